import { noise, rough } from '../render/noise'
import { ball, blend, block, cut, grown, limb, type Shape } from '../render/shapes'
import { add, minus, mix, ramp, times, unit, type Vec } from '../render/space'
import {
  type Color,
  color,
  inFrame,
  type Paint,
  type Part,
  placed,
  plain,
  put,
  shade,
  type Thing,
} from '../render/thing'
import { hairPart, hardHatPart, headPart } from './head'
import { type Arm, type Leg, type Pose, type Skeleton, skeleton } from './skeleton'

export type Outfit = {
  hat?: Color
  vest?: Color
  shirt: Color
  trousers: Color
  skin: Color
  hair: Color
  /** 0 shaven, 1 full. */
  beard?: number
  plaid?: boolean
  holds?: 'tablet' | 'shovel'
}

const bootLeather = color('#5a3d25')
const sole = color('#1c1a18')
const reflective = color('#d9dde0')

/** Around the middle of the hips, upright. */
const trunk = blend(
  0.07,
  ball([0, 0.02, -0.005], 0.165, 0.13, 0.12),
  ball([0, 0.2, 0.008], 0.152, 0.17, 0.115),
  ball([0, 0.37, 0], 0.175, 0.18, 0.122),
  limb([-0.16, 0.485, -0.012], [0.16, 0.485, -0.012], 0.07),
  limb([0.14, 0.505, -0.018], [0.03, 0.56, -0.02], 0.05, 0.05),
  limb([-0.14, 0.505, -0.018], [-0.03, 0.56, -0.02], 0.05, 0.05),
)

/** Cloth hangs in folds that run down and across. */
const folds = (depth: number) => (x: number, y: number, z: number) =>
  depth *
  (rough(x * 9 + 3, y * 13 + z * 4, z * 9, 3) + 0.5 * Math.abs(noise(x * 14, y * 22 - x * 12, z * 14) - 0.5))

const trouserFolds = folds(0.024)

export function person(pose: Pose, outfit: Outfit, position: Vec, turn: number, height = 1.78): Thing {
  const bones = skeleton(pose)
  const body = { origin: bones.hips, nod: bones.lean, turn: bones.twist }
  const head = { origin: bones.head, nod: bones.headNod, turn: bones.headTurn }
  const skin = plain(outfit.skin, 0.055, 18)
  const parts: Part[] = [
    inFrame(head, headPart(outfit.skin, outfit.hair, outfit.beard ?? 0)),
    { shape: limb(bones.neck, add(bones.head, [0, -0.05, -0.012]), 0.056, 0.052), paint: skin },
    {
      shape: limb(add(bones.neck, [0, -0.025, 0]), add(bones.neck, [0, 0.025, 0.008]), 0.072, 0.063),
      paint: plain(times(outfit.shirt, 0.85)),
    },
    ...bones.arms.map(arm => ({ shape: hand(arm), paint: skin })),
    shirtPart(bones, outfit),
    trousersPart(bones, outfit.trousers),
    ...bones.legs.map(bootPart),
  ]
  if (outfit.hat) {
    parts.push(inFrame(head, inFrame({ origin: [0, 0, 0], nod: -0.06 }, hardHatPart(outfit.hat))))
    parts.push(inFrame(head, { ...hairPart(outfit.hair), shape: napeHair }))
  } else parts.push(inFrame(head, hairPart(outfit.hair)))
  if (outfit.vest) parts.push(inFrame(body, vestPart(outfit.vest, outfit.shirt)))
  if (outfit.holds) parts.push(...held(outfit.holds, bones))
  return placed(parts, position, turn, height / 1.78)
}

/** What shows of the hair below a hat. */
const napeHair = cut(ball([0, 0.02, -0.02], 0.081, 0.09, 0.1), (_, y, z) =>
  Math.max(y - 0.05, z * 0.8 - y * 0.3 + 0.01, -0.06 - y),
)

function shirtPart({ arms, hips, lean, twist }: Skeleton, { shirt, plaid }: Outfit): Part {
  const trunkPart = inFrame({ origin: hips, nod: lean, turn: twist }, { shape: trunk, paint: () => {} })
  const sleeves = arms.flatMap(({ shoulder, elbow, wrist }) => [
    limb(shoulder, elbow, 0.07, 0.058),
    limb(elbow, mix3(elbow, wrist, 0.94), 0.056, 0.045),
  ])
  const paint: Paint = (look, x, y, z) => {
    put(look, shirt)
    shade(look, 0.92 + 0.16 * noise(x * 90, y * 90, z * 90))
    if (!plaid) return
    const bars = [Math.abs(((x * 14) % 1) + 0.001), Math.abs((y * 14) % 1)].filter(at => at < 0.4).length
    shade(look, [1.25, 0.8, 0.4][bars] as number)
  }
  return { shape: blend(0.045, trunkPart.shape, ...sleeves), paint, relief: folds(0.02) }
}

function vestPart(tone: Color, shirt: Color): Part {
  // Wider at the hem; open at the neck and under the arms.
  const shell = grown(trunk, (_, y) => mix(0.03, 0.014, ramp(-0.1, 0.35, y)), 0.035)
  const skirt = ball([0, 0.04, 0], 0.185, 0.32, 0.142)
  const shape = cut(blend(0.03, shell, skirt), (x, y) => Math.max(-0.09 - y, y - 0.56, Math.abs(x) - 0.19))
  const edge = color('#8f9aa0')
  return {
    shape,
    paint(look, x, y, z) {
      const side = Math.abs(x)
      const neckline = z > 0 ? 0.4 + side * 2 : 0.535
      if (y > neckline) return put(look, shirt)
      put(look, tone)
      shade(look, 0.95 + 0.1 * noise(x * 120, y * 120, z * 120))
      const band = (y > 0.06 && y < 0.112) || (y > 0.2 && y < 0.252)
      const strap = y >= 0.252 && side > 0.082 && side < 0.13
      if (band || strap) put(look, reflective, 0.1, 10)
      if (z > 0 && side < 0.004 && !band) put(look, edge)
      const pocket = z > 0 && side > 0.05 && side < 0.13 && y > -0.05 && y < 0.035
      const seam = y > 0.03 || side < 0.053 || side > 0.127
      if (pocket && seam) shade(look, 0.6)
    },
    relief: folds(0.016),
  }
}

function trousersPart({ hips, legs }: Skeleton, tone: Color): Part {
  const seat = ball(add(hips, [0, -0.015, -0.005]), 0.163, 0.115, 0.122)
  const tubes = legs.flatMap(({ hip, knee, ankle }) => [
    limb(add(hip, [0, -0.03, 0]), knee, 0.096, 0.066),
    limb(knee, add(ankle, [0, 0.03, -0.005]), 0.064, 0.07),
  ])
  return {
    shape: blend(0.05, seat, ...tubes),
    paint(look, x, y, z) {
      put(look, tone)
      shade(look, 0.86 + 0.22 * noise(x * 60, y * 60, z * 60))
      // Dust from the ground up.
      const dust = 0.35 * ramp(0.45, 0.05, y) * noise(x * 12, y * 9, z * 12)
      look.red = mix(look.red, 0.34, dust)
      look.green = mix(look.green, 0.26, dust)
      look.blue = mix(look.blue, 0.17, dust)
    },
    relief: (x, y, z) => trouserFolds(x, y * (y < 0.6 ? 1.5 : 1), z),
  }
}

function bootPart({ ankle, turn }: Leg): Part {
  const boot: Shape = blend(
    0.03,
    limb([0, 0.055, -0.05], [0, 0.045, 0.12], 0.048, 0.043),
    limb([0, 0.05, -0.025], [0, 0.17, -0.02], 0.05, 0.057),
    block([0, 0.016, 0.035], [0.045, 0.016, 0.125], 0.012),
  )
  return inFrame(
    { origin: add(ankle, [0, -0.09, 0]), turn },
    {
      shape: cut(boot, (_, y) => -y),
      paint(look, x, y, z) {
        put(look, y < 0.03 ? sole : bootLeather, 0.05, 20)
        shade(look, 0.8 + 0.5 * noise(x * 40, y * 40, z * 40))
      },
    },
  )
}

function hand({ elbow, wrist }: Arm): Shape {
  const along = unit(minus(wrist, elbow))
  const at = (far: number, aside: Vec = [0, 0, 0]) => add(add(wrist, times(along, far)), aside)
  return blend(
    0.012,
    limb(at(-0.03), at(0.06), 0.03, 0.034),
    limb(at(0.06), at(0.13, [0, -0.012, 0]), 0.028, 0.016),
    limb(at(0.02, [0, 0, 0.02]), at(0.075, [0, 0.004, 0.04]), 0.014, 0.011),
  )
}

const mix3 = (a: Vec, b: Vec, share: number): Vec => add(times(a, 1 - share), times(b, share))

function held(what: 'tablet' | 'shovel', { arms: [left, right] }: Skeleton): Part[] {
  if (what === 'tablet') {
    const middle = add(mix3(left.wrist, right.wrist, 0.5), [0, 0.05, 0.07])
    const frame = { origin: middle, nod: -0.75 }
    return [
      inFrame(frame, {
        shape: block([0, 0, 0], [0.15, 0.11, 0.008], 0.008),
        paint: plain(color('#1d2226'), 0.12, 80),
      }),
      inFrame(frame, {
        shape: block([0, 0, -0.01], [0.135, 0.095, 0.003], 0.002),
        paint: plain(color('#e9edf0'), 0.08, 40),
      }),
    ]
  }
  const along = unit(minus(left.wrist, right.wrist))
  const at = (far: number) => add(right.wrist, times(along, far))
  return [
    { shape: limb(at(-0.25), at(0.95), 0.018), paint: plain(color('#b08850'), 0.05, 20) },
    { shape: ball(at(1.05), 0.12, 0.15, 0.05), paint: plain(color('#4c4f51'), 0.12, 40) },
  ]
}
