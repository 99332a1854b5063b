import * as z from 'zod'
import { handler, job } from '../../../platform/jobs/jobs'
import { type AccountDeletionService, sendAccountDeletion } from './account-deletion.service'
import { type OrganizationDeletionService, sendOrganizationDeletion } from './organization-deletion.service'

/** A large organization takes its time. */
export const deleteDue = job('deletion.delete-due', z.unknown(), { seconds: 7200 })

export const deletionHandlers = (
  accounts: AccountDeletionService,
  organizations: OrganizationDeletionService,
) => [
  handler(
    deleteDue,
    async () => {
      await organizations.deleteDue()
      await accounts.deleteDue()
    },
    '29 * * * *',
  ),
  handler(sendAccountDeletion, data => accounts.send(data)),
  handler(sendOrganizationDeletion, data => organizations.send(data)),
]
