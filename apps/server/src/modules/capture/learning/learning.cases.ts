import { setThreshold } from '../../../testing/learning'
import type { PartCases } from '../../../testing/part-cases'

export const cases: PartCases = {
  records: {
    threshold: { paths: ['/api/learning'], make: ({ app, person }) => setThreshold(app, person) },
  },
}
