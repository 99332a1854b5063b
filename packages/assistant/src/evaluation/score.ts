import { industries, type Language, regulationIndustryOf } from '@plumbline/domain'
import type { Formatter } from '@plumbline/messages'
import { type Answer, type AnswerKind, libraryText } from '../answer'

/** What an answer must have: one of the codes, every figure and fact (alternatives by '|'), none of `never`. */
export type Expected = {
  kind: AnswerKind
  codes?: string[]
  figures?: string[]
  facts?: string[]
  never?: string[]
}
export type AskedPlace = { country: string; state?: string; industry: string }
export type EvaluationQuestion = Expected & { question: string; language: Language; place: AskedPlace }
export type Conversation = {
  language: Language
  place: AskedPlace
  turns: (Expected & { question: string })[]
}

export const workplaceOf = ({ country, state, industry }: AskedPlace) => ({
  country,
  state: state ? `${country}-${state}` : null,
  industry: industries.find(each => regulationIndustryOf(each) === industry) ?? 'general',
})

/** What each statement of an answer says. */
export const sentencesOf = ({ statements }: Answer, formatter: Formatter) =>
  statements.map(({ sentence }) =>
    'code' in sentence
      ? formatter.format({ code: sentence.code, params: sentence.params ?? {}, text: sentence.code })
      : (libraryText(sentence) ?? ''),
  )

/** The answer as one text. */
export const textOf = (answer: Answer, formatter: Formatter) =>
  [
    ...sentencesOf(answer, formatter),
    ...answer.followUps.map(code => formatter.format({ code, params: {}, text: code })),
  ].join('\n')

const fold = (text: string) => text.toLowerCase().replaceAll(/\s/g, ' ')
const hasOneOf = (text: string, alternatives: string) =>
  alternatives.split('|').some(each => fold(text).includes(fold(each.trim())))

/** As a whole: '5 ft' isn't in '25 ft'. */
const hasFigure = (text: string, alternatives: string) =>
  alternatives.split('|').some(each => {
    const escaped = fold(each.trim()).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`(?<![\\d.,\\p{L}])${escaped}(?![\\p{L}\\d])`, 'u').test(fold(text))
  })

export type Score = { kind: boolean; code: boolean; figures: boolean; facts: boolean; clean: boolean }

export function scoreOf(answer: Answer, text: string, expected: Expected): Score {
  const { codes = [], figures = [], facts = [], never = [] } = expected
  return {
    kind: answer.kind === expected.kind,
    code: codes.length === 0 || codes.some(code => answer.sources.includes(code)),
    figures: figures.every(figure => hasFigure(text, figure)),
    facts: facts.every(fact => hasOneOf(text, fact)),
    clean: !never.some(each => hasOneOf(text, each)),
  }
}
