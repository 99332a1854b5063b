import { noise, rough } from '../render/noise'
import { block, cut, limb, moved, repeated, union } from '../render/shapes'
import type { Vec } from '../render/space'
import { color, type Part, placed, plain, put, shade, type Thing } from '../render/thing'

const concrete = color('#a9a59d')
const brick = color('#9a5f46')
const mortar = color('#b9b0a4')
const tube = color('#9aa0a5')
const timber = color('#b08d5e')
const gloom = color('#3a3936')

const STORY = 3.2
const BAY = 4.4
const DEPTH = 9

/** Stories of slabs and columns, bricked up below, with a scaffold before them; the front looks toward +z. */
export function building(bays: number, stories: number, position: Vec, turn: number, bricked = 2): Thing {
  const width = bays * BAY
  const slab = block([width / 2, 0, -DEPTH / 2], [width / 2 + 0.15, 0.16, DEPTH / 2 + 0.15], 0.02)
  const column = block([0, (stories * STORY) / 2, -0.25], [0.22, (stories * STORY) / 2, 0.22], 0.02)
  const bare: Part = {
    shape: union(
      moved(repeated(slab, 1, STORY, stories), [0, STORY, 0]),
      repeated(column, 0, BAY, bays + 1),
      moved(repeated(column, 0, BAY, bays + 1), [0, 0, -DEPTH / 2]),
    ),
    paint(look, x, y, z) {
      put(look, concrete, 0.03, 8)
      shade(look, 0.75 + 0.4 * rough(x * 1.5, y * 1.5, z * 1.5, 4))
      // Water runs down from the edges of the slabs.
      shade(look, 1 - 0.18 * noise(x * 5, y * 0.4, z * 5))
    },
  }
  const back: Part = {
    shape: block(
      [width / 2, (stories * STORY) / 2, -DEPTH + 0.4],
      [width / 2, (stories * STORY) / 2, 0.1],
      0.02,
    ),
    paint: plain(gloom),
  }
  return placed([bare, back, wall(width, bays, bricked), ...scaffold(width, stories)], position, turn)
}

function wall(width: number, bays: number, bricked: number): Part {
  const high = (bricked * STORY) / 2
  const window = repeated(
    repeated(block([BAY / 4, 1.75, 0], [0.62, 0.75, 0.6], 0.01), 0, BAY / 2, bays * 2),
    1,
    STORY,
    bricked,
  )
  return {
    shape: cut(
      block([width / 2, high, -0.3], [width / 2, high, 0.13], 0.01),
      (x, y, z) => -window.at(x, y, z),
    ),
    paint(look, x, y) {
      const row = Math.floor(y / 0.075)
      const joint = (y / 0.075) % 1 < 0.14 || ((x + (row % 2) * 0.11) / 0.225) % 1 < 0.05
      put(look, joint ? mortar : brick)
      shade(look, 0.75 + 0.4 * noise(row * 3.3, Math.floor((x + (row % 2) * 0.11) / 0.225) * 2.7, 1))
      shade(look, 0.85 + 0.3 * rough(x * 0.7, y * 0.7, 0, 3))
    },
  }
}

function scaffold(width: number, stories: number): Part[] {
  const high = stories * STORY + 0.6
  const bays = Math.ceil(width / 2.2)
  const long = bays * 2.2
  const lifts = Math.ceil(high / 2)
  const standards = repeated(repeated(limb([0, 0, 0.5], [0, high, 0.5], 0.03), 0, 2.2, bays + 1), 2, 1.1, 2)
  const ledgers = repeated(
    repeated(limb([0, 0.05, 0.5], [long, 0.05, 0.5], 0.028), 1, 1, lifts * 2),
    2,
    1.1,
    2,
  )
  const braces = [0, 2, 4]
    .filter(bay => bay < bays)
    .map(bay => limb([bay * 2.2, 0.2, 1.62], [bay * 2.2 + 4.4, high - 0.6, 1.62], 0.026))
  const boards = repeated(block([long / 2, 2, 1.05], [long / 2, 0.03, 0.55], 0.01), 1, 2, lifts - 1)
  const kick = repeated(block([long / 2, 2.1, 1.62], [long / 2, 0.09, 0.015], 0.005), 1, 2, lifts - 1)
  return [
    { shape: union(standards, ledgers, ...braces), paint: plain(tube, 0.12, 30) },
    {
      shape: union(boards, kick),
      paint(look, x, y, z) {
        put(look, timber)
        shade(look, 0.7 + 0.5 * noise(x * 1.2, Math.floor(z * 5), y * 4))
      },
    },
  ]
}
