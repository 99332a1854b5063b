import { noise } from '../render/noise'
import { block, frustum, repeated, union } from '../render/shapes'
import type { Vec } from '../render/space'
import { color, placed, plain, put, shade, type Thing } from '../render/thing'

const orange = color('#f2560d')
const white = color('#f1f1ec')
const red = color('#c9251c')
const steel = color('#a9adb0')
const blue = color('#2f5f8f')

export const cone = (x: number, z: number, turn = 0.3): Thing =>
  placed(
    [
      {
        shape: union(block([0, 0.02, 0], [0.2, 0.022, 0.2], 0.012), frustum([0, 0.03, 0], 0.7, 0.145, 0.032)),
        paint(look, px, y, pz) {
          put(look, (y > 0.24 && y < 0.38) || (y > 0.5 && y < 0.6) ? white : orange, 0.07, 20)
          shade(look, 1 - 0.3 * noise(px * 9, y * 6, pz * 9) * (y < 0.3 ? 1 : 0.3))
        },
      },
    ],
    [x, 0, z],
    turn,
  )

/** A run of red and white planks on feet. */
export const barrier = (position: Vec, turn: number, length = 2): Thing =>
  placed(
    [
      {
        shape: union(
          block([length / 2, 0.88, 0], [length / 2, 0.1, 0.018], 0.01),
          block([length / 2, 0.45, 0], [length / 2, 0.08, 0.018], 0.01),
        ),
        paint: (look, x, y) => put(look, (x + y * 0.6) % 0.5 < 0.25 ? red : white, 0.07, 30),
      },
      {
        shape: union(
          repeated(block([0, 0.5, 0], [0.025, 0.5, 0.03], 0.008), 0, length, 2),
          repeated(block([0, 0.03, 0], [0.05, 0.03, 0.28], 0.02), 0, length, 2),
        ),
        paint: plain(steel, 0.12, 30),
      },
    ],
    position,
    turn,
  )

/** Boards two meters and a half high that keep the public out. */
export const hoarding = (position: Vec, turn: number, length: number, tone = blue): Thing =>
  placed(
    [
      {
        shape: union(
          block([length / 2, 1.2, 0], [length / 2, 1.2, 0.03], 0.01),
          block([length / 2, 2.42, 0], [length / 2, 0.03, 0.06], 0.01),
        ),
        paint(look, x, y, z) {
          put(look, y > 1.95 ? white : tone, 0.06, 20)
          shade(look, 0.9 + 0.2 * noise(x * 2, y * 3, z))
          shade(look, 1 - 0.4 * Math.max(0, 0.35 - y) * 2 * noise(x * 6, y * 6, 1))
          if (x % 1.22 < 0.014) shade(look, 0.45)
        },
      },
    ],
    position,
    turn,
  )
