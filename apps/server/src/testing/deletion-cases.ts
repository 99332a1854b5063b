import * as contract from '@plumbline/contract'
import type { ErrorCaseDeps, ErrorCases } from './error-case-steps'
import { finishCheckout, startedCheckout } from './payments'
import { colleagueOf, PASSWORD, signUp } from './people'

/** How asking for a deletion fails. */
export function deletionCases({ app, ana }: ErrorCaseDeps): Record<string, ErrorCases> {
  const paying = async () => {
    const person = await signUp(app)
    await finishCheckout(person, await startedCheckout(person))
    return person
  }
  return {
    requestAccountDeletion: {
      wrong_password: () => ana.call(contract.requestAccountDeletion, { body: { password: 'not the one' } }),
      sole_admin: async () => {
        const eva = await signUp(app)
        await colleagueOf(app, eva)
        return eva.call(contract.requestAccountDeletion, { body: { password: PASSWORD } })
      },
      subscription_active: async () =>
        (await paying()).call(contract.requestAccountDeletion, { body: { password: PASSWORD } }),
    },
    requestOrganizationDeletion: {
      subscription_active: async () =>
        (await paying()).call(contract.requestOrganizationDeletion, { body: { name: 'Ruiz Construction' } }),
    },
  }
}
