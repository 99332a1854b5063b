import * as contract from '@plumbline/contract'
import type { PartCases } from '../../../testing/part-cases'

export const cases: PartCases = {
  errors: ({ ana }) => ({ getOperations: { not_found: () => ana.call(contract.getOperations, {}) } }),
}
