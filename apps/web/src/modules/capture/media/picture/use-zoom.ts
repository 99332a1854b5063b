import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { bounded, moved, type Point, type Size, type View, wholePicture, zoomedAt } from './zoom-view'

const STEP = 1.5
const WHEEL_TURN = 40
/** A finger that moved less than this has tapped. */
const TAP_DISTANCE = 5

/** Two taps this close together in time and place are one double tap. */
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_DISTANCE = 30
const DOUBLE_TAP_ZOOM = 2.5

/** Zoom and pan by wheel, pinch, drag, double tap and keys. A picture that fits leaves scrolling to the page. */
export function useZoom(element: RefObject<HTMLElement | null>, stage: Size | null, frame: Size) {
  const [wanted, setView] = useState<View>(wholePicture)
  const view = stage ? bounded(wanted, stage, frame) : wholePicture
  const pointers = useRef(new Map<number, Point>())
  const dragged = useRef(false)
  const lastTap = useRef({ at: 0, x: 0, y: 0 })

  const change = (to: (view: View, stage: Size) => View) => {
    if (stage) setView(current => to(bounded(current, stage, frame), stage))
  }
  const zoomBy = (factor: number, at?: Point) =>
    change((current, size) =>
      zoomedAt(current, factor, at ?? { x: size.width / 2, y: size.height / 2 }, size, frame),
    )
  const panBy = (by: Point) => change((current, size) => moved(current, by, size, frame))

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = element.current?.getBoundingClientRect() ?? { left: 0, top: 0 }
    return { x: clientX - left, y: clientY - top }
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const focused = element.current?.contains(document.activeElement)
    if (!event.ctrlKey && !event.metaKey && !focused && view.zoom === 1) return
    event.preventDefault()
    // A pinch on a touch pad arrives in many small turns, a wheel in few large ones.
    const turn = Math.max(-WHEEL_TURN, Math.min(event.deltaY, WHEEL_TURN))
    zoomBy(Math.exp(-turn * 0.01), placeOf(event))
  })
  useEffect(() => {
    const listen = (event: WheelEvent) => onWheel(event)
    const target = element.current
    // React listens passively, and then the page would scroll along.
    target?.addEventListener('wheel', listen, { passive: false })
    return () => target?.removeEventListener('wheel', listen)
  }, [element])

  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      if (pointers.current.size === 0) dragged.current = false
      pointers.current.set(event.pointerId, placeOf(event))
    },
    onPointerMove(event: PointerEvent) {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const now = placeOf(event)
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      if (other) {
        const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y)
        zoomBy(apart(now) / Math.max(1, apart(before)), {
          x: (now.x + other.x) / 2,
          y: (now.y + other.y) / 2,
        })
      } else {
        if (view.zoom === 1) return
        if (!dragged.current && Math.hypot(now.x - before.x, now.y - before.y) < TAP_DISTANCE) return
        element.current?.setPointerCapture(event.pointerId)
        panBy({ x: now.x - before.x, y: now.y - before.y })
      }
      dragged.current = true
      pointers.current.set(event.pointerId, now)
    },
    onPointerUp: ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId),
    onPointerCancel: ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId),
    onPointerLeave: ({ pointerId }: PointerEvent) => !dragged.current && pointers.current.delete(pointerId),
    /** The end of a drag is no click on what happens to be there. */
    onClickCapture(event: MouseEvent) {
      if (!dragged.current) return
      dragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onKeyDown(event: KeyboardEvent) {
      const acted = byKey(event, view.zoom, { zoomBy, panBy, reset: () => setView(wholePicture) })
      if (acted) event.preventDefault()
    },
  }
  /** Whether this click was the second of two: it zooms in where it was, or back out. */
  const doubleTap = (event: MouseEvent) => {
    const { at, ...before } = lastTap.current
    const point = placeOf(event)
    const isSecond =
      event.timeStamp - at < DOUBLE_TAP_MS &&
      Math.hypot(point.x - before.x, point.y - before.y) < DOUBLE_TAP_DISTANCE
    lastTap.current = isSecond ? { at: 0, x: 0, y: 0 } : { at: event.timeStamp, ...point }
    if (isSecond && view.zoom > 1) setView(wholePicture)
    else if (isSecond) zoomBy(DOUBLE_TAP_ZOOM, point)
    return isSecond
  }
  return {
    view,
    handlers,
    doubleTap,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    reset: () => setView(wholePicture),
  }
}

type Acts = { zoomBy: (factor: number) => void; panBy: (by: Point) => void; reset: () => void }
const arrows: Record<string, Point> = {
  ArrowLeft: { x: 40, y: 0 },
  ArrowRight: { x: -40, y: 0 },
  ArrowUp: { x: 0, y: 40 },
  ArrowDown: { x: 0, y: -40 },
}

function byKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, zoom: number, acts: Acts): boolean {
  if (ctrlKey || metaKey || altKey) return false
  const arrow = arrows[key]
  if (key === '+' || key === '=') acts.zoomBy(STEP)
  else if (key === '-') acts.zoomBy(1 / STEP)
  else if (key === '0') acts.reset()
  else if (arrow && zoom > 1) acts.panBy(arrow)
  else return false
  return true
}
