import { pictureTags, type TagChances } from '@plumbline/domain'

/** From here on a photo shows something, and below that it doesn't; nothing is said about what lies between. */
const SHOWN = 0.5
const NOT_SHOWN = 0.1

/** Whether two photos that couldn't be laid over each other show the same kind of thing. */
export function compareSubjects(
  before: TagChances,
  after: TagChances,
): 'same' | 'other' | 'none' | 'unclear' {
  if (after.no_workplace >= SHOWN && before.no_workplace < NOT_SHOWN) return 'none'
  const things = pictureTags.filter(tag => tag !== 'no_workplace')
  const shownBefore = things.filter(tag => before[tag] >= SHOWN)
  if (shownBefore.some(tag => after[tag] >= SHOWN)) return 'same'
  const isGone = shownBefore.length > 0 && shownBefore.every(tag => after[tag] < NOT_SHOWN)
  return isGone && things.some(tag => after[tag] >= SHOWN) ? 'other' : 'unclear'
}
