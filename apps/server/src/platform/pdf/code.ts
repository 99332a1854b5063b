import { encode } from 'uqr'
import { INK } from './style'
import type { Doc } from './typeset'

export const CODE_SIZE = 58

/** A QR code, drawn in vectors so that it scans at any print size. */
export function drawCode(doc: Doc, text: string, x: number, y: number) {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const cell = CODE_SIZE / size
  data.forEach((row, down) => {
    row.forEach((isDark, across) => {
      if (isDark) doc.rect(x + across * cell, y + down * cell, cell, cell)
    })
  })
  doc.fill(INK)
}
