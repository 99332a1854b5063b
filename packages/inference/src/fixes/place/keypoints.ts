import { blurred, type Gray, reduced } from './gray'
import { seededRandom } from './random'

/** A corner that can be found again, in pixels of the unreduced image, and what is around it in 256 bits. */
export type Keypoint = { x: number; y: number; bits: Uint32Array }

/** A photo taken from half or twice as far still shares a level with the other. */
const levels = [1, 1.41, 2, 2.83] as const
const MAX_PER_LEVEL = 500
/** Corners are spread over the picture: a fence must not take all the places. */
const CELLS = 10
/** The descriptor reaches this far around a corner. */
const REACH = 15
const BORDER = REACH + 4
const WORDS = 8

/** Pairs of points whose brightness is compared (BRIEF): near the corner more often than far from it. */
const pairs = (() => {
  const random = seededRandom(7)
  const offset = () => {
    const spread = (random() + random() + random() + random() - 2) * REACH
    return Math.round(Math.max(-REACH, Math.min(REACH, spread)))
  }
  return Array.from({ length: WORDS * 32 }, () => [offset(), offset(), offset(), offset()] as const)
})()

export function keypointsOf(image: Gray): Keypoint[] {
  return levels.flatMap(level => {
    const reducedImage = reduced(image, level)
    if (Math.min(reducedImage.width, reducedImage.height) < 4 * BORDER) return []
    const smooth = blurred(reducedImage, 2)
    return corners(reducedImage).map(({ x, y }) => ({
      x: (x + 0.5) * level - 0.5,
      y: (y + 0.5) * level - 0.5,
      bits: describe(smooth, x, y),
    }))
  })
}

type Corner = { x: number; y: number; strength: number }

/** The strongest corners of each cell of a grid (Shi and Tomasi), at most so many. */
function corners(image: Gray): Corner[] {
  const strength = cornerStrength(image)
  const { width, height } = image
  const found: Corner[][] = Array.from({ length: CELLS * CELLS }, () => [])
  for (let y = BORDER; y < height - BORDER; y++)
    for (let x = BORDER; x < width - BORDER; x++) {
      const value = strength[y * width + x] as number
      if (value < 40 || !isPeak(strength, width, y * width + x, value)) continue
      const cell = Math.floor((y / height) * CELLS) * CELLS + Math.floor((x / width) * CELLS)
      found[cell]?.push({ x, y, strength: value })
    }
  const perCell = Math.ceil((2 * MAX_PER_LEVEL) / (CELLS * CELLS))
  return found
    .flatMap(cell => cell.sort((a, b) => b.strength - a.strength).slice(0, perCell))
    .sort((a, b) => b.strength - a.strength)
    .slice(0, MAX_PER_LEVEL)
}

function isPeak(strength: Float32Array, width: number, at: number, value: number): boolean {
  for (let dy = -2; dy <= 2; dy++)
    for (let dx = -2; dx <= 2; dx++)
      if ((dx !== 0 || dy !== 0) && (strength[at + dy * width + dx] as number) > value) return false
  return true
}

/** The smaller eigenvalue of the gradients around each pixel: high where brightness changes in two directions. */
function cornerStrength({ data, width, height }: Gray): Float32Array {
  const size = { width, height }
  const [xx, xy, yy] = [0, 1, 2].map(() => new Float32Array(data.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const dx = ((data[at + 1] as number) - (data[at - 1] as number)) / 2
      const dy = ((data[at + width] as number) - (data[at - width] as number)) / 2
      xx[at] = dx * dx
      xy[at] = dx * dy
      yy[at] = dy * dy
    }
  const [a, b, c] = [xx, xy, yy].map(values => blurred({ data: values, ...size }, 2).data) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  return a.map((value, at) => {
    const [half, other] = [(value + (c[at] as number)) / 2, (value - (c[at] as number)) / 2]
    return half - Math.hypot(other, b[at] as number)
  })
}

function describe({ data, width }: Gray, x: number, y: number): Uint32Array {
  const bits = new Uint32Array(WORDS)
  const at = y * width + x
  pairs.forEach(([ax, ay, bx, by], i) => {
    if ((data[at + ay * width + ax] as number) < (data[at + by * width + bx] as number))
      bits[i >> 5] = (bits[i >> 5] as number) | (1 << (i & 31))
  })
  return bits
}
