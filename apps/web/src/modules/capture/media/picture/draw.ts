import type { Severity } from '@plumbline/contract/options'
import type { MarkedBox } from './boxes'
import {
  cornerArm,
  ICON_SIZE,
  isSmall,
  type Label,
  type Marked,
  marksFor,
  type Outline,
  type Pin,
} from './marks'
import { type Box, type Point, type Size, toStage, wholePicture } from './zoom-view'

/** The tokens' box colors: a canvas cannot read class names. */
const colors: Record<Severity, string> = { High: '#ff4a3d', Medium: '#ff9a3c', Low: '#ffd83b' }
const EDGE = '#0b0f12'
const FONT =
  '600 13px "Inter Variable", system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif'

type Drawing = Omit<Marked, 'measure'> & { image: CanvasImageSource }

/** Sharp on every screen: a canvas of its own holds as many pixels as the screen shows. */
export function prepared(canvas: HTMLCanvasElement, { width, height }: Size) {
  const ratio = window.devicePixelRatio || 1
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  const context = canvas.getContext('2d')
  context?.setTransform(ratio, 0, 0, ratio, 0, 0)
  return context
}

/** Draws the picture and what was found in it; returns where the pins and labels went. */
export function drawPicture(canvas: HTMLCanvasElement, drawing: Drawing): (Pin | Label)[] {
  const { image, frame, stage, view } = drawing
  const context = prepared(canvas, stage)
  if (!context) return []
  const picture = toStage({ x: 0, y: 0, ...frame }, view, stage, frame)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, picture.x, picture.y, picture.width, picture.height)
  context.font = FONT
  const { outlines, pins, labels } = marksFor({
    ...drawing,
    measure: text => context.measureText(text).width,
  })
  const small = isSmall(stage)
  for (const each of outlines) outline(context, each, small)
  for (const { leader, severity } of labels) if (leader) line(context, leader, severity)
  for (const each of [...pins, ...labels]) tag(context, each)
  return [...pins, ...labels]
}

type CloseUp = {
  image: CanvasImageSource
  frame: Size
  part: Box
  boxes: readonly MarkedBox[]
  size: Size
}

/** A part of the picture with its boxes, without words: they stand beside it. */
export function drawCloseUp(canvas: HTMLCanvasElement, { image, frame, part, boxes, size }: CloseUp) {
  const whole = Math.min(size.width / frame.width, size.height / frame.height)
  const context = prepared(canvas, size)
  if (!context) return
  const view = {
    ...wholePicture,
    // The view's zoom counts from the fitting picture, which may leave bars in this shape.
    zoom: size.width / part.width / whole,
    x: (part.x + part.width / 2) / frame.width,
    y: (part.y + part.height / 2) / frame.height,
  }
  const picture = toStage({ x: 0, y: 0, ...frame }, view, size, frame)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, picture.x, picture.y, picture.width, picture.height)
  for (const box of boxes) {
    const at = toStage(box, view, size, frame)
    outline(context, { at, severity: box.severity, look: 'box', strong: false, faint: false }, true)
  }
}

/** A dark outer and a colored inner line read on any photo. */
function outline(
  context: CanvasRenderingContext2D,
  { at, severity, look, strong, faint }: Outline,
  small: boolean,
) {
  const line = small ? 2 : strong ? 4 : 2.5
  context.globalAlpha = faint ? 0.35 : 1
  context.lineJoin = 'round'
  for (const [style, width] of [
    [EDGE, small ? line + 2 : line + 3],
    [colors[severity], line],
  ] as const) {
    context.strokeStyle = style
    context.lineWidth = width
    context.beginPath()
    if (look === 'box') context.rect(at.x, at.y, at.width, at.height)
    else corners(context, at)
    context.stroke()
  }
  context.globalAlpha = 1
}

function corners(context: CanvasRenderingContext2D, box: Box) {
  const arm = cornerArm(box)
  for (const [x, dx] of [
    [box.x, arm],
    [box.x + box.width, -arm],
  ] as const)
    for (const [y, dy] of [
      [box.y, arm],
      [box.y + box.height, -arm],
    ] as const) {
      context.moveTo(x + dx, y)
      context.lineTo(x, y)
      context.lineTo(x, y + dy)
    }
}

function line(context: CanvasRenderingContext2D, [from, to]: readonly [Point, Point], severity: Severity) {
  for (const [style, width] of [
    [EDGE, 3.5],
    [colors[severity], 1.5],
  ] as const) {
    context.strokeStyle = style
    context.lineWidth = width
    context.beginPath()
    context.moveTo(from.x, from.y)
    context.lineTo(to.x, to.y)
    context.stroke()
  }
}

/** The severity's shape and the number, with words where it is a label. */
function tag(context: CanvasRenderingContext2D, { at, severity, text }: Pin) {
  const { x, y, width, height } = at
  context.fillStyle = EDGE
  context.beginPath()
  context.roundRect(x, y, width, height, 4)
  context.fill()
  shape(context, severity, x + 5, y + (height - ICON_SIZE) / 2)
  context.fillStyle = '#ffffff'
  context.textBaseline = 'middle'
  context.fillText(text, x + ICON_SIZE + 8, y + height / 2 + 0.5, width - ICON_SIZE - 10)
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
