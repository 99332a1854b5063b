import * as contract from '@plumbline/contract'
import type { ErrorCaseDeps, ErrorCases } from '../../../testing/error-case-steps'
import type { PartCases } from '../../../testing/part-cases'
import { signUp } from '../../../testing/people'

const errors = ({ app }: ErrorCaseDeps): Record<string, ErrorCases> => ({
  switchSecondLook: {
    second_look_not_set_up: async () =>
      (await signUp(app)).call(contract.switchSecondLook, { body: { enabled: false } }),
    second_look_unconfirmed: async () => {
      const person = await signUp(app)
      await person.call(contract.saveSecondLook, {
        body: { provider: 'anthropic', model: 'm', apiKey: 'k' },
      })
      return person.call(contract.switchSecondLook, { body: { enabled: true } })
    },
  },
  trySecondLook: {
    second_look_not_set_up: async () => (await signUp(app)).call(contract.trySecondLook, {}),
  },
})

export const cases: PartCases = { errors }
