import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { databaseHome } from '../apps/server/src/platform/db/embedded-install'
import { root } from './lib/root.mjs'
import { launch, signUpAt } from './testing/launch'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** The commands of the backup page, in the order in which it gives them. */
function commandsOfPage() {
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const section = page.split(/^## /m).find(part => part.startsWith('Back up and restore')) ?? ''
  return [...section.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, commands = '']) => commands)
}

function follow(commands: string, env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync('bash', ['-euc', commands], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
  })
  return { status, output: `${stdout}${stderr}` }
}

async function start(dataDir: string, session?: string) {
  const running = await launch({ DATA_DIR: dataDir, ROLE: 'api', DEMO: '0' })
  await running.ready
  const token = session ?? (await signUpAt(running.url))
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return {
    token,
    createTask: async (title: string) => {
      const body = JSON.stringify({ title })
      const response = await fetch(`${running.url}/api/tasks`, { method: 'POST', headers, body })
      expect(response.status).toBe(201)
    },
    taskTitles: async () => {
      const response = await fetch(`${running.url}/api/tasks?pageSize=100`, { headers })
      const { data, ...rest } = (await response.json()) as { data: { items: { title: string }[] } }
      expect({ status: response.status, ...rest }).toMatchObject({ status: 200 })
      return data.items.map(({ title }) => title)
    },
    stop: async () => {
      running.process.kill('SIGTERM')
      await running.ended
    },
  }
}

/** As root, a folder that others cannot enter makes the database live outside of the data folder. */
const modes = process.getuid?.() === 0 ? [0o755, 0o700] : [0o755]

test.each(modes)('the backup page brings the records back (folder mode %o)', async mode => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-backup-'))
  chmodSync(folder, mode)
  const dataDir = join(folder, 'data')
  const database = databaseHome(dataDir)
  const backup = join(root, 'plumbline-backup.tar.gz')
  folders.push(folder, backup, ...(database === dataDir ? [] : [database]))
  const [backUp = '', restore = ''] = commandsOfPage()
  expect(backUp).toContain('npm run backup')

  const before = await start(dataDir)
  await before.createTask('Fix the guardrail on level 3')
  const whileRunning = follow(backUp, { DATA_DIR: dataDir })
  expect(whileRunning.status).toBe(1)
  expect(whileRunning.output).toContain('already running')
  await before.stop()
  expect(existsSync(join(database, 'postgres/PG_VERSION'))).toBe(true)
  mkdirSync(join(dataDir, 'media'), { recursive: true })

  expect(follow(backUp, { DATA_DIR: dataDir })).toMatchObject({ status: 0 })
  // It holds password hashes and the key.
  expect(statSync(backup).mode & 0o777).toBe(0o600)
  const overwriting = follow(restore, { DATA_DIR: dataDir })
  expect(overwriting.status).toBe(1)
  expect(overwriting.output).toContain('is not empty')
  rmSync(dataDir, { recursive: true })
  rmSync(database, { recursive: true, force: true })

  expect(follow(restore, { DATA_DIR: dataDir })).toMatchObject({ status: 0 })
  expect(readdirSync(dataDir)).toContain('media')
  const after = await start(dataDir, before.token)
  expect(await after.taskTitles()).toContain('Fix the guardrail on level 3')
  await after.stop()
})
