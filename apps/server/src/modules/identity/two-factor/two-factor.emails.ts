import * as z from 'zod'
import type { Database } from '../../../platform/db/client'
import { job } from '../../../platform/jobs/jobs'
import { emailTemplate } from '../../../platform/mail/email-template'
import type { Mailer } from '../../../platform/mail/mailer'
import type { UsersService } from '../users/users.service'

type Params = { name: string }

const SECURITY_PAGE = '/settings?tab=security'
const RESET_PAGE = '/forgot-password'

/** Every change of the factors is mailed, so that nobody changes them unnoticed. */
const templates = {
  two_factor_enabled: { template: emailTemplate<Params>('two_factor_enabled'), path: SECURITY_PAGE },
  two_factor_disabled: { template: emailTemplate<Params>('two_factor_disabled'), path: SECURITY_PAGE },
  passkey_added: { template: emailTemplate<Params>('passkey_added'), path: SECURITY_PAGE },
  passkey_removed: { template: emailTemplate<Params>('passkey_removed'), path: SECURITY_PAGE },
  recovery_codes_created: { template: emailTemplate<Params>('recovery_codes_created'), path: SECURITY_PAGE },
  recovery_code_used: { template: emailTemplate<Params>('recovery_code_used'), path: SECURITY_PAGE },
  two_factor_reset: { template: emailTemplate<Params>('two_factor_reset'), path: SECURITY_PAGE },
  wrong_codes: { template: emailTemplate<Params>('wrong_codes'), path: RESET_PAGE },
}
export type FactorEmail = keyof typeof templates
const names = Object.keys(templates) as [FactorEmail, ...FactorEmail[]]

export const sendFactorEmail = job(
  'two-factor.send-email',
  z.object({ userId: z.uuid(), email: z.enum(names) }),
)

export type FactorEmailsDeps = { db: Database; users: UsersService; mailer: Mailer; appUrl: string }

export class FactorEmails {
  private readonly deps: FactorEmailsDeps
  constructor(deps: FactorEmailsDeps) {
    this.deps = deps
  }

  async send({ userId, email }: { userId: string; email: FactorEmail }) {
    const { db, users, mailer, appUrl } = this.deps
    const user = await users.find(db.read, userId)
    if (!user) return
    const { template, path } = templates[email]
    await mailer.send(user.email, user.language, template({ name: user.firstName, link: `${appUrl}${path}` }))
  }
}
