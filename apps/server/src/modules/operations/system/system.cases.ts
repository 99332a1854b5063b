import type { PartCases } from '../../../testing/part-cases'

export const cases: PartCases = {
  errors: ({ app }) => ({
    metrics: {
      not_found: async () => ({
        status: (await app.http.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode,
        code: 'not_found',
      }),
    },
  }),
}
