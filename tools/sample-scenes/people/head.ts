import { noise, rough } from '../render/noise'
import { ball, blend, block, cut, grown, limb, type Shape, union } from '../render/shapes'
import { ramp } from '../render/space'
import { type Color, color, type Part, put, shade } from '../render/thing'

/** Drawn around the middle between the ears; the face looks toward +z. */
const skull = blend(
  0.03,
  ball([0, 0.03, -0.012], 0.077, 0.09, 0.097),
  ball([0, -0.012, 0.03], 0.066, 0.085, 0.066),
  ball([0, -0.058, 0.02], 0.056, 0.062, 0.066),
  ball([0, -0.1, 0.056], 0.026, 0.022, 0.026),
)

const face: Shape = blend(
  0.014,
  skull,
  limb([-0.034, 0.028, 0.078], [0.034, 0.028, 0.078], 0.013),
  limb([0, 0.012, 0.092], [0, -0.026, 0.112], 0.009, 0.014),
  limb([-0.01, -0.03, 0.103], [0.01, -0.03, 0.103], 0.008),
  ball([0.036, -0.024, 0.068], 0.022, 0.02, 0.02),
  ball([-0.036, -0.024, 0.068], 0.022, 0.02, 0.02),
  limb([-0.016, -0.063, 0.084], [0.016, -0.063, 0.084], 0.009),
  ball([0.079, -0.006, -0.012], 0.011, 0.031, 0.02),
  ball([-0.079, -0.006, -0.012], 0.011, 0.031, 0.02),
)

const eyeWhite = color('#d8d2ca')
const iris = color('#2b211a')
const lips = color('#9a5f50')

export function headPart(skin: Color, hair: Color, beard: number): Part {
  return {
    shape: face,
    paint(look, x, y, z) {
      put(look, skin, 0.055, 18)
      look.red *= 1 + 0.12 * ramp(0.05, 0, Math.abs(y + 0.02)) * ramp(0.03, 0.1, z)
      if (z < 0.03) return
      const side = Math.abs(x)
      const eye = ((side - 0.031) / 0.0155) ** 2 + ((y - 0.008) / 0.0075) ** 2
      if (eye < 1.9) shade(look, 0.62)
      if (eye < 1) put(look, Math.abs(side - 0.031) < 0.0075 ? iris : eyeWhite, 0.12, 60)
      if (((side - 0.033) / 0.02) ** 2 + ((y - 0.03 - side * 0.02) / 0.0042) ** 2 < 1) put(look, hair)
      if ((x / 0.024) ** 2 + ((y + 0.064) / 0.008) ** 2 < 1) put(look, lips, 0.08, 20)
      const stubble =
        beard * ramp(-0.03, -0.055, y) * ramp(0.02, 0.06, z) * (0.7 + 0.5 * noise(x * 300, y * 300, z * 300))
      shade(look, 1 - 0.55 * Math.min(1, stubble))
    },
  }
}

export function hairPart(tone: Color): Part {
  const cap = grown(
    ball([0, 0.04, -0.016], 0.083, 0.099, 0.101),
    (x, y, z) => 0.008 * rough(x * 30, y * 14, z * 16, 2) - 0.004 * ramp(0.03, 0.075, z),
    0.012,
  )
  // From the front hairline down to the nape, around the ears.
  const trimmed = cut(cap, (x, y, z) =>
    Math.max(
      (z - 0.07) * 0.75 -
        (y - 0.085) * 0.66 +
        0.02 * noise(x * 55, 2, z * 20) -
        0.01 +
        0.012 * ramp(0.03, 0.055, Math.abs(x)),
      Math.abs(x) > 0.062 ? (z - 0.022 - y * 0.4) * 0.8 : -1,
    ),
  )
  return {
    shape: trimmed,
    paint(look, x, y, z) {
      put(look, tone, 0.03, 24)
      shade(look, 0.6 + 0.7 * noise(x * 220, y * 22, z * 26))
    },
    relief: (x, y, z) => 0.003 * noise(x * 200, y * 20, z * 24),
  }
}

export function hardHatPart(tone: Color): Part {
  const dome = grown(
    cut(ball([0, 0.058, -0.006], 0.112, 0.104, 0.137), (_, y) => 0.05 - y),
    (x, y) => {
      const ridge = Math.min(Math.abs(x), Math.abs(Math.abs(x) - 0.036))
      return y > 0.08 ? 0.006 * ramp(0.012, 0.004, ridge) : 0
    },
    0.008,
  )
  const brim = ball([0, 0.052, 0.008], 0.127, 0.011, 0.158)
  const peak = ball([0, 0.047, 0.085], 0.093, 0.01, 0.105)
  return {
    shape: union(blend(0.014, dome, brim, peak), block([0, 0.072, 0.13], [0.02, 0.014, 0.006], 0.004)),
    paint(look, x, y, z) {
      put(look, tone, 0.11, 70)
      shade(look, 0.94 + 0.08 * noise(x * 40, y * 40, z * 40))
      if (z > 0.118 && Math.abs(x) < 0.018 && y > 0.062) put(look, color('#26415f'), 0.1, 40)
    },
  }
}
