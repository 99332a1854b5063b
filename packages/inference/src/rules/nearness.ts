import type { Box } from '@plumbline/domain'
import type { Finding } from '../findings'
import { bottom, right, shareInside } from '../geometry'
import type { Person } from './people'
import type { Scene } from './scene'

/**
 * How near two things are in the picture, measured in the person's own height there. The depth between them cannot be
 * seen, so this says what stands beside what and never how many meters lie between.
 */
export type Distance = 'within_reach' | 'close' | 'apart'

/** Of the person's height. */
const REACH = 1
const CLOSE = 2
/**
 * Things on the same ground at about the same depth have their feet at about the same height in the picture. With the
 * camera at eye level these limits let the depths differ by a factor of about 1.6.
 */
const FARTHER = -0.4
const NEARER = 0.7
const IN_THE_CAB = 0.85
/** How far the operator's feet are above the ground, in heights of the machine; a forklift's floor is low. */
const RAISED = 0.2
const RAISED_ON_FORKLIFT = 0.05

export function distance(person: Person, thing: Finding): Distance {
  // Of a mere head it cannot be told where the feet stand.
  if (person.seen === 'head' || isOperator(person, thing)) return 'apart'
  const height = person.box.height
  const depth = (bottom(thing.box) - bottom(person.box)) / height
  if (depth < FARTHER || depth > NEARER) return 'apart'
  const aside = sideways(person.box, thing.box) / height
  return aside <= REACH ? 'within_reach' : aside <= CLOSE ? 'close' : 'apart'
}

export const isNear = (person: Person, things: readonly Finding[]) =>
  things.some(thing => distance(person, thing) !== 'apart')

export function nearest(
  person: Person,
  things: readonly Finding[],
): { thing: Finding; distance: Distance } | undefined {
  const found = things
    .map(thing => ({ thing, distance: distance(person, thing) }))
    .filter(({ distance }) => distance !== 'apart')
  return found.find(({ distance }) => distance === 'within_reach') ?? found[0]
}

/** Inside the machine's outline with the feet well above its tracks: in the cab, where the machine protects. */
function isOperator(person: Person, machine: Finding): boolean {
  const raised = (bottom(machine.box) - bottom(person.box)) / machine.box.height
  const least = machine.label === 'forklift' ? RAISED_ON_FORKLIFT : RAISED
  return shareInside(person.box, machine.box) > IN_THE_CAB && raised > least
}

export const operatesAny = (person: Person, { things }: Pick<Scene, 'things'>) =>
  [...things.machinery, ...things.forklift].some(machine => isOperator(person, machine))

const sideways = (a: Box, b: Box) => Math.max(0, a.x - right(b), b.x - right(a))
