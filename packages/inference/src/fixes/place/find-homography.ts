import { type Homography, homographyThrough, mapPoint, type Point, type PointPair } from './homography'
import { seededRandom } from './random'

const ATTEMPTS = 3000
/** In pixels of the reduced pictures: parallax moves what isn't on the main plane. */
const TOLERANCE = 6
/** A phone moved by hand neither mirrors the picture nor shows it ten times as large. */
const MAX_SCALE = 3.5

export type Agreement = { matrix: Homography; inliers: readonly PointPair[] }

type Size = { width: number; height: number }

/** The mapping that most pairs agree on (RANSAC with a fixed seed); undefined where none is plausible. */
export function findHomography(pairs: readonly PointPair[], from: Size): Agreement | undefined {
  if (pairs.length < 4) return undefined
  const random = seededRandom(1)
  let best: readonly PointPair[] = []
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const matrix = homographyThrough(pickFour(pairs, random))
    if (!matrix || !isPlausible(matrix, from)) continue
    const inliers = agreeing(pairs, matrix)
    if (inliers.length > best.length) best = inliers
  }
  return refined(pairs, best, from)
}

/** Fits it to all that agree, which may make more of them agree. */
function refined(
  pairs: readonly PointPair[],
  inliers: readonly PointPair[],
  from: Size,
): Agreement | undefined {
  let found: Agreement | undefined
  for (let round = 0; round < 4 && inliers.length >= 4; round++) {
    const matrix = homographyThrough(inliers)
    if (!matrix || !isPlausible(matrix, from)) break
    const next = agreeing(pairs, matrix)
    if (found && next.length <= found.inliers.length) break
    found = { matrix, inliers: next }
    inliers = next
  }
  return found
}

const agreeing = (pairs: readonly PointPair[], matrix: Homography) =>
  pairs.filter(({ from, to }) => {
    const mapped = mapPoint(matrix, from)
    return Math.hypot(mapped.x - to.x, mapped.y - to.y) < TOLERANCE
  })

function pickFour(pairs: readonly PointPair[], random: () => number): PointPair[] {
  const chosen = new Set<number>()
  while (chosen.size < 4) chosen.add(Math.floor(random() * pairs.length))
  return [...chosen].map(index => pairs[index] as PointPair)
}

/** The corners of the picture still go around the same way, and no side shrinks or grows beyond reason. */
function isPlausible(matrix: Homography, { width, height }: Size): boolean {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
  const [, , , , , , g = 0, h = 0] = matrix
  if (corners.some(({ x, y }) => g * x + h * y + 1 <= 0.2)) return false
  const mapped = corners.map(corner => mapPoint(matrix, corner))
  return mapped.every((corner, i) => {
    const next = mapped[(i + 1) % 4] as Point
    const afterNext = mapped[(i + 2) % 4] as Point
    const turn = (next.x - corner.x) * (afterNext.y - next.y) - (next.y - corner.y) * (afterNext.x - next.x)
    const grown = Math.hypot(next.x - corner.x, next.y - corner.y) / (i % 2 === 0 ? width : height)
    return turn > 0 && grown > 1 / MAX_SCALE && grown < MAX_SCALE
  })
}
