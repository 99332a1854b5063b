import { isFfmpegInstalled } from '@plumbline/inference'
import { createTransport } from 'nodemailer'
import type { Config } from '../config'
import { type Finding, fault, ok, warning } from './finding'

const TIMEOUT_MS = 10_000
const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }

/** Connects and logs in, and sends nothing. What the server says isn't shown, because it can quote what it was sent. */
export async function checkMail({ mail }: Config): Promise<Finding> {
  if (!mail.smtpUrl)
    return warning(`Mail: emails are only written to ${mail.outbox}. Set SMTP_URL to send them.`)
  const transport = createTransport({ url: mail.smtpUrl, ...timeouts })
  try {
    await transport.verify()
    return ok('Mail: the mail server lets Plumbline in.')
  } catch (error) {
    const code = (error as { code?: string }).code ?? 'no reason given'
    return code === 'EAUTH'
      ? fault('Mail: the mail server rejects the login. Check the name and password in SMTP_URL.')
      : fault(`Mail: the mail server can't be used (${code}). Check SMTP_URL and the network.`)
  } finally {
    transport.close()
  }
}

export const checkFfmpeg = async (): Promise<Finding> =>
  (await isFfmpegInstalled())
    ? ok('Videos: FFmpeg is installed.')
    : warning("Videos: FFmpeg isn't installed, so some can't be read. Install it with your package manager.")
