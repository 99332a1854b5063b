import { mkdirSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as contract from '@plumbline/contract'
import { groupBy } from '../apps/server/src/platform/group-by'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder'
import { form, recording } from '../apps/server/src/testing/uploads'
import { browse } from './lib/browsing'
import { type Call, Recorder, send } from './lib/calls'
import { createCrowd, type Person } from './lib/crowd'
import { figure } from './lib/figures'
import { samplePhotos, uploadPhoto } from './lib/photos'
import { startProduct } from './lib/product'
import { type Resources, resourcesOf } from './lib/resources'

/**
 * Half an hour of mixed load (pages, streams, photos, recordings, reports, exports, tasks, questions): whether memory
 * stays where it is, and whether handles, files, processes, connections or temporary files are left behind at the end.
 */
const MINUTES = Number(process.env.BENCH_MINUTES ?? 30)
const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 40)
const ORGANIZATIONS = 4
const ROWS = Number(process.env.BENCH_ROWS ?? 500)
const SAMPLE_MS = 10_000
const PHOTO_MS = Number(process.env.BENCH_PHOTO_MS ?? 5_000)
const OTHER_MS = 3_000
/** The first sixth warms it up; the third after it is compared with the last third. */
const WARM_UP_SHARE = 1 / 6
const COMPARED_SHARE = 1 / 3
const MAX_GROWTH = 1.05
/** Idle connections, threads and launched processes end by themselves. */
const SETTLE_MS = 45_000
/** Handles come and go with a timer or a kept connection. */
const TOLERANCE = 3
/** The pool's, and the one that listens. */
const MAX_CONNECTIONS = 11

const folder = temporaryFolder('soak')
const temporary = join(folder, 'tmp')
mkdirSync(temporary)
const product = await startProduct(folder, { TMPDIR: temporary })
const { url, client, connectionString, countOf } = product
const crowd = await createCrowd({
  url,
  connectionString,
  organizations: ORGANIZATIONS,
  people: PEOPLE,
  rows: ROWS,
})
const photos = await samplePhotos(1_280)
const recorder = new Recorder()
recorder.isCounting = true
const watched = {
  url,
  pid: product.server.process.pid ?? 0,
  client,
  folders: [temporary, join(folder, 'data/uploads')],
}
const sample = () => resourcesOf(watched)
async function untilIdle() {
  while ((await countOf(`status in ('queued', 'running')`)) > 0) await wait(500)
  await wait(SETTLE_MS)
}

const pick = <T>(all: readonly T[]) => all[Math.floor(Math.random() * all.length)] as T
const json = (path: string, body: object): Call => ({
  kind: 'other',
  method: 'POST',
  path,
  body: Buffer.from(JSON.stringify(body)),
  headers: { 'content-type': 'application/json' },
})
const file = (path: string): Call => ({ kind: 'file', path })
function uploadOf(sound: Buffer): Call {
  const { payload, headers } = form({ file: sound, name: 'site.wav', type: 'audio/wav' })
  return { kind: 'upload', method: 'POST', path: '/api/analysis/upload', body: payload, headers }
}
type Listed = { items: { id: string }[] }

/** What pages don't do by themselves. */
async function doSomething(person: Person) {
  const ask = <T>(call: Call) => send<T>(url, person, recorder, call)
  const listed = await ask<Listed>({ kind: 'list', path: '/api/violations?sort=newest&page=1&pageSize=20' })
  const violation = listed?.items[0]?.id ?? ''
  const choices = [
    () => ask(json('/api/tasks', { title: 'Repair the edge', violationId: violation })),
    () => ask(file(`/api/violations/${violation}/report`)),
    () => ask(file('/api/violations/export?search=asbestos')),
    () => ask(uploadOf(recording())),
    () =>
      ask(json('/api/violations/estimate-fine', { text: 'open edge', regulation_codes: ['1926.501(b)(1)'] })),
    () =>
      ask({
        ...json(contract.askAssistant.path, { message: 'How high before I have to tie off?' }),
        kind: 'file',
      }),
  ]
  await pick(choices)()
}

await uploadPhoto(url, crowd[0] as Person, recorder, photos[0] as Buffer)
await untilIdle()
const idleBefore = await sample()
console.log(`idle at the start ${JSON.stringify(idleBefore)}`)

const ending = new AbortController()
const visit = { url, recorder, signal: ending.signal, thinkSeconds: [5, 10] as [number, number] }
const visits = crowd.map(person => browse(visit, person))
const timers = [
  setInterval(() => void uploadPhoto(url, pick(crowd), recorder, pick(photos)), PHOTO_MS),
  setInterval(() => void doSomething(pick(crowd)), OTHER_MS),
]
const samples: Resources[] = []
const until = performance.now() + MINUTES * 60_000
while (performance.now() < until) {
  await wait(SAMPLE_MS)
  samples.push(await sample())
  if (samples.length % 6 === 0)
    console.log(
      `${(samples.length * SAMPLE_MS) / 60_000} min, load ${loadavg()[0]?.toFixed(1)}, ${JSON.stringify(samples.at(-1))}`,
    )
}
for (const timer of timers) clearInterval(timer)
ending.abort()
await Promise.all(visits)
await untilIdle()
const idleAfter = await sample()
console.log(`idle at the end ${JSON.stringify(idleAfter)}`)
const failed = await countOf(`status = 'failed'`)
await product.stop()
rmSync(folder, { recursive: true, force: true })

const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length
const part = (from: number, to: number) =>
  samples.slice(Math.round(samples.length * from), Math.round(samples.length * to))
const first = part(WARM_UP_SHARE, WARM_UP_SHARE + COMPARED_SHARE)
const last = part(1 - COMPARED_SHARE, 1)
const meanOf = (some: Resources[], what: keyof Resources) => mean(some.map(each => each[what]))

let isGood = true
for (const what of ['residentMb', 'heapMb'] as const) {
  const ratio = meanOf(last, what) / meanOf(first, what)
  const isGoal = what === 'residentMb'
  if (isGoal) isGood &&= ratio <= MAX_GROWTH
  figure({
    name: `soak of ${MINUTES} min: ${isGoal ? 'resident memory' : 'heap'}, last third of the run`,
    value: meanOf(last, what),
    unit: 'MB',
    yardstick: { name: 'the third after the warm-up', value: meanOf(first, what) },
    ratio,
    ...(isGoal && { goal: `at most ${MAX_GROWTH}`, met: ratio <= MAX_GROWTH }),
  })
}
function allowedOf(what: keyof Resources) {
  if (what === 'connections') return MAX_CONNECTIONS
  return what === 'temporaryFiles' ? idleBefore[what] : idleBefore[what] + TOLERANCE
}
for (const what of ['handles', 'openFiles', 'processes', 'connections', 'temporaryFiles'] as const) {
  const allowed = allowedOf(what)
  const met = idleAfter[what] <= allowed
  isGood &&= met
  figure({
    name: `soak of ${MINUTES} min: ${what} when idle again`,
    value: idleAfter[what],
    unit: '',
    yardstick: { name: 'idle before the load', value: idleBefore[what] },
    goal: `at most ${allowed}`,
    met,
  })
}
const { all } = recorder.summary()
for (const [error, same] of groupBy(recorder.errors, each => each.replace(/[0-9a-f-]{36}/g, 'ID')))
  console.log(`${same.length} × ${error}`)
const errors = recorder.errors.length + failed
isGood &&= errors === 0
figure({
  name: `soak of ${MINUTES} min: errors`,
  value: errors,
  unit: `of ${all.calls} calls`,
  goal: 'none',
  met: errors === 0,
})
process.exit(isGood ? 0 : 1)
