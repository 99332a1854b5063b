import type { Box } from '@plumbline/domain'
import { type Difference, findDifference, isWithinTolerance } from '../self-check/tolerance'

type Shown = { rule: string; confidence: number; boxes: readonly (Box & { labelCode: string })[] }

const marksOf = ({ confidence, boxes }: Shown) =>
  boxes.map(({ labelCode, ...box }) => ({ label: labelCode, confidence, box }))

/** Where two results of the same picture differ in what a user sees: rules, boxes and confidence of each violation. */
export function shownDifferences(
  expected: readonly Shown[],
  found: readonly Shown[],
  size: { width: number; height: number },
): (Difference & { rule: string })[] {
  return expected
    .map(violation => {
      const same = found.filter(({ rule }) => rule === violation.rule).flatMap(marksOf)
      return { rule: violation.rule, ...findDifference(marksOf(violation), same, { size }) }
    })
    .filter(difference => !isWithinTolerance(difference))
}
