import { emailTemplate } from '../../../platform/mail/email-template'

type Params = { name: string }

export const verifyEmail = emailTemplate<Params>('verify_email')
export const resetPasswordEmail = emailTemplate<Params>('reset_password')
export const passwordChangedEmail = emailTemplate<Params>('password_changed')
