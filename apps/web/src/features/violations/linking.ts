import { violationHistory } from '@plumbline/contract/violation-history'
import { violationRegulations } from '@plumbline/contract/violation-insights'
import { getViolation, listViolations } from '@plumbline/contract/violations'
import { keyOf } from '../../lib/query'

/** What a change of the linked regulation shows in. */
export const afterLinking = [
  keyOf(violationRegulations),
  keyOf(getViolation),
  keyOf(listViolations),
  keyOf(violationHistory),
]
