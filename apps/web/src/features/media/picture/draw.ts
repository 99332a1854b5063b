import type { Severity } from '@plumbline/contract/options'
import { type MarkedBox, speaksFor } from './boxes'
import { placeLabels } from './labels'
import { type Box, type Size, toStage, type View, wholePicture } from './zoom-view'

/** The tokens' box colors: a canvas cannot read class names. */
const colors: Record<Severity, string> = { High: '#ff4a3d', Medium: '#ff9a3c', Low: '#ffd83b' }
const EDGE = '#0b0f12'
const FONT =
  '600 13px "Inter Variable", system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif'
const LABEL_HEIGHT = 24
const ICON_SIZE = 12

type Drawing = {
  image: CanvasImageSource
  /** The size the boxes are measured in. */
  frame: Size
  stage: Size
  view: View
  boxes: readonly MarkedBox[]
  /** The violation that is pointed at: the boxes of others step back. */
  active: string | null
  labeled?: boolean
}

/** Sharp on every screen: a canvas of its own holds as many pixels as the screen shows. */
export function prepared(canvas: HTMLCanvasElement, { width, height }: Size) {
  const ratio = window.devicePixelRatio || 1
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  const context = canvas.getContext('2d')
  context?.setTransform(ratio, 0, 0, ratio, 0, 0)
  return context
}

export function drawPicture(canvas: HTMLCanvasElement, drawing: Drawing) {
  const { image, frame, stage, view, boxes, active, labeled = true } = drawing
  const context = prepared(canvas, stage)
  if (!context) return
  const picture = toStage({ x: 0, y: 0, ...frame }, view, stage, frame)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, picture.x, picture.y, picture.width, picture.height)

  const isBack = ({ owners }: MarkedBox) => active !== null && !owners.includes(active)
  const drawn = boxes
    .map(box => ({ box, at: toStage(box, view, stage, frame) }))
    .filter(({ at }) => isVisible(at, stage))
    // The last is on top.
    .toSorted((a, b) => Number(isBack(b.box)) - Number(isBack(a.box)))
  for (const { box, at } of drawn) {
    context.globalAlpha = isBack(box) ? 0.35 : 1
    outline(context, at, box.severity, active !== null && !isBack(box))
  }
  if (!labeled) return
  // Those in front choose their place first.
  const named = drawn.toReversed()
  context.font = FONT
  const speaks = speaksFor(named.map(({ box }) => box))
  const wordsOf = (box: MarkedBox) => (speaks(box) ? box.label : '')
  const sizes = named.map(({ box }) => ({
    width: speaks(box) ? Math.ceil(context.measureText(box.label).width) + ICON_SIZE + 20 : LABEL_HEIGHT,
    height: LABEL_HEIGHT,
  }))
  const places = placeLabels(
    named.map(({ at }) => at),
    sizes,
    stage,
  )
  named.forEach(({ box }, index) => {
    const place = places[index]
    if (!place) return
    context.globalAlpha = isBack(box) ? 0.5 : 1
    label(context, place, box.severity, wordsOf(box))
  })
  context.globalAlpha = 1
}

/** A part of the picture with its boxes, without words: they stand beside it. */
export function drawCloseUp(
  canvas: HTMLCanvasElement,
  { image, frame, part, boxes, size }: Pick<Drawing, 'image' | 'frame' | 'boxes'> & { part: Box; size: Size },
) {
  const whole = Math.min(size.width / frame.width, size.height / frame.height)
  drawPicture(canvas, {
    image,
    frame,
    stage: size,
    view: {
      ...wholePicture,
      // The view's zoom counts from the fitting picture, which may leave bars in this shape.
      zoom: size.width / part.width / whole,
      x: (part.x + part.width / 2) / frame.width,
      y: (part.y + part.height / 2) / frame.height,
    },
    boxes,
    active: null,
    labeled: false,
  })
}

const isVisible = ({ x, y, width, height }: Box, stage: Size) =>
  x < stage.width && y < stage.height && x + width > 0 && y + height > 0

/** A dark outer and a colored inner line read on any photo. */
function outline(context: CanvasRenderingContext2D, box: Box, severity: Severity, strong: boolean) {
  const line = strong ? 4 : 2.5
  context.lineJoin = 'round'
  context.strokeStyle = EDGE
  context.lineWidth = line + 3
  context.strokeRect(box.x, box.y, box.width, box.height)
  context.strokeStyle = colors[severity]
  context.lineWidth = line
  context.strokeRect(box.x, box.y, box.width, box.height)
}

function label(context: CanvasRenderingContext2D, place: Box, severity: Severity, words: string) {
  const { x, y, width, height } = place
  context.fillStyle = EDGE
  context.beginPath()
  context.roundRect(x, y, width, height, 4)
  context.fill()
  shape(context, severity, x + 6, y + (height - ICON_SIZE) / 2)
  context.fillStyle = colors[severity]
  context.textBaseline = 'middle'
  context.fillText(words, x + ICON_SIZE + 12, y + height / 2 + 0.5, width - ICON_SIZE - 16)
}

/** The same three shapes as on every badge: triangle, half-filled diamond, circle. */
function shape(context: CanvasRenderingContext2D, severity: Severity, x: number, y: number) {
  const size = ICON_SIZE
  const half = size / 2
  context.fillStyle = colors[severity]
  context.strokeStyle = colors[severity]
  context.lineWidth = 1.5
  const path = (points: [number, number][]) => {
    context.beginPath()
    for (const [dx, dy] of points) context.lineTo(x + dx, y + dy)
    context.closePath()
  }
  if (severity === 'High') {
    path([
      [half, 0],
      [size, size],
      [0, size],
    ])
    context.fill()
  } else if (severity === 'Medium') {
    path([
      [half, 0],
      [half, size],
      [0, half],
    ])
    context.fill()
    path([
      [half, 0],
      [size, half],
      [half, size],
      [0, half],
    ])
    context.stroke()
  } else {
    context.beginPath()
    context.arc(x + half, y + half, half - 1, 0, 2 * Math.PI)
    context.stroke()
  }
}
