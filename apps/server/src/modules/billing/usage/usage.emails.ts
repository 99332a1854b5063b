import { emailTemplate } from '../../../platform/mail/email-template'

export const usageLimitEmail = emailTemplate<{ name: string }>('usage_limit_reached')
