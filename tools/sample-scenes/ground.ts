import { noise, pebble, rough } from './render/noise'
import type { Ground } from './render/scene'
import { clamp, mix, ramp } from './render/space'
import { color, put, shade } from './render/thing'

const dry = color('#97866d')
const damp = color('#5e4f3f')
const stone = color('#a5a097')

/** A stone here, if there is one: how far inside its outline, and which. Stones lie in swathes. */
function gravel(x: number, z: number) {
  const warp = noise(x * 19, 8, z * 19) * 0.5
  const { distance, which } = pebble(x * 15 + warp, z * 15 - warp)
  const swathe = ramp(0.42, 0.7, rough(x * 0.8 + 20, 0, z * 0.8, 3))
  const radius = which < 0.06 + 0.4 * swathe ? 0.12 + ((which * 91) % 1) * 0.3 : 0
  return { size: radius - distance, which }
}

export type EarthOptions = {
  /** The depths (z) at which tracks have passed. */
  ruts?: readonly number[]
  /** Another number, other puddles. */
  rain: number
}

/** Trodden earth with gravel, puddles and the prints of tracks. */
export function earth({ ruts = [], rain }: EarthOptions): Ground {
  /** 0 dry, 1 under water. */
  const wetness = (x: number, z: number) => ramp(0.655, 0.69, rough(x * 0.3 + rain, 1, z * 0.42 + 8.2, 4))
  const rut = (x: number, z: number) => {
    for (const at of ruts) {
      const aside = Math.abs(z - at - 0.5 * noise(x * 0.3, 5, at))
      if (aside < 0.34) return 1 - ramp(0.2, 0.34, aside)
    }
    return 0
  }
  return {
    paint(look, x, z, blur) {
      const patches = rough(x * 0.5, 0, z * 0.5, 4)
      const fine = blur < 0.05 ? rough(x * 14, 3, z * 14, 2) : 0.5
      const share = clamp(patches * 2.2 - 0.62 + (fine - 0.5) * 0.6)
      put(
        look,
        [mix(damp[0], dry[0], share), mix(damp[1], dry[1], share), mix(damp[2], dry[2], share)],
        0.03,
        6,
      )
      shade(look, 1 - 0.25 * rut(x, z))
      if (blur < 0.06 && wetness(x, z) < 0.5) {
        const { size, which } = gravel(x, z)
        if (size > 0) {
          put(look, stone, 0.03, 8)
          shade(look, 0.35 + 0.5 * ((which * 37) % 1))
        }
      }
      const wet = wetness(x, z)
      if (wet > 0) {
        shade(look, 1 - 0.6 * wet)
        look.gloss = 0.04 + 0.3 * wet
        look.polish = 200
      }
    },
    height(x, z, blur) {
      const dryness = 1 - wetness(x, z)
      const clods = rough(x * 1.3 + z * 0.7, 2, z * 1.3 - x * 0.7, 4) * 0.09
      const warp = 3 * rough(x * 1.7, 6, z * 1.7, 3)
      // Layers finer than a pixel would only flicker.
      const layers = clamp(Math.floor(1 + Math.log2(0.11 / blur)), 0, 5)
      const grit =
        layers > 0 ? rough(x * 4.1 + z * 2.3 + warp, 4, z * 4.1 - x * 2.3 - warp, layers) * 0.028 : 0
      const stones = blur < 0.06 ? clamp(gravel(x, z).size, 0, 0.2) * 0.05 : 0
      const tread = rut(x, z) * (0.02 * Math.sign(Math.sin(x * 21)) - 0.05)
      return (clods + grit + stones + tread) * dryness
    },
  }
}
