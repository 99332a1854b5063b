import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import type { PartCases } from '../../../testing/part-cases'

export const cases: PartCases = {
  errors: ({ ana }) => ({
    readNotifications: {
      not_found: () => ana.call(contract.readNotifications, { body: { ids: [randomUUID()] } }),
    },
  }),
  records: {
    notification: {
      paths: [],
      fields: ['readNotifications ids'],
      make: async ({ colleague, id }) => {
        await id('task')
        const { data } = await (await colleague()).call(contract.listNotifications, { query: {} })
        return data.items[0]?.id ?? ''
      },
    },
    // A link works for anyone who has it, so what is foreign here is one that nobody was given.
    unsubscribeLink: { paths: ['/api/notifications/unsubscribe'], make: async () => 'x'.repeat(43) },
  },
}
