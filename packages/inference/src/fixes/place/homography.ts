import type { Box } from '@plumbline/domain'
import { enclosing } from '../../geometry'

export type Point = { x: number; y: number }
export type PointPair = { from: Point; to: Point }
/** Nine numbers, row by row: where each point of one picture lies in the other. */
export type Homography = readonly number[]

export function mapPoint(matrix: Homography, { x, y }: Point): Point {
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1] = matrix
  const w = g * x + h * y + i
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w }
}

export function mapBox(matrix: Homography, { x, y, width, height }: Box): Box {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x, y: y + height },
    { x: x + width, y: y + height },
  ]
  return enclosing(corners.map(corner => ({ ...mapPoint(matrix, corner), width: 0, height: 0 })))
}

/** The best one through four or more pairs, by least squares; undefined where they lie on one line. */
export function homographyThrough(pairs: readonly PointPair[]): Homography | undefined {
  // Coordinates around one keep the equations well balanced.
  const scale = 1 / 300
  const normal = Array.from({ length: 8 }, () => new Float64Array(9))
  for (const { from, to } of pairs) {
    const [x, y, u, v] = [from.x * scale, from.y * scale, to.x * scale, to.y * scale]
    for (const row of [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ])
      for (let i = 0; i < 8; i++)
        for (let j = 0; j < 9; j++) {
          const line = normal[i] as Float64Array
          line[j] = (line[j] as number) + (row[i] as number) * (row[j] as number)
        }
  }
  const solved = solve(normal)
  if (!solved) return undefined
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solved
  return [a, b, c / scale, d, e, f / scale, g * scale, h * scale, 1]
}

/** Gauss with the largest pivot. */
function solve(rows: Float64Array[]): number[] | undefined {
  const size = rows.length
  for (let column = 0; column < size; column++) {
    const pivotOf = (row: Float64Array | undefined) => Math.abs(row?.[column] ?? 0)
    let pivot = column
    for (let row = column + 1; row < size; row++) if (pivotOf(rows[row]) > pivotOf(rows[pivot])) pivot = row
    const line = rows[pivot] as Float64Array
    if (pivotOf(line) < 1e-9) return undefined
    rows[pivot] = rows[column] as Float64Array
    rows[column] = line
    for (const [index, row] of rows.entries()) {
      if (index === column) continue
      const factor = (row[column] as number) / (line[column] as number)
      for (let i = column; i <= size; i++) row[i] = (row[i] as number) - factor * (line[i] as number)
    }
  }
  return rows.map((row, index) => (row[size] as number) / (row[index] as number))
}

/** How to come back: maps the other way. */
export function inverse(matrix: Homography): Homography {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = matrix
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ].map(value => value / determinant)
}

/** The same mapping between pictures whose pixels stand for so many pixels of the photos. */
export function rescaled(matrix: Homography, fromScale: number, toScale: number): Homography {
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1] = matrix
  const ratio = toScale / fromScale
  return [
    a * ratio,
    b * ratio,
    c * toScale,
    d * ratio,
    e * ratio,
    f * toScale,
    g / fromScale,
    h / fromScale,
    i,
  ]
}
