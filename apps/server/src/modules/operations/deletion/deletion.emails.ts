import { emailTemplate } from '../../../platform/mail/email-template'

type Params = { name: string; date: string }

export const accountDeletionEmail = emailTemplate<Params>('account_deletion')
export const organizationDeletionEmail = emailTemplate<Params & { organization: string; by: string }>(
  'organization_deletion',
)
export const organizationDeletionCanceledEmail = emailTemplate<{
  name: string
  organization: string
  by: string
}>('organization_deletion_canceled')
