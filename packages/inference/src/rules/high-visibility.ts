import { nearest } from './nearness'
import { defineRule } from './rule'

/** There is no rule for vests everywhere: each condition says on which ground one is due. */
export const highVisibility = defineRule({
  code: 'high-visibility',
  hazard: 'high-visibility',
  needs: ['no_safety_vest', 'person'],
  conditions: {
    near_machinery: { severity: 'Medium', cites: ['OSH Act 5(a)(1)'] },
    near_vehicle: { severity: 'Medium', cites: ['OSH Act 5(a)(1)', '1926.201(a)'] },
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
})
