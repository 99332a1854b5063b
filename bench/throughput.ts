import { rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createAnalyzer } from '@plumbline/inference'
import pg from 'pg'
import { startEmbeddedDatabase } from '../apps/server/src/platform/db/embedded'
import { openLog } from '../apps/server/src/platform/logging'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder'
import { photo } from '../apps/server/src/testing/uploads'
import { launch, logInAt } from '../scripts/testing/launch'
import { figure } from './lib/figures'

/**
 * How much the whole way (upload, queue, analysis, copies, storage) costs beside the analysis alone, in one run on the
 * same photos; and whether memory stays where it is over many uploads. The photos are small, one look each: the larger
 * a photo, the more of its time is analysis anyway.
 */
const photos = Number(process.env.BENCH_PHOTOS ?? 100)
const uploads = Number(process.env.BENCH_UPLOADS ?? 1000)
const ALLOWED_RATIO = 1.3
const ALLOWED_GROWTH = 1.25

const folder = temporaryFolder('throughput')
const paths: string[] = []
for (let index = 0; index < photos; index++) {
  const path = join(folder, `${index}.jpg`)
  writeFileSync(path, await photo({ width: 640, height: 480 }))
  paths.push(path)
}

async function seconds(work: () => Promise<void>) {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

const bare = await (async () => {
  const analyzer = createAnalyzer()
  await analyzer.analyze({ path: paths[0] ?? '' })
  const taken = await seconds(async () => {
    for (const path of paths) await analyzer.analyze({ path })
  })
  await analyzer.close()
  return taken
})()

const database = await startEmbeddedDatabase(join(folder, 'db'), openLog('silent'))
const server = await launch({
  DATABASE_URL: database.connectionString,
  DEMO: '1',
  DATA_DIR: folder,
  LOG_LEVEL: 'warn',
})
await server.ready
const client = new pg.Client({ connectionString: database.connectionString })
await client.connect()
// The quota is not what is measured here.
await client.query('update subscriptions set analyses_remaining = null')
await client.end()
const { token } = await logInAt(server.url, 'admin@plumbline.example')
const headers = { authorization: `Bearer ${token}` }
async function send(bytes: Uint8Array<ArrayBuffer>) {
  const body = new FormData()
  body.append('file', new Blob([bytes], { type: 'image/jpeg' }), 'site.jpg')
  const response = await fetch(`${server.url}/api/analysis/upload?force=1`, { method: 'POST', headers, body })
  return ((await response.json()) as { data: { id: string } }).data.id
}
const statusOf = async (id: string) =>
  (
    (await (await fetch(`${server.url}/api/analysis/status/${id}`, { headers })).json()) as {
      data: { status: string }
    }
  ).data.status
async function untilDone(id: string) {
  while (!['completed', 'failed'].includes(await statusOf(id)))
    await new Promise(resolve => setTimeout(resolve, 50))
}
const read = async (path: string) => new Uint8Array(await readFile(path))
async function memory() {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  return Number(text.match(/^process_resident_memory_bytes (\S+)/m)?.[1]) / 1024 / 1024
}

await untilDone(await send(await read(paths[0] ?? '')))
const whole = await seconds(async () => {
  let last = ''
  for (const path of paths) last = await send(await read(path))
  await untilDone(last)
})

const small = new Uint8Array(await photo({ width: 320, height: 240 }))
let settled = 0
for (let index = 0; index < uploads; index++) {
  await untilDone(await send(small))
  if (index === Math.floor(uploads / 4)) settled = await memory()
}
const grown = (await memory()) / settled

server.process.kill('SIGTERM')
await server.ended
await database.stop()
rmSync(folder, { recursive: true, force: true })

const ratio = whole / bare
console.log(`bare analyzer     ${bare.toFixed(1)} s for ${photos} photos`)
console.log(`the whole way     ${whole.toFixed(1)} s, ratio ${ratio.toFixed(2)} (at most ${ALLOWED_RATIO})`)
console.log(
  `memory            ×${grown.toFixed(2)} from upload ${Math.floor(uploads / 4)} to ${uploads} (at most ×${ALLOWED_GROWTH})`,
)
figure({
  name: `upload, queue, analysis, copies and storage of ${photos} photos`,
  value: whole,
  unit: 's',
  yardstick: { name: 'the analyzer alone', value: bare },
  ratio,
  goal: `at most ${ALLOWED_RATIO}`,
  met: ratio <= ALLOWED_RATIO,
})
figure({
  name: `memory after ${uploads} uploads, of that after a quarter of them`,
  value: grown,
  unit: '×',
  goal: `at most ${ALLOWED_GROWTH}`,
  met: grown <= ALLOWED_GROWTH,
})
process.exit(ratio <= ALLOWED_RATIO && grown <= ALLOWED_GROWTH ? 0 : 1)
