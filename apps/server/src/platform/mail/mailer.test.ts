import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '@plumbline/contract'
import pino from 'pino'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { emailTemplate, renderEmail } from './email-template'
import { type Mailer, openMailer } from './mailer'

const log = pino({ level: 'silent' })
const email = emailTemplate('verify_email')({ name: 'Ana', link: 'https://plumbline.test/x?token=abc' })

/** A real SMTP server, and what it received: the recipients first, then the message as it came. */
async function receiving(send: (mailer: Mailer) => Promise<void>) {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      stream.on('data', chunk => received.push(String(chunk)))
      stream.on('end', () => {
        received.unshift(session.envelope.rcptTo.map(to => to.address).join())
        done()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const smtpUrl = `smtp://127.0.0.1:${port}`
  await send(openMailer({ smtpUrl, from: 'a@b.example', outbox: '/nowhere' }, log))
  await new Promise<void>(resolve => server.close(resolve))
  return { to: received[0], message: received.slice(1).join('') }
}

test('with SMTP configured, an email goes to that server, as text and as HTML', async () => {
  const { to, message } = await receiving(mailer => mailer.send('ana@site.example', 'en', email))
  expect(to).toBe('ana@site.example')
  expect(message).toContain('Subject: Confirm your email address')
  expect(message).toContain('Content-Type: multipart/alternative')
  expect(message).toContain('Content-Type: text/plain')
  expect(message).toContain('prefers-color-scheme: dark')
  expect(message).not.toContain('List-Unsubscribe')
})

test('an email that people can turn off carries the headers for one click', async () => {
  const unsubscribeUrl = 'https://plumbline.test/api/notifications/unsubscribe/mentioned.1.x'
  const { message } = await receiving(mailer =>
    mailer.send('ana@site.example', 'en', { ...email, unsubscribeUrl }),
  )
  expect(message.replace(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
  expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('what people typed cannot add a header', async () => {
  const shared = emailTemplate<{ inviter: string; organization: string }>('invitation')
  const { message } = await receiving(mailer =>
    mailer.send(
      'ana@site.example',
      'en',
      shared({ inviter: 'Bo\r\nBcc: eve@site.example', organization: 'X', link: 'https://plumbline.test/i' }),
    ),
  )
  expect(message.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m)
})

test('without SMTP, an email is written to the outbox', async () => {
  const outbox = join(mkdtempSync(join(tmpdir(), 'plumbline-outbox-')), 'outbox')
  await openMailer({ smtpUrl: undefined, from: 'a@b.example', outbox }, log).send(
    'ana@site.example',
    'en',
    email,
  )
  const [file] = readdirSync(outbox)
  expect(file).toMatch(/verify_email\.eml$/)
  expect(readFileSync(join(outbox, file ?? ''), 'utf8')).toContain('To: ana@site.example')
})

const emails = [
  email,
  emailTemplate('reset_password')({ name: 'Ana', link: 'https://plumbline.test/r' }),
  emailTemplate('password_changed')({ name: 'Ana', link: 'https://plumbline.test/p' }),
  emailTemplate('invitation')({
    inviter: 'Bo <b>',
    organization: 'Bolts & Co',
    link: 'https://plumbline.test/i',
  }),
  ...(['shared_report', 'shared_report_message'] as const).map(name =>
    emailTemplate(name)({
      sender: 'Bo <b>',
      organization: 'Bolts & Co',
      title: 'Open edge',
      until: 'Nov 23, 2026',
      message: 'See page 2.',
      link: 'https://plumbline.test/shared/abc',
    }),
  ),
  emailTemplate('usage_limit_reached')({ name: 'Ana', link: 'https://plumbline.test/u' }),
]

test.each(languages.flatMap(language => emails.map(each => [language, each.name, each] as const)))(
  'in %s the email %s has no open placeholder and escapes what people typed',
  async (language, _, each) => {
    const { subject, text, html } = await renderEmail(each, language)
    expect(`${subject}${text}${html}`).not.toMatch(/\{\w+\}/)
    expect(text).toContain('https://plumbline.test/')
    expect(html).not.toContain('Bo <b>')
    expect(html).toContain(`lang="${language}"`)
  },
)

test('a name that is a web address is shown so that no mail program makes a link of it', async () => {
  const link = 'https://plumbline.test/join?from=ana@site.example'
  const { html, text } = await renderEmail(
    emailTemplate('verify_email')({ name: 'Evil.example and pay.evil.example', link }),
    'en',
  )
  for (const written of [html, text]) {
    expect(written).toContain('Evil.\u2060example and pay.\u2060evil.\u2060example')
    expect(written).toContain(link)
  }
})
