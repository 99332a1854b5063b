import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../components/ui/icon-button'
import { cx } from '../../../lib/cx'
import { type MarkedBox, withoutRepeats } from '../picture/boxes'
import { drawPicture } from '../picture/draw'
import { useSize } from '../picture/use-size'
import { useZoom } from '../picture/use-zoom'
import { type Box, maxZoom, type Size, toStage } from '../picture/view'
import { BoxEditor } from './box-editor'

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
  editing?: { box: Box; drawing: boolean; onChange: (box: Box) => void } | undefined
}

export function EvidencePicture(props: EvidencePictureProps) {
  const { t } = useTranslation('analysis')
  const { image, frame, alternative, active, onActive, onSelect, editing } = props
  const boxes = editing ? [] : withoutRepeats(props.boxes)
  const stageElement = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useSize(stageElement)
  const { view, handlers, zoomIn, zoomOut, reset } = useZoom(stageElement, stage, frame)

  useEffect(() => {
    if (canvas.current && stage) drawPicture(canvas.current, { image, frame, stage, view, boxes, active })
  })

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
        style={{ '--shape': `${frame.width} / ${frame.height}` } as CSSProperties}
        className={cx(
          'relative aspect-(--shape) max-h-[70dvh] w-full overflow-hidden rounded-md bg-box-edge select-none',
          view.zoom > 1 ? 'touch-none' : 'touch-pan-y',
          view.zoom > 1 && !editing && 'cursor-grab active:cursor-grabbing',
        )}
      >
        <canvas ref={canvas} role="img" aria-label={alternative} className="block size-full" />
        {stage &&
          boxes
            .toSorted((a, b) => b.width * b.height - a.width * a.height)
            .map(box => (
              <BoxTarget
                key={`${box.x} ${box.y} ${box.width} ${box.height}`}
                box={box}
                at={toStage(box, view, stage, frame)}
                onActive={onActive}
                onSelect={onSelect}
              />
            ))}
        {stage && editing && <BoxEditor {...editing} view={view} stage={stage} frame={frame} />}
      </div>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="text-caption text-subtle">
          {editing ? t('picture.editKeys') : t('picture.keys')}
        </span>
        <span className="flex">
          <IconButton label={t('picture.zoomOut')} disabled={view.zoom <= 1} onClick={zoomOut}>
            <ZoomOut className="size-5" aria-hidden />
          </IconButton>
          <IconButton label={t('picture.zoomIn')} disabled={view.zoom >= maxZoom} onClick={zoomIn}>
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

type BoxTargetProps = {
  box: MarkedBox
  at: Box
  onActive: (owner: string | null) => void
  onSelect: (owner: string) => void
}

/** The canvas shows a box; this is what a pointer, a key or a screen reader can take hold of. */
function BoxTarget({ box: { label, severity, owners }, at, onActive, onSelect }: BoxTargetProps) {
  const { t } = useTranslation('analysis')
  const { t: common } = useTranslation()
  const owner = owners[0]
  if (!owner) return null
  return (
    <button
      type="button"
      aria-label={t('picture.box', { severity: common(`severity.${severity}`), label })}
      onPointerEnter={() => onActive(owner)}
      onPointerLeave={() => onActive(null)}
      onFocus={() => onActive(owner)}
      onBlur={() => onActive(null)}
      onClick={() => onSelect(owner)}
      style={{ left: at.x, top: at.y, width: at.width, height: at.height }}
      className="absolute rounded-sm focus-visible:-outline-offset-4 focus-visible:outline-on-panel"
    />
  )
}
