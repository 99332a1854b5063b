import { spawn } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { startEmbeddedDatabase } from '../apps/server/src/platform/db/embedded'
import { openLog } from '../apps/server/src/platform/logging'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder'
import { root } from './lib/root.mjs'
import { freePort, launch, signUpAt } from './testing/launch'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const each of cleanUp.splice(0).toReversed()) await each()
})

function newFolder() {
  const folder = temporaryFolder('doctor')
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** `npm run doctor` without npm. */
async function doctor(env: Record<string, string>, ...backups: string[]) {
  const child = spawn(process.execPath, [join(root, 'scripts/doctor.mjs'), ...backups], {
    env: { PATH: process.env.PATH ?? '', ...env },
  })
  let output = ''
  const read = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const code = await new Promise(resolve => child.on('close', resolve))
  const of = (level: string) =>
    output.split('\n').flatMap(line => (line.startsWith(`${level} `) ? line.slice(level.length).trim() : []))
  return { code, output, ok: of('ok'), warnings: of('warning'), faults: of('fault') }
}

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const small = { ROLE: 'api', DEMO: '0', HOST: '127.0.0.1' }

test('a fresh machine has no fault, and nothing is created on it', async () => {
  const dataDir = join(newFolder(), 'data')
  const { code, faults, ok } = await doctor({ DATA_DIR: dataDir })
  expect({ code, faults }).toEqual({ code: 0, faults: [] })
  expect(ok).toContain('Database: the first start creates it.')
  expect(existsSync(dataDir)).toBe(false)
})

test('an installation is examined while it runs and while it is stopped', async () => {
  const dataDir = join(newFolder(), 'data')
  const running = await launch({ DATA_DIR: dataDir, ...small })
  await running.ready
  await signUpAt(running.url)
  const expected = [
    `Data folder: only its owner can read ${dataDir}.`,
    'Migrations: the database has them all.',
    "Clock: it agrees with the database's.",
  ]
  const whileRunning = await doctor({ DATA_DIR: dataDir, ...small })
  expect(whileRunning).toMatchObject({ code: 0, ok: expect.arrayContaining(expected) })
  expect((await fetch(`${running.url}/readyz`)).status).toBe(200)
  running.process.kill('SIGTERM')
  await running.ended
  const whileStopped = await doctor({ DATA_DIR: dataDir, ...small })
  expect(whileStopped).toMatchObject({ code: 0, ok: expect.arrayContaining(expected) })
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)

  const [key, backup] = [join(dataDir, 'secret.key'), join(newFolder(), 'monday.tar.gz')]
  writeFileSync(key, 'k'.repeat(43), { mode: 0o644 })
  writeFileSync(backup, '', { mode: 0o640 })
  chmodSync(dataDir, 0o777)
  const open = await doctor({ DATA_DIR: dataDir, ...small }, backup, 'nowhere.tar.gz')
  expect(open.code).toBe(1)
  expect(open.faults).toEqual([
    expect.stringContaining(`Data folder: other users of this machine can change ${dataDir}. Run chmod`),
    expect.stringMatching(/^Backup: there is no file \S+nowhere\.tar\.gz\./),
    `Backup: other users of this machine can read ${backup}. Run chmod 0600 on it.`,
    `Key: other users of this machine can read ${key}. Run chmod 0600 on it.`,
  ])
})

test('settings that protect nothing are faults, and no secret is shown', async () => {
  const secrets = {
    SECRET_KEY: 'change-me-change-me-change-me-change-me',
    OLD_SECRET_KEYS: 'abcabcabcabcabcabcabcabcabcabcabcabc',
    METRICS_TOKEN: 'hunter2-hunter2-hunter2',
  }
  const { code, faults, output } = await doctor({
    ...secrets,
    DATA_DIR: newFolder(),
    APP_URL: 'http://safety.example',
    DEMO: '1',
    PAYMENTS: 'test',
    DATABASE_URL: `postgres://app:letmein-here@127.0.0.1:${await freePort()}/app`,
    SMTP_URL: `smtp://mailer:opensesame@127.0.0.1:${await freePort()}`,
  })
  expect(code).toBe(1)
  expect(faults.map(line => line.split('. ')[0])).toEqual([
    'Address: people use http://safety.example, and passwords cross the network in plain text',
    'Demo logins: everybody knows their password',
    'Secrets: SECRET_KEY can be guessed',
    'Secrets: OLD_SECRET_KEYS can be guessed',
    'Secrets: METRICS_TOKEN can be guessed',
    'Secrets: The password in DATABASE_URL can be guessed',
    expect.stringMatching(/^Database: it can't be used \(.*ECONNREFUSED/),
    expect.stringMatching(/^Mail: the mail server can't be used \(\w+\)/),
    'Payments: everybody can choose any plan without paying',
  ])
  for (const secret of [...Object.values(secrets), 'letmein-here', 'opensesame'])
    expect(output).not.toContain(secret)
})

test('each error in the settings is a fault', async () => {
  const { code, faults } = await doctor({ DATA_DIR: newFolder(), ROLE: 'boss', APP_URL: 'nowhere' })
  expect(code).toBe(1)
  expect(faults).toEqual([
    expect.stringMatching(/^Settings: ROLE: /),
    expect.stringMatching(/^Settings: APP_URL: /),
  ])
})

/** A mail server that knows one command after the greeting: what it is sent is kept. */
async function mailServer(loginResponse: string) {
  const received: string[] = []
  const speak = (socket: Socket) => {
    socket.write('220 mail.example\r\n')
    socket.on('error', () => undefined)
    socket.on('data', chunk => {
      const [command = ''] = String(chunk).trim().toUpperCase().split(/\s/)
      received.push(command)
      if (command === 'EHLO') socket.write('250-mail.example\r\n250 AUTH PLAIN\r\n')
      else if (command === 'AUTH') socket.write(`${loginResponse}\r\n`)
      else socket.end('221 bye\r\n')
    })
  }
  const server = createServer(speak)
  const port = await freePort()
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  cleanUp.push(() => server.close())
  return { url: `smtp://mailer:opensesame@127.0.0.1:${port}`, received }
}

test.each([
  ['235 welcome', 'ok', 'Mail: the mail server lets Plumbline in.'],
  ['535 no', 'faults', 'Mail: the mail server rejects the login. Check the name and password in SMTP_URL.'],
] as const)(
  'the mail server is asked to let us in (%s) and is sent no mail',
  async (response, list, line) => {
    const { url, received } = await mailServer(response)
    const findings = await doctor({ DATA_DIR: newFolder(), SMTP_URL: url })
    expect(findings[list]).toContain(line)
    expect(received.slice(0, 2)).toEqual(['EHLO', 'AUTH'])
    expect(received).not.toContain('MAIL')
  },
)

/** A database of its own, with what a release wrote into it. */
async function upgradedDatabase(env: Record<string, string>) {
  const server = await startEmbeddedDatabase(newFolder(), openLog('silent'), { durable: false })
  cleanUp.push(() => server.stop())
  const client = new pg.Client({ connectionString: server.connectionString })
  await client.connect()
  cleanUp.push(() => client.end())
  const settings = { ...small, ...env, DATA_DIR: newFolder(), DATABASE_URL: server.connectionString }
  const start = () => launch(settings)
  const stop = async (running: Awaited<ReturnType<typeof start>>) => {
    running.process.kill('SIGTERM')
    await running.ended
  }
  const first = await start()
  await first.ready
  await stop(first)
  return { client, settings, start, stop }
}

test('a program that is two releases behind its database says so and does not start', async () => {
  const { client, settings, start, stop } = await upgradedDatabase({})
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const upgradeBy = (releases: number) =>
    client.query(
      `insert into migrations (tag, release) values ('9999_next', $1) on conflict (tag) do update set release = $1`,
      [`${major}.${minor + releases}.0`],
    )
  await upgradeBy(1)
  const beside = await start()
  await beside.ready
  await stop(beside)
  expect((await doctor(settings)).warnings.join('\n')).toContain('Migrations: the database was upgraded by')

  await upgradeBy(2)
  const sentence = `The database was upgraded by Plumbline ${major}.${minor + 2}.0, and this is ${version}, which can't use it`
  const rejected = await start()
  expect(await rejected.ended).toBe(1)
  expect(rejected.output()).toContain(`Plumbline could not start: ${sentence}`)
  expect(rejected.output()).not.toContain('    at ')
  const findings = await doctor(settings)
  expect(findings.code).toBe(1)
  expect(findings.faults).toEqual([expect.stringContaining(sentence)])
})

test('secrets in the database whose key is gone are a fault', async () => {
  const { client, settings } = await upgradedDatabase({})
  await client.query(
    `with person as (
       insert into users (id, email, password_hash, first_name, terms_accepted_at, created_at)
       values (gen_random_uuid(), 'ana@site.example', 'x', 'Ana', now(), now()) returning id)
     insert into authenticators (user_id, secret, created_at) select id, '0a1b2c3d.c2VjcmV0', now() from person`,
  )
  const { code, faults } = await doctor(settings)
  expect(code).toBe(1)
  expect(faults).toEqual([
    `Key: 1 of the secrets in the database can't be read. Put the key they were sealed with into ${join(settings.DATA_DIR, 'secret.key')}.`,
  ])
  expect(readdirSync(settings.DATA_DIR)).not.toContain('secret.key')
})
