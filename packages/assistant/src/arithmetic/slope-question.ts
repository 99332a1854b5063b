import { plain } from '@plumbline/domain'
import { cue, spacedSource, unspacedSource } from '../cues'
import { lengthOf, quantitiesIn } from '../understand/quantities'

const slope = cue(({ arithmetic }) => arithmetic.slope)
const excavation = cue(({ arithmetic }) => arithmetic.excavation)

/** Whether a question is about the sides of an excavation, in lower case and without accents. */
export const asksForSlope = (typed: string): boolean => slope.test(typed) && excavation.test(typed)

const deepAfter = new RegExp(`^\\s*(?:${spacedSource(({ arithmetic }) => arithmetic.deepAfter)})`)
const deepBefore = new RegExp(
  `(?:${spacedSource(({ arithmetic }) => arithmetic.deepBefore)}|${unspacedSource(({ arithmetic }) => arithmetic.deepBefore)})(?:${spacedSource(({ arithmetic }) => arithmetic.deepLink)})?\\s*$`,
)

/** How deep it is: the length that is called so, else the first one. */
export function depthIn(text: string) {
  const typed = plain(text)
  const lengths = quantitiesIn(text).flatMap(quantity => {
    const length = lengthOf(quantity)
    const isDepth = deepAfter.test(typed.slice(quantity.end)) || deepBefore.test(typed.slice(0, quantity.at))
    return length ? [{ ...length, isDepth }] : []
  })
  return lengths.find(({ isDepth }) => isDepth) ?? lengths[0]
}
