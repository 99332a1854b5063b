import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import { type Limits, limit } from '../../../platform/http/limits'
import type { AccountDeletionService } from './account-deletion.service'
import type { OrganizationDeletionService } from './organization-deletion.service'

const deletionByAccount = limit('deletion:account', 10, 900)

export const deletionRoutes = (
  accounts: AccountDeletionService,
  organizations: OrganizationDeletionService,
  limits: Limits,
) => [
  handle(contract.requestAccountDeletion, async ({ member, body }) => {
    await limits.count([deletionByAccount, member.userId])
    return accounts.request(member, body.password)
  }),
  handle(contract.cancelAccountDeletion, ({ member }) => accounts.cancel(member)),
  handle(contract.requestOrganizationDeletion, ({ member, body: { name, ...confirmation } }) =>
    organizations.request(member, name, confirmation),
  ),
  handle(contract.cancelOrganizationDeletion, ({ member }) => organizations.cancel(member)),
]
