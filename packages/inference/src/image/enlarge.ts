import type { RgbFrame } from '../detector/detector'

/**
 * Bilinear enlargement as the detector was trained with. libvips places an enlarged picture half a pixel off, which
 * costs a little accuracy on small pictures.
 */
export function enlarged({ data, width, height }: RgbFrame, toWidth: number, toHeight: number): RgbFrame {
  const columns = taps(width, toWidth)
  const rows = taps(height, toHeight)
  const result = new Uint8Array(toWidth * toHeight * 3)
  let to = 0
  for (let y = 0; y < toHeight; y++) {
    const upper = (rows.first[y] as number) * width
    const lower = (rows.second[y] as number) * width
    const down = rows.weight[y] as number
    for (let x = 0; x < toWidth; x++) {
      const left = columns.first[x] as number
      const right = columns.second[x] as number
      const across = columns.weight[x] as number
      const [a, b, c, d] = [(upper + left) * 3, (upper + right) * 3, (lower + left) * 3, (lower + right) * 3]
      for (let channel = 0; channel < 3; channel++, to++) {
        const above = (data[a + channel] as number) * (1 - across) + (data[b + channel] as number) * across
        const below = (data[c + channel] as number) * (1 - across) + (data[d + channel] as number) * across
        result[to] = above * (1 - down) + below * down + 0.5
      }
    }
  }
  return { data: result, width: toWidth, height: toHeight }
}

/** For each new pixel the two old ones around its center and the share of the second. */
function taps(from: number, to: number) {
  const first = new Int32Array(to)
  const second = new Int32Array(to)
  const weight = new Float32Array(to)
  for (let i = 0; i < to; i++) {
    const at = Math.max(0, ((i + 0.5) * from) / to - 0.5)
    first[i] = Math.min(from - 1, Math.floor(at))
    second[i] = Math.min(from - 1, Math.floor(at) + 1)
    weight[i] = at - Math.floor(at)
  }
  return { first, second, weight }
}
