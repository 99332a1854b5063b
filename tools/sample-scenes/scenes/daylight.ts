import type { Scene } from '../render/scene'
import { unit } from '../render/space'
import { fairDay } from '../sky'

/** The sun stands to the left behind the camera, some haze before it. */
export const daylight = {
  sun: unit([-0.6, 0.72, 0.5]),
  sunlight: [2.95, 2.66, 2.2],
  skylight: [0.5, 0.61, 0.82],
  bounce: [0.36, 0.3, 0.23],
  backdrop: fairDay(),
  exposure: 0.62,
  sharpUntil: 17,
} satisfies Partial<Scene>
