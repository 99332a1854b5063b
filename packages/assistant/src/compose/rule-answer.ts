import type { Law } from '@plumbline/knowledge/laws/law'
import { forPlace } from '@plumbline/knowledge/laws/place'
import { plain } from '@plumbline/knowledge/lexicon/index'
import { figuresFor, remedyNumbers, thresholds } from '@plumbline/knowledge/thresholds'
import { answerIn } from '@plumbline/search'
import { type Answer, type Statement, stated, type Topic } from '../answer'
import { type Fact, factFor } from '../facts/facts'
import type { Found, LibraryRecord } from '../library'
import type { Belief } from '../premises/beliefs'
import { asksToConfirm, contradicts, deniedBy } from '../premises/premises'

const MAX_STEPS = 2
const MAX_CHECKS = 3
const MAX_RELATED = 3
/** Below this the closest record may be about something else, which the answer says. */
const UNSURE = 0.5

export type RuleQuestion = {
  text: string
  english: string
  law: Law | null
  found: Found
  topic: Topic
}

/** The figure that a question asks for and its law has. */
export function figureFor({ text, english, law }: RuleQuestion) {
  const fact = factFor(english, plain(text))
  const known = fact && law && forPlace(thresholds[fact.id], law)
  return fact && known ? { fact, figure: known[0], code: known[1] } : null
}

export type KnownFigure = NonNullable<ReturnType<typeof figureFor>>

/** A figure with what its record says, what to do now and who may do it. */
export function factAnswer(
  { fact, figure, code }: KnownFigure,
  record: LibraryRecord | undefined,
  law: Law,
  { found, topic, text }: RuleQuestion,
): Answer {
  const who = law.country === 'US' && fact.who
  const related = found.records.filter(each => each.code !== code).slice(0, MAX_RELATED)
  const isWrong = asksToConfirm(text) && contradicts(text, figure)
  return {
    kind: isWrong ? 'wrong_premise' : 'rule',
    statements: [
      ...(isWrong ? [stated('answer', { code: 'assistant.premise.wrong' }, code)] : []),
      stated('answer', { code: `assistant.fact.${fact.id}`, params: { figure } }, code),
      ...(record ? [stated('exceptions', { quote: record.summary }, code)] : []),
      ...stepsFor(fact, law, code),
      ...(who ? [stated('who', { code: `assistant.who.${who[0]}` }, who[1])] : []),
      ...related.map(each => addition(each, text, found)),
    ],
    sources: [code, ...(who ? [who[1]] : []), ...related.map(each => each.code)],
    followUps: [],
    topic,
  }
}

/** What is true instead of a common belief, then what the records say. */
export function beliefAnswer({ id, code }: Belief, asked: RuleQuestion): Answer {
  const related = asked.found.records.filter(each => each.code !== code).slice(0, MAX_RELATED)
  return {
    kind: 'wrong_premise',
    statements: [
      stated('answer', { code: `assistant.premise.${id}` }, code),
      ...related.map(each => addition(each, asked.text, asked.found)),
    ],
    sources: [code, ...related.map(each => each.code)],
    followUps: [],
    topic: asked.topic,
  }
}

function stepsFor({ hazard }: Fact, law: Law, code: string): Statement[] {
  if (hazard === null) return []
  const first = remedyNumbers(hazard).slice(0, MAX_STEPS)
  return first.map(remedy =>
    stated(
      'now',
      { code: `hazard.${hazard}.remedy.${remedy}`, params: figuresFor(hazard, remedy, law) },
      code,
    ),
  )
}

/** The sentence of a record that comes closest to the question. */
const addition = ({ summary, code }: LibraryRecord, text: string, { stems }: Found) =>
  stated('exceptions', { quote: answerIn(summary, text, stems) ?? summary }, code)

/** The words of the closest record, with what it says to look for; then what the next ones add. */
export function recordsAnswer({ text, found, topic }: RuleQuestion): Answer | null {
  const [first, ...others] = found.records
  if (!first) return null
  const related = others.slice(0, MAX_RELATED)
  const isUnsure = found.similarity !== null && found.similarity < UNSURE
  const isConfirming = !isUnsure && asksToConfirm(text)
  const denied = isConfirming ? deniedBy(text, first.summary) : null
  const isWrong = isConfirming && (denied !== null || contradicts(text, first.summary))
  return {
    kind: isWrong ? 'wrong_premise' : 'rule',
    statements: [
      ...(isUnsure ? [stated('limits', { code: 'assistant.unsure' })] : []),
      ...(isWrong ? [stated('answer', { code: 'assistant.premise.wrong' }, first.code)] : []),
      stated('answer', { quote: first.summary }, first.code),
      ...first.checks.slice(0, MAX_CHECKS).map(quote => stated('now', { quote }, first.code)),
      ...related.map((record, index) =>
        index === 0
          ? stated('exceptions', { quote: record.summary }, record.code)
          : addition(record, text, found),
      ),
    ],
    sources: [first, ...related].map(({ code }) => code),
    followUps: [],
    topic,
  }
}
