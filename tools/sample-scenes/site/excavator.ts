import { noise } from '../render/noise'
import {
  ball,
  bar,
  blend,
  block,
  cut,
  type Distance,
  grown,
  limb,
  moved,
  repeated,
  union,
} from '../render/shapes'
import { clamp, ramp, type Vec } from '../render/space'
import { type Color, color, type Part, placed, plain, put, shade, type Thing } from '../render/thing'

const steel = color('#4a4b4c')
const dark = color('#26272a')
const chrome = color('#c8ccce')
const soil = color('#6a5038')
const glass = color('#1a2228')
const gray = color('#55585a')

const TRACK_HALF = 1.05
const TRACK_RADIUS = 0.34
const TRACK_SIDE = 0.88
const TRACK_WIDTH = 0.24

/** How far along the track's loop a point of its side view lies. */
const alongTrack = (x: number, y: number) =>
  Math.abs(x) < TRACK_HALF
    ? x
    : Math.sign(x) * TRACK_HALF +
      Math.atan2(x - Math.sign(x) * TRACK_HALF, Math.abs(y - TRACK_RADIUS)) * TRACK_RADIUS

function track(side: number): Part[] {
  const loop = bar(
    [-TRACK_HALF, TRACK_RADIUS],
    [TRACK_HALF, TRACK_RADIUS],
    TRACK_RADIUS,
    TRACK_RADIUS,
    side,
    TRACK_WIDTH,
  )
  const core = bar(
    [-TRACK_HALF, TRACK_RADIUS],
    [TRACK_HALF, TRACK_RADIUS],
    0.26,
    0.26,
    side,
    TRACK_WIDTH + 0.1,
  )
  const treads = grown(loop, (x, y) => (Math.sin(alongTrack(x, y) * 42) > 0.3 ? 0.012 : -0.012), 0.02)
  const wheel = (x: number, y: number, radius: number) =>
    bar([x, y], [x, y], radius, radius, side, TRACK_WIDTH - 0.01)
  const rollers = [-0.62, -0.2, 0.22, 0.64].map(x => wheel(x, 0.16, 0.1))
  return [
    {
      shape: cut(treads, (x, y, z) => -core.at(x, y, z)),
      paint(look, x, y, z) {
        put(look, dark, 0.06, 20)
        // Earth sticks to the plates.
        const mud = clamp(noise(x * 5, y * 5, z * 5) * 1.7 - 0.45)
        look.red += (soil[0] - look.red) * mud
        look.green += (soil[1] - look.green) * mud
        look.blue += (soil[2] - look.blue) * mud
      },
    },
    {
      shape: union(
        wheel(-TRACK_HALF, TRACK_RADIUS, 0.25),
        wheel(TRACK_HALF, TRACK_RADIUS, 0.23),
        block([0, 0.4, side], [0.85, 0.1, TRACK_WIDTH - 0.07], 0.03),
        ...rollers,
      ),
      paint(look, x, y, z) {
        put(look, gray, 0.06, 20)
        shade(look, 0.5 + 0.7 * noise(x * 9, y * 9, z * 9))
      },
    },
  ]
}

/** The upper body turns on the tracks; its back is round so that it clears them. */
function house(tone: Color): Part[] {
  const rear: Distance = (x, _, z) => Math.sqrt((x - 0.1) ** 2 + z * z) - 1.55
  const hull = cut(block([-0.42, 1.12, 0], [1.2, 0.36, 1.06], 0.1), rear)
  const hood = cut(block([-0.72, 1.5, -0.05], [0.8, 0.16, 0.92], 0.09), rear)
  return [
    {
      shape: union(hull, hood, block([0.45, 1.05, -0.55], [0.45, 0.3, 0.45], 0.06)),
      paint(look, x, y, z) {
        put(look, tone, 0.09, 50)
        const dirt = 0.35 * noise(x * 3, y * 4, z * 3) * ramp(1.3, 0.75, y)
        shade(look, 1 - dirt)
        if (x < -1.15 && y < 1.46) put(look, dark, 0.08, 40)
        if (y < 0.86) put(look, dark, 0.05, 20)
        // Slots of the radiator, and a band along the side.
        const slots = x > -1.05 && x < -0.45 && y > 0.98 && y < 1.3
        if (Math.abs(z) > 0.95 && slots) put(look, Math.sin(y * 120) > 0 ? dark : gray, 0.05, 20)
        if (Math.abs(z) > 0.95 && x > -0.4 && y > 1.26 && y < 1.34) put(look, dark, 0.08, 40)
      },
    },
    {
      shape: union(
        block([0, 0.62, 0], [0.6, 0.14, 0.75], 0.05),
        bar([0, 0.74], [0, 0.74], 0.1, 0.1, 0, 0.6),
        limb([-1.0, 1.6, -0.6], [-1.0, 1.98, -0.6], 0.045),
        limb([-0.2, 1.64, -0.94], [-0.2, 1.95, -0.94], 0.018),
        limb([-0.9, 1.64, -0.94], [-0.9, 1.95, -0.94], 0.018),
        limb([-0.2, 1.95, -0.94], [-0.9, 1.95, -0.94], 0.018),
      ),
      paint: plain(dark, 0.06, 20),
    },
  ]
}

function cab(tone: Color): Part[] {
  const slope: Distance = (x, y) => (x - 0.98) * 0.93 + (y - 1.75) * 0.36
  const shell = cut(block([0.3, 1.78, 0.56], [0.78, 0.86, 0.46], 0.07), slope)
  const pane = (from: number, to: number, at: number) => at > from && at < to
  return [
    {
      shape: shell,
      paint(look, x, y, z) {
        put(look, tone, 0.09, 50)
        if (y > 2.52) return put(look, dark, 0.06, 30)
        const front = x - 0.98 + ((y - 1.75) * 0.36) / 0.93
        const sideGlass =
          Math.abs(z - 0.56) > 0.42 &&
          pane(1.5, 2.46, y) &&
          (pane(-0.38, 0.1, x) || (x > 0.18 && front < -0.09))
        const frontGlass = front > -0.04 && pane(1.2, 2.46, y) && Math.abs(z - 0.56) < 0.38
        const rearGlass = x < -0.44 && pane(1.72, 2.42, y) && Math.abs(z - 0.56) < 0.36
        if (sideGlass || frontGlass || rearGlass) put(look, glass, 0.3, 300)
        else if (y > 1.46) put(look, dark, 0.08, 40)
        else if (Math.abs(x - 0.14) < 0.012) shade(look, 0.4)
      },
    },
    {
      shape: union(
        limb([0.75, 2.3, 1.02], [0.9, 2.3, 1.16], 0.012),
        block([0.93, 2.2, 1.18], [0.02, 0.14, 0.08], 0.02),
        limb([-0.05, 1.3, 1.05], [-0.05, 1.9, 1.05], 0.016),
      ),
      paint: plain(dark, 0.15, 60),
    },
  ]
}

/** Boom and stick as corners of their side view. */
type Reach = {
  knee: readonly [number, number]
  tip: readonly [number, number]
  end: readonly [number, number]
  /** Where the bucket opens to. */
  opens: readonly [number, number]
}

const reaches = {
  lifted: { knee: [1.45, 2.85], tip: [3.15, 3.1], end: [3.75, 1.35], opens: [-0.55, 0.83] },
  digging: { knee: [1.6, 2.7], tip: [3.2, 2.45], end: [3.3, 0.75], opens: [-0.85, 0.53] },
} satisfies Record<string, Reach>

const ARM_SIDE = -0.08

function arm(tone: Color, { knee, tip, end, opens }: Reach): Part[] {
  const foot = [0.6, 1.2] as const
  const beam = (
    a: readonly [number, number],
    b: readonly [number, number],
    from: number,
    to: number,
    half = 0.16,
  ) => bar(a, b, from, to, ARM_SIDE, half)
  const middle = (a: readonly [number, number], b: readonly [number, number], share: number, up = 0): Vec => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share + up,
    ARM_SIDE,
  ]
  const back = [tip[0] - (end[0] - tip[0]) * 0.22, tip[1] - (end[1] - tip[1]) * 0.22] as const
  const ram = (a: Vec, b: Vec, thick: number) => {
    const half: Vec = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2]
    return { sleeve: limb(a, half, thick), rod: limb(half, b, thick * 0.5) }
  }
  const beside = ([x, y, z]: Vec, by: number): Vec => [x, y, z + by]
  const lift = middle(foot, knee, 0.85)
  const rams = [
    ram([0.95, 0.98, ARM_SIDE - 0.24], beside(lift, -0.24), 0.075),
    ram([0.95, 0.98, ARM_SIDE + 0.24], beside(lift, 0.24), 0.075),
    ram(middle(knee, tip, 0.1, 0.34), [back[0], back[1] + 0.08, ARM_SIDE], 0.08),
    ram(middle(back, end, 0.2, 0), [end[0] + 0.1, end[1] + 0.22, ARM_SIDE + 0.01], 0.065),
  ].map((pair, i) =>
    i === 3 ? { sleeve: moved(pair.sleeve, [-0.24, 0, 0]), rod: moved(pair.rod, [-0.24, 0, 0]) } : pair,
  )
  return [
    {
      shape: union(
        blend(0.12, beam(foot, knee, 0.2, 0.27), beam(knee, tip, 0.27, 0.15)),
        beam(back, end, 0.2, 0.12, 0.14),
      ),
      paint(look, x, y, z) {
        put(look, tone, 0.09, 50)
        shade(look, 0.9 + 0.12 * noise(x * 4, y * 4, z * 4))
        const pins = [knee, tip, end].some(([px, py]) => (x - px) ** 2 + (y - py) ** 2 < 0.006)
        if (pins) put(look, steel, 0.15, 40)
      },
    },
    { shape: union(...rams.map(({ sleeve }) => sleeve)), paint: plain(dark, 0.1, 50) },
    { shape: union(...rams.map(({ rod }) => rod)), paint: plain(chrome, 0.4, 120) },
    ...bucket([end[0] - 0.12, end[1] - 0.42], opens),
  ]
}

function bucket([cx, cy]: readonly [number, number], [nx, ny]: readonly [number, number]): Part[] {
  const half = 0.44
  const disc = (radius: number, depth: number) => bar([cx, cy], [cx, cy], radius, radius, ARM_SIDE, depth)
  const hollow = disc(0.44, half - 0.035)
  const lip: Vec = [cx - 0.48 * ny + 0.1 * nx, cy + 0.48 * nx + 0.1 * ny, ARM_SIDE - half + 0.06]
  const tooth = limb([0, 0, 0], [nx * 0.17, ny * 0.17, 0], 0.042, 0.018)
  const teeth = repeated(tooth, 2, (half * 2 - 0.12) / 4, 5)
  return [
    {
      shape: union(
        cut(disc(0.5, half), (x, y, z) =>
          Math.max((x - cx) * nx + (y - cy) * ny - 0.12, -hollow.at(x, y, z)),
        ),
        moved(teeth, lip),
      ),
      paint(look, x, y, z) {
        put(look, steel, 0.1, 30)
        shade(look, 0.6 + 0.7 * noise(x * 7, y * 7, z * 7))
      },
    },
    {
      shape: cut(
        ball([cx, cy, ARM_SIDE], 0.46, 0.46, half - 0.04),
        (x, y, z) => (x - cx) * nx + (y - cy) * ny - 0.05 - 0.12 * noise(x * 6, y * 6, z * 6),
      ),
      paint(look, x, y, z) {
        put(look, soil, 0.02, 6)
        shade(look, 0.7 + 0.6 * noise(x * 20, y * 20, z * 20))
      },
      relief: (x, y, z) => 0.05 * noise(x * 18, y * 18, z * 18),
    },
  ]
}

/** A tracked excavator of eight tonnes; its arm points toward +x before it is turned. */
export function excavator(
  reach: keyof typeof reaches,
  tone: string,
  position: Vec,
  turn: number,
  scale = 1,
): Thing {
  const paint = color(tone)
  return placed(
    [
      ...track(TRACK_SIDE),
      ...track(-TRACK_SIDE),
      ...house(paint),
      ...cab(paint),
      ...arm(paint, reaches[reach]),
    ],
    position,
    turn,
    scale,
  )
}
