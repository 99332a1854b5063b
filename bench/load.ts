import { rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { groupBy } from '../apps/server/src/platform/group-by'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder'
import { browse } from './lib/browsing'
import { Recorder } from './lib/calls'
import { createCrowd, type Person } from './lib/crowd'
import { figure } from './lib/figures'
import { samplePhotos, uploadPhoto } from './lib/photos'
import { startProduct } from './lib/product'

/**
 * 200 signed-in people browsing, each with an open event stream whose news their pages follow, while five photos a
 * second are uploaded: how long every kind of call takes, outside the analysis itself, and whether one fails. The
 * people, the product, its database and its analyses share this machine.
 */
const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 200)
const ORGANIZATIONS = Number(process.env.BENCH_ORGANIZATIONS ?? 20)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 120)
const UPLOADS_PER_SECOND = Number(process.env.BENCH_UPLOADS ?? 5)
const ROWS = Number(process.env.BENCH_ROWS ?? 2_000)
const WIDTH = Number(process.env.BENCH_WIDTH ?? 1_600)
const WARM_UP_SECONDS = 15
const MAX_WARM_UP_MS = 60_000
const MAX_P99_MS = 1_000

const folder = temporaryFolder('load')
const product = await startProduct(folder)
const { url, connectionString, metric, countOf } = product
const crowd = await createCrowd({
  url,
  connectionString,
  organizations: ORGANIZATIONS,
  people: PEOPLE,
  rows: ROWS,
})
const photos = await samplePhotos(WIDTH)
const recorder = new Recorder()
const ending = new AbortController()
const visit = { url, recorder, signal: ending.signal, thinkSeconds: [5, 10] as [number, number] }

let sent = 0
const uploads = new Set<Promise<unknown>>()
/** The person of the next organization, each time another one. */
function uploadNext() {
  const organization = sent % ORGANIZATIONS
  const own = crowd.filter(person => person.organization === organization)
  const person = own[Math.floor(sent / ORGANIZATIONS) % own.length]
  const photo = photos[sent % photos.length]
  sent += 1
  if (!person || !photo) return
  const uploaded = uploadPhoto(url, person, recorder, photo)
  uploads.add(uploaded)
  void uploaded.finally(() => uploads.delete(uploaded))
}

// A few small photos first, so that lists have pictures and the detector is loaded.
for (const photo of await samplePhotos(640))
  await uploadPhoto(url, crowd[Math.floor(Math.random() * crowd.length)] as Person, recorder, photo)
const until = performance.now() + MAX_WARM_UP_MS
while ((await countOf(`status in ('queued', 'running')`)) > 0 && performance.now() < until) await wait(200)
const before = await countOf(`status = 'completed'`)

const visits = crowd.map(person => browse(visit, person))
await wait(WARM_UP_SECONDS * 1000)
recorder.isCounting = true
const processor = await metric('process_cpu_seconds_total')
const started = performance.now()
const timer = setInterval(uploadNext, 1000 / UPLOADS_PER_SECOND)
await wait(SECONDS * 1000)
clearInterval(timer)
await Promise.all(uploads)
const lasted = (performance.now() - started) / 1000
recorder.isCounting = false
const used = (await metric('process_cpu_seconds_total')) - processor
const analyzed = (await countOf(`status = 'completed'`)) - before
const failedAnalyses = await countOf(`status = 'failed'`)
const queued = await countOf(`status in ('queued', 'running')`)
ending.abort()
await Promise.all(visits)
await product.stop()
rmSync(folder, { recursive: true, force: true })

const { kinds, all } = recorder.summary()
const ms = (value: number) => value.toFixed(0).padStart(7)
console.log(
  `${PEOPLE} people of ${ORGANIZATIONS} organizations, ${sent} uploads in ${lasted.toFixed(0)} s, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
)
console.log(`${'call'.padEnd(12)}  calls    p50    p95    p99   longest (ms)`)
for (const { name, calls, p50, p95, p99, longest } of [...kinds, all])
  console.log(`${name.padEnd(12)}${String(calls).padStart(7)}${ms(p50)}${ms(p95)}${ms(p99)}${ms(longest)}`)
console.log(
  `${(all.calls / lasted).toFixed(0)} calls a second; ${((analyzed / lasted) * 60).toFixed(0)} analyses a minute, ${queued} waiting, ${failedAnalyses} failed; server ${(used / lasted).toFixed(2)} cores; ${recorder.resent} sent again`,
)
for (const [error, same] of groupBy(recorder.errors, each => each.replace(/[0-9a-f-]{36}/g, 'ID')))
  console.log(`${same.length} × ${error}`)

const errors = recorder.errors.length + failedAnalyses
figure({
  name: `errors of ${PEOPLE} people browsing and ${UPLOADS_PER_SECOND} uploads a second for ${SECONDS} s`,
  value: errors,
  unit: `of ${all.calls} calls`,
  goal: 'none',
  met: errors === 0,
})
for (const { name, p99 } of [...kinds, all])
  figure({
    name: `under load: p99 of ${name === 'all' ? 'all calls' : `${name} calls`}`,
    value: p99,
    unit: 'ms',
    goal: `under ${MAX_P99_MS} ms`,
    met: p99 < MAX_P99_MS,
  })
figure({ name: 'under load: calls', value: all.calls / lasted, unit: 'a second' })
figure({ name: 'under load: analyses', value: (analyzed / lasted) * 60, unit: 'a minute' })
const isGood = errors === 0 && [...kinds, all].every(({ p99 }) => p99 < MAX_P99_MS)
process.exit(isGood ? 0 : 1)
