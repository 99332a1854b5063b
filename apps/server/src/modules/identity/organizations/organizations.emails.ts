import { emailTemplate } from '../../../platform/mail/email-template'

export const invitationEmail = emailTemplate<{ inviter: string; organization: string }>('invitation')
