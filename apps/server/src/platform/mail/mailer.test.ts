import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '@plumbline/contract'
import pino from 'pino'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { type Letter, write } from './letters'
import { openMailer } from './mailer'

const log = pino({ level: 'silent' })
const letter: Letter = { kind: 'verify_email', name: 'Ana', link: 'https://plumbline.test/x?token=abc' }

test('with SMTP configured the letter is handed to that server', async () => {
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
  const mailer = openMailer(
    { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'a@b.example', outbox: '/nowhere' },
    log,
  )
  await mailer.send('ana@site.example', 'en', letter)
  expect(received[0]).toBe('ana@site.example')
  expect(received.join('')).toContain('Subject: Confirm your email address')
  await new Promise<void>(resolve => server.close(resolve))
})

test('without, it lies in the outbox for the owner of the machine to read', async () => {
  const outbox = join(mkdtempSync(join(tmpdir(), 'plumbline-outbox-')), 'outbox')
  await openMailer({ smtpUrl: undefined, from: 'a@b.example', outbox }, log).send(
    'ana@site.example',
    'en',
    letter,
  )
  const [file] = readdirSync(outbox)
  expect(file).toMatch(/verify_email\.eml$/)
  expect(readFileSync(join(outbox, file ?? ''), 'utf8')).toContain('To: ana@site.example')
})

const letters: Letter[] = [
  letter,
  { kind: 'reset_password', name: 'Ana', link: 'https://plumbline.test/r' },
  { kind: 'password_changed', name: 'Ana', link: 'https://plumbline.test/p' },
  { kind: 'invitation', inviter: 'Bo <b>', organization: 'Bolts & Co', link: 'https://plumbline.test/i' },
  { kind: 'usage_limit_reached', name: 'Ana', link: 'https://plumbline.test/u' },
]

test.each(languages.flatMap(language => letters.map(each => [language, each.kind, each] as const)))(
  'in %s the letter %s leaves no gap open and escapes what people typed',
  async (language, _, each) => {
    const { subject, text, html } = await write(each, language)
    expect(`${subject}${text}${html}`).not.toMatch(/\{\w+\}/)
    expect(text).toContain(each.link)
    expect(html).not.toContain('Bo <b>')
    expect(html).toContain(`lang="${language}"`)
  },
)
