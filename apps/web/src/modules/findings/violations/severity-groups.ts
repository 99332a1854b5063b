import type { Violation } from '@plumbline/contract/findings/violations'
import { bySeverity, type Severity, severities } from '@plumbline/contract/options'
import { isObservation, isViolation } from '@plumbline/domain'

/**
 * Groups for High, Medium and Low Risk, in this order. Observations and dismissed findings are listed apart and not
 * counted as violations.
 */
export function groupsOf(violations: readonly Violation[]) {
  const counted = violations.filter(isViolation)
  return {
    groups: severities.map((severity): { severity: Severity; violations: Violation[] } => ({
      severity,
      violations: counted.filter(violation => violation.severity === severity),
    })),
    observations: violations
      .filter(violation => violation.verdict !== 'dismissed' && isObservation(violation))
      .toSorted(bySeverity),
    dismissed: violations.filter(({ verdict }) => verdict === 'dismissed'),
  }
}

/** What stands, in the order in which it is listed: violations, then observations. */
export function standingOf(violations: readonly Violation[]) {
  const { groups, observations } = groupsOf(violations)
  return [...groups.flatMap(group => group.violations), ...observations]
}

export type Confidence = 'veryLikely' | 'likely' | 'possible' | 'uncertain'

/** Uncertainty in a word, beside its figure. */
export const confidenceOf = (value: number): Confidence =>
  value >= 0.9 ? 'veryLikely' : value >= 0.7 ? 'likely' : value >= 0.5 ? 'possible' : 'uncertain'
