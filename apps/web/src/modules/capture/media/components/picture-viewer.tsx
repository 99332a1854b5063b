import { Expand, Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { type CSSProperties, type MouseEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../components/ui/icon-button'
import { cx } from '../../../../lib/cx'
import { handlesOf, type MarkedBox, ownerAt, withoutRepeats } from '../picture/boxes'
import { drawPicture } from '../picture/draw'
import type { KeepClear, Pin } from '../picture/marks'
import { useSize } from '../picture/use-size'
import { useZoom } from '../picture/use-zoom'
import { type Box, MAX_ZOOM, type Point, type Size, scaleOf, toFrame, toStage } from '../picture/zoom-view'
import { BoxEditor } from './box-editor'

/** How far beside a box or a pin a finger may touch, and how small a target may be, in pixels of the screen. */
const FINGER_ROOM = 8
const PIN_ROOM = 14
const MIN_HANDLE = 24

type Editing = {
  box: Box
  /** The others of the same violation: touching one takes it in hand instead. */
  others: readonly { box: MarkedBox; onPick: () => void }[]
  drawing: boolean
  onChange: (box: Box) => void
}

export type PictureViewerProps = {
  image: HTMLImageElement
  /** The size the boxes are measured in; the picture itself may be smaller. */
  frame: Size
  boxes: readonly MarkedBox[]
  /** The number of each violation in the list beside it. */
  numbers: ReadonlyMap<string, number>
  keepClear: KeepClear
  /** Says in words what the picture shows. */
  alternative: string
  /** The violation that is pointed at or selected, here or in the list. */
  active: string | null
  onActive: (owner: string | null) => void
  onSelect: (owner: string) => void
  /** A box that is being moved, resized or drawn. */
  editing?: Editing | undefined
  /** Shows it over the whole screen, where it can be. */
  onFullScreen?: (() => void) | undefined
  /** It takes all the room there is, as on the whole screen. */
  fills?: boolean
}

/** A picture with what was found in it: numbered pins on a small screen, words where there is room for them. */
export function PictureViewer(props: PictureViewerProps) {
  const { t } = useTranslation('results')
  const { image, frame, numbers, keepClear, alternative, active } = props
  const { onActive, onSelect, editing, onFullScreen, fills = false } = props
  const boxes = editing ? editing.others.map(({ box }) => box) : withoutRepeats(props.boxes)
  const stageElement = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const pins = useRef<readonly Pin[]>([])
  const stage = useSize(stageElement)
  const zoom = useZoom(stageElement, stage, frame)
  const { view, handlers } = zoom

  useEffect(() => {
    if (!canvas.current || !stage) return
    pins.current = drawPicture(canvas.current, {
      image,
      frame,
      stage,
      view,
      boxes,
      numbers,
      keepClear,
      active,
    })
  })

  const ownerUnder = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    if (!stage) return null
    const { left, top } = currentTarget.getBoundingClientRect()
    const point = { x: clientX - left, y: clientY - top }
    const inFrame = toFrame(point, view, stage, frame)
    return pinAt(pins.current, point) ?? ownerAt(boxes, inFrame, FINGER_ROOM / scaleOf(stage, frame, view))
  }

  const click = (event: MouseEvent) => {
    if (editing) return
    const owner = ownerUnder(event)
    const touched = (event.nativeEvent as globalThis.PointerEvent).pointerType !== 'mouse'
    if (owner) onSelect(owner)
    else if (onFullScreen && touched) onFullScreen()
    else zoom.doubleTap(event)
  }

  return (
    <figure className={cx('grid gap-1', fills && 'h-full grid-rows-[minmax(0,1fr)_auto]')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={stageElement}
        data-stage
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
        onClick={click}
        style={{ '--shape': `${frame.width} / ${frame.height}` } as CSSProperties}
        className={cx(
          'relative w-full overflow-hidden bg-box-edge select-none',
          fills ? 'h-full' : 'aspect-(--shape) max-h-(--stage,50dvh) sm:rounded-md lg:max-h-(--stage,70dvh)',
          fills || view.zoom > 1 ? 'touch-none' : 'touch-pan-y',
          view.zoom > 1 && !editing && 'cursor-grab active:cursor-grabbing',
        )}
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={alternative}
          className="absolute inset-0 block size-full"
        />
        {stage &&
          !editing &&
          handlesOf(boxes).map(({ owner, box }) => (
            <BoxHandle
              key={owner}
              box={box}
              number={numbers.get(owner)}
              at={toStage(box, view, stage, frame)}
              pressed={owner === active}
              onFocus={() => onActive(owner)}
              onBlur={() => onActive(null)}
              onSelect={() => onSelect(owner)}
            />
          ))}
        {stage && editing && <BoxEditor {...editing} view={view} stage={stage} frame={frame} />}
      </div>
      <Caption zoom={zoom} editing={editing !== undefined} onFullScreen={onFullScreen} fills={fills} />
    </figure>
  )
}

/** The nearest pin or label to a point of the stage, with some room around it for a finger. */
function pinAt(pins: readonly Pin[], { x, y }: Point): string | null {
  const distances = pins.map(({ at }) =>
    Math.hypot(Math.max(0, at.x - x, x - at.x - at.width), Math.max(0, at.y - y, y - at.y - at.height)),
  )
  const nearest = Math.min(...distances)
  return nearest <= PIN_ROOM ? (pins[distances.indexOf(nearest)]?.owner ?? null) : null
}

type CaptionProps = {
  zoom: ReturnType<typeof useZoom>
  editing: boolean
  onFullScreen: (() => void) | undefined
  fills: boolean
}

/** How to zoom on this device, and buttons for it. */
function Caption({ zoom: { view, zoomIn, zoomOut, reset }, editing, onFullScreen, fills }: CaptionProps) {
  const { t } = useTranslation('results')
  const fingers = onFullScreen ? t('picture.tapOrPinch') : t('picture.pinch')
  return (
    <figcaption
      className={cx(
        'flex items-center justify-between gap-x-4 px-4 sm:px-0',
        fills ? 'px-3! text-on-panel' : 'text-subtle',
      )}
    >
      <span className="py-1 text-caption pointer-coarse:hidden">
        {editing ? t('picture.editKeys') : t('picture.keys')}
      </span>
      <span className="hidden py-1 text-caption pointer-coarse:inline">
        {editing ? t('picture.editTouch') : fingers}
      </span>
      <span className="ml-auto flex shrink-0">
        <span className={cx('flex', fills ? '[&>button]:text-on-panel' : 'pointer-coarse:hidden')}>
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
        {onFullScreen && !editing && (
          <IconButton label={t('picture.fullScreen')} onClick={onFullScreen}>
            <Expand className="size-5" aria-hidden />
          </IconButton>
        )}
      </span>
    </figcaption>
  )
}

type BoxHandleProps = {
  box: MarkedBox
  number: number | undefined
  at: Box
  pressed: boolean
  onFocus: () => void
  onBlur: () => void
  onSelect: () => void
}

/** The canvas shows a box and the stage knows what is pointed at; this is what keys and screen readers hold on to. */
function BoxHandle({ box, number, at, pressed, onFocus, onBlur, onSelect }: BoxHandleProps) {
  const { t } = useTranslation('results')
  const { t: common } = useTranslation()
  const { label, severity } = box
  const [width, height] = [Math.max(at.width, MIN_HANDLE), Math.max(at.height, MIN_HANDLE)]
  const name = t('picture.box', { severity: common(`severity.${severity}`), label })
  return (
    <button
      type="button"
      aria-label={number ? `${number}. ${name}` : name}
      aria-pressed={pressed}
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
