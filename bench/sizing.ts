import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createAnalyzer } from '@plumbline/inference'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder'
import { Recorder, send } from './lib/calls'
import { createCrowd, type Person } from './lib/crowd'
import { figure } from './lib/figures'
import { samplePhotos, uniquePhoto, uploadPhoto } from './lib/photos'
import { startProduct } from './lib/product'

/**
 * What one analysis of a phone's photo costs: looks of the detector, processor time, rows and bytes in the database,
 * write-ahead log and bytes of files. Jobs aren't counted: they
 * are deleted when they are done. The inputs of "Sizing and growth" in docs/operations.md.
 */
const PHOTOS = Number(process.env.BENCH_PHOTOS ?? 60)
/** As wide as the camera of the product takes them. */
const WIDTH = Number(process.env.BENCH_WIDTH ?? 2_560)
const BYTES_PER_KB = 1024
const ROWS = 2_000
const CALLS = 300

const bytesBelow = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    return sum + (entry.isDirectory() ? bytesBelow(path) : statSync(path).size)
  }, 0)

const photos = await samplePhotos(WIDTH)

async function looksPerPhoto() {
  const analyzer = createAnalyzer()
  let looks = 0
  for (const bytes of photos) {
    let total = 0
    await analyzer.analyze({ bytes }, { onProgress: progress => (total = Math.max(total, progress.total)) })
    looks += total
  }
  await analyzer.close()
  return looks / photos.length
}
const looks = await looksPerPhoto()

const folder = temporaryFolder('sizing')
const product = await startProduct(folder)
const { url, connectionString, client, metric, countOf } = product
const [person] = await createCrowd({ url, connectionString, organizations: 1, people: 1, rows: ROWS })
if (!person) throw new Error('nobody signed up')
const recorder = new Recorder()
recorder.isCounting = true

async function analyze(amount: number) {
  for (let each = 0; each < amount; each++)
    await uploadPhoto(url, person as Person, recorder, uniquePhoto(photos[each % photos.length] as Buffer))
  while ((await countOf(`status in ('queued', 'running')`)) > 0) await wait(200)
}

type Table = { name: string; bytes: number; rows: number }

async function tables(): Promise<Table[]> {
  await client.query('vacuum analyze')
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `select format('%I.%I', schemaname, relname) as name, pg_total_relation_size(relid) as bytes
     from pg_stat_user_tables where schemaname = 'public'`,
  )
  const sized: Table[] = []
  for (const { name, bytes } of rows) {
    const counted = await client.query<{ n: string }>(`select count(*) as n from ${name}`)
    sized.push({ name, bytes: Number(bytes), rows: Number(counted.rows[0]?.n) })
  }
  return sized
}
const position = async () =>
  Number((await client.query(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as n`)).rows[0]?.n)

/** Of a list as it opens, one call after the other; the first third warms the code up. */
async function secondsPerCall() {
  let from = 0
  for (let each = -CALLS / 2; each < CALLS; each++) {
    if (each === 0) from = await metric('process_cpu_seconds_total')
    await send(url, person as Person, recorder, { kind: 'list', path: '/api/violations?sort=newest' })
  }
  return ((await metric('process_cpu_seconds_total')) - from) / CALLS
}
const perCall = await secondsPerCall()

// The first few warm the detector up and make the first pages of every table.
await analyze(photos.length)
const before = {
  tables: await tables(),
  log: await position(),
  cpu: await metric('process_cpu_seconds_total'),
}
const started = performance.now()
const files = () => bytesBelow(join(folder, 'data/media'))
const filesBefore = files()
await analyze(PHOTOS)
const seconds = (performance.now() - started) / 1000
const cpu = (await metric('process_cpu_seconds_total')) - before.cpu
const log = (await position()) - before.log
const after = await tables()
const fileBytes = files() - filesBefore
await product.stop()
rmSync(folder, { recursive: true, force: true })
if (recorder.errors.length > 0) throw new Error(recorder.errors[0])

const grown = after
  .map(({ name, bytes, rows }) => {
    const known = before.tables.find(each => each.name === name)
    return { name, bytes: bytes - (known?.bytes ?? 0), rows: rows - (known?.rows ?? 0) }
  })
  .filter(({ bytes, rows }) => bytes > 0 || rows > 0)
  .toSorted((a, b) => b.bytes - a.bytes)
const sum = (of: 'bytes' | 'rows') => grown.reduce((total, each) => total + each[of], 0)
for (const { name, bytes, rows } of grown)
  console.log(
    `${name.padEnd(36)}${(rows / PHOTOS).toFixed(2).padStart(8)} rows ${(bytes / PHOTOS / BYTES_PER_KB).toFixed(1).padStart(8)} kB`,
  )
figure({ name: `looks of the detector per photo, ${WIDTH} pixels wide`, value: looks, unit: '' })
figure({ name: 'processor time of the server per analysis', value: cpu / PHOTOS, unit: 's' })
figure({ name: 'processor time of the server per call of a list of 50', value: perCall * 1000, unit: 'ms' })
figure({ name: 'wall time per analysis', value: seconds / PHOTOS, unit: 's' })
figure({ name: 'rows per analysis', value: sum('rows') / PHOTOS, unit: '' })
figure({
  name: 'database per analysis, with indexes',
  value: sum('bytes') / PHOTOS / BYTES_PER_KB,
  unit: 'kB',
})
figure({ name: 'write-ahead log per analysis', value: log / PHOTOS / BYTES_PER_KB, unit: 'kB' })
figure({ name: 'files per analysis', value: fileBytes / PHOTOS / BYTES_PER_KB, unit: 'kB' })
figure({
  name: 'photo as uploaded',
  value: photos.reduce((total, { length }) => total + length, 0) / photos.length / BYTES_PER_KB,
  unit: 'kB',
})
process.exit(0)
