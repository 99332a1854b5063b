import type { Severity } from '@plumbline/contract/options'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../../../../lib/cx'
import { surroundings } from '../picture/boxes'
import type { Box, Size } from '../picture/zoom-view'

const colors: Record<Severity, string> = {
  High: 'border-box-high',
  Medium: 'border-box-medium',
  Low: 'border-box-low',
}

/** Of the slot it fills; only the proportions matter. */
const shape: Size = { width: 5, height: 4 }

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** Where a part of the picture lies within the part that is shown. */
const placeIn = (part: Box, { x, y, width, height }: Box) => ({
  left: percent((x - part.x) / part.width),
  top: percent((y - part.y) / part.height),
  width: percent(width / part.width),
  height: percent(height / part.height),
})

type PictureCropProps = {
  url: string | null
  /** The size that the boxes are measured in; without it the whole picture is shown. */
  frame: Size | null
  boxes: readonly Box[]
  severity: Severity
  /** The whole picture, in a slot of its shape, and what it shows in words. */
  whole?: string
}

/** The part of a small picture that a finding is about, with its boxes: findings of one photo look different. */
export function PictureCrop({ url, frame, boxes, severity, whole }: PictureCropProps) {
  const [failed, setFailed] = useState(false)
  if (!url || failed)
    return (
      <span className="flex size-full items-center justify-center">
        <ImageOff className="size-5" aria-hidden />
      </span>
    )
  const image = { src: url, alt: whole ?? '', loading: 'lazy', onError: () => setFailed(true) } as const
  // biome-ignore lint/a11y/useAltText: the alternative is in the shared properties
  if (!frame || boxes.length === 0) return <img {...image} className="size-full object-cover" />
  const all = { x: 0, y: 0, ...frame }
  const part = whole ? all : surroundings(boxes, frame, shape)
  return (
    <span className="relative block size-full overflow-hidden">
      {/* biome-ignore lint/a11y/useAltText: see above */}
      <img {...image} className="absolute max-w-none" style={placeIn(part, all)} />
      {boxes.map(box => (
        <span
          key={`${box.x} ${box.y} ${box.width} ${box.height}`}
          className={cx('absolute rounded-xs border-2 outline outline-box-edge', colors[severity])}
          style={placeIn(part, box)}
        />
      ))}
    </span>
  )
}
