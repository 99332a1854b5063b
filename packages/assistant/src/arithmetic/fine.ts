import type { Law } from '@plumbline/knowledge/laws/law'
import { plain } from '@plumbline/knowledge/lexicon/index'
import { penaltyMaximaOn } from '@plumbline/knowledge/penalties'
import { penaltyFor } from '@plumbline/knowledge/penalty-method'
import { type Answer, stated, topicOf } from '../answer'

const CODE = '29 CFR 1903.15'
const fine =
  /\b(fines?|fined|penalt(?:y|ies)|multas?|sancion(?:es)?|amendes?|bussgeld\w*|geldstrafen?|strafen?)\b|罚/
/** 'What would a repeat violation cost us' names no fine. */
const cost =
  /\b(costs?|worst case|maximum|max|most|total|exposure|hit us|cuestan?|costar\w*|coutent?|couter\w*|kosten?|kostet)\b|多少钱|最高|最多/
const cited =
  /\b(violations?|citations?|cited|infraccion(?:es)?|citacion(?:es)?|infractions?|verstosse?n?)\b|违规|违章/
/** How many people work for the employer, which decides how much is taken off. */
const employees =
  /\b(\d+)\s*(?:employees|workers|people|men|guys|empleados|trabajadores|personas|salaries|employes|ouvriers|personnes|mitarbeiter\w*|beschaftigte\w*|leute)\b|(\d+)\s*(?:名|个)?(?:员工|工人|人)/

const classes = [
  [
    'willful',
    /\b(wil+ful\w*|intencional|dolosa|deliberad\w+|volontaire|intentionnel\w*|vorsatzlich\w*)\b|故意/,
  ],
  [
    'repeated',
    /\b(repeat(?:ed)?|second time|reincid\w+|repetid\w+|recidive|repete\w*|wiederholt\w*)\b|重复|再次/,
  ],
] as const

const several =
  /\b(\d{1,3}) (?:serious|willful|repeat(?:ed)?|infracciones|violaciones|citaciones|infractions|schwere|vorsatzliche|wiederholte)\b|(\d{1,3})\s*(?:项|个|起)(?:严重|故意|重复)/

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
  const people = Number(found[1] ?? found[2])
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
