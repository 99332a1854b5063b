import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../../../lib/cx'
import { boxBetween, type Corner, corners, movedBox, resizedBox } from '../picture/boxes'
import { type Box, type Point, type Size, scaleOf, toFrame, toStage, type View } from '../picture/zoom-view'

type BoxEditorProps = {
  box: Box
  others: readonly { box: Box; onPick: () => void }[]
  /** Dragging outside the box draws a new one. */
  drawing: boolean
  onChange: (box: Box) => void
  view: View
  stage: Size
  frame: Size
}

const cornerClass: Record<Corner, string> = {
  nw: '-top-4 -left-4 cursor-nwse-resize',
  ne: '-top-4 -right-4 cursor-nesw-resize',
  sw: '-bottom-4 -left-4 cursor-nesw-resize',
  se: '-right-4 -bottom-4 cursor-nwse-resize',
}

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const isInside = ({ x, y }: Point, box: Box) =>
  x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height

/** Moves and resizes one box by pointer and by keys: arrows move, with Shift they resize. */
export function BoxEditor({ box, others, drawing, onChange, view, stage, frame }: BoxEditorProps) {
  const { t } = useTranslation('results')
  const layer = useRef<HTMLDivElement>(null)
  const drag = useRef<{ from: Point; before: Box; grip: Corner | 'all' | 'new' } | null>(null)
  const at = toStage(box, view, stage, frame)

  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = layer.current?.getBoundingClientRect() ?? { left: 0, top: 0 }
    return toFrame({ x: clientX - left, y: clientY - top }, view, stage, frame)
  }

  const take = (grip: Corner | 'all' | 'new') => (event: PointerEvent) => {
    if (event.button !== 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from: placeOf(event), before: box, grip }
  }

  const pickOther = (event: PointerEvent) => {
    const point = placeOf(event)
    others.find(other => isInside(point, other.box))?.onPick()
  }

  const pull = (event: PointerEvent) => {
    if (!drag.current) return
    event.stopPropagation()
    const { from, before, grip } = drag.current
    const now = placeOf(event)
    const by = { x: now.x - from.x, y: now.y - from.y }
    if (grip === 'new') onChange(boxBetween(from, now, frame))
    else onChange(grip === 'all' ? movedBox(before, by, frame) : resizedBox(before, grip, by, frame))
  }

  const release = () => {
    drag.current = null
  }

  const key = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (!arrow) return
    event.preventDefault()
    event.stopPropagation()
    const step = Math.max(1, 8 / scaleOf(stage, frame, view))
    const by = { x: arrow.x * step, y: arrow.y * step }
    onChange(event.shiftKey ? resizedBox(box, 'se', by, frame) : movedBox(box, by, frame))
  }

  const pulling = { onPointerMove: pull, onPointerUp: release, onPointerCancel: release }
  return (
    <div
      ref={layer}
      className={cx('absolute inset-0 touch-none', drawing && 'cursor-crosshair')}
      onPointerDown={drawing ? take('new') : pickOther}
      {...pulling}
    >
      <div
        role="application"
        aria-label={t('picture.editBox')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move it
        tabIndex={0}
        onKeyDown={key}
        onPointerDown={take('all')}
        style={{ left: at.x, top: at.y, width: at.width, height: at.height }}
        className="absolute cursor-move rounded-sm border-3 border-panel-mark outline-2 outline-box-edge focus-visible:outline-4 focus-visible:outline-focus"
      >
        {corners.map(corner => (
          <span
            key={corner}
            aria-hidden="true"
            onPointerDown={take(corner)}
            className={cx('absolute flex size-8 items-center justify-center', cornerClass[corner])}
          >
            <span className="size-3.5 rounded-full border-2 border-box-edge bg-panel-mark" />
          </span>
        ))}
      </div>
    </div>
  )
}
