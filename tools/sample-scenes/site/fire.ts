import { noise, rough } from '../render/noise'
import type { Cloud } from '../render/scene'
import { clamp, mix, ramp, type Vec } from '../render/space'

const none: Vec = [0, 0, 0]

/** Flames above a bed `width` by `depth`, licking up to `height`. */
export function flames(foot: Vec, width: number, depth: number, height: number): Cloud {
  const [fx, fy, fz] = foot
  return {
    low: [fx - width * 1.4, fy, fz - depth * 1.4],
    high: [fx + width * 1.4, fy + height * 1.25, fz + depth * 1.4],
    step: 0.045,
    at(x, y, z) {
      const up = (y - fy) / height
      // Flames are stretched upwards and lean about more the higher they reach.
      const sway = (rough(x * 0.9, y * 0.8, z * 0.9, 3) - 0.5) * 1.6 * up
      const tongues = rough((x + sway) * 3.1, y * 1.15 - 3, (z + sway * 0.5) * 3.1, 5)
      const licks = (1 - Math.abs(2 * noise((x + sway * 1.4) * 6.5, y * 2, z * 6.5) - 1)) ** 2
      const aside = Math.sqrt(((x + sway * 0.7 - fx) / width) ** 2 + ((z - fz) / depth) ** 2)
      const body =
        tongues * 2.9 + licks * 0.35 - 0.95 - up * 1.05 - aside ** 3 * 1.05 - 1.2 * ramp(0.14, 0, up)
      if (body <= 0) return { density: 0, glow: none, tint: none }
      const heat = clamp(body * 0.85)
      const strength = ramp(0, 0.1, body) * 6.5
      return {
        density: strength * 0.5,
        glow: [
          strength * mix(0.7, 1.6, heat),
          strength * mix(0.07, 0.62, heat),
          strength * mix(0.002, 0.09, heat * heat),
        ],
        tint: none,
      }
    },
  }
}

/** Smoke that rises from a bed and drifts with the wind; `dark` is 0 for steam, 1 for burning rubber. */
export function smoke(foot: Vec, height: number, wind: number, dark: number, spread = 0.55): Cloud {
  const [fx, fy, fz] = foot
  const drift = (up: number) => wind * up * up * height
  const reach = spread * height + 1
  return {
    low: [fx + Math.min(0, drift(1)) - reach, fy, fz - reach],
    high: [fx + Math.max(0, drift(1)) + reach, fy + height, fz + reach],
    step: 0.14,
    at(x, y, z) {
      const up = (y - fy) / height
      const px = x - fx - drift(up)
      const pz = z - fz
      const radius = 0.45 + spread * height * up ** 0.8 * 0.62
      const aside = Math.sqrt(px * px + pz * pz) / radius
      if (aside > 1.5) return { density: 0, glow: none, tint: none }
      const body = billows(px, y, pz) - aside * aside * 0.5
      if (body <= 0) return { density: 0, glow: none, tint: none }
      const density = ramp(0, 0.25, body) * mix(5, 1.5, up) * ramp(0, 0.1, up)
      // Lit from the upper left: thinner that way means lighter here.
      const lit = clamp(0.5 + (body - billows(px - 0.28, y + 0.3, pz + 0.2) + aside * aside * 0.3) * 1.1)
      const gray = mix(mix(0.5, 0.05, dark), mix(1.15, 0.5, dark), lit) * mix(0.85, 1.15, up)
      return { density, glow: none, tint: [gray, gray * 0.97, gray * 0.95] }
    },
  }
}

/** Heads of smoke like those of a cauliflower: round outside, creased between. */
function billows(x: number, y: number, z: number): number {
  const curl = noise(x * 0.6, y * 0.5, z * 0.6) * 1.2
  let sum = 0
  let weight = 0.55
  let scale = 0.75
  for (let layer = 0; layer < 5; layer++) {
    const value = noise(x * scale + curl + layer * 5.1, y * scale * 0.9 - curl, z * scale + layer * 3.3)
    sum += weight * Math.abs(2 * value - 1)
    weight /= 1.9
    scale *= 2.1
  }
  return 0.78 - sum
}
