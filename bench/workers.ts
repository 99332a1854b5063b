import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder'
import { photo } from '../apps/server/src/testing/uploads'
import { uploadTo } from '../scripts/testing/calls'
import { type ClusterProcess, openCluster } from '../scripts/testing/cluster'
import { signUpAt } from '../scripts/testing/launch'

/**
 * Analyses a minute with one worker and with two, from the same queue of photos and over the same store, in one run. One
 * worker uses all cores, so a second is worth nothing on the same machine; what it is worth on one of its own shows where
 * each has a core of its own (on Linux).
 */
const PHOTOS = Number(process.env.BENCH_PHOTOS ?? 40)
const ALL_CORES = `0-${availableParallelism() - 1}`
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

/** What this process starts from now on inherits it. */
function keepTo(cores: string) {
  const { status } = spawnSync('taskset', ['-a', '-c', '-p', cores, String(process.pid)])
  if (status !== 0) throw new Error('The cores of a process can only be set on Linux.')
}

/** The queue is filled first; every worker has analyzed something before the clock starts. */
async function analysesPerMinute(workers: ClusterProcess[], { onOneCoreEach = false } = {}) {
  const before = await countOf('completed')
  await queue(PHOTOS + workers.length * 2)
  for (const [core, worker] of workers.entries()) {
    if (onOneCoreEach) keepTo(`${core}`)
    await worker.start()
  }
  keepTo(ALL_CORES)
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
const oneCore = await analysesPerMinute([first], { onOneCoreEach: true })
const twoCores = await analysesPerMinute([first, second], { onOneCoreEach: true })
await cluster.stop()
rmSync(folder, { recursive: true, force: true })

console.log(`${PHOTOS} photos of ${size.width} × ${size.height}, ${availableParallelism()} cores`)
const line = (name: string, one: number, two: number) =>
  console.log(
    `${name.padEnd(24)} ${one.toFixed(1)} → ${two.toFixed(1)} a minute, ratio ${(two / one).toFixed(2)}`,
  )
line('all cores for each', alone, both)
line('a core for each', oneCore, twoCores)
