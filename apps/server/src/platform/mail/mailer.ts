import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@plumbline/contract'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Config } from '../../config'
import type { Email } from './email'
import { renderEmail } from './email-template'

export type Mailer = { send: (to: string, language: Language, email: Email) => Promise<void> }

/** The addresses of accounts that nobody reads the mail of, such as those of API keys. Nothing is sent there. */
export const UNUSABLE_MAIL_DOMAIN = 'api-keys.invalid'

/** Mail programs show a button for these (RFC 2369, RFC 8058); without them people report spam instead. */
const headersOf = ({ unsubscribeUrl }: Email): Record<string, string> =>
  unsubscribeUrl
    ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {}

/** Sends through SMTP where configured; otherwise writes .eml files to a folder. Nothing is dropped silently. */
export function openMailer(config: Config['mail'], log: Logger): Mailer {
  const smtp = config.smtpUrl ? createTransport(config.smtpUrl) : undefined
  let lastTime = 0
  const toFile = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })

  return {
    send: async (to, language, email) => {
      if (to.endsWith(`@${UNUSABLE_MAIL_DOMAIN}`)) return
      const message = {
        from: config.from,
        to,
        headers: headersOf(email),
        ...(await renderEmail(email, language)),
      }
      if (smtp) {
        await smtp.sendMail(message)
        return
      }
      // So that what an email says can be found in its file.
      const { message: eml } = await toFile.sendMail({ ...message, textEncoding: 'quoted-printable' })
      await mkdir(config.outbox, { recursive: true, mode: 0o700 })
      // The names stay in the order of sending, also when the clock is set back.
      lastTime = Math.max(lastTime + 1, Date.now())
      const time = new Date(lastTime).toISOString().replaceAll(':', '-')
      const file = join(config.outbox, `${time}-${randomUUID().slice(0, 8)}-${email.name}.eml`)
      await writeFile(file, eml as Buffer, { mode: 0o600 })
      log.info({ email: email.name, file }, 'email written to the outbox')
    },
  }
}
