import type { Answer, Topic } from './answer'
import { calculate } from './arithmetic/index'
import {
  askBack,
  declined,
  emergencyAnswer,
  offTopic,
  unknown,
  unknownCode,
  unknownPlace,
} from './compose/plain-answers'
import { beliefAnswer, factAnswer, figureFor, type RuleQuestion, recordsAnswer } from './compose/rule-answer'
import { findEmergency } from './emergency/find-emergency'
import type { Library } from './library'
import { placeOf, type Workplace } from './place'
import { findBelief } from './premises/beliefs'
import { continueRecordQuestion, readRecordQuestion } from './records/record-question'
import { type Records, recordAnswer } from './records/records'
import { findAskBack } from './understand/ask-back'
import { missingCode } from './understand/cited-codes'
import { resolveFollowUp } from './understand/follow-up'
import { isAboutSafety, isOffTopic } from './understand/off-topic'
import { findOutOfBounds } from './understand/out-of-bounds'
import type { ViolationContext } from './violation-context'

export type Question = {
  text: string
  workplace: Workplace
  /** What the conversation was about before. */
  topic: Topic | null
  violation: ViolationContext | null
  /** ISO date: penalties change from year to year. */
  today: string
}

export type Sources = { library: Library; records: Records }

/** Below this nothing in the library is about the same thing. */
const MIN_SIMILARITY = 0.4

/** Answers from the library and the organization's records alone. What it can't know, it says. */
export async function answerQuestion(question: Question, sources: Sources): Promise<Answer> {
  const { text, workplace, topic } = question
  const bounds = findOutOfBounds(text)
  if (bounds) return declined(bounds)
  const emergency = findEmergency(text)
  if (emergency) return emergencyAnswer(emergency, workplace.country)
  const aboutRecords =
    readRecordQuestion(text) ?? (topic?.records ? continueRecordQuestion(text, topic.records) : null)
  if (aboutRecords) return recordAnswer(aboutRecords, await sources.records.find(aboutRecords))
  return isOffTopic(text) ? offTopic() : answerRule(question, sources.library)
}

async function answerRule({ text, workplace, topic, today }: Question, library: Library): Promise<Answer> {
  const resolved = resolveFollowUp(text, await library.read(text), topic?.records ? null : topic)
  const { english } = resolved
  const { workplace: place, law } = placeOf(text, workplace, resolved.continues)
  const calculated = calculate(resolved.text, law, today)
  if (calculated) return calculated
  const ask = findAskBack(resolved.text, english)
  const about = { text: english, asked: resolved.text, ...place }
  if (ask) return { ...askBack(ask), topic: { ...about, isAskedBack: true } }

  const found = await library.search(resolved.text, place)
  const missing =
    found.unknownCode ??
    missingCode(
      text,
      found.records.map(({ code }) => code),
    )
  if (missing) return unknownCode(missing)
  if (place.country && !law) return unknownPlace()
  const asked: RuleQuestion = { text: resolved.text, english, law, found, topic: about }
  const belief = findBelief(resolved.text, english, place.country)
  if (belief) return beliefAnswer(belief, asked)
  const known = figureFor(asked)
  if (known && law) {
    const [record] = await library.byCodes([known.code])
    return factAnswer(known, record, law, asked)
  }
  if (
    found.similarity !== null &&
    found.similarity < MIN_SIMILARITY &&
    !isAboutSafety(resolved.text, english)
  )
    return offTopic()
  return recordsAnswer(asked) ?? unknown()
}
