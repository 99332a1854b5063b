import { type Severity, severities } from '@plumbline/contract/options'
import type { Violation } from '@plumbline/contract/violations'

/** Under High Risk, Medium Risk and Low Risk, the gravest first; what a person dismissed stands apart and counts no more. */
export function groupsOf(violations: readonly Violation[]) {
  const standing = violations.filter(({ verdict }) => verdict !== 'dismissed')
  return {
    groups: severities.map((severity): { severity: Severity; violations: Violation[] } => ({
      severity,
      violations: standing.filter(violation => violation.severity === severity),
    })),
    dismissed: violations.filter(({ verdict }) => verdict === 'dismissed'),
  }
}

export type Confidence = 'veryLikely' | 'likely' | 'possible' | 'uncertain'

/** Uncertainty in a word, beside its figure. */
export const confidenceOf = (value: number): Confidence =>
  value >= 0.9 ? 'veryLikely' : value >= 0.7 ? 'likely' : value >= 0.5 ? 'possible' : 'uncertain'
