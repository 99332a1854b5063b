import type { Language } from '@plumbline/contract'
import type { HazardId, Law } from '@plumbline/knowledge'
import type { Formatter, MessageCode } from '@plumbline/messages'
import { figuresOf } from './hazard-rules'

const MAX_FIGURES = 2

/** The rule to explain something by; `isCited` where the hazard breaks it or the caller named it. */
export type Rule = { code: string; title: string; summary: string; isCited: boolean }

export type Subject = { hazard: HazardId | null; law: Law | null; rule: Rule | null }

export const textOf = ({ format }: Formatter, code: MessageCode, params: Record<string, string> = {}) =>
  format({ code, params, text: '' })

/** The figures to name: those of the rule itself first. */
export function figuresFor({ hazard, law, rule }: Subject) {
  if (!hazard) return []
  const all = figuresOf(hazard, law)
  return [
    ...all.filter(({ code }) => code === rule?.code),
    ...all.filter(({ code }) => code !== rule?.code),
  ].slice(0, MAX_FIGURES)
}

/** Why it is dangerous, which rule it breaks, what that rule says and its figures, each with its code. */
export function explain(subject: Subject, formatter: Formatter, language: Language): string {
  const { hazard, rule } = subject
  const why = hazard
    ? textOf(formatter, `hazard.${hazard}.explanation`)
    : textOf(formatter, 'assistant.advice.explanation')
  const figures = figuresFor(subject).map(
    ({ id, figure, code }) => `${textOf(formatter, `assistant.fact.${id}`, { figure })} (${code})`,
  )
  return [why, ...(rule ? ruleLines(rule, formatter, language) : []), ...figures].join('\n')
}

function ruleLines({ code, title, summary, isCited }: Rule, formatter: Formatter, language: Language) {
  const named = isCited ? 'assistant.advice.rule' : 'assistant.advice.closest'
  return [
    textOf(formatter, named, { code, title }),
    language === 'en' ? summary : `${textOf(formatter, 'assistant.quoted')} ${summary}`,
  ]
}
