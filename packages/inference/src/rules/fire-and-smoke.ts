import type { Finding } from '../findings'
import { area, gap } from '../geometry'
import { defineRule } from './rule'
import type { Scene } from './scene'

/** A flame smaller than this share of the picture, with nobody near, is no blaze. */
const SMALL = 0.01
/** Of a person's height. */
const NEAR = 2

export const fireAndSmoke = defineRule({
  code: 'fire-and-smoke',
  hazard: 'fire',
  needs: ['fire', 'smoke'],
  conditions: {
    fire_near_people: { severity: 'High', cites: ['1926.150(a)(1)', '1926.150(e)(1)', '1926.24'] },
    fire: { severity: 'High', cites: ['1926.150(a)(1)', '1926.24'] },
    small_flame: { severity: 'Medium', cites: ['1926.150(a)(1)', '1926.352(d)'] },
    smoke: { severity: 'Medium', cites: ['1926.150(a)(1)', '1926.150(e)(1)'] },
  },
  observe: scene => [
    ...scene.fire.map(flame => ({
      condition: fireCondition(flame, scene),
      subject: flame.box,
      boxes: [{ box: flame.box, mark: 'fire' as const }],
      confidence: flame.confidence,
    })),
    // Where flames are seen, their smoke is no second violation.
    ...(scene.fire.length ? [] : scene.smoke).map(({ box, confidence }) => ({
      condition: 'smoke' as const,
      subject: box,
      boxes: [{ box, mark: 'smoke' as const }],
      confidence,
    })),
  ],
})

function fireCondition({ box }: Finding, scene: Scene): 'fire_near_people' | 'small_flame' | 'fire' {
  if (scene.people.some(person => person.seen === 'whole' && gap(person.box, box) < person.box.height * NEAR))
    return 'fire_near_people'
  return area(box) < scene.width * scene.height * SMALL ? 'small_flame' : 'fire'
}
