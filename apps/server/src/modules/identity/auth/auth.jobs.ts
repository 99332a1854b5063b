import * as z from 'zod'
import { handler, job } from '../../../platform/jobs/jobs'
import {
  type AccountEmails,
  sendPasswordChanged,
  sendPasswordReset,
  sendVerification,
} from './account-emails.service'

const purgeExpiredLinks = job('auth.purge-expired-links', z.unknown())

export const authHandlers = (emails: AccountEmails) => [
  handler(sendVerification, data => emails.verification(data)),
  handler(sendPasswordReset, data => emails.passwordReset(data)),
  handler(sendPasswordChanged, data => emails.passwordChanged(data)),
  handler(purgeExpiredLinks, () => emails.purge(), '17 * * * *'),
]
