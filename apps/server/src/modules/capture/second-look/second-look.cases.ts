import * as contract from '@plumbline/contract'
import type { ErrorCaseDeps, ErrorCases } from '../../../testing/error-case-steps'
import type { PartCases } from '../../../testing/part-cases'
import { signUp } from '../../../testing/people'

const errors = ({ app }: ErrorCaseDeps): Record<string, ErrorCases> => ({
  switchSecondLook: {
    not_found: async () => (await signUp(app)).call(contract.switchSecondLook, { body: { enabled: false } }),
  },
  trySecondLook: {
    not_found: async () => (await signUp(app)).call(contract.trySecondLook, {}),
  },
})

export const cases: PartCases = { errors }
