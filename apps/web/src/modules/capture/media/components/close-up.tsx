import { useEffect, useRef } from 'react'
import { type MarkedBox, surroundings } from '../picture/boxes'
import { drawCloseUp } from '../picture/draw'
import { useSize } from '../picture/use-size'
import type { Size } from '../picture/zoom-view'

type CloseUpProps = { image: HTMLImageElement; frame: Size; boxes: readonly MarkedBox[]; alternative: string }

/** The part of the picture one violation is about. */
export function CloseUp({ image, frame, boxes, alternative }: CloseUpProps) {
  const holder = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useSize(holder)
  useEffect(() => {
    if (!canvas.current || !size || boxes.length === 0) return
    const part = surroundings(boxes, frame, size)
    drawCloseUp(canvas.current, { image, frame, part, boxes, size })
  })
  return (
    <div ref={holder} className="size-full overflow-hidden rounded-md bg-sunken">
      <canvas ref={canvas} role="img" aria-label={alternative} className="block size-full" />
    </div>
  )
}
