import type { Answer, Section } from '../answer'

/** How much the person wants to read. */
export type DetailLevel = 'brief' | 'standard' | 'detailed' | 'comprehensive'

/** How many of each an answer has at most. */
export type DetailLimits = {
  steps: number
  checks: number
  related: number
  /** What a rule says to look for, where the answer is about a violation of it. */
  violationChecks: number
}

const standard = { steps: 2, checks: 3, related: 3, violationChecks: 0 }

export const detailLimits: Readonly<Record<DetailLevel, DetailLimits>> = {
  // Found like any other answer, and shortened afterwards.
  brief: standard,
  standard,
  detailed: { steps: 4, checks: 6, related: 5, violationChecks: 6 },
  comprehensive: { steps: 12, checks: 12, related: 7, violationChecks: 12 },
}

const essential: ReadonlySet<Section> = new Set(['emergency', 'answer', 'workings', 'limits'])

/** Only what was asked for and the first thing to do. What is declined, counted or calculated is short already. */
export function shorten(answer: Answer): Answer {
  if (answer.kind !== 'rule' && answer.kind !== 'wrong_premise') return answer
  const first = answer.statements.find(({ section }) => section === 'now')
  const statements = answer.statements.filter(each => essential.has(each.section) || each === first)
  const codes = new Set(statements.flatMap(each => each.codes))
  return { ...answer, statements, sources: answer.sources.filter(code => codes.has(code)) }
}
