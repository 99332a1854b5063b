import type { Finding } from '../findings'
import { distance } from './nearness'
import type { Person } from './people'
import { defineRule } from './rule'
import type { Scene } from './scene'

/** From this many on it is a danger zone with several people in it, which has its own rule. */
export const SEVERAL = 3

export const closeToMachinery = defineRule({
  code: 'close-to-machinery',
  hazard: 'struck-by-plant',
  needs: ['person', 'machinery'],
  conditions: {
    within_reach: { severity: 'High', cites: ['OSH Act 5(a)(1)', '1926.602(a)(9)(ii)', '1926.651(e)'] },
    close: { severity: 'Medium', cites: ['OSH Act 5(a)(1)', '1926.602(a)(9)(ii)'] },
  },
  observe: scene =>
    groups(scene)
      .filter(({ around }) => around.length < SEVERAL)
      .flatMap(({ machine, around }) =>
        around.map(({ person, condition }) => ({
          condition,
          subject: person.box,
          boxes: [
            { box: person.box, mark: 'close_to_machinery' as const },
            { box: machine.box, mark: 'machinery' as const },
          ],
          confidence: Math.min(person.confidence, machine.confidence),
        })),
      ),
})

/** Each person counts once, for the machine they are nearest to. */
export function groups(
  scene: Scene,
): { machine: Finding; around: { person: Person; condition: 'within_reach' | 'close' }[] }[] {
  const counted = new Set<Person>()
  const near = (wanted: 'within_reach' | 'close', machine: Finding) =>
    scene.people.filter(person => !counted.has(person) && distance(person, machine) === wanted)
  const found = scene.machinery.map(machine => ({
    machine,
    around: [] as { person: Person; condition: 'within_reach' | 'close' }[],
  }))
  for (const condition of ['within_reach', 'close'] as const)
    for (const { machine, around } of found)
      for (const person of near(condition, machine)) {
        counted.add(person)
        around.push({ person, condition })
      }
  return found.filter(({ around }) => around.length > 0)
}
