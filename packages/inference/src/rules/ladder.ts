import type { Finding } from '../findings'
import { bottom, center, right } from '../geometry'
import type { Person } from './people'
import { defineRule } from './rule'

/** Feet in this top part of the ladder leave nothing to hold on to. */
const TOP = 0.2
/** Of the person's height above the foot of the ladder. */
const HIGH_UP = 1.2

/** A stepladder and a leaning ladder have different rules, and the box of one looks like the other's. */
export const ladder = defineRule({
  code: 'ladder',
  hazard: 'ladder',
  duty: 'ladder',
  checks: 'ladders',
  needs: ['person', 'ladder'],
  conditions: {
    at_the_top: { harm: 'serious', likelihood: 'likely', basis: 'advisory' },
    high_up: { harm: 'serious', likelihood: 'possible', basis: 'advisory' },
  },
  observe: scene =>
    scene.people.flatMap(person => {
      const below = scene.things.ladder.find(candidate => standsOn(person, candidate))
      if (!below) return []
      const feet = bottom(person.box)
      const atTheTop = feet < below.box.y + below.box.height * TOP
      const highUp = bottom(below.box) - feet > person.box.height * HIGH_UP
      if (!atTheTop && !highUp) return []
      return [
        {
          condition: atTheTop ? 'at_the_top' : 'high_up',
          subject: person.box,
          boxes: [{ box: person.box, mark: 'on_ladder' }],
          confidence: Math.min(person.confidence, below.confidence),
        },
      ]
    }),
})

/** The feet are within the ladder's width and not above its top; whoever stands in front of it has them at its foot. */
function standsOn(person: Person, { box }: Finding): boolean {
  if (person.seen === 'head') return false
  const feet = { x: center(person.box).x, y: bottom(person.box) }
  const margin = person.box.width / 2
  return feet.x > box.x - margin && feet.x < right(box) + margin && feet.y > box.y - person.box.height * 0.1
}
