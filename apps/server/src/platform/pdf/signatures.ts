import type { Block } from './document'
import type { Piece } from './piece'
import { INK, styles } from './style'
import { type Doc, type Line, lineHeight, type Typesetter } from './typeset'

const COLUMN_GAP = 12
const FIRST_LINE = 30
const LINE_STEP = 28

/** A column for each role, with lines to write on. */
export async function signaturesPiece(
  doc: Doc,
  type: Typesetter,
  area: { x: number; width: number },
  { roles, lines }: Extract<Block, { kind: 'signatures' }>,
): Promise<Piece> {
  const width = (area.width - COLUMN_GAP * (roles.length - 1)) / roles.length
  const titles: Line[] = []
  for (const role of roles) titles.push(await type.line(role, styles.smallStrong, width))
  const captions: Line[] = []
  for (const text of lines) captions.push(await type.line(text, styles.quiet, width))
  const draw = (y: number) => {
    titles.forEach((title, index) => {
      const x = area.x + index * (width + COLUMN_GAP)
      type.draw(title, styles.smallStrong, x, y)
      captions.forEach((caption, row) => {
        const foot = y + FIRST_LINE + row * LINE_STEP
        doc
          .lineWidth(0.8)
          .moveTo(x, foot)
          .lineTo(x + width, foot)
          .stroke(INK)
        type.draw(caption, styles.quiet, x, foot + 1)
      })
    })
  }
  return { height: FIRST_LINE + (lines.length - 1) * LINE_STEP + 2 + lineHeight(styles.quiet), gap: 16, draw }
}
