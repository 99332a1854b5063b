import * as contract from '@plumbline/contract'
import type { PartCases } from '../../../testing/part-cases'

export const cases: PartCases = {
  errors: ({ ana }) => ({
    listAccessEvents: {
      too_far: () => ana.call(contract.listAccessEvents, { query: { page: 51, pageSize: 200 } }),
    },
  }),
}
