import type { PartCases } from '../../../testing/part-cases'
import { pushDevice } from '../../../testing/push'

export const cases: PartCases = {
  records: {
    pushDevice: { paths: ['/api/notifications/push'], make: ({ app, person }) => pushDevice(app, person) },
  },
}
