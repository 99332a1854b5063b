import * as contract from '@plumbline/contract'
import { apiKeyBody } from '../../../testing/api-keys'
import type { PartCases } from '../../../testing/part-cases'
import { signUpOn } from '../../../testing/plans'

export const cases: PartCases = {
  errors: ({ app }) => ({
    createApiKey: {
      too_many_api_keys: async () => {
        const person = await signUpOn(app, 'enterprise')
        await app.db.pool.query(
          `insert into api_keys (id, organization_id, user_id, name, prefix, token_hash, scopes,
             requests_per_minute, created_at, expires_at)
           select gen_random_uuid(), $1, $2, 'x', 'plk_', gen_random_uuid(), '{}', 60, now(), now()
           from generate_series(1, $3)`,
          [person.organizationId, person.id, contract.MAX_API_KEYS],
        )
        return person.call(contract.createApiKey, { body: apiKeyBody })
      },
    },
  }),
  records: {
    apiKey: {
      paths: ['/api/api-keys'],
      make: async ({ person, marker }) => {
        const body = { ...apiKeyBody, name: marker }
        return (await person.call(contract.createApiKey, { body })).data.apiKey.id
      },
    },
  },
}
