import { plain } from '@plumbline/domain'
import { cue, spacedSource, unspacedSource } from '../cues'
import { lengthOf, type Quantity, quantitiesIn } from '../understand/quantities'

/** How people ask to have something confirmed: at the end of the question, or as it begins. */
const endings = new RegExp(
  `(?:\\b(?:${spacedSource(({ premises }) => premises.ending)})|${unspacedSource(({ premises }) => premises.ending)})\\s*[?？!.]*$`,
)
const openings = cue(({ premises }) => premises.opening)
/** 'So we have 3 days?' */
const conclusion = new RegExp(`^(?:${spacedSource(({ premises }) => premises.conclusion)})\\b.*\\?\\s*$`)

export function asksToConfirm(text: string): boolean {
  const typed = plain(text.trim()).replaceAll('’', "'")
  return endings.test(typed) || openings.test(typed) || conclusion.test(typed)
}

const METERS_PER_FOOT = 0.3048
const KG_PER_POUND = 0.4536
const TOLERANCE = 0.03

export type Measure = { value: number; dimension: 'length' | 'time' | 'level' | 'weight' }

const hoursOf: Readonly<Partial<Record<Quantity['unit'], number>>> = {
  min: 1 / 60,
  h: 1,
  day: 24,
  week: 7 * 24,
  month: 730,
  year: 8760,
}

function measureOf(quantity: Quantity): Measure | null {
  const { value, unit } = quantity
  const length = lengthOf(quantity)
  if (length)
    return {
      value: length.unit === 'ft' ? length.value * METERS_PER_FOOT : length.value,
      dimension: 'length',
    }
  const hours = hoursOf[unit]
  if (hours) return { value: value * hours, dimension: 'time' }
  if (unit === 'lb' || unit === 'kg')
    return { value: unit === 'lb' ? value * KG_PER_POUND : value, dimension: 'weight' }
  return unit === 'dBA' ? { value, dimension: 'level' } : null
}

/** How often, without a number. */
const intervals: readonly (readonly [unit: Quantity['unit'], pattern: RegExp])[] = [
  ['day', cue(({ premises }) => premises.daily, 'g')],
  ['week', cue(({ premises }) => premises.weekly, 'g')],
  ['month', cue(({ premises }) => premises.monthly, 'g')],
  ['year', cue(({ premises }) => premises.yearly, 'g')],
]

export const measuresIn = (text: string): Measure[] => [
  ...quantitiesIn(text).flatMap(quantity => measureOf(quantity) ?? []),
  ...intervals.flatMap(([unit, pattern]) =>
    (plain(text).match(pattern) ?? []).flatMap(() => measureOf({ value: 1, unit, at: 0, end: 0 }) ?? []),
  ),
]

const isSame = (one: Measure, other: Measure) =>
  one.dimension === other.dimension && Math.abs(one.value - other.value) <= other.value * TOLERANCE

/**
 * Whether a question takes another figure for granted than the rule's text has: '10 ft' where it says '6 ft'. False
 * where they have no dimension in common.
 */
export function contradicts(text: string, rule: string): boolean {
  const known = measuresIn(rule.replaceAll('dB(A)', 'dBA'))
  const stated = measuresIn(text).filter(each => known.some(({ dimension }) => dimension === each.dimension))
  return stated.length > 0 && !stated.some(each => known.some(other => isSame(each, other)))
}

/** What records say where people expect a figure: 'No minimum height is named', 'names no temperature'. */
const denial =
  /\b(?:no|names no|sets no|gives no|without an?)\b(?: \w+){0,3} (?:height|temperature|weight|limit|interval|age|number|minutes|distance|time|date|maximum|minimum)\b/i

/** The sentence of a record that says there is no such figure; null where it has none or the question has no figure. */
const deniedBy = (text: string, rule: string): string | null =>
  /\d/.test(text) ? (rule.split(/(?<=\.)\s+/).find(sentence => denial.test(sentence)) ?? null) : null

/** Takes for granted that something may be left out: 'no harness needed', 'we can skip'. */
const relaxes = cue(({ premises }) => premises.relaxes)

/**
 * What is wrong with what a question takes for granted: another figure than the rule's, or one that it doesn't have
 * ('wrong'); or something left out that the rule may ask for ('unsafe_to_assume').
 */
export function verdictOn(text: string, rule: string): 'wrong' | 'unsafe_to_assume' | null {
  if (!asksToConfirm(text)) return null
  if (contradicts(text, rule) || deniedBy(text, rule)) return 'wrong'
  return relaxes.test(plain(text).replaceAll('’', "'")) ? 'unsafe_to_assume' : null
}
