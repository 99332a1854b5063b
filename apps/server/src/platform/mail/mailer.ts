import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@plumbline/contract'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Config } from '../../config'
import { type Email, renderEmail } from './email-template'

export type Mailer = { send: (to: string, language: Language, email: Email) => Promise<void> }

/** Sends through SMTP where configured; otherwise writes .eml files to a folder. Nothing is dropped silently. */
export function openMailer(config: Config['mail'], log: Logger): Mailer {
  const smtp = config.smtpUrl ? createTransport(config.smtpUrl) : undefined
  const toFile = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })

  return {
    send: async (to, language, email) => {
      const message = { from: config.from, to, ...(await renderEmail(email, language)) }
      if (smtp) {
        await smtp.sendMail(message)
        return
      }
      const { message: eml } = await toFile.sendMail(message)
      await mkdir(config.outbox, { recursive: true, mode: 0o700 })
      const file = join(config.outbox, `${new Date().toISOString().replaceAll(':', '-')}-${email.name}.eml`)
      await writeFile(file, eml as Buffer, { mode: 0o600 })
      log.info({ email: email.name, file }, 'email written to the outbox')
    },
  }
}
