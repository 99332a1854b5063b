import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLive } from '../apps/server/src/testing/live'
import { signupForm } from '../apps/server/src/testing/people'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder'
import { root } from './lib/root.mjs'
import { call, uploadTo } from './testing/calls'
import { type Cluster, openCluster } from './testing/cluster'
import { signUpAt } from './testing/launch'

const SPARING = { interval: 100 }
const folder = temporaryFolder('several')
let cluster: Cluster
let [one, other] = ['', '']
let token = ''

beforeAll(async () => {
  cluster = await openCluster({ folder, apis: 2, workers: 2 })
  for (const { dataDir } of cluster.all) leaveHalfAnUpload(dataDir)
  await Promise.all(cluster.all.map(each => each.start()))
  ;[one, other] = cluster.apis.map(({ url }) => url) as [string, string]
  token = await signUpAt(one)
})
afterAll(async () => {
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** As a process leaves it that was killed two days ago. */
function leaveHalfAnUpload(dataDir: string) {
  const path = join(dataDir, 'uploads/half')
  mkdirSync(join(dataDir, 'uploads'), { recursive: true })
  writeFileSync(path, 'half')
  const then = new Date(Date.now() - 2 * 24 * 3_600_000)
  utimesSync(path, then, then)
}

const uploadsIn = ({ dataDir }: { dataDir: string }) => readdirSync(join(dataDir, 'uploads'))
const createTask = (url: string) => call(url, token, ['POST', '/api/tasks'], { title: 'Fence the edge' })
const statusOf = async (url: string, id: string) =>
  (await call(url, token, ['GET', `/api/analysis/status/${id}`])).data.status
const setRemaining = (amount: number) =>
  cluster.query('update subscriptions set analyses_remaining = $1', [amount])
const remaining = async () =>
  (await cluster.query<{ left: number }>('select analyses_remaining as left from subscriptions limit 1'))[0]
    ?.left

test('each process deletes what it left half received on its own disk', () => {
  expect(cluster.all.map(uploadsIn)).toEqual([[], [], [], []])
})

test('an upload at one process is analyzed by a worker, and its progress reaches a stream at another', async () => {
  const stream = await readLive(other, { authorization: `Bearer ${token}` })
  const { status, data } = await uploadTo(one, token)
  expect(status).toBe(202)
  const seen = () =>
    stream.events.flatMap(event =>
      event.type === 'progress' && event.analysis.id === data.id ? [event.analysis.status] : [],
    )
  await expect.poll(() => seen().includes('completed'), SPARING).toBe(true)
  expect(seen()).toContain('running')

  const result = (await call(other, token, ['GET', `/api/analysis/results/${data.id}`])).data
  const files = await Promise.all(
    [one, other].map(async url => {
      const response = await fetch(`${url}${result.mediaUrl}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
    }),
  )
  expect(files[0]?.status).toBe(200)
  expect(files[0]?.bytes.length).toBeGreaterThan(1_000)
  expect(files[0]?.bytes.equals(files[1]?.bytes ?? Buffer.alloc(0))).toBe(true)

  // An export is made by a worker, announced to whoever asked for it, and downloaded anywhere.
  const { data: asked } = await call(one, token, ['POST', '/api/organizations/exports'])
  const unread = () => stream.events.flatMap(event => (event.type === 'unread' ? [event.unread] : []))
  await expect.poll(() => Math.max(...unread()), SPARING).toBe(1)
  const download = await fetch(`${other}/api/organizations/exports/${asked.id}/download`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect([download.status, (await download.arrayBuffer()).byteLength > 1_000]).toEqual([200, true])
  stream.close()
  expect(cluster.all.map(uploadsIn)).toEqual([[], [], [], []])
})

test('a session holds everywhere, and ends everywhere', async () => {
  const mine = await signUpAt(one)
  const me = (url: string) => call(url, mine, ['GET', '/api/users/me'])
  expect([(await me(one)).status, (await me(other)).status]).toEqual([200, 200])
  const stream = await readLive(other, { authorization: `Bearer ${mine}` })
  await call(one, mine, ['POST', '/api/auth/logout'])
  expect([(await me(one)).status, (await me(other)).status]).toEqual([401, 401])
  stream.close()
})

test('a rate limit and a quota hold over all processes', async () => {
  const { email } = signupForm()
  const login = (url: string) =>
    fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'not the one' }),
    })
  const attempts = await Promise.all(Array.from({ length: 16 }, (_, at) => login(at % 2 ? one : other)))
  const statuses = attempts.map(({ status }) => status)
  expect(statuses.filter(status => status === 401)).toHaveLength(10)
  expect(statuses.filter(status => status === 429)).toHaveLength(6)

  await setRemaining(2)
  const uploads = await Promise.all(
    Array.from({ length: 6 }, (_, at) => uploadTo(at % 2 ? one : other, token)),
  )
  expect(uploads.map(({ status }) => status).toSorted()).toEqual([202, 202, 402, 402, 402, 402])
  await setRemaining(50)
})

test('while PostgreSQL takes no changes people can read, and are told why they cannot write', async () => {
  await cluster.setReadOnly(true)
  const rejected = await createTask(other)
  expect([rejected.status, rejected.code, rejected.retryAfter]).toEqual([503, 'read_only', 5])
  expect((await call(other, token, ['GET', '/api/tasks'])).status).toBe(200)
  // A process that starts now waits, and serves what can be read.
  const late = await cluster.add('api')
  const starting = late.start()
  await expect
    .poll(async () => (await call(late.url, token, ['GET', '/api/tasks'])).status, SPARING)
    .toBe(200)
  await cluster.setReadOnly(false)
  await starting
  expect([(await createTask(other)).status, (await createTask(late.url)).status]).toEqual([201, 201])
  await late.end('SIGTERM')
  expect(cluster.all.filter(each => each !== late).every(each => each.isRunning())).toBe(true)
})

test('while the store rejects or is away, uploads are rejected with a reason and analyses wait', async () => {
  await setRemaining(50)
  const { data } = await uploadTo(one, token)
  for (const mode of ['rejecting', 'unreachable'] as const) {
    cluster.store.setMode(mode)
    const before = await remaining()
    const rejected = await uploadTo(other, token)
    expect([mode, rejected.status, rejected.code, rejected.retryAfter]).toEqual([
      mode,
      503,
      'files_unavailable',
      5,
    ])
    expect(await remaining()).toBe(before)
    expect((await createTask(other)).status).toBe(201)
  }
  cluster.store.setMode('normal')
  expect((await uploadTo(other, token)).status).toBe(202)
  await expect.poll(() => statusOf(other, String(data.id)), SPARING).toBe('completed')
})

test('a process whose clock is wrong goes by the time of the others', async () => {
  const wrong = await cluster.add('api')
  await wrong.start({
    NODE_OPTIONS: `--import ${join(root, 'scripts/testing/shift-clock.mjs')}`,
    CLOCK_SHIFT_MS: String(40 * 24 * 3_600_000),
  })
  await expect
    .poll(() => wrong.output(), SPARING)
    .toContain("this machine's clock differs from the database's")
  expect((await createTask(wrong.url)).status).toBe(201)
  const { data } = await call(wrong.url, token, ['GET', '/api/tasks'])
  const [newest] = data.items as { createdAt: string }[]
  const [database] = await cluster.query<{ now: Date }>('select now()')
  const differenceMs = Math.abs(Number(database?.now) - Date.parse(newest?.createdAt ?? ''))
  expect(differenceMs).toBeLessThan(24 * 3_600_000)
  await wrong.end('SIGTERM')
})

test('a schedule runs once in its minute', async () => {
  type Run = { id: string; written: Date }
  const runs = () =>
    cluster.query<Run>(
      `select id, created_on as written from jobs.job where name = 'webhooks.send-deliveries'`,
    )
  await expect.poll(async () => (await runs()).length > 0, SPARING).toBe(true)
  // Two jobs of one name can't have one id, and the id is that of the minute. It may be written a little after it.
  for (const { id, written } of await runs()) {
    const minutes = [0, 60_000].map(before => new Date(written.getTime() - before).toISOString().slice(0, 16))
    expect(minutes.map(idOfMinute)).toContain(id)
  }
})

const idOfMinute = (minute: string) =>
  createHash('sha256')
    .update(minute)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
