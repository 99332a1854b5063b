import type { Box } from '@plumbline/domain'

/** Pixels of the picture the boxes are measured in, or of the stage on the screen. */
export type Size = { width: number; height: number }
export type Point = { x: number; y: number }
export type { Box }

/** What of the picture is shown: how much larger than fitting, and which point of it (0 to 1) is in the middle. */
export type View = { zoom: number; x: number; y: number }

export const wholePicture: View = { zoom: 1, x: 0.5, y: 0.5 }
export const MAX_ZOOM = 8

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

/** Screen pixels per picture pixel. */
export const scaleOf = (stage: Size, frame: Size, { zoom }: View) =>
  Math.min(stage.width / frame.width, stage.height / frame.height) * zoom

/** Never empty beside a picture that could fill the stage, and centered where it cannot. */
export function bounded(view: View, stage: Size, frame: Size): View {
  const zoom = between(1, view.zoom, MAX_ZOOM)
  const scale = scaleOf(stage, frame, { ...view, zoom })
  const along = (center: number, shown: number, whole: number) => {
    const half = shown / 2 / (whole * scale)
    return half >= 0.5 ? 0.5 : between(half, center, 1 - half)
  }
  return {
    zoom,
    x: along(view.x, stage.width, frame.width),
    y: along(view.y, stage.height, frame.height),
  }
}

export function toStage(box: Box, view: View, stage: Size, frame: Size): Box {
  const scale = scaleOf(stage, frame, view)
  return {
    x: (box.x - view.x * frame.width) * scale + stage.width / 2,
    y: (box.y - view.y * frame.height) * scale + stage.height / 2,
    width: box.width * scale,
    height: box.height * scale,
  }
}

export function toFrame(point: Point, view: View, stage: Size, frame: Size): Point {
  const scale = scaleOf(stage, frame, view)
  return {
    x: (point.x - stage.width / 2) / scale + view.x * frame.width,
    y: (point.y - stage.height / 2) / scale + view.y * frame.height,
  }
}

/** Zooms so that what is under the point stays there. */
export function zoomedAt(view: View, factor: number, point: Point, stage: Size, frame: Size): View {
  const held = toFrame(point, view, stage, frame)
  const zoom = between(1, view.zoom * factor, MAX_ZOOM)
  const scale = scaleOf(stage, frame, { ...view, zoom })
  return bounded(
    {
      zoom,
      x: (held.x - (point.x - stage.width / 2) / scale) / frame.width,
      y: (held.y - (point.y - stage.height / 2) / scale) / frame.height,
    },
    stage,
    frame,
  )
}

/** Moves the picture along with the finger. */
export function moved(view: View, by: Point, stage: Size, frame: Size): View {
  const scale = scaleOf(stage, frame, view)
  return bounded(
    { ...view, x: view.x - by.x / scale / frame.width, y: view.y - by.y / scale / frame.height },
    stage,
    frame,
  )
}
