import type { Box } from '@plumbline/domain'
import type { ImageSource } from '../../image/decode'
import { findHomography } from './find-homography'
import { type Gray, type GrayPhoto, readGray } from './gray'
import { type Homography, inverse, mapPoint, type PointPair, rescaled } from './homography'
import { keypointsOf } from './keypoints'
import { likeness } from './likeness'
import { pairUp } from './pair-up'
import { faultOf, type PhotoFault } from './quality'

export type PlaceRequest = {
  before: ImageSource
  after: ImageSource
  /** Of the hazard, in pixels of the photo before. */
  spots: Box[]
}

export type PlaceMatch = {
  fault: PhotoFault | null
  /** The two are one and the same photo, possibly saved again. */
  isSamePhoto: boolean
  /** From pixels of the photo after to pixels of the photo before; null where it shows another place. */
  alignment: Homography | null
  /** How alike each spot is in both, from -1 to 1. */
  likeness: number[]
  /** Corners that agree on the alignment; kept for tests and logs. */
  inliers: number
}

/** At least one of these: few corners that nearly all agree, or many of which a good part does. */
const proofs = [
  { inliers: 20, share: 0.5 },
  { inliers: 60, share: 0.3 },
]
/** They must be spread: the same fence or sign elsewhere is another place. */
const MIN_SPREAD = 0.2
const CELLS = 5
/** Of 255, on average: a saved copy differs by less, a second photo from a tripod by more. */
const SAME_PHOTO = 3.5

/** Whether two photos show the same place, and where a point of one is in the other. */
export async function matchPlaces({ before, after, spots }: PlaceRequest): Promise<PlaceMatch> {
  const [first, second] = [await readGray(before), await readGray(after)]
  const fault = faultOf(second.gray)
  const isSamePhoto = difference(first.gray, second.gray) < SAME_PHOTO
  const nothing = { fault, isSamePhoto, alignment: null, likeness: [], inliers: 0 }
  const pairs = pairUp(keypointsOf(second.gray), keypointsOf(first.gray))
  const found = findHomography(pairs, second.gray)
  if (!found) return nothing
  const inliers = found.inliers.length
  const isSamePlace =
    proofs.some(proof => inliers >= proof.inliers && inliers / pairs.length >= proof.share) &&
    spread(found.inliers, second.gray) >= MIN_SPREAD
  if (!isSamePlace) return { ...nothing, inliers }
  return {
    fault,
    isSamePhoto,
    alignment: rescaled(found.matrix, second.scale, first.scale),
    likeness: spots.map(spot =>
      likeness(first.gray, second.gray, inverse(found.matrix), smaller(spot, first)),
    ),
    inliers,
  }
}

const smaller = ({ x, y, width, height }: Box, { scale }: GrayPhoto): Box => ({
  x: x / scale,
  y: y / scale,
  width: width / scale,
  height: height / scale,
})

/** The share of the picture's cells that hold a corner which agrees. */
function spread(pairs: readonly PointPair[], { width, height }: Gray): number {
  const cells = new Set(
    pairs.map(
      ({ from }) => Math.floor((from.x / width) * CELLS) * CELLS + Math.floor((from.y / height) * CELLS),
    ),
  )
  return cells.size / (CELLS * CELLS)
}

/** The mean difference of two pictures of the same shape; infinite where the shapes differ. */
function difference(a: Gray, b: Gray): number {
  if (Math.abs(a.width / a.height - b.width / b.height) > 0.01) return Number.POSITIVE_INFINITY
  const [scaleX, scaleY] = [b.width / a.width, b.height / a.height]
  const shrink: Homography = [scaleX, 0, 0, 0, scaleY, 0, 0, 0, 1]
  let [sum, count] = [0, 0]
  for (let y = 0; y < a.height; y += 3)
    for (let x = 0; x < a.width; x += 3) {
      const at = mapPoint(shrink, { x, y })
      const other = b.data[Math.floor(at.y) * b.width + Math.floor(at.x)] as number
      sum += Math.abs((a.data[y * a.width + x] as number) - other)
      count++
    }
  return sum / count
}
