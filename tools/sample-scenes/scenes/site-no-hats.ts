import { earth } from '../ground'
import { clothes, hats, vests } from '../people/outfits'
import { person } from '../people/person'
import { poses } from '../people/poses'
import type { Scene } from '../render/scene'
import type { Thing } from '../render/thing'
import { cone, hoarding } from '../site/barriers'
import { building } from '../site/building'
import { excavator } from '../site/excavator'
import { bricks, spoilHeap, timberStack } from '../site/materials'
import { daylight } from './daylight'

/** The place alone, seen from where the sample was taken. */
export const siteWith = (people: Thing[]): Scene => ({
  ...daylight,
  camera: { from: [0.2, 1.6, 8.6], to: [0.4, 1.42, 0], angle: 33, mirrored: true },
  ground: earth({ ruts: [-2.6, -4.4], rain: 31 }),
  things: [
    ...people,
    excavator('lifted', '#f0a80c', [4.55, 0, -4.9], Math.PI - 0.3),
    cone(2, 0.9),
    cone(3, 1),
    building(4, 3, [-15, 0, -13], 0.12),
    hoarding([4, 0, -16], 0, 22),
    bricks([-4.4, 0, -2.6], 0.3),
    bricks([-5.4, 0, -3.4], 0.5),
    timberStack([-3.2, 0, -5.6], 0.1),
    spoilHeap([9, 0, -9], 3, 1.6),
  ],
})

/** Three people talk on a site: two bare heads, and the one beside the excavator wears no vest either. */
export const siteNoHats = siteWith([
  person(
    poses.reading,
    { ...clothes.navy, hat: hats.white, vest: vests.orange, holds: 'tablet' },
    [-2.05, 0, 0.1],
    0.55,
    1.82,
  ),
  person(poses.standing, { ...clothes.gray, vest: vests.lime }, [-0.75, 0, -0.3], -0.25, 1.76),
  person(poses.pointing, clothes.checked, [1.35, 0, -0.4], -0.3, 1.8),
])
