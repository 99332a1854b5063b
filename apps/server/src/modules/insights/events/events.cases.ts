import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import type { PartCases } from '../../../testing/part-cases'

export const cases: PartCases = {
  errors: ({ ana }) => ({
    listEvents: { too_far: () => ana.call(contract.listEvents, { query: { page: 51, pageSize: 200 } }) },
    recordEvent: {
      not_found: () =>
        ana.call(contract.recordEvent, { body: { event: 'opened', violation_id: randomUUID() } }),
    },
  }),
  bodies: () => ({ recordEvent: { event: 'opened' } }),
}
