import type { Law } from '@plumbline/knowledge/laws/law'
import type { Answer, Topic } from './answer'
import { calculate } from './arithmetic/index'
import { type DetailLevel, detailLimits, shorten } from './compose/detail'
import { emergencyAnswer, withHelpFirst } from './compose/emergency-answer'
import { askBack, declined, offTopic, unknown, unknownCode, unknownPlace } from './compose/plain-answers'
import { beliefAnswer, factAnswer, figureFor, type RuleQuestion, recordsAnswer } from './compose/rule-answer'
import { findEmergency } from './emergency/find-emergency'
import { asksForVerdict, judgmentAnswer, verdictQuery } from './judgment/judgment'
import type { Found, Library, LibraryRecord } from './library'
import { placeOf, type Workplace } from './place'
import { findBelief } from './premises/beliefs'
import { continueRecordQuestion, readRecordQuestion } from './records/record-question'
import { type Records, recordAnswer } from './records/records'
import { findAskBack } from './understand/ask-back'
import { missingCode } from './understand/cited-codes'
import { type Resolved, resolveFollowUp } from './understand/follow-up'
import { isAboutSafety, isOffTopic } from './understand/off-topic'
import { findOutOfBounds } from './understand/out-of-bounds'
import { violationAnswer } from './violation/violation-answer'
import type { ViolationContext } from './violation/violation-context'
import { violationIntent } from './violation/violation-intent'

export type Question = {
  text: string
  workplace: Workplace
  /** What the conversation was about before. */
  topic: Topic | null
  violation: ViolationContext | null
  /** Standard where nothing is said. */
  detail?: DetailLevel
  /** ISO date: penalties change from year to year. */
  today: string
}

export type Sources = { library: Library; records: Records }

/** Below this nothing in the library is about the same thing. */
const MIN_SIMILARITY = 0.4

/**
 * Answers from the library and the organization's records alone. What it can't know, it says. Help in an emergency comes
 * first, and stands alone unless something else was asked as well.
 */
export async function answerQuestion(question: Question, sources: Sources): Promise<Answer> {
  const found = findEmergency(question.text)
  const help = found && emergencyAnswer(found.emergency, question.workplace.country)
  if (help && !found.alsoAsks) return help
  const answer = await findAnswer(question, sources)
  const asWanted = question.detail === 'brief' ? shorten(answer) : answer
  return help ? withHelpFirst(help, asWanted) : asWanted
}

async function findAnswer(question: Question, sources: Sources): Promise<Answer> {
  const { text, topic } = question
  const bounds = findOutOfBounds(text)
  if (bounds) return declined(bounds)
  const aboutRecords =
    readRecordQuestion(text) ?? (topic?.records ? continueRecordQuestion(text, topic.records) : null)
  if (aboutRecords) return recordAnswer(aboutRecords, await sources.records.find(aboutRecords))
  return isOffTopic(text) ? offTopic() : answerRule(question, sources.library)
}

async function answerRule(question: Question, library: Library): Promise<Answer> {
  const { text, workplace, today, violation } = question
  const read = await library.read(text)
  const topic = question.topic?.records ? null : question.topic
  const violated = violation ? await readViolation(violation, workplace, library) : null
  const intent = violation && violationIntent(text, read, violation)
  if (violation && violated && intent) {
    const law = placeOf(text, workplace, null).law
    const answer = violationAnswer(intent, {
      violation,
      ...violated,
      law,
      today,
      limits: detailLimits[question.detail ?? 'standard'],
    })
    if (answer) return answer
  }
  const resolved = resolveFollowUp(text, read, topic ?? violated?.topic ?? null)
  const { english } = resolved
  const { workplace: place, law } = placeOf(text, workplace, resolved.continues)
  const calculated = calculate(resolved.text, law, today)
  if (calculated) return calculated
  const ask = findAskBack(resolved.text, english)
  const about = { text: english, asked: resolved.text, ...place }
  if (ask) return { ...askBack(ask), topic: { ...about, isAskedBack: true } }
  if (asksForVerdict(text) && (law || !place.country)) {
    const judged = judgmentAnswer(await library.search(verdictQuery(english), place), about)
    if (judged) return judged
  }
  const found = await library.search(resolved.text, place)
  const isAboutViolation = resolved.continues !== null && resolved.continues === violated?.topic
  return answerFrom(isAboutViolation ? withFirst(violated.record, found) : found, {
    typed: text,
    resolved,
    law,
    about,
    library,
    detail: question.detail,
  })
}

/** The rule that a violation breaks, and what a question without a subject then refers to. */
async function readViolation({ codes, name }: ViolationContext, workplace: Workplace, library: Library) {
  const [record] = await library.byCodes(codes)
  const subject = record?.title ?? name
  return { record, topic: { text: subject, asked: subject, ...workplace } }
}

const withFirst = (record: LibraryRecord | undefined, found: Found): Found =>
  record
    ? { ...found, records: [record, ...found.records.filter(({ code }) => code !== record.code)] }
    : found

type RuleContext = {
  typed: string
  resolved: Resolved
  law: Law | null
  about: Topic
  library: Library
  detail: DetailLevel | undefined
}

async function answerFrom(
  found: Found,
  { typed, resolved, law, about, library, detail }: RuleContext,
): Promise<Answer> {
  const { text, english } = resolved
  const codes = found.records.map(({ code }) => code)
  const missing = found.unknownCode ?? missingCode(typed, codes)
  if (missing) return unknownCode(missing)
  if (about.country && !law) return unknownPlace()
  const asked: RuleQuestion = {
    text,
    english,
    law,
    found,
    topic: about,
    limits: detailLimits[detail ?? 'standard'],
  }
  const belief = findBelief(text, english, about.country)
  if (belief) return beliefAnswer(belief, asked)
  const known = figureFor(asked)
  if (known && law) {
    const [record] = await library.byCodes([known.code])
    return factAnswer(known, record, law, asked)
  }
  if (found.similarity !== null && found.similarity < MIN_SIMILARITY && !isAboutSafety(text, english))
    return offTopic()
  return recordsAnswer(asked) ?? unknown()
}
