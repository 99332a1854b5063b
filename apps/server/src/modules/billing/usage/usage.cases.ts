import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import type { PartCases } from '../../../testing/part-cases'

export const cases: PartCases = {
  errors: ({ ana }) => ({
    usageHistory: {
      not_found: () => ana.call(contract.usageHistory, { query: { limit: 1, userId: randomUUID() } }),
    },
  }),
}
