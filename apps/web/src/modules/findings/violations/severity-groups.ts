import type { Violation } from '@plumbline/contract/findings/violations'
import { type Severity, severities } from '@plumbline/contract/options'

/** Groups for High, Medium and Low Risk, in this order. Dismissed findings are listed apart and not counted. */
export function groupsOf(violations: readonly Violation[]) {
  const active = violations.filter(({ verdict }) => verdict !== 'dismissed')
  return {
    groups: severities.map((severity): { severity: Severity; violations: Violation[] } => ({
      severity,
      violations: active.filter(violation => violation.severity === severity),
    })),
    dismissed: violations.filter(({ verdict }) => verdict === 'dismissed'),
  }
}

export type Confidence = 'veryLikely' | 'likely' | 'possible' | 'uncertain'

/** Uncertainty in a word, beside its figure. */
export const confidenceOf = (value: number): Confidence =>
  value >= 0.9 ? 'veryLikely' : value >= 0.7 ? 'likely' : value >= 0.5 ? 'possible' : 'uncertain'
