import type { Language } from '@plumbline/domain'
import type { Law } from '@plumbline/knowledge/laws/law'
import type { Translations } from '@plumbline/knowledge/translations/translations'
import type { Answer, Topic } from './answer'
import { calculate } from './arithmetic/index'
import { type DetailLevel, type DetailLimits, detailLimits, shorten } from './compose/detail'
import { emergencyHelp, withHelpFirst } from './compose/emergency-answer'
import { inLanguage } from './compose/in-language'
import { askBack, declined, offTopic, unknown, unknownCode, unknownPlace } from './compose/plain-answers'
import { preparedAnswer } from './compose/prepared-answer'
import { beliefAnswer, factAnswer, figureFor, type RuleQuestion, recordsAnswer } from './compose/rule-answer'
import { asksForVerdict, judgmentAnswer, verdictQuery } from './judgment/judgment'
import type { Found, Library, LibraryRecord } from './library'
import { placeOf, type Workplace } from './place'
import { findBelief } from './premises/beliefs'
import { asksToConfirm } from './premises/premises'
import { recordsFor } from './prepared/applicable'
import { findPrepared } from './prepared/find-prepared'
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
  /** The language of the question and of the answer; see `languageOf`. */
  language: Language
  workplace: Workplace
  /** What the conversation was about before. */
  topic: Topic | null
  violation: ViolationContext | null
  /** Standard where nothing is said. */
  detail?: DetailLevel
  /** ISO date: penalties change from year to year. */
  today: string
}

export type Sources = {
  library: Library
  records: Records
  /** Of the question's language. */
  translations: Translations
}

/** Below this nothing in the library is about the same thing. */
const MIN_SIMILARITY = 0.4

/**
 * Answers from the library and the organization's records alone. What it can't know, it says. Help in an emergency comes
 * first, and stands alone unless something else was asked as well.
 */
export async function answerQuestion(question: Question, sources: Sources): Promise<Answer> {
  const emergency = emergencyHelp(question.text, question.workplace.country)
  if (emergency && !emergency.alsoAsks) return emergency.help
  const answer = await findAnswer(question, sources)
  const asWanted = question.detail === 'brief' ? shorten(answer) : answer
  const { language } = question
  const written = await inLanguage(asWanted, language, sources.library, sources.translations)
  const topic = written.topic && { ...written.topic, language }
  return emergency ? withHelpFirst(emergency.help, { ...written, topic }) : { ...written, topic }
}

async function findAnswer(question: Question, sources: Sources): Promise<Answer> {
  const { text, topic } = question
  const bounds = findOutOfBounds(text)
  if (bounds) return declined(bounds)
  const aboutRecords =
    readRecordQuestion(text) ?? (topic?.records ? continueRecordQuestion(text, topic.records) : null)
  if (aboutRecords) return recordAnswer(aboutRecords, await sources.records.find(aboutRecords))
  return isOffTopic(text) ? offTopic() : answerRule(question, sources)
}

async function answerRule(question: Question, { library, translations }: Sources): Promise<Answer> {
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
  const about = { text: english, asked: resolved.text, ...place }
  const searched = await library.search(resolved.text, place)
  const found = { ...searched, records: recordsFor(searched, place, english) }
  const isAboutViolation = resolved.continues !== null && resolved.continues === violated?.topic
  const context = {
    typed: text,
    resolved,
    law,
    about,
    library,
    translations,
    language: question.language,
    limits: detailLimits[question.detail ?? 'standard'],
  }
  const ask = findAskBack(resolved.text, english)
  if (ask) return { ...askBack(ask), topic: { ...about, isAskedBack: true } }
  const prepared = isAboutViolation ? null : await preparedFor(found, context)
  if (prepared) return prepared
  if (asksForVerdict(text) && (law || !place.country)) {
    const judged = judgmentAnswer(await library.search(verdictQuery(english), place), about)
    if (judged) return judged
  }
  return answerFrom(isAboutViolation ? withFirst(violated.record, found) : found, context)
}

/**
 * The answer that was prepared for the question. Not where it asks to judge what is in front of somebody, or to confirm
 * what somebody takes for a rule.
 */
async function preparedFor(found: Found, context: RuleContext): Promise<Answer | null> {
  const { typed, resolved, law, about, library, translations, language, limits } = context
  const { text, english } = resolved
  const isCode = found.similarity === null || found.unknownCode !== null
  const isPremise = asksToConfirm(typed) || findBelief(text, english, about.country) !== null
  if (!law || isCode || isPremise || asksForVerdict(typed)) return null
  const prepared = findPrepared({
    text,
    english,
    language,
    place: about,
    records: found.records,
    translations,
  })
  if (!prepared?.text) return null
  const [record] = await library.byCodes([prepared.answer.code])
  if (!record || record.isOwn) return null
  const asked: RuleQuestion = { text, english, law, found, topic: about, limits }
  return preparedAnswer({ ...prepared, text: prepared.text }, record, asked, language)
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
  translations: Translations
  language: Language
  limits: DetailLimits
}

async function answerFrom(
  found: Found,
  { typed, resolved, law, about, library, limits }: RuleContext,
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
    limits,
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
