import type { Box } from '@plumbline/domain'
import type { Finding } from '../findings'

export const noClearPerson = ['no_person', 'several_people', 'too_small'] as const
export type NoClearPerson = (typeof noClearPerson)[number]

/** Of the picture's height that the longer side of a person takes up: standing or bent over. */
const MIN_SHARE = 0.4
/** Joints of a smaller person are a few pixels apart. */
const MIN_PIXELS = 200
/** Somebody else is in the background when they are smaller than this share of the person. */
const MAX_OTHER = 0.35

/** The one person a picture was taken of, or why there is none. */
export function onePerson(
  findings: readonly (Omit<Finding, 'label'> & { label: string })[],
  picture: { height: number },
): Box | NoClearPerson {
  const people = findings.filter(({ label }) => label === 'person').map(({ box }) => box)
  const [first, second] = people.toSorted((one, other) => area(other) - area(one))
  if (!first) return 'no_person'
  const longest = Math.max(first.width, first.height)
  if (longest < MIN_SHARE * picture.height || longest < MIN_PIXELS) return 'too_small'
  return second && area(second) > MAX_OTHER * area(first) ? 'several_people' : first
}

const area = ({ width, height }: Box) => width * height
