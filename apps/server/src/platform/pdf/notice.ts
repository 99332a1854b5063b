import type { Piece } from './piece'
import { SIGNAL, styles, WASH } from './style'
import { type Doc, lineHeight, type Typesetter } from './typeset'

/** Words in a frame that nobody may overlook. */
export async function noticePiece(
  doc: Doc,
  type: Typesetter,
  { x, width }: { x: number; width: number },
  text: string,
): Promise<Piece> {
  const padding = 10
  const style = styles.small
  const lines = await type.lines(text, style, width - padding * 2)
  const height = lines.length * lineHeight(style) + padding * 1.6
  const draw = (y: number) => {
    doc.rect(x, y, width, height).fill(WASH)
    doc.rect(x, y, 2.5, height).fill(SIGNAL)
    lines.forEach((line, index) => {
      type.draw(line, style, x + padding, y + padding * 0.8 + index * lineHeight(style))
    })
  }
  return { height, gap: 8, draw }
}
