import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@plumbline/contract'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Config } from '../../config'
import { type Letter, write } from './letters'

export type Mailer = { send: (to: string, language: Language, letter: Letter) => Promise<void> }

/** Through SMTP where configured; otherwise into a folder of readable .eml files. Never silently dropped. */
export function openMailer(config: Config['mail'], log: Logger): Mailer {
  const smtp = config.smtpUrl ? createTransport(config.smtpUrl) : undefined
  const paper = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })

  return {
    send: async (to, language, letter) => {
      const message = { from: config.from, to, ...(await write(letter, language)) }
      if (smtp) {
        await smtp.sendMail(message)
        return
      }
      const { message: eml } = await paper.sendMail(message)
      await mkdir(config.outbox, { recursive: true, mode: 0o700 })
      const file = join(config.outbox, `${new Date().toISOString().replaceAll(':', '-')}-${letter.kind}.eml`)
      await writeFile(file, eml as Buffer, { mode: 0o600 })
      log.info({ letter: letter.kind, file }, 'mail written to the outbox')
    },
  }
}
