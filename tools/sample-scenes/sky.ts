import { noise, rough } from './render/noise'
import type { Backdrop } from './render/scene'
import { clamp, mix, ramp, type Vec } from './render/space'

const blend = (a: Vec, b: Vec, share: number): Vec => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
  mix(a[2], b[2], share),
]

const zenith: Vec = [0.16, 0.32, 0.66]
const horizon: Vec = [0.72, 0.82, 0.93]
const cloud: Vec = [1.05, 1.04, 1.02]
const cloudShade: Vec = [0.62, 0.67, 0.74]
const trees: Vec = [0.09, 0.13, 0.085]

/** A fair day: thin clouds above a line of trees. */
export const fairDay =
  (cover = 0.5): Backdrop =>
  ([x, y, z]) => {
    const bearing = Math.atan2(x, -z)
    const crowns = Math.abs(Math.sin(bearing * 34 + 3 * noise(bearing * 9, 1, 1))) ** 0.5
    const treeTop =
      0.012 + 0.03 * noise(bearing * 6, 3, 0) * (0.6 + 0.4 * crowns) + 0.008 * rough(bearing * 60, 0, 2, 3)
    if (y < treeTop) {
      const leaves = rough(bearing * 110, y * 150, 5, 3)
      return blend(blend(trees, horizon, 0.2), [0.24, 0.3, 0.17], leaves * ramp(0, treeTop, y) * 0.8)
    }
    const clear = blend(horizon, zenith, clamp(y * 1.5) ** 0.55)
    const [u, v] = [(x / (y + 0.12)) * 1.1, (z / (y + 0.12)) * 1.1]
    const thick = rough(u + 4, 0.5, v, 6)
    const density = ramp(0.62 - cover * 0.3, 0.95 - cover * 0.3, thick)
    const underside = ramp(0.5, 0.8, rough(u + 4.15, 0.5, v + 0.1, 4))
    return blend(clear, blend(cloud, cloudShade, underside * 0.7), density * 0.85)
  }
