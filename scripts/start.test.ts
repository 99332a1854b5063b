import { chownSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startEmbeddedDatabase } from '../apps/server/src/platform/db/embedded'
import { systemProcesses } from '../apps/server/src/platform/db/leftover-server'
import { openLog } from '../apps/server/src/platform/logging'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder'
import { root } from './lib/root.mjs'
import { launch as launchWith, logInAt, type Running, signUpAt } from './testing/launch'

type Options = { dataDir: string; env?: Record<string, string>; uid?: number; expectReady?: boolean }

const started: Running[] = []
const folders: string[] = []
afterEach(async () => {
  for (const running of started.splice(0)) {
    running.process.kill('SIGTERM')
    await running.ended
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder() {
  const folder = temporaryFolder('start')
  folders.push(folder)
  return folder
}

async function launch({ dataDir, env = {}, uid, expectReady = true }: Options): Promise<Running> {
  const running = await launchWith({ DATA_DIR: dataDir, ...env }, uid === undefined ? {} : { uid })
  started.push(running)
  if (expectReady) await running.ready
  return running
}

const login = (url: string, email = 'free@plumbline.example') => logInAt(url, email)

const databasePid = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
/** A process that has ended, but whose parent has not noticed yet, no longer has a command line. */
function isAlive(pid: number) {
  const command = systemProcesses.commandOf(pid).trim()
  return command !== '' && !command.includes('<defunct>')
}

/** Without analysis workers and demo history, which take as long to start as everything else. */
const small = { ROLE: 'api', DEMO: '0' }

const isSignedIn = async (url: string, token: string) =>
  (await fetch(`${url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } })).status === 200

test('a first start serves everything and seeds the demo accounts; Ctrl-C leaves no process behind', async () => {
  const dataDir = newFolder()
  const running = await launch({ dataDir })
  expect((await fetch(`${running.url}/readyz`)).status).toBe(200)
  expect(await (await fetch(`${running.url}/login`)).text()).toContain('<div id="root">')
  expect(running.output()).toContain('plumbline-demo')
  const free = await login(running.url)
  expect(free.user).toMatchObject({
    subscriptionTier: 'free',
    remaining_uploads: 10,
    remaining_questions: 10,
  })
  const crew = await Promise.all(
    ['admin', 'manager', 'worker'].map(name => login(running.url, `${name}@plumbline.example`)),
  )
  expect(crew.map(({ user }) => user.role)).toEqual(['admin', 'manager', 'user'])
  expect(new Set(crew.map(({ user }) => user.organizationId)).size).toBe(1)
  expect(crew[0]?.user.subscriptionTier).toBe('premium')

  const database = databasePid(dataDir)
  expect(isAlive(database)).toBe(true)
  running.process.kill('SIGINT')
  expect(await running.ended).toBe(0)
  expect(isAlive(database)).toBe(false)
})

test('after kill -9 the next start recovers by itself, with what was stored', async () => {
  const dataDir = newFolder()
  const first = await launch({ dataDir, env: small })
  const token = await signUpAt(first.url)
  const orphan = databasePid(dataDir)
  first.process.kill('SIGKILL')
  await first.ended
  expect(isAlive(orphan)).toBe(true)
  const second = await launch({ dataDir, env: small })
  expect(isAlive(orphan)).toBe(false)
  expect(await isSignedIn(second.url, token)).toBe(true)
})

test('two run side by side on folders of their own; a second on the same folder says why it cannot', async () => {
  const shared = newFolder()
  const [one, two] = await Promise.all([
    launch({ dataDir: shared, env: small }),
    launch({ dataDir: newFolder(), env: small }),
  ])
  const token = await signUpAt(one.url)
  expect(await isSignedIn(two.url, token)).toBe(false)
  const rejected = await launch({ dataDir: shared, env: small, expectReady: false })
  expect(await rejected.ended).toBe(1)
  expect(rejected.output()).toContain('already running')
  expect(await isSignedIn(one.url, token)).toBe(true)
})

test('with DATABASE_URL that server is used, none is started, and no demo account is made', async () => {
  const server = await startEmbeddedDatabase(newFolder(), openLog('silent'), { durable: false })
  const dataDir = newFolder()
  const env = { ROLE: 'api', DATABASE_URL: server.connectionString }
  const running = await launch({ dataDir, env })
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  expect((await login(running.url)).status).toBe(401)
  running.process.kill('SIGTERM')
  await running.ended
  await server.stop()
})

test('a worker listens to nobody, and checks its detector', async () => {
  const dataDir = newFolder()
  const running = await launch({ dataDir, env: { ROLE: 'worker', DEMO: '0' } })
  await expect(fetch(`${running.url}/healthz`)).rejects.toThrow()
  const result = join(dataDir, 'detector-check.json')
  await expect.poll(() => existsSync(result)).toBe(true)
  expect(JSON.parse(readFileSync(result, 'utf8'))).toMatchObject({ passed: true })
})

test('a fault in the configuration is named, not thrown', async () => {
  const running = await launch({
    dataDir: newFolder(),
    env: { APP_URL: 'nowhere', ROLE: 'boss' },
    expectReady: false,
  })
  expect(await running.ended).toBe(1)
  expect(running.output()).toMatch(/APP_URL/)
  expect(running.output()).toMatch(/ROLE/)
  expect(running.output()).not.toContain('    at ')
})

test('weights that were cut short are named in one sentence', async () => {
  const running = await launch({
    dataDir: newFolder(),
    env: { NODE_OPTIONS: `--import ${join(root, 'scripts/testing/truncate-weights.mjs')}` },
    expectReady: false,
  })
  expect(await running.ended).toBe(1)
  expect(running.output()).toContain(
    "Plumbline could not start: the detector's file detector.onnx is damaged (1000 bytes). Restore the file",
  )
  expect(running.output()).not.toContain('    at ')
})

test.runIf(process.getuid?.() === 0)('an ordinary user can start it too', async () => {
  const dataDir = newFolder()
  const nobody = 65_534
  chownSync(dataDir, nobody, nobody)
  const running = await launch({ dataDir, env: small, uid: nobody })
  expect(await isSignedIn(running.url, await signUpAt(running.url))).toBe(true)
})
