import { earth } from '../ground'
import { clothes, hats, vests } from '../people/outfits'
import { person } from '../people/person'
import { poses } from '../people/poses'
import type { Scene } from '../render/scene'
import { barrier, cone, hoarding } from '../site/barriers'
import { building } from '../site/building'
import { bricks, cabin, timberStack } from '../site/materials'
import { daylight } from './daylight'

/** Everybody wears a hat and a vest, materials are stacked, the opening is fenced off. */
export const tidy: Scene = {
  ...daylight,
  camera: { from: [0, 1.6, 8.6], to: [0.1, 1.4, 0], angle: 32 },
  ground: earth({ rain: 83.3 }),
  things: [
    person(
      poses.walking,
      { ...clothes.denim, hat: hats.yellow, vest: vests.lime },
      [-2.3, 0, 0.2],
      0.75,
      1.78,
    ),
    person(
      poses.reading,
      { ...clothes.navy, hat: hats.white, vest: vests.orange, holds: 'tablet' },
      [0.25, 0, -0.2],
      0.2,
      1.82,
    ),
    person(
      poses.standing,
      { ...clothes.olive, hat: hats.yellow, vest: vests.orange },
      [1.55, 0, -0.5],
      -0.5,
      1.74,
    ),
    barrier([3.2, 0, -3.2], 0.2),
    barrier([5.3, 0, -3.6], 0.2),
    cone(3, -2.3),
    cone(-4.4, -1.6),
    bricks([-4.9, 0, -3.4], 0.1),
    bricks([-6.1, 0, -3.4], 0.1),
    timberStack([-2.6, 0, -5.2], 0.05, 6),
    building(4, 3, [-10, 0, -14], 0.08),
    cabin([9.5, 0, -11], -0.3, '#3b6ea5'),
    hoarding([5, 0, -15], 0, 18),
  ],
}
