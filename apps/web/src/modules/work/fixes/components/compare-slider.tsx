import type { Severity } from '@plumbline/contract/options'
import type { Fix, FixPicture } from '@plumbline/contract/work/fixes'
import { type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../lib/format'
import { overlay, overlayScale } from '../alignment'
import { useWidth } from '../use-width'

type CompareSliderProps = { before: FixPicture; after: FixPicture; alignment: Fix['alignment'] }

const HALF = 50
const STEP = 2

/** The two photos over one another at the same scale; the slider shows more of one or of the other. */
export function CompareSlider({ before, after, alignment }: CompareSliderProps) {
  const { t } = useTranslation('fixes')
  const { percent } = useFormats()
  const [at, setAt] = useState(HALF)
  const stage = useRef<HTMLDivElement>(null)
  const width = useWidth(stage)
  const scale = width / before.width
  const follow = ({ clientX, currentTarget, buttons, pointerType }: PointerEvent<HTMLDivElement>) => {
    if (pointerType === 'mouse' && buttons !== 1) return
    const { left, width } = currentTarget.getBoundingClientRect()
    setAt(Math.round(Math.min(100, Math.max(0, ((clientX - left) / width) * 100))))
  }
  return (
    <div className="grid max-w-[48rem] gap-1">
      <div
        ref={stage}
        onPointerDown={follow}
        onPointerMove={follow}
        className="relative touch-pan-y overflow-hidden rounded-md bg-sunken select-none"
        style={{ aspectRatio: `${before.width} / ${before.height}` }}
      >
        <img src={before.url} alt={t('beforeAlt')} draggable={false} className="absolute inset-0 size-full" />
        <Boxes picture={before} className="absolute inset-0 size-full" scale={scale} />
        <div className="absolute inset-0 bg-sunken" style={{ clipPath: `inset(0 0 0 ${at}%)` }}>
          <div
            className="absolute top-0 left-0 origin-top-left"
            style={{
              width: after.width,
              height: after.height,
              transform: overlay(alignment, after, before, scale),
            }}
          >
            <img
              src={after.url}
              alt={t('afterAlt')}
              draggable={false}
              className="absolute inset-0 size-full"
            />
            <Boxes
              picture={after}
              className="absolute inset-0 size-full"
              scale={scale * overlayScale(alignment, after, before)}
            />
          </div>
        </div>
        <div
          className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-on-panel outline-1 outline-box-edge"
          style={{ left: `${at}%` }}
        />
        <span className="absolute bottom-2 left-2 rounded-sm bg-box-edge px-2 py-1 text-caption font-strong text-on-panel">
          {t('before')}
        </span>
        <span className="absolute right-2 bottom-2 rounded-sm bg-box-edge px-2 py-1 text-caption font-strong text-on-panel">
          {t('after')}
        </span>
      </div>
      <input
        type="range"
        min={0}
        max={100}
        step={STEP}
        value={at}
        onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
        aria-label={t('compare')}
        aria-valuetext={t('compareValue', { percent: percent((100 - at) / 100) })}
        className="h-12 w-full cursor-ew-resize accent-signal"
      />
    </div>
  )
}

const strokes: Record<Severity, string> = {
  High: 'stroke-box-high',
  Medium: 'stroke-box-medium',
  Low: 'stroke-box-low',
}

type BoxesProps = { picture: FixPicture; scale: number; className: string }

/** A dark outer and a colored inner line, as on every other picture. */
function Boxes({ picture: { width, height, boxes }, scale, className }: BoxesProps) {
  const line = 2 / (scale || 1)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
      {boxes.map(box => {
        const rectangle = { x: box.x, y: box.y, width: box.width, height: box.height, fill: 'none' }
        return (
          <g key={`${box.x} ${box.y} ${box.label}`}>
            <rect {...rectangle} className="stroke-box-edge" strokeWidth={line * 2} />
            <rect {...rectangle} className={strokes[box.severity]} strokeWidth={line} />
          </g>
        )
      })}
    </svg>
  )
}
