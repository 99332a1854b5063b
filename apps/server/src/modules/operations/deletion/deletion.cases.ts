import * as contract from '@plumbline/contract'
import type { ErrorCaseDeps, ErrorCases } from '../../../testing/error-case-steps'
import type { PartCases } from '../../../testing/part-cases'
import { finishCheckout, startedCheckout } from '../../../testing/payments'
import { colleagueOf, PASSWORD, signUp } from '../../../testing/people'
import { setUpApp } from '../../../testing/two-factor'

const NAME = 'Ruiz Construction'

/** How asking for a deletion fails. */
function errors({ app, ana }: ErrorCaseDeps): Record<string, ErrorCases> {
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
      wrong_password: () =>
        ana.call(contract.requestOrganizationDeletion, { body: { name: NAME, password: 'not the one' } }),
      code_wrong: async () => {
        const person = await signUp(app)
        await setUpApp(app, person)
        return person.call(contract.requestOrganizationDeletion, {
          body: { name: NAME, password: PASSWORD, code: '000000' },
        })
      },
      subscription_active: async () =>
        (await paying()).call(contract.requestOrganizationDeletion, {
          body: { name: NAME, password: PASSWORD },
        }),
    },
  }
}

export const cases: PartCases = { errors }
