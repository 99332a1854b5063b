import type { Language } from '@plumbline/domain'
import { preparedAnswers } from '@plumbline/knowledge/answers/index'
import type { PreparedAnswer } from '@plumbline/knowledge/answers/prepared-answer'
import type { AnswerText, Translations } from '@plumbline/knowledge/translations/translations'
import type { LibraryRecord } from '../library'
import type { Workplace } from '../place'
import { isAboutAge } from './age'
import { fitOf, hasOwnCode, isFederalCode } from './applicable'
import { type Lead, leadWord, yesNoOf } from './lead-word'
import { type Figure, figuresIn, numberFit } from './number-fit'
import { type Match, PreparedIndex } from './prepared-index'
import { formOf, type QuestionForm } from './question-form'

export type AskedQuestion = {
  /** As it was typed, with what earlier questions said. */
  text: string
  /** The same in English, word by word. */
  english: string
  language: Language
  place: Workplace
  /** The records that the search found, the closest first. */
  records: readonly LibraryRecord[]
  translations: Translations
}

export type FoundAnswer = {
  answer: PreparedAnswer
  /** In the question's language; null where it isn't translated. */
  text: AnswerText | null
  lead: Lead | null
}

/** Below this an answer may be about something else, however far the next one is behind. */
const MIN_SCORE = -3.5
/** How much better than the next one it has to be, unless that rests on the same record. */
const MIN_MARGIN = 0.5
/** What the score and the distance from the next one have to be together, and up to which distance. */
const MIN_CONFIDENCE = -0.5
const MAX_MARGIN = 4
/** An answer that speaks of less of the question isn't saved by its rule. */
const MIN_COVERED = 0.3
/** A reading word by word loses something. */
const READ_IN_ENGLISH = 0.5
/** From here on a prepared question is nearly the same; the same is 1. */
const NEARLY_SAME = 0.6
const SAME_BONUS = 6

const indexes = new Map<string, PreparedIndex>()

function indexFor(language: Language, translations: Translations): PreparedIndex {
  const known = indexes.get(language)
  if (known) return known
  const index = new PreparedIndex(language, preparedAnswers, answer =>
    language === 'en' ? answer : translations.answers.get(answer.id),
  )
  indexes.set(language, index)
  return index
}

const yesNoKinds: ReadonlySet<string> = new Set(['may', 'must'])

/** How badly what is asked fits what the answer says. */
function kindPenalty({ kind }: QuestionForm, { asks }: PreparedAnswer): number {
  if (kind === null || kind === asks) return 0
  if (kind === 'who' || asks === 'who') return 1.5
  if (yesNoKinds.has(kind) && yesNoKinds.has(asks)) return 0
  if (kind === 'what' || asks === 'what') return 0.5
  return yesNoKinds.has(kind) ? 0.3 : yesNoKinds.has(asks) ? 0.8 : 0.1
}

const sectionOf = (code: string) => code.replace(/\(.*/s, '')

/** Whether the search has found the same rule by other means. It reads the library and not our questions. */
function support({ answer: { code, also }, covered }: Match, records: readonly LibraryRecord[]): number {
  const share = Math.min(1, covered / MIN_COVERED)
  const exact = records.findIndex(record => record.code === code || also.includes(record.code))
  if (exact >= 0) return share * (exact === 0 ? 3.5 : exact < 3 ? 2.1 : 1.2)
  return records.some(record => sectionOf(record.code) === sectionOf(code)) ? share * 0.5 : 0
}

type Scored = Match & { score: number; numbers: ReturnType<typeof numberFit> }
const numberPenalty = { same: 0, open: 0.2, other: 1 }

const aboutAge = new Map(
  preparedAnswers.map(({ id, questions, text }) => [id, [...questions, text].some(isAboutAge)]),
)

/** What is allowed to somebody under 18 is another question, whatever it is about. */
function agePart(asksAboutAge: boolean, { id }: PreparedAnswer): number {
  const isYoung = aboutAge.get(id) ?? false
  if (asksAboutAge) return isYoung ? 3 : -3
  return isYoung ? -1.5 : 0
}

/** What is read of a question once, whatever number of answers it is compared with. */
type ReadQuestion = { form: QuestionForm; figures: readonly Figure[]; asksAboutAge: boolean }

const readQuestion = ({ text, language }: AskedQuestion): ReadQuestion => ({
  form: formOf(text, language),
  figures: figuresIn(text),
  asksAboutAge: isAboutAge(text),
})

/**
 * The weights are those of a logistic regression on prepared questions that were taken out of the index one by one, and
 * on the open questions.
 */
function scored(
  match: Match,
  asked: AskedQuestion,
  { form, figures, asksAboutAge }: ReadQuestion,
  questions: readonly string[],
): Scored {
  const { answer, likeness, covered, central } = match
  const numbers = numberFit(figures, questions, answer.text)
  const words =
    4 * covered + 3.7 * central + likeness - 8.6 + SAME_BONUS * Math.max(0, likeness - NEARLY_SAME)
  const fit = fitOf(answer, asked.place)
  const score =
    words +
    agePart(asksAboutAge, answer) +
    support(match, asked.records) -
    kindPenalty(form, answer) -
    numberPenalty[numbers] -
    10 * (1 - fit)
  return { ...match, numbers, score }
}

/** All answers that share words with a question, the best first. */
export function rankPrepared(asked: AskedQuestion): Scored[] {
  const { text, english, language, translations } = asked
  const read = readQuestion(asked)
  const best = new Map<string, Scored>()
  const keep = (each: Scored) => {
    if (each.score > (best.get(each.answer.id)?.score ?? Number.NEGATIVE_INFINITY))
      best.set(each.answer.id, each)
  }
  for (const match of indexFor(language, translations).matches(text))
    keep(
      scored(match, asked, read, [
        ...match.answer.questions,
        ...(translations.answers.get(match.answer.id)?.questions ?? []),
      ]),
    )
  if (language !== 'en')
    for (const match of indexFor('en', translations).matches(english)) {
      // Without a translation it couldn't be given.
      if (!translations.answers.has(match.answer.id)) continue
      const each = scored(match, asked, read, match.answer.questions)
      keep({ ...each, score: each.score - READ_IN_ENGLISH })
    }
  return [...best.values()].toSorted((a, b) => b.score - a.score)
}

/** Whether the library has the state's own rule for what a federal answer says. */
const isReplacedByState = ({ code }: PreparedAnswer, { place, records }: AskedQuestion) =>
  isFederalCode(code) && hasOwnCode(place.state) && records.some(({ region }) => region === place.state)

/** Permissive words need more: 'yes, you may' and 'no, you needn't'. */
const isPermissive = ({ word, asked }: Lead) => (word === 'yes') === (asked === 'may')
/** A yes or no needs a surer answer than its text. */
const MIN_LEAD_SCORE = -2
const MAX_UNKNOWN = { permissive: 0.85, restrictive: 1 }
const MIN_LIKENESS = { permissive: 0.4, restrictive: 0.25 }
const MIN_SPOKEN_OF = { permissive: 0.6, restrictive: 0.35 }

function leadFor(
  { answer, score, numbers, unknown, likeness, covered }: Scored,
  form: QuestionForm,
): Lead | null {
  const [first = ''] = answer.questions
  const { asks } = answer
  const asked = asks === 'may' || asks === 'must' ? yesNoOf(form, asks) : null
  const word = leadWord(form, formOf(first, 'en'), answer)
  if (!word || !asked || score < MIN_LEAD_SCORE || covered < MIN_SPOKEN_OF.restrictive) return null
  if (word === 'depends') return { word, asked }
  if (numbers !== 'same') return null
  const caution = isPermissive({ word, asked }) ? 'permissive' : 'restrictive'
  const isSure =
    unknown <= MAX_UNKNOWN[caution] && likeness >= MIN_LIKENESS[caution] && covered >= MIN_SPOKEN_OF[caution]
  return isSure ? { word, asked } : null
}

/** The prepared answer to a question; null where none fits well enough, or two fit about as well. */
export function findPrepared(asked: AskedQuestion): FoundAnswer | null {
  const ranked = rankPrepared(asked)
  const [first] = ranked
  if (!first || first.score < MIN_SCORE || isReplacedByState(first.answer, asked)) return null
  const rival = ranked.find(each => each.answer.code !== first.answer.code)
  const margin = Math.min(MAX_MARGIN, first.score - (rival?.score ?? Number.NEGATIVE_INFINITY))
  if (margin < MIN_MARGIN || first.score + margin < MIN_CONFIDENCE) return null
  const form = formOf(asked.text, asked.language)
  return {
    answer: first.answer,
    text: asked.language === 'en' ? first.answer : (asked.translations.answers.get(first.answer.id) ?? null),
    lead: leadFor(first, form),
  }
}
