import type { Emergency } from './emergencies'
import { type Found, type FoundSigns, findSigns, type Sign } from './find-signs'
import { type Rule, rules } from './rules'

/** What is happening, and whether the text also asks something that an ordinary answer is for. */
export type FoundEmergency = { emergency: Emergency; alsoAsks: boolean }

/** How far apart what belongs together stands: twelve words, or twenty-four characters of Chinese. */
const TOGETHER = 24
/** How far from a sign the words stand that make it a question about rules. */
const NEAR = 20
/** How far 'he has' stands from the name of an illness. */
const BESIDE = 8
/** A sentence that is this short and names an emergency calls for help: six words. */
const SHORT = 12
/** Two words, or four characters of Chinese. */
const ALONE = 4

/** The place nearest to another, in a list in order. */
function nearest(places: readonly Found[], to: number): Found | undefined {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle]?.start ?? 0) < to) low = middle + 1
    else high = middle
  }
  const [before, after] = [places[low - 1], places[low]]
  if (!before || !after) return before ?? after
  return to - before.start < after.start - to ? before : after
}

/** Where all signs of a rule stand together. */
function placesOf({ signs: [first, ...others] }: Rule, found: FoundSigns): Found[] {
  return (found.get(first) ?? []).flatMap(place => {
    const all = [place, ...others.map(sign => nearest(found.get(sign) ?? [], place.start))]
    if (!all.every(each => each !== undefined)) return []
    const start = Math.min(...all.map(each => each.start))
    const end = Math.max(...all.map(each => each.end))
    return end - start <= TOGETHER ? [{ ...place, start, end }] : []
  })
}

/** Whether a sign stands near another in the same sentence. */
function isNear(found: FoundSigns, sign: Sign, place: Found, distance: number): boolean {
  const places = found.get(sign) ?? []
  return [nearest(places, place.start), nearest(places, place.end)].some(
    each =>
      each?.sentence === place.sentence &&
      each.start <= place.end + distance &&
      each.end >= place.start - distance,
  )
}

/** Whether the sentence begins like a question or an order to write something. */
const opensLikeQuestion = (found: FoundSigns, { sentence }: Found) =>
  (found.get('questionOpening') ?? []).some(each => each.isOpening && each.sentence === sentence)

/**
 * A condition such as 'not breathing' always counts. What happened counts unless it is asked about in general or long
 * past. The mere name of an emergency counts for somebody who has it, with a call for help, or in a short sentence.
 */
function counts({ tells }: Rule, place: Found, found: FoundSigns): boolean {
  const has = (sign: Sign, distance = NEAR) => isNear(found, sign, place, distance)
  const isQuestion = has('ruleQuestion') || opensLikeQuestion(found, place)
  if (tells === 'alone') return place.sentenceLength <= ALONE
  if (tells === 'condition') return !(has('past') && isQuestion)
  if (has('past') || has('prevention')) return false
  if (tells === 'event') return !isQuestion || has('cry') || has('he', BESIDE)
  if (has('topic')) return false
  if (has('cry')) return true
  return !isQuestion && (has('he', BESIDE) || has('person', BESIDE) || place.sentenceLength <= SHORT)
}

/** Whether a text has a question for the library or the records. 'What do I do if' is answered by the steps. */
const asks = (found: FoundSigns) =>
  found.has('ruleQuestion') ||
  (found.get('questionOpening') ?? []).some(
    ({ isOpening, sentence }) => isOpening && !found.get('cry')?.some(each => each.sentence === sentence),
  )

/** An emergency that a text tells of, whatever else it is about; the one that has to be seen to first. */
export function findEmergency(text: string): FoundEmergency | null {
  const found = findSigns(text)
  const rule = rules.find(each => placesOf(each, found).some(place => counts(each, place, found)))
  return rule ? { emergency: rule.emergency, alsoAsks: asks(found) } : null
}

/** Whether somebody asks for help, which costs nothing. */
export const isEmergency = (text: string) => findEmergency(text) !== null
