import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startEmbeddedDatabase } from '../apps/server/src/platform/db/embedded'
import { openLog } from '../apps/server/src/platform/logging'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder'
import { photo } from '../apps/server/src/testing/uploads'
import { launch, signUpAt } from './testing/launch'

/** The full run is 20 analyses and 10 kills; the everyday one is smaller. */
const analyses = Number(process.env.KILL_ANALYSES ?? 4)
const kills = Number(process.env.KILL_TIMES ?? 2)

test(`a worker killed ${kills} times during ${analyses} analyses loses nothing and repeats nothing`, {
  timeout: 1_500_000,
}, async () => {
  const folder = temporaryFolder('kill')
  const database = await startEmbeddedDatabase(join(folder, 'db'), openLog('silent'), { durable: false })
  const env = { DATABASE_URL: database.connectionString, DATA_DIR: folder, DEMO: '0' }
  const start = async (ROLE: string) => {
    const running = await launch({ ...env, ROLE })
    await running.ready
    return running
  }
  const api = await start('api')
  const headers = { authorization: `Bearer ${await signUpAt(api.url)}` }
  await databaseSays(database.connectionString, 'update subscriptions set analyses_remaining = 100')
  const call = async <T>(path: string, init: RequestInit = {}) =>
    ((await (await fetch(`${api.url}${path}`, { ...init, headers })).json()) as { data: T }).data
  const remaining = async () =>
    (await call<{ analysesRemaining: number }>('/api/billing/status')).analysesRemaining
  const before = await remaining()

  for (let index = 0; index < analyses; index++) {
    const body = new FormData()
    body.append(
      'file',
      new Blob([await photo({ width: 600 + index })], { type: 'image/jpeg' }),
      `${index}.jpg`,
    )
    await call('/api/analysis/upload', { method: 'POST', body })
  }

  type Result = { status: string; id: string }
  const results = async () => (await call<{ items: Result[] }>('/api/analysis/results?pageSize=200')).items
  const count = async (status: string) => (await results()).filter(result => result.status === status).length
  for (let kill = 0; kill < kills; kill++) {
    const worker = await start('worker')
    const done = await count('completed')
    // In the middle of its work: it has taken one on, or has just finished another.
    await expect
      .poll(async () => (await count('running')) > 0 || (await count('completed')) > done, { interval: 50 })
      .toBe(true)
    worker.process.kill('SIGKILL')
    await worker.ended
  }
  const last = await start('worker')
  await expect.poll(() => count('completed'), { timeout: 600_000, interval: 500 }).toBe(analyses)
  expect(await remaining()).toBe(before - analyses)
  expect(new Set((await results()).map(result => result.id)).size).toBe(analyses)
  const doubled = await databaseSays(
    database.connectionString,
    'select analysis_id, type, location, count(*) from violations group by 1, 2, 3 having count(*) > 1',
  )
  expect(doubled).toEqual([])

  for (const child of [last, api]) {
    child.process.kill('SIGTERM')
    await child.ended
  }
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function databaseSays(connectionString: string, query: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query(query)
  await client.end()
  return rows
}
