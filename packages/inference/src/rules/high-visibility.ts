import { nearest } from './nearness'
import type { SceneRule } from './rule'
import { people, without } from './words'

/** There is no rule for vests everywhere: each condition says on which ground one is due. */
export const highVisibility: SceneRule = {
  code: 'high-visibility',
  hazard: 'high-visibility',
  needs: ['no_safety_vest', 'person'],
  conditions: {
    near_machinery: {
      severity: 'Medium',
      cites: ['OSH Act 5(a)(1)'],
      type: 'No high-visibility vest near machinery',
      description: ({ count }) =>
        `${people(count)} ${without(count, 'high-visibility vest')} near machinery; beside moving plant it is due under the General Duty Clause`,
      because: ({ count, people: total }) =>
        `${count} of ${total} people without a high-visibility vest, beside machinery`,
    },
    near_vehicle: {
      severity: 'Medium',
      cites: ['OSH Act 5(a)(1)', '1926.201(a)'],
      type: 'No high-visibility vest near vehicles',
      description: ({ count }) =>
        `${people(count)} ${without(count, 'high-visibility vest')} near a vehicle on a work site; it is due for flaggers, and beside moving traffic under the General Duty Clause`,
      because: ({ count, people: total }) =>
        `${count} of ${total} people without a high-visibility vest, beside a vehicle`,
    },
  },
  observe: scene =>
    scene.people.flatMap(person => {
      // Beside a parked car in an ordinary street nobody needs a vest.
      if (!person.noVest || scene.site.is !== 'clear') return []
      const machine = nearest(person, scene.machinery)
      const hazard = machine ?? nearest(person, scene.vehicles)
      if (!hazard) return []
      return [
        {
          condition: machine ? 'near_machinery' : 'near_vehicle',
          subject: person.box,
          boxes: [
            { box: person.noVest.box, mark: 'no_high_visibility' },
            { box: hazard.thing.box, mark: machine ? 'machinery' : 'vehicle' },
          ],
          confidence: Math.min(person.noVest.confidence, hazard.thing.confidence),
        },
      ]
    }),
}
