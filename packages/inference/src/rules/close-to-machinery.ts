import type { Mark } from '@plumbline/domain'
import type { Finding } from '../findings'
import { distance } from './nearness'
import type { Person } from './people'
import { defineRule } from './rule'

/** From this many on it is a danger zone with several people in it, which has its own rule. */
export const SEVERAL = 3

/** A picture shows neither whether the machine is running nor how far away it is, so this never claims a breach. */
export const closeToMachinery = defineRule({
  code: 'close-to-machinery',
  hazard: 'struck-by-plant',
  duty: 'struck-by-plant',
  checks: 'people_near_machines',
  needs: ['person', 'machinery'],
  conditions: {
    within_reach: { harm: 'death', likelihood: 'unlikely', basis: 'advisory' },
    close: { harm: 'serious', likelihood: 'unlikely', basis: 'advisory' },
  },
  observe: ({ people, things }) =>
    groups(people, things.machinery)
      .filter(({ around }) => around.length < SEVERAL)
      .flatMap(group => eachBeside(group, { person: 'close_to_machinery', machine: 'machinery' })),
})

type Group = { machine: Finding; around: { person: Person; condition: 'within_reach' | 'close' }[] }

/** One observation for each person beside a machine. */
export const eachBeside = ({ machine, around }: Group, marks: { person: Mark; machine: Mark }) =>
  around.map(({ person, condition }) => ({
    condition,
    subject: person.box,
    boxes: [
      { box: person.box, mark: marks.person },
      { box: machine.box, mark: marks.machine },
    ],
    confidence: Math.min(person.confidence, machine.confidence),
  }))

/** Each person counts once, for the machine they are nearest to. */
export function groups(people: readonly Person[], machines: readonly Finding[]): Group[] {
  const counted = new Set<Person>()
  const near = (wanted: 'within_reach' | 'close', machine: Finding) =>
    people.filter(person => !counted.has(person) && distance(person, machine) === wanted)
  const found = machines.map((machine): Group => ({ machine, around: [] }))
  for (const condition of ['within_reach', 'close'] as const)
    for (const { machine, around } of found)
      for (const person of near(condition, machine)) {
        counted.add(person)
        around.push({ person, condition })
      }
  return found.filter(({ around }) => around.length > 0)
}
