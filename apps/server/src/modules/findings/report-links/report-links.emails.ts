import { emailTemplate } from '../../../platform/mail/email-template'

type Params = { sender: string; organization: string; title: string; until: string }

export const sharedReportEmail = emailTemplate<Params>('shared_report')
/** What a person wrote is always introduced with their name, so that nobody takes it for ours. */
export const sharedReportEmailWithMessage = emailTemplate<Params & { message: string }>(
  'shared_report_message',
)
