import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import * as z from 'zod'
import { type Clock, hours, later, minutes } from '../../../platform/clock'
import type { Database } from '../../../platform/db/client'
import { job } from '../../../platform/jobs/jobs'
import type { EmailTemplate } from '../../../platform/mail/email-template'
import type { Mailer } from '../../../platform/mail/mailer'
import { hashToken, newToken } from '../../../platform/secrets'
import type { StoredUser, UsersService } from '../users/users.service'
import { passwordChangedEmail, resetPasswordEmail, verifyEmail } from './auth.emails'
import { mailedLinksRepository as links, type MailedLink } from './auth.repository'

const ToUser = z.object({ userId: z.uuid() })
export const sendVerification = job('auth.send-verification', ToUser)
export const sendPasswordReset = job('auth.send-password-reset', z.object({ email: z.string() }))
export const sendPasswordChanged = job('auth.send-password-changed', ToUser)

const lifetimes = { verify_email: hours(24), reset_password: minutes(60) }

export type AccountEmailsDeps = {
  db: Database
  clock: Clock
  users: UsersService
  mailer: Mailer
  appUrl: string
}

/** Sends the emails about an account. Tokens are created here, when the email is sent, and stored only as hashes. */
export class AccountEmails {
  private readonly deps: AccountEmailsDeps
  constructor(deps: AccountEmailsDeps) {
    this.deps = deps
  }

  async verification({ userId }: { userId: string }) {
    const made = await this.makeLink('verify_email', async tx => {
      const user = await this.deps.users.find(tx, userId)
      return user?.emailVerifiedAt ? undefined : user
    })
    if (made) await this.send(made.user, verifyEmail, `/api/auth/verify?token=${made.token}`)
  }

  async passwordReset({ email }: { email: string }) {
    const made = await this.makeLink('reset_password', tx => this.deps.users.findByEmail(tx, email))
    if (made) await this.send(made.user, resetPasswordEmail, `/reset-password/${made.token}`)
  }

  async passwordChanged({ userId }: { userId: string }) {
    const user = await this.deps.users.find(this.deps.db.read, userId)
    if (user) await this.send(user, passwordChangedEmail, '/forgot-password')
  }

  private makeLink(
    purpose: MailedLink['purpose'],
    whose: (tx: ReadHandle) => Promise<StoredUser | undefined>,
  ) {
    return this.deps.db.transaction(async tx => {
      const user = await whose(tx)
      if (!user) return undefined
      const token = newToken()
      const now = this.deps.clock.now()
      const expiresAt = later(now, lifetimes[purpose])
      await links.insert(tx, {
        tokenHash: hashToken(token),
        purpose,
        userId: user.id,
        email: user.email,
        createdAt: now,
        expiresAt,
      })
      return { user, token }
    })
  }

  private send(user: StoredUser, template: EmailTemplate<{ name: string }>, path: string) {
    const email = template({ name: user.firstName, link: `${this.deps.appUrl}${path}` })
    return this.deps.mailer.send(user.email, user.language, email)
  }

  /** An expired link is kept for a day, so that opening it late still explains what happened. */
  purge() {
    return this.deps.db.transaction(tx => links.purge(tx, later(this.deps.clock.now(), -hours(24))))
  }
}
