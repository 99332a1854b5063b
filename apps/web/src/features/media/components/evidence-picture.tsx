import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { type CSSProperties, type MouseEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../components/ui/icon-button'
import { cx } from '../../../lib/cx'
import { handlesOf, type MarkedBox, ownerAt, withoutRepeats } from '../picture/boxes'
import { drawPicture } from '../picture/draw'
import { useSize } from '../picture/use-size'
import { useZoom } from '../picture/use-zoom'
import { type Box, MAX_ZOOM, type Size, scaleOf, toFrame, toStage } from '../picture/zoom-view'
import { BoxEditor } from './box-editor'

/** How far beside a box a finger may touch, and how small a target may be, in pixels of the screen. */
const FINGER_ROOM = 8
const MIN_HANDLE = 24

type Editing = {
  box: Box
  /** The others of the same violation: touching one takes it in hand instead. */
  others: readonly { box: MarkedBox; onPick: () => void }[]
  drawing: boolean
  onChange: (box: Box) => void
}

export type EvidencePictureProps = {
  image: HTMLImageElement
  /** The size the boxes are measured in; the picture itself may be smaller. */
  frame: Size
  boxes: readonly MarkedBox[]
  /** Says in words what the picture shows. */
  alternative: string
  /** The violation that is pointed at, here or in the list. */
  active: string | null
  onActive: (owner: string | null) => void
  onSelect: (owner: string) => void
  /** A box that is being moved, resized or drawn. */
  editing?: Editing | undefined
}

export function EvidencePicture(props: EvidencePictureProps) {
  const { t } = useTranslation('results')
  const { image, frame, alternative, active, onActive, onSelect, editing } = props
  const boxes = editing ? editing.others.map(({ box }) => box) : withoutRepeats(props.boxes)
  const stageElement = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useSize(stageElement)
  const { view, handlers, zoomIn, zoomOut, reset } = useZoom(stageElement, stage, frame)

  useEffect(() => {
    if (canvas.current && stage) drawPicture(canvas.current, { image, frame, stage, view, boxes, active })
  })

  const ownerUnder = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    if (!stage) return null
    const { left, top } = currentTarget.getBoundingClientRect()
    const point = toFrame({ x: clientX - left, y: clientY - top }, view, stage, frame)
    return ownerAt(boxes, point, FINGER_ROOM / scaleOf(stage, frame, view))
  }

  return (
    <figure className="grid gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={stageElement}
        role="group"
        aria-label={t('picture.stage')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that zoom and pan need a place to be heard
        tabIndex={0}
        {...handlers}
        onKeyDown={handlers.onKeyDown}
        onPointerMove={event => {
          handlers.onPointerMove(event)
          if (!editing && event.pointerType === 'mouse') onActive(ownerUnder(event))
        }}
        onPointerLeave={event => {
          handlers.onPointerLeave(event)
          onActive(null)
        }}
        onClick={event => {
          const owner = editing ? null : ownerUnder(event)
          if (owner) onSelect(owner)
        }}
        style={{ '--shape': `${frame.width} / ${frame.height}` } as CSSProperties}
        className={cx(
          'relative aspect-(--shape) max-h-[70dvh] w-full overflow-hidden rounded-md bg-box-edge select-none',
          view.zoom > 1 ? 'touch-none' : 'touch-pan-y',
          view.zoom > 1 && !editing && 'cursor-grab active:cursor-grabbing',
        )}
      >
        <canvas ref={canvas} role="img" aria-label={alternative} className="block size-full" />
        {stage &&
          !editing &&
          handlesOf(boxes).map(({ owner, box }) => (
            <BoxHandle
              key={owner}
              box={box}
              at={toStage(box, view, stage, frame)}
              onFocus={() => onActive(owner)}
              onBlur={() => onActive(null)}
              onSelect={() => onSelect(owner)}
            />
          ))}
        {stage && editing && <BoxEditor {...editing} view={view} stage={stage} frame={frame} />}
      </div>
      <figcaption className="flex items-start justify-between gap-x-4">
        <span className={cx('py-1 text-caption text-subtle', !editing && 'pointer-coarse:hidden')}>
          {editing ? t('picture.editKeys') : t('picture.keys')}
        </span>
        <span className="ml-auto flex shrink-0">
          <IconButton label={t('picture.zoomOut')} disabled={view.zoom <= 1} onClick={zoomOut}>
            <ZoomOut className="size-5" aria-hidden />
          </IconButton>
          <IconButton label={t('picture.zoomIn')} disabled={view.zoom >= MAX_ZOOM} onClick={zoomIn}>
            <ZoomIn className="size-5" aria-hidden />
          </IconButton>
          <IconButton label={t('picture.whole')} disabled={view.zoom <= 1} onClick={reset}>
            <Maximize className="size-5" aria-hidden />
          </IconButton>
        </span>
      </figcaption>
    </figure>
  )
}

type BoxHandleProps = {
  box: MarkedBox
  at: Box
  onFocus: () => void
  onBlur: () => void
  onSelect: () => void
}

/** The canvas shows a box and the stage knows what is pointed at; this is what keys and screen readers hold on to. */
function BoxHandle({ box: { label, severity }, at, onFocus, onBlur, onSelect }: BoxHandleProps) {
  const { t } = useTranslation('results')
  const { t: common } = useTranslation()
  const [width, height] = [Math.max(at.width, MIN_HANDLE), Math.max(at.height, MIN_HANDLE)]
  return (
    <button
      type="button"
      aria-label={t('picture.box', { severity: common(`severity.${severity}`), label })}
      onFocus={onFocus}
      onBlur={onBlur}
      onClick={event => {
        event.stopPropagation()
        onSelect()
      }}
      style={{ left: at.x - (width - at.width) / 2, top: at.y - (height - at.height) / 2, width, height }}
      className="absolute rounded-sm focus-visible:-outline-offset-4 focus-visible:outline-on-panel"
    />
  )
}
