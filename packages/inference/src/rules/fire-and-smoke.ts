import type { Finding } from '../findings'
import { gap } from '../geometry'
import { defineRule } from './rule'
import type { Scene } from './scene'

/** Of a person's height. */
const NEAR = 2

/** An emergency, whatever its size in the picture: a blaze far away is as small as a flame close by. */
export const fireAndSmoke = defineRule({
  code: 'fire-and-smoke',
  hazard: 'fire',
  duty: 'fire',
  checks: 'fire_and_smoke',
  kinds: ['fire', 'smoke'],
  needs: ['fire', 'smoke'],
  conditions: {
    fire_near_people: { harm: 'death', likelihood: 'likely', basis: 'advisory' },
    fire: { harm: 'death', likelihood: 'possible', basis: 'advisory' },
    smoke: { harm: 'death', likelihood: 'possible', basis: 'advisory' },
  },
  observe: scene => [
    ...scene.things.fire.map(flame => ({
      condition:
        !isSomewhere(flame, scene) && isNearPeople(flame, scene)
          ? ('fire_near_people' as const)
          : ('fire' as const),
      subject: flame.box,
      boxes: [{ box: flame.box, mark: 'fire' as const }],
      confidence: flame.confidence,
    })),
    // Where flames are seen, their smoke is no second violation.
    ...(scene.things.fire.length ? [] : scene.things.smoke).map(({ box, confidence }) => ({
      condition: 'smoke' as const,
      subject: box,
      boxes: [{ box, mark: 'smoke' as const }],
      confidence,
    })),
  ],
})

/** Of a fire that only the picture as a whole shows, nobody knows where it is. */
const isSomewhere = ({ box }: Finding, { width, height }: Scene) => box.width >= width && box.height >= height

const isNearPeople = ({ box }: Finding, scene: Scene) =>
  scene.people.some(person => person.seen === 'whole' && gap(person.box, box) < person.box.height * NEAR)
