import type { Block, Mark } from './document'
import { drawMark } from './draw-mark'
import type { Piece } from './piece'
import { INK, styles } from './style'
import { type Doc, type Line, lineHeight, type Typesetter } from './typeset'

/** Short facts in frames, side by side; the first may carry a mark. */
export async function badgesPiece(
  doc: Doc,
  type: Typesetter,
  area: { x: number; width: number },
  { marked, texts }: Extract<Block, { kind: 'badges' }>,
): Promise<Piece> {
  const [height, padding, markSize] = [19, 8, 8.5]
  const all: { mark?: Mark; text: string }[] = [...(marked ? [marked] : []), ...texts.map(text => ({ text }))]
  let x = area.x
  const placed: { mark: Mark | undefined; line: Line; x: number; width: number }[] = []
  for (const { mark, text } of all) {
    const line = await type.line(text, styles.smallStrong, area.width / 2)
    const width = line.width + padding * 2 + (mark ? markSize + 5 : 0)
    placed.push({ mark, line, x, width })
    x += width + 7
  }
  const draw = (y: number) => {
    for (const badge of placed) {
      const color = badge.mark?.color ?? INK
      doc.lineWidth(0.9).roundedRect(badge.x, y, badge.width, height, 4).stroke(color)
      if (badge.mark)
        drawMark(doc, badge.mark.shape, {
          x: badge.x + padding,
          y: y + (height - markSize) / 2,
          size: markSize,
          color,
        })
      const textX = badge.x + padding + (badge.mark ? markSize + 5 : 0)
      const style = { ...styles.smallStrong, color }
      type.draw(badge.line, style, textX, y + (height - lineHeight(style)) / 2)
    }
  }
  return { height, gap: 9, keep: true, draw }
}
