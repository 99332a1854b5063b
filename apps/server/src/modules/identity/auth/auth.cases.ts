import * as contract from '@plumbline/contract'
import { days, hours } from '../../../platform/clock'
import {
  afterwards,
  type ErrorCaseDeps,
  type ErrorCases,
  resetToken,
  tokenFor,
} from '../../../testing/error-case-steps'
import type { PartCases } from '../../../testing/part-cases'
import { signupForm } from '../../../testing/people'

const errors = ({ app, ana }: ErrorCaseDeps): Record<string, ErrorCases> => ({
  signup: { email_taken: () => app.call(contract.signup, { body: signupForm({ email: ana.email }) }) },
  verifyEmail: {
    link_invalid: () => app.call(contract.verifyEmail, { body: { token: 'x'.repeat(40) } }),
    link_expired: async () => {
      const token = await tokenFor(app, ana.email, /confirm/i)
      return afterwards(app, days(2), () => app.call(contract.verifyEmail, { body: { token } }))
    },
  },
  updatePassword: {
    link_invalid: () =>
      app.call(contract.updatePassword, { body: { token: 'x'.repeat(40), password: 'a good passphrase' } }),
    link_expired: async () => {
      const body = { token: await resetToken(app), password: 'a good passphrase' }
      return afterwards(app, hours(2), () => app.call(contract.updatePassword, { body }))
    },
    link_used: async () => {
      const body = { token: await resetToken(app), password: 'a good passphrase' }
      await app.call(contract.updatePassword, { body })
      return app.call(contract.updatePassword, { body })
    },
  },
})

export const cases: PartCases = { errors }
