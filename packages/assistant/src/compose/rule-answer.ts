import { plain } from '@plumbline/domain'
import type { Law } from '@plumbline/knowledge/laws/law'
import { forPlace } from '@plumbline/knowledge/laws/place'
import type { ThresholdId } from '@plumbline/knowledge/threshold-ids'
import { figuresFor, remedyNumbers, thresholds } from '@plumbline/knowledge/thresholds'
import { type Answer, type Statement, stated, type Topic } from '../answer'
import { type Fact, factFor } from '../facts/facts'
import type { Found, LibraryRecord } from '../library'
import type { Belief } from '../premises/beliefs'
import { asksToConfirm, contradicts, verdictOn } from '../premises/premises'
import type { DetailLimits } from './detail'
import { bestSentences, relatedTo, ruleOf } from './quotes'
import { isConfirmed } from './trust-fact'

/** Below this the closest record may be about something else, which the answer says. */
const UNSURE = 0.5

export type RuleQuestion = {
  text: string
  english: string
  law: Law | null
  found: Found
  topic: Topic
  limits: DetailLimits
}

/** The figure that a question asks for and its law has. */
export function figureFor({ text, english, law, found }: RuleQuestion) {
  const fact = factFor(english, plain(text))
  const known = fact && law && forPlace(thresholds[fact.id], law)
  if (!fact || !known) return null
  const [figure, code] = known
  const isTrusted = asksToConfirm(text) || isConfirmed(fact, code, english, found.records)
  return isTrusted ? { fact, figure, code } : null
}

export type KnownFigure = NonNullable<ReturnType<typeof figureFor>>

/** A figure, what to do now, who may do it, and what its record and the next ones add. */
export function factAnswer(
  { fact, figure, code }: KnownFigure,
  record: LibraryRecord | undefined,
  law: Law,
  asked: RuleQuestion,
): Answer {
  const { found, topic, text, limits } = asked
  const who = law.country === 'US' && fact.who
  const others = found.records.filter(each => each.code !== code)
  const related = (record ? relatedTo(record, others, asked) : others).slice(0, limits.related)
  const isWrong = asksToConfirm(text) && contradicts(text, figure)
  const steps = stepsFor(fact, law, limits.steps)
  return {
    kind: isWrong ? 'wrong_premise' : 'rule',
    statements: [
      ...(isWrong ? [stated('answer', { code: 'assistant.premise.wrong' }, code)] : []),
      stated('answer', { code: `assistant.fact.${fact.id}`, params: { figure } }, code),
      ...steps,
      ...(who ? [stated('who', { code: `assistant.who.${who[0]}` }, who[1])] : []),
      ...(record ? [stated('exceptions', { record: record.summary }, code)] : []),
      ...additions(related, asked),
    ],
    sources: [
      ...new Set([
        code,
        ...steps.flatMap(({ codes }) => codes),
        ...(who ? [who[1]] : []),
        ...related.map(each => each.code),
      ]),
    ],
    followUps: [],
    topic,
  }
}

/** What is true instead of a common belief, then what the records say. */
export function beliefAnswer({ id, code }: Belief, asked: RuleQuestion): Answer {
  const related = asked.found.records.filter(each => each.code !== code).slice(0, asked.limits.related)
  return {
    kind: 'wrong_premise',
    statements: [stated('answer', { code: `assistant.premise.${id}` }, code), ...additions(related, asked)],
    sources: [code, ...related.map(each => each.code)],
    followUps: [],
    topic: asked.topic,
  }
}

/** What to do first. It is advice; only a figure in it has a record. */
function stepsFor({ hazard }: Fact, law: Law, max: number): Statement[] {
  if (hazard === null) return []
  return remedyNumbers(hazard)
    .slice(0, max)
    .map(remedy => {
      const params = figuresFor(hazard, remedy, law)
      const codes = Object.keys(params).flatMap(id => forPlace(thresholds[id as ThresholdId], law)?.[1] ?? [])
      const sentence = { code: `hazard.${hazard}.remedy.${remedy}`, params } as const
      return stated('now', sentence, ...new Set(codes))
    })
}

/** Of each record the sentence that comes closest to the question, never without its exceptions. */
export const additions = (records: readonly LibraryRecord[], asked: RuleQuestion): Statement[] =>
  records.map(({ summary, code }, index) =>
    stated('exceptions', { record: bestSentences(summary, asked, index === 0) }, code),
  )

/** What the closest record says, with what it advises to look at; then what the next ones add. */
export function recordsAnswer(asked: RuleQuestion): Answer | null {
  const { text, found, topic, limits } = asked
  const [first, ...others] = found.records
  if (!first) return null
  const related = relatedTo(first, others, asked).slice(0, limits.related)
  const isUnsure = found.similarity !== null && found.similarity < UNSURE
  const verdict = isUnsure ? null : verdictOn(text, first.summary)
  return {
    kind: verdict ? 'wrong_premise' : 'rule',
    statements: [
      ...(isUnsure ? [stated('limits', { code: 'assistant.unsure' })] : []),
      ...(verdict ? [stated('answer', { code: `assistant.premise.${verdict}` }, first.code)] : []),
      ...ruleOf(first, asked),
      ...first.checks.slice(0, limits.checks).map(advice => stated('now', { advice })),
      ...additions(related, asked),
    ],
    sources: [first, ...related].map(({ code }) => code),
    followUps: [],
    topic,
  }
}
