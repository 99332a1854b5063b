import { enclosing } from '../geometry'
import { groups, SEVERAL } from './close-to-machinery'
import { defineRule } from './rule'

export const dangerZone = defineRule({
  code: 'danger-zone',
  hazard: 'struck-by-plant',
  duty: 'struck-by-plant',
  checks: 'people_near_machines',
  kinds: ['close-to-machinery'],
  needs: ['person', 'machinery'],
  conditions: {
    several_people: { harm: 'death', likelihood: 'unlikely', basis: 'advisory' },
  },
  observe: ({ people, things }) =>
    groups(people, things.machinery)
      .filter(({ around }) => around.length >= SEVERAL)
      .flatMap(({ machine, around }) => {
        const zone = enclosing([machine.box, ...around.map(({ person }) => person.box)])
        return around.map(({ person }, i) => ({
          condition: 'several_people',
          subject: zone,
          boxes: [
            { box: person.box, mark: 'close_to_machinery' as const },
            ...(i === 0 ? [{ box: machine.box, mark: 'machinery' as const }] : []),
          ],
          confidence: Math.min(person.confidence, machine.confidence),
        }))
      }),
})
