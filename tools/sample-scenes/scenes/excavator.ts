import { earth } from '../ground'
import { clothes, hats, vests } from '../people/outfits'
import { person } from '../people/person'
import { poses } from '../people/poses'
import type { Scene } from '../render/scene'
import type { Thing } from '../render/thing'
import { hoarding } from '../site/barriers'
import { building } from '../site/building'
import { excavator } from '../site/excavator'
import { pipes, spoilHeap } from '../site/materials'
import { daylight } from './daylight'

/** The excavator at work, with these people around it. */
export const excavatorWith = (people: Thing[]): Scene => ({
  ...daylight,
  camera: { from: [0.3, 1.62, 8.8], to: [0.5, 1.55, 0], angle: 35 },
  ground: earth({ ruts: [-1.2, -3], rain: 147.1 }),
  things: [
    excavator('digging', '#f2a90a', [-1.1, 0, -1.9], -0.12),
    ...people,
    spoilHeap([4.3, 0, -3.4], 1.7, 1.05),
    spoilHeap([2.2, 0, -2.3], 0.55, 0.22),
    building(3, 3, [-13, 0, -17], 0.2, 1),
    hoarding([-1, 0, -14], -0.05, 24),
    pipes([-5.2, 0, -3.6], 0.35),
  ],
})

/** Two people within reach of an excavator at work, one bare-headed; nothing keeps them away from it. */
export const excavatorScene = excavatorWith([
  person(poses.watching, { ...clothes.denim, vest: vests.lime }, [2.35, 0, 0.6], -0.5, 1.8),
  person(
    poses.digging,
    { ...clothes.olive, hat: hats.yellow, vest: vests.orange, holds: 'shovel' },
    [3.6, 0, -0.2],
    -1.1,
    1.76,
  ),
])
