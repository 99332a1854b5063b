import { noise, rough } from '../render/noise'
import { ball, bar, blend, block, cut, grown, repeated, type Shape, union } from '../render/shapes'
import type { Vec } from '../render/space'
import { type Color, color, type Part, placed, plain, put, shade, type Thing } from '../render/thing'

const timber = color('#b98f5a')
const soil = color('#7d6246')
const brick = color('#a4583c')
const rust = color('#7a4a2c')
const gloom = color('#1b1a19')

const wood =
  (tone: Color): Part['paint'] =>
  (look, x, y, z) => {
    put(look, tone)
    shade(look, 0.7 + 0.5 * noise(Math.floor(x * 8), Math.floor(y * 13), Math.floor(z * 8)))
    shade(look, 0.85 + 0.3 * noise(x * 6, y * 40, z * 6))
  }

/** A stack of empty pallets. */
export function pallets(count: number, position: Vec, turn: number, tone = timber): Thing {
  const slats = repeated(block([-0.55, 0.13, 0], [0.05, 0.011, 0.4], 0.004), 0, 0.157, 8)
  const feet = repeated(block([0, 0.06, -0.35], [0.6, 0.06, 0.05], 0.005), 2, 0.35, 3)
  const gaps = repeated(block([-0.28, 0.05, 0], [0.19, 0.045, 0.6], 0.01), 0, 0.56, 2)
  const one = union(
    slats,
    cut(feet, (x, y, z) => -gaps.at(x, y, z)),
  )
  return placed([{ shape: repeated(one, 1, 0.145, count), paint: wood(tone) }], position, turn)
}

/** Sawn timber on bearers. */
export const timberStack = (position: Vec, turn: number, rows = 5): Thing =>
  placed(
    [
      {
        shape: union(
          repeated(repeated(block([0, 0.16, 0], [1.9, 0.05, 0.07], 0.006), 2, 0.155, 6), 1, 0.112, rows),
          repeated(block([-1.3, 0.05, 0.4], [0.06, 0.05, 0.55], 0.006), 0, 1.3, 3),
        ),
        paint: wood(color('#c9a26c')),
      },
    ],
    position,
    turn,
  )

/** Bricks as delivered, strapped, on a pallet. */
export const bricks = (position: Vec, turn: number): Thing =>
  placed(
    [
      {
        shape: block([0, 0.62, 0], [0.52, 0.5, 0.4], 0.01),
        paint(look, x, y, z) {
          const along = Math.abs(x) > 0.515 ? z : x
          const row = Math.floor(y / 0.07)
          const gap = (y / 0.07) % 1 < 0.1 || ((along + 5 + (row % 2) * 0.05) / 0.215) % 1 < 0.04
          put(look, gap ? gloom : brick)
          shade(
            look,
            0.7 + 0.55 * noise(row * 2.9, Math.floor((along + 5 + (row % 2) * 0.05) / 0.215) * 3.1, 4),
          )
          if (Math.abs(Math.abs(x) - 0.25) < 0.012) put(look, color('#20242a'), 0.1, 30)
        },
      },
      {
        shape: repeated(block([0, 0.06, -0.32], [0.54, 0.055, 0.05], 0.006), 2, 0.32, 3),
        paint: wood(timber),
      },
    ],
    position,
    turn,
  )

/** Concrete pipes lying side by side, mouths toward +z. */
export function pipes(position: Vec, turn: number): Thing {
  const ring = (x: number, y: number): Shape => {
    const hole = bar([x, y], [x, y], 0.24, 0.24, 0, 3)
    return cut(bar([x, y], [x, y], 0.31, 0.31, 0, 1.1), (px, py, pz) => -hole.at(px, py, pz))
  }
  return placed(
    [
      {
        shape: union(ring(-0.63, 0.31), ring(0, 0.31), ring(0.63, 0.31), ring(-0.31, 0.85), ring(0.32, 0.85)),
        paint(look, x, y, z) {
          put(look, color('#a7a49c'))
          shade(look, 0.75 + 0.4 * rough(x * 4, y * 4, z * 4, 3))
        },
      },
    ],
    position,
    turn,
  )
}

export const spoilHeap = (position: Vec, width: number, height: number): Thing =>
  placed(
    [
      {
        shape: grown(
          blend(
            0.4,
            ball([0, 0, 0], width, height, width * 0.7),
            ball([width * 0.6, 0, 0.3], width * 0.7, height * 0.66, width * 0.5),
          ),
          (x, y, z) => 0.22 * rough(x * 1.4, y * 1.4, z * 1.4, 3),
          0.3,
        ),
        paint(look, x, y, z) {
          put(look, soil, 0.02, 6)
          shade(look, 0.6 + 0.7 * rough(x * 3, y * 3, z * 3, 4))
        },
        relief: (x, y, z) => 0.12 * rough(x * 7, y * 7, z * 7, 3),
      },
    ],
    position,
    0,
  )

/** An open waste container, sloping at both ends, full to the brim. */
export function skip(position: Vec, turn: number, tone: string): Thing {
  const paint = color(tone)
  const slope = (x: number, y: number) => (Math.abs(x) - 1.15 - y * 0.42) * 0.92
  const outer = cut(block([0, 0.72, 0], [1.8, 0.66, 0.85], 0.02), slope)
  const inner = block([0, 0.95, 0], [1.6, 0.8, 0.79], 0.01)
  const ribs = repeated(block([-0.9, 0.72, 0], [0.045, 0.64, 0.9], 0.01), 0, 0.6, 4)
  return placed(
    [
      {
        shape: union(
          cut(outer, (x, y, z) => -inner.at(x, y, z)),
          cut(ribs, (_, __, z) => 0.84 - Math.abs(z)),
          cut(block([0, 1.36, 0], [1.78, 0.05, 0.9], 0.02), (x, y, z) => -inner.at(x, y, z)),
        ),
        paint(look, x, y, z) {
          put(look, paint, 0.06, 20)
          // Paint is scraped off mostly along the rim and the foot.
          const worn = rough(x * 7, y * 9, z * 7, 4) + 0.12 * Math.abs(y - 0.7)
          if (worn > 0.76) put(look, rust)
          shade(look, 0.6 + 0.5 * rough(x * 2, y * 5, z * 2, 3))
        },
      },
      {
        shape: cut(
          grown(
            ball([0, 0.9, 0], 1.6, 0.5, 0.8),
            (x, y, z) => 0.35 * rough(x * 3, y * 3, z * 3, 2) - 0.1,
            0.25,
          ),
          (_, __, z) => Math.abs(z) - 0.78,
        ),
        paint: wood(color('#5f4a33')),
        relief: (x, y, z) => 0.15 * rough(x * 9, y * 9, z * 9, 2),
      },
    ],
    position,
    turn,
  )
}

/** A site office: corrugated steel, a door and two windows. */
export function cabin(position: Vec, turn: number, tone: string): Thing {
  const paint = color(tone)
  const isWindow = (x: number, y: number) =>
    (Math.abs(x + 1.5) < 0.6 || Math.abs(x - 1.7) < 0.6) && Math.abs(y - 1.7) < 0.45
  const isDoor = (x: number, y: number) => Math.abs(x - 0.25) < 0.45 && y < 2.2
  return placed(
    [
      {
        shape: block([0, 1.4, 0], [3, 1.25, 1.2], 0.04),
        paint(look, x, y, z) {
          put(look, paint, 0.07, 30)
          shade(look, 0.9 + 0.15 * rough(x, y, z, 3))
          if (z > 1.1 && isWindow(x, y)) put(look, color('#222b31'), 0.3, 200)
          if (z > 1.1 && isDoor(x, y)) put(look, color('#7d868c'), 0.07, 30)
          if (y > 2.5 || y < 0.27 || Math.abs(x) > 2.9) shade(look, 0.7)
        },
        relief: (x, y, z) =>
          z > 1.1 && Math.abs(x) < 2.85 && !isWindow(x, y) && !isDoor(x, y) ? 0.02 * Math.sin(x * 24) : 0,
      },
      { shape: repeated(block([-2.6, 0.08, 0], [0.2, 0.09, 1.1], 0.01), 0, 2.6, 3), paint: plain(gloom) },
    ],
    position,
    turn,
  )
}
