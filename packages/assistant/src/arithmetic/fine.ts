import { plain } from '@plumbline/domain'
import type { Law } from '@plumbline/knowledge/laws/law'
import { penaltyMaximaOn } from '@plumbline/knowledge/penalties'
import { penaltyFor } from '@plumbline/knowledge/penalty-method'
import { type Answer, stated, topicOf } from '../answer'
import { cue } from '../cues'

const CODE = '29 CFR 1903.15'
const fine = cue(({ arithmetic }) => arithmetic.fine)
/** 'What would a repeat violation cost us' names no fine. */
const cost = cue(({ arithmetic }) => arithmetic.cost)
const cited = cue(({ arithmetic }) => arithmetic.cited)
/** How many people work for the employer, which decides how much is taken off. */
const employees = cue(({ arithmetic }) => arithmetic.employees)

const classes = [
  ['willful', cue(({ arithmetic }) => arithmetic.willful)],
  ['repeated', cue(({ arithmetic }) => arithmetic.repeated)],
] as const

const several = cue(({ arithmetic }) => arithmetic.several)

/** OSHA's method for a number of employees, from the highest gravity down; or the most that several can cost. */
export function fineFor(text: string, law: Law | null, day: string): Answer | null {
  const typed = plain(text)
  const found = employees.exec(typed)
  const maxima = penaltyMaximaOn(day)
  const isAsked = fine.test(typed) || (cost.test(typed) && cited.test(typed))
  if (law?.country !== 'US' || !isAsked || !maxima) return null
  const count = several.exec(typed)?.slice(1).find(Boolean)
  if (!found)
    return count
      ? maximumFor(
          Number(count),
          classes.some(([, pattern]) => pattern.test(typed))
            ? maxima.willfulOrRepeatedMax
            : maxima.seriousMax,
          text,
          law,
        )
      : null
  const people = Number(found.slice(1).find(Boolean))
  const classifiedAs = classes.find(([, pattern]) => pattern.test(typed))?.[0] ?? 'serious'
  const { base, amount, steps } = penaltyFor({
    classifiedAs,
    injury: 'high',
    probability: 'greater',
    employees: people,
    goodFaith: 'none',
    history: 'neutral',
    quickFix: false,
    maxima,
  })
  const size = steps.find(({ factor }) => factor === 'size')?.percent ?? 0
  return {
    kind: 'arithmetic',
    statements: [
      stated(
        'answer',
        { code: `assistant.fine.${classifiedAs}`, params: { amount, employees: people } },
        CODE,
      ),
      stated('workings', { code: 'assistant.fine.workings', params: { base, size: -size, amount } }, CODE),
      stated('limits', { code: 'assistant.fine.limits' }, CODE),
    ],
    sources: [CODE],
    followUps: ['assistant.ask.contest'],
    topic: topicOf(text, law),
  }
}

/** The maximum for each of them. */
const maximumFor = (count: number, maximum: number, text: string, law: Law): Answer => ({
  kind: 'arithmetic',
  statements: [
    stated('answer', { code: 'assistant.fine.most', params: { amount: count * maximum, count } }, CODE),
    stated(
      'workings',
      { code: 'assistant.fine.each', params: { amount: count * maximum, maximum, count } },
      CODE,
    ),
    stated('limits', { code: 'assistant.fine.limits' }, CODE),
  ],
  sources: [CODE],
  followUps: ['assistant.ask.contest'],
  topic: topicOf(text, law),
})
