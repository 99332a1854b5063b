import {
  getViolation,
  listViolations,
  violationHistory,
  violationRegulations,
} from '@plumbline/contract/violations'
import { keyOf } from '../../lib/query'

/** What a change of the linked regulation shows in. */
export const afterLinking = [
  keyOf(violationRegulations),
  keyOf(getViolation),
  keyOf(listViolations),
  keyOf(violationHistory),
]
