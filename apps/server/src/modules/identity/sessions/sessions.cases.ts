import * as contract from '@plumbline/contract'
import type { PartCases } from '../../../testing/part-cases'

export const cases: PartCases = {
  records: {
    session: {
      paths: ['/api/users/sessions'],
      make: async ({ colleague }) => {
        const { data } = await (await colleague()).call(contract.listSessions, {})
        return data[0]?.id ?? ''
      },
    },
  },
}
