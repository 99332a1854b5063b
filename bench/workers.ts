import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder'
import { photo } from '../apps/server/src/testing/uploads'
import { uploadTo } from '../scripts/testing/calls'
import { type ClusterProcess, openCluster } from '../scripts/testing/cluster'
import { signUpAt } from '../scripts/testing/launch'

/** Analyses a minute with one worker and with two, from the same queue of photos and over the same store, in one run. */
const PHOTOS = Number(process.env.BENCH_PHOTOS ?? 40)
const size = { width: 1280, height: 960 }

const folder = temporaryFolder('workers')
const cluster = await openCluster({ folder, apis: 1, workers: 2 })
const [api] = cluster.apis
const [first, second] = cluster.workers
if (!api || !first || !second) throw new Error('A process is missing.')

const countOf = async (status: string) =>
  Number((await cluster.query('select count(*) as n from analyses where status = $1', [status]))[0]?.n)
async function until(isDone: () => Promise<boolean>) {
  while (!(await isDone())) await new Promise(resolve => setTimeout(resolve, 50))
}

await api.start()
const token = await signUpAt(api.url)
// The quota is not what is measured here.
await cluster.query('update subscriptions set analyses_remaining = null')

async function queue(count: number) {
  for (let each = 0; each < count; each++) {
    const { status } = await uploadTo(api?.url ?? '', token, await photo(size))
    if (status !== 202) throw new Error(`The upload was answered with ${status}.`)
  }
}

/** The queue is filled first; every worker has analyzed something before the clock starts. */
async function analysesPerMinute(workers: ClusterProcess[]) {
  const before = await countOf('completed')
  await queue(PHOTOS + workers.length * 2)
  await Promise.all(workers.map(worker => worker.start()))
  await until(async () => (await countOf('completed')) >= before + workers.length * 2)
  const [started, done] = [performance.now(), await countOf('completed')]
  await until(async () => (await countOf('queued')) === 0)
  const perMinute = ((await countOf('completed')) - done) / ((performance.now() - started) / 60_000)
  await until(async () => (await countOf('running')) === 0)
  await Promise.all(workers.map(worker => worker.end('SIGTERM')))
  return perMinute
}

const alone = await analysesPerMinute([first])
const both = await analysesPerMinute([first, second])
await cluster.stop()
rmSync(folder, { recursive: true, force: true })

console.log(`${PHOTOS} photos of ${size.width} × ${size.height}, ${availableParallelism()} cores`)
console.log(`one worker    ${alone.toFixed(0)} analyses a minute`)
console.log(`two workers   ${both.toFixed(0)} analyses a minute`)
console.log(`ratio         ${(both / alone).toFixed(2)}`)
