import type { PointPair } from './homography'
import type { Keypoint } from './keypoints'

/** More different bits than this of 256 are no likeness. */
const MAX_DISTANCE = 70
/** The best must be better than the second best by this factor, or it is one of many alike. */
const RATIO = 0.82
/** Corners this close in pixels are the same corner on two levels. */
const SAME_SPOT = 4

/** Corners of two photos that look alike, each the best of the other. */
export function pairUp(from: readonly Keypoint[], to: readonly Keypoint[]): PointPair[] {
  const back = to.map(point => nearest(point, from).best)
  return from.flatMap((point, index) => {
    const { best, distance, second } = nearest(point, to)
    const found = to[best]
    if (!found || distance > MAX_DISTANCE || distance > RATIO * second || back[best] !== index) return []
    return [{ from: point, to: found }]
  })
}

function nearest(point: Keypoint, all: readonly Keypoint[]) {
  let [best, distance, second] = [-1, 257, 257]
  for (let i = 0; i < all.length; i++) {
    const other = all[i] as Keypoint
    const different = bitsBetween(point.bits, other.bits)
    if (different < distance) {
      const previous = all[best]
      if (!previous || !isSameSpot(previous, other)) second = distance
      ;[best, distance] = [i, different]
    } else if (different < second && !isSameSpot(all[best] as Keypoint, other)) second = different
  }
  return { best, distance, second }
}

const isSameSpot = (a: Keypoint, b: Keypoint) =>
  Math.abs(a.x - b.x) < SAME_SPOT && Math.abs(a.y - b.y) < SAME_SPOT

function bitsBetween(a: Uint32Array, b: Uint32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) {
    let bits = (a[i] as number) ^ (b[i] as number)
    bits -= (bits >>> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
    sum += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return sum
}
