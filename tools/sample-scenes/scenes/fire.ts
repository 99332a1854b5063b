import { earth } from '../ground'
import { clothes, hats, vests } from '../people/outfits'
import { person } from '../people/person'
import { poses } from '../people/poses'
import type { Scene } from '../render/scene'
import { times, unit } from '../render/space'
import { color } from '../render/thing'
import { hoarding } from '../site/barriers'
import { flames, smoke } from '../site/fire'
import { cabin, pallets, skip } from '../site/materials'
import { daylight } from './daylight'

/** A skip and the pallets beside it burn; one worker waves the others away. */
export const fire: Scene = {
  ...daylight,
  exposure: 0.5,
  sun: unit([-0.8, 0.42, 0.42]),
  sunlight: [2.3, 1.65, 1.05],
  skylight: [0.36, 0.42, 0.55],
  bounce: [0.24, 0.18, 0.13],
  backdrop: along => times(daylight.backdrop(along), 0.62),
  camera: { from: [0.2, 1.6, 8.8], to: [0.1, 1.8, 0], angle: 35 },
  ground: earth({ rain: 139.9 }),
  things: [
    skip([-1.2, 0, -1.6], 0.18, '#c79a1a'),
    pallets(7, [1.25, 0, -1.3], 0.3, color('#6d4f30')),
    person(
      poses.signaling,
      { ...clothes.navy, hat: hats.yellow, vest: vests.orange },
      [3.1, 0, 0.4],
      -0.35,
      1.8,
    ),
    cabin([7.5, 0, -9], -0.25, '#d7dadb'),
    hoarding([-14, 0, -12], 0, 30),
  ],
  clouds: [
    flames([-1.15, 0.95, -1.6], 1.6, 0.8, 2.7),
    flames([1.28, 0.5, -1.3], 0.75, 0.55, 2.1),
    smoke([-0.9, 1, -2.9], 6.4, -0.2, 0.97, 0.85),
  ],
  lamps: [{ position: [-0.6, 2, -1.2], color: [7, 2.6, 0.5] }],
}
