import { existsSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { temporaryFolder } from '../../apps/server/src/testing/temporary-folder'
import { type Cluster, type ClusterProcess, openCluster } from '../testing/cluster'
import { type Disk, mountDisk } from './disk'
import { Faults } from './faults'
import { violations } from './invariants'
import { Load } from './load'
import { Random } from './random'

export type ChaosPlan = {
  seed: number
  apis: number
  workers: number
  seconds: number
  print: (line: string) => void
}
export type ChaosReport = {
  seed: number
  shape: string
  faults: Record<string, number>
  acknowledged: Record<string, number>
  statuses: Record<string, number>
  drainSeconds: number
  violations: string[]
}

const ORGANIZATIONS = 3
const DRAIN_TIMEOUT_MS = 240_000
const TWO_DAYS_MS = 2 * 24 * 3_600_000

/** One run: load, faults, a restart of everything, and then what has to hold. */
export async function runChaos({ seed, apis, workers, seconds, print }: ChaosPlan): Promise<ChaosReport> {
  const folder = temporaryFolder('chaos')
  const random = new Random(seed)
  const cluster = await openCluster({ folder, apis, workers, durable: true })
  const disks = new Map<ClusterProcess, Disk>()
  try {
    for (const each of cluster.all) {
      const disk = mountDisk(each.dataDir)
      if (disk) disks.set(each, disk)
    }
    if (disks.size === 0) print('  No disk is filled, because nothing can be mounted here.')
    await Promise.all(cluster.all.map(each => each.start()))
    const load = new Load(cluster, new Random(seed + 1))
    await load.prepare(ORGANIZATIONS)
    const faults = new Faults({ cluster, random, disks, print })
    const running = load.run()
    await faults.run(Date.now() + seconds * 1000)
    load.stop()
    await running
    const ended = [
      ...faults.ended,
      ...cluster.all.filter(each => !each.isRunning()).map(({ name }) => `${name} ended`),
    ]
    const drainSeconds = await settle(cluster)
    const { acknowledged } = load
    return {
      seed,
      shape: `${apis}+${workers}`,
      faults: faults.counts,
      acknowledged: Object.fromEntries(
        Object.entries(acknowledged).map(([kind, all]) => [kind, Array.isArray(all) ? all.length : all.size]),
      ),
      statuses: load.statuses,
      drainSeconds,
      violations: [...ended, ...(await violations(cluster, load))],
    }
  } finally {
    await cluster.stop()
    for (const disk of disks.values()) disk.unmount()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Kills all processes one last time, lets two days pass for what they left, and waits until nothing is left to do. */
async function settle(cluster: Cluster) {
  await Promise.all(cluster.all.map(each => each.end('SIGKILL')))
  for (const { dataDir } of cluster.all) age(join(dataDir, 'uploads'))
  await cluster.query(
    `update jobs.job set started_on = started_on - interval '2 days' where state = 'active'`,
  )
  const started = Date.now()
  await Promise.all(cluster.all.map(each => each.start()))
  await until('the queues are empty', async () => {
    await cluster.query(`update jobs.job set start_after = now() where state = 'retry'`)
    return isIdle(cluster)
  })
  const drainSeconds = (Date.now() - started) / 1000
  age(cluster.store.folder)
  await cluster.query(
    `insert into jobs.job (name, data) values ('media.sweep', '{}'), ('payments.sync-due', '{}')`,
  )
  await until('the housekeeping is done', () => isIdle(cluster))
  return drainSeconds
}

async function isIdle(cluster: Cluster) {
  const [left] = await cluster.query<{ jobs: string; analyses: string }>(
    `select (select count(*) from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()) as jobs,
       (select count(*) from analyses where status in ('queued', 'running')) as analyses`,
  )
  return Number(left?.jobs) === 0 && Number(left?.analyses) === 0
}

async function until(what: string, isDone: () => Promise<boolean>) {
  const deadline = performance.now() + DRAIN_TIMEOUT_MS
  while (!(await isDone())) {
    if (performance.now() > deadline) return console.log(`  It takes too long until ${what}.`)
    await pause(500)
  }
}

function age(folder: string) {
  if (!existsSync(folder)) return
  const then = new Date(Date.now() - TWO_DAYS_MS)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), then, then)
}
