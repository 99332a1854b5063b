import type { Gray } from './gray'

export const photoFaults = ['too_dark', 'too_bright', 'blurred'] as const
export type PhotoFault = (typeof photoFaults)[number]

/** Of 255: where even the bright parts are this dark, the detector misses what a person would see. */
const DARK = 75
const DARK_MEAN = 38
const BRIGHT = 200
const BRIGHT_MEAN = 225
/** Strongest change between neighbors among the sharpest part of the picture. */
const SHARP = 9

/** What makes a photo useless for a comparison; null where nothing does. */
export function faultOf({ data, width, height }: Gray): PhotoFault | null {
  const sorted = data.toSorted()
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] as number
  const mean = data.reduce((sum, value) => sum + value, 0) / data.length
  if (at(0.95) < DARK || mean < DARK_MEAN) return 'too_dark'
  if (at(0.05) > BRIGHT || mean > BRIGHT_MEAN) return 'too_bright'
  return sharpness({ data, width, height }) < SHARP ? 'blurred' : null
}

/** The 98th percentile of the second derivative, relative to the picture's contrast. */
function sharpness({ data, width, height }: Gray): number {
  const edges: number[] = []
  for (let y = 1; y < height - 1; y += 2)
    for (let x = 1; x < width - 1; x += 2) {
      const at = y * width + x
      const around =
        (data[at - 1] as number) +
        (data[at + 1] as number) +
        (data[at - width] as number) +
        (data[at + width] as number)
      edges.push(Math.abs(4 * (data[at] as number) - around))
    }
  edges.sort((a, b) => a - b)
  return edges[Math.floor(0.98 * (edges.length - 1))] ?? 0
}
