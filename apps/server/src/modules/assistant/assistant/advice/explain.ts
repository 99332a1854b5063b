import type { DetailLevel } from '@plumbline/contract'
import type { HazardId } from '@plumbline/domain'
import type { Law } from '@plumbline/knowledge'
import type { Formatter, MessageCode } from '@plumbline/messages'
import { figuresOf } from './hazard-rules'

const maxFigures: Readonly<Record<DetailLevel, number>> = {
  brief: 1,
  standard: 2,
  detailed: 4,
  comprehensive: 12,
}

/** The rule to explain something by. */
export type Rule = {
  code: string
  title: string
  summary: string
  /** The hazard breaks it, or the caller named it. */
  isCited: boolean
  /** A record of the library, which isn't the text of the law; what an organization wrote is its own words. */
  isInOurWords: boolean
  /** False for a record in English where the reader reads another language. */
  isTranslated: boolean
}

export type Subject = { hazard: HazardId | null; law: Law | null; rule: Rule | null; detail: DetailLevel }

export const textOf = ({ format }: Formatter, code: MessageCode, params: Record<string, string> = {}) =>
  format({ code, params, text: '' })

/** The figures to name: those of the rule itself first. */
export function figuresFor({ hazard, law, rule, detail }: Subject) {
  if (!hazard) return []
  const all = figuresOf(hazard, law)
  return [
    ...all.filter(({ code }) => code === rule?.code),
    ...all.filter(({ code }) => code !== rule?.code),
  ].slice(0, maxFigures[detail])
}

/** Why it is dangerous, which rule it breaks, what that rule says and its figures, each with its code. */
export function explain(subject: Subject, formatter: Formatter): string {
  const { hazard, rule, detail } = subject
  const why = hazard
    ? textOf(formatter, `hazard.${hazard}.explanation`)
    : textOf(formatter, 'assistant.advice.explanation')
  const figures = figuresFor(subject).map(
    ({ id, figure, code }) => `${textOf(formatter, `assistant.fact.${id}`, { figure })} (${code})`,
  )
  return [why, ...(rule ? ruleLines(rule, formatter, detail) : []), ...figures].join('\n')
}

function ruleLines(
  { code, title, summary, isCited, isInOurWords, isTranslated }: Rule,
  formatter: Formatter,
  detail: DetailLevel,
) {
  const named = isCited ? 'assistant.advice.rule' : 'assistant.advice.closest'
  const naming = textOf(formatter, named, { code, title })
  if (detail === 'brief') return [naming]
  const told = isTranslated ? 'assistant.in_our_words' : 'assistant.quoted'
  return [naming, isInOurWords ? `${textOf(formatter, told)} ${summary}` : summary]
}
