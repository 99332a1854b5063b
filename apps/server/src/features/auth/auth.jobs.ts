import * as z from 'zod'
import { handler, job } from '../../platform/jobs/jobs'
import {
  type AccountEmails,
  sendPasswordChanged,
  sendPasswordReset,
  sendVerification,
} from './account-emails.service'
import type { SessionsService } from './sessions.service'

const forgetLapsed = job('auth.forget-lapsed', z.unknown())

export const authJobs = [sendVerification, sendPasswordReset, sendPasswordChanged, forgetLapsed]

export const authHandlers = (letters: AccountEmails, sessions: SessionsService) => [
  handler(sendVerification, data => letters.verification(data)),
  handler(sendPasswordReset, data => letters.passwordReset(data)),
  handler(sendPasswordChanged, data => letters.passwordChanged(data)),
  handler(
    forgetLapsed,
    async () => {
      await sessions.purge()
      await letters.purge()
    },
    '17 * * * *',
  ),
]
