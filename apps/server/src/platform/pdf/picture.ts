import { placeLabels } from '@plumbline/inference/image/labels'
import type { Picture, PictureBox } from './document'
import { drawMark } from './draw-mark'
import type { Piece } from './piece'
import { EDGE, HAIRLINE, styles } from './style'
import { type Doc, type Line, lineHeight, type Typesetter } from './typeset'

export type Image = ReturnType<Doc['openImage']>

const LABEL_PADDING = 4
const MARK_SIZE = 7
/** From this many boxes with the same label on, only the largest one is labeled. */
const CROWD = 4

/** A photo with its findings: lines and words are drawn over it, so that they stay sharp at any size. */
export async function picturePiece(
  doc: Doc,
  type: Typesetter,
  image: Image,
  { width, height, boxes }: Picture,
  area: { x: number; width: number; height: number },
): Promise<Piece> {
  const scale = Math.min(area.width / width, area.height / height)
  const shown = { width: width * scale, height: height * scale }
  const left = area.x
  const scaled = withoutRepeats(boxes).map(box => inside(box, scale, shown))
  const labels = await labelsOf(type, scaled, shown)
  return {
    height: shown.height,
    gap: 10,
    keep: true,
    draw: top => {
      doc.image(image, left, top, shown)
      doc.lineWidth(0.5).rect(left, top, shown.width, shown.height).stroke(HAIRLINE)
      doc.lineJoin('round')
      for (const box of scaled) {
        doc
          .lineWidth(3.4)
          .rect(left + box.x, top + box.y, box.width, box.height)
          .stroke(EDGE)
        doc
          .lineWidth(1.6)
          .rect(left + box.x, top + box.y, box.width, box.height)
          .stroke(box.mark.lightColor)
      }
      for (const { place, line, mark } of labels) {
        const [x, y] = [left + place.x, top + place.y]
        doc.roundedRect(x, y, place.width, place.height, 2).fill(EDGE)
        drawMark(doc, mark.shape, {
          x: x + LABEL_PADDING,
          y: y + (place.height - MARK_SIZE) / 2,
          size: MARK_SIZE,
          color: mark.lightColor,
        })
        if (line)
          type.draw(
            line,
            styles.label,
            x + LABEL_PADDING * 2 + MARK_SIZE,
            y + (place.height - lineHeight(styles.label)) / 2,
          )
      }
    },
  }
}

function inside(box: PictureBox, scale: number, shown: { width: number; height: number }): PictureBox {
  const within = (value: number, most: number) => Math.max(0, Math.min(value, most))
  const [x, y] = [within(box.x * scale, shown.width), within(box.y * scale, shown.height)]
  return {
    ...box,
    x,
    y,
    width: within((box.x + box.width) * scale, shown.width) - x,
    height: within((box.y + box.height) * scale, shown.height) - y,
  }
}

const areaOf = ({ width, height }: PictureBox) => width * height

/** One box per thing, the highest rank first. */
function withoutRepeats(boxes: readonly PictureBox[]) {
  const same = (a: PictureBox, b: PictureBox) =>
    (['x', 'y', 'width', 'height'] as const).every(side => Math.abs(a[side] - b[side]) < 1)
  const kept: PictureBox[] = []
  for (const box of boxes.toSorted((a, b) => b.mark.rank - a.mark.rank))
    if (!kept.some(other => same(other, box))) kept.push(box)
  return kept
}

async function labelsOf(type: Typesetter, boxes: PictureBox[], shown: { width: number; height: number }) {
  const speaks = (box: PictureBox) => {
    const alike = boxes.filter(({ label }) => label === box.label)
    return alike.length < CROWD || alike.every(other => areaOf(other) <= areaOf(box))
  }
  const lines: (Line | undefined)[] = []
  for (const box of boxes)
    lines.push(
      box.label && speaks(box) ? await type.line(box.label, styles.label, shown.width * 0.6) : undefined,
    )
  const sizes = lines.map(line => ({
    width: MARK_SIZE + LABEL_PADDING * 2 + (line ? line.width + LABEL_PADDING : 0),
    height: lineHeight(styles.label) + 2,
  }))
  return placeLabels(boxes, sizes, shown).map((place, index) => ({
    place,
    line: lines[index],
    mark: (boxes[index] as PictureBox).mark,
  }))
}
