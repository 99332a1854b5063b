/** The same number between 0 and 1 for the same cell, always. */
export function cellValue(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 1440662683)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 15), 2246822519)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Smooth noise between 0 and 1, one hill for each unit of length. */
export function noise(x: number, y: number, z: number): number {
  const cx = Math.floor(x)
  const cy = Math.floor(y)
  const cz = Math.floor(z)
  const fx = x - cx
  const fy = y - cy
  const fz = z - cz
  const u = fx * fx * (3 - 2 * fx)
  const v = fy * fy * (3 - 2 * fy)
  const w = fz * fz * (3 - 2 * fz)
  const near =
    (cellValue(cx, cy, cz) * (1 - u) + cellValue(cx + 1, cy, cz) * u) * (1 - v) +
    (cellValue(cx, cy + 1, cz) * (1 - u) + cellValue(cx + 1, cy + 1, cz) * u) * v
  const far =
    (cellValue(cx, cy, cz + 1) * (1 - u) + cellValue(cx + 1, cy, cz + 1) * u) * (1 - v) +
    (cellValue(cx, cy + 1, cz + 1) * (1 - u) + cellValue(cx + 1, cy + 1, cz + 1) * u) * v
  return near * (1 - w) + far * w
}

/** Noise upon finer noise, still between 0 and 1. */
export function rough(x: number, y: number, z: number, layers: number): number {
  let sum = 0
  let weight = 0.5
  let total = 0
  for (let layer = 0; layer < layers; layer++) {
    sum += weight * noise(x, y, z)
    total += weight
    weight /= 2
    // Each layer is turned against the last, or the cells would show.
    const turned = 1.66 * x - 1.24 * z + 17.3
    z = 1.24 * x + 1.66 * z - 9.1
    x = turned
    y = y * 2.07 + 3.7
  }
  return sum / total
}

/** How far a point is from the middle of the nearest pebble (in units of their spacing), and which pebble that is. */
export function pebble(x: number, z: number): { distance: number; which: number } {
  const cx = Math.floor(x)
  const cz = Math.floor(z)
  let distance = 9
  let which = 0
  for (let i = -1; i <= 1; i++)
    for (let k = -1; k <= 1; k++) {
      const value = cellValue(cx + i, 7, cz + k)
      const dx = cx + i + 0.2 + 0.6 * value - x
      const dz = cz + k + 0.2 + 0.6 * cellValue(cx + i, 31, cz + k) - z
      const here = Math.sqrt(dx * dx + dz * dz)
      if (here < distance) [distance, which] = [here, value]
    }
  return { distance, which }
}
