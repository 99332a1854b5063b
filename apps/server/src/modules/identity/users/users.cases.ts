import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import type { PartCases } from '../../../testing/part-cases'
import { signUp } from '../../../testing/people'

export const cases: PartCases = {
  errors: ({ app, ana }) => ({
    completeOnboarding: {
      address_unverified: async () =>
        (await signUp(app)).call(contract.completeOnboarding, {
          body: { industry: 'mining', region: 'ca', language: 'fr' },
        }),
    },
    savePreferences: {
      not_found: () => ana.call(contract.savePreferences, { body: { organizationId: randomUUID() } }),
    },
    changePassword: {
      wrong_password: () =>
        ana.call(contract.changePassword, {
          body: { currentPassword: 'not the one', newPassword: 'a good passphrase' },
        }),
    },
  }),
}
