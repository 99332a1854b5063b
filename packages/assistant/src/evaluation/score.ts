import { industries, type Language, regulationIndustryOf } from '@plumbline/domain'
import type { Formatter } from '@plumbline/messages'
import { type Answer, type AnswerKind, libraryText } from '../answer'
import { leadCode } from '../prepared/lead-word'

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
  statements.map(({ sentence }) => {
    if ('code' in sentence)
      return formatter.format({ code: sentence.code, params: sentence.params ?? {}, text: sentence.code })
    if (!('prepared' in sentence)) return libraryText(sentence) ?? ''
    const { prepared, lead } = sentence
    return lead ? `${formatter.format({ code: leadCode(lead), params: {}, text: '' })} ${prepared}` : prepared
  })

/** The answer as one text. */
export const textOf = (answer: Answer, formatter: Formatter) =>
  [
    ...sentencesOf(answer, formatter),
    ...answer.followUps.map(code => formatter.format({ code, params: {}, text: code })),
  ].join('\n')

const fold = (text: string) => text.toLowerCase().replaceAll(/\s/g, ' ')
const hasOneOf = (text: string, alternatives: string) =>
  alternatives.split('|').some(each => fold(text).includes(fold(each.trim())))

/** Numbers as English writes them, without separators: '1,5' is '1.5', and '10 000' and '10.000' are '10000'. */
const foldNumbers = (text: string) =>
  fold(text)
    .replaceAll(/(?<=\b[1-9]\d{0,2})[ .,](?=\d{3}(?!\d))/g, '')
    .replaceAll(/(\d),(?=\d)/g, '$1.')

/** As a whole: '5 ft' isn't in '25 ft'. Chinese has no spaces around a figure. */
const hasFigure = (text: string, alternatives: string) =>
  alternatives.split('|').some(each => {
    const escaped = foldNumbers(each.trim()).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`(?<![\\d.,\\p{Script=Latin}])${escaped}(?![\\p{Script=Latin}\\d])`, 'u').test(
      foldNumbers(text),
    )
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
