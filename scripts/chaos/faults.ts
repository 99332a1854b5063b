import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../lib/root.mjs'
import type { Cluster, ClusterProcess } from '../testing/cluster'
import type { Disk } from './disk'
import type { Random } from './random'

export type FaultDeps = {
  cluster: Cluster
  random: Random
  disks: Map<ClusterProcess, Disk>
  print: (line: string) => void
}

type Fault = { name: string; run: () => Promise<void> }

const HOUR_MS = 3_600_000
const DAY_HOURS = 24

/** Takes something away for a few seconds and gives it back, over and over until the time is up. */
export class Faults {
  readonly counts: Record<string, number> = {}
  /** Processes that ended instead of starting. */
  readonly ended: string[] = []
  private readonly deps: FaultDeps

  constructor(deps: FaultDeps) {
    this.deps = deps
  }

  /** What is below the processes fails on its own schedule, so that both happen at once. */
  async run(until: number) {
    const { print } = this.deps
    const started = Date.now()
    const repeat = async (faults: Fault[]) => {
      while (Date.now() < until) {
        await pause(this.deps.random.between(1_000, 3_000))
        const { name, run } = this.deps.random.pick(faults)
        print(`  ${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s  ${name}`)
        this.counts[name] = (this.counts[name] ?? 0) + 1
        await run()
      }
    }
    await Promise.all([repeat(this.ofProcesses()), repeat(this.ofServices())])
  }

  private seconds(from: number, to: number) {
    return pause(this.deps.random.between(from * 1000, to * 1000))
  }

  private ofProcesses(): Fault[] {
    const { apis, workers, all } = this.deps.cluster
    const kill = (among: ClusterProcess[]) => async () => {
      const killed = this.deps.random.pick(among)
      await killed.end('SIGKILL')
      await this.seconds(0.2, 2)
      await this.start(killed)
    }
    return [
      { name: 'kill an API process', run: kill(apis) },
      { name: 'kill a worker', run: kill(workers) },
      { name: 'shift the clock of a process', run: () => this.shiftClock(all) },
    ]
  }

  /** Hours or weeks, forward or back, until it is started again. */
  private async shiftClock(all: ClusterProcess[]) {
    const { random } = this.deps
    const shifted = random.pick(all)
    const hours = random.between(-1, 1) * (random.next() < 0.5 ? 5 : 40 * DAY_HOURS)
    this.deps.print(`           ${shifted.name} by ${hours.toFixed(1)} hours`)
    await shifted.end('SIGTERM')
    await this.start(shifted, {
      NODE_OPTIONS: `--import ${join(root, 'scripts/testing/shift-clock.mjs')}`,
      CLOCK_SHIFT_MS: String(Math.round(hours * HOUR_MS)),
    })
    await this.seconds(2, 5)
    await shifted.end('SIGTERM')
    await this.start(shifted)
  }

  /** Whatever is away at that moment, it has to wait for it rather than end. */
  private async start(stopped: ClusterProcess, env?: Record<string, string>) {
    await stopped.start(env).catch((error: unknown) => {
      this.ended.push(`${stopped.name}: ${String(error).slice(0, 500)}`)
    })
  }

  private ofServices(): Fault[] {
    const { cluster, disks, random } = this.deps
    const store = (mode: Parameters<Cluster['store']['setMode']>[0]) => async () => {
      cluster.store.setMode(mode)
      await this.seconds(1, 6)
      cluster.store.setMode('normal')
    }
    const faults: Fault[] = [
      { name: 'kill PostgreSQL', run: async () => this.killDatabase() },
      {
        name: 'cut all database connections',
        run: async () => cluster.cutConnections().catch(() => undefined),
      },
      { name: 'PostgreSQL takes no changes', run: () => this.readOnly() },
      { name: 'kill the store', run: () => this.killStore() },
      { name: 'the store is slow', run: store('slow') },
      { name: 'the store rejects everything', run: store('rejecting') },
      { name: 'the store is unreachable', run: store('unreachable') },
    ]
    const fill = async () => {
      const [full, disk] = random.pick([...disks])
      this.deps.print(`           of ${full.name}`)
      disk.fill()
      await this.seconds(1, 6)
      disk.free()
    }
    return disks.size > 0 ? [...faults, { name: 'fill a disk', run: fill }] : faults
  }

  /** It is started again by itself, as a service manager does; after the last kill it may not be there yet. */
  private killDatabase() {
    const pid = this.deps.cluster.database.pid()
    try {
      if (pid) process.kill(pid, 'SIGKILL')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }

  private async killStore() {
    const { store } = this.deps.cluster
    await store.kill()
    await this.seconds(1, 4)
    await store.start()
  }

  private async readOnly() {
    const { cluster } = this.deps
    await persistently(() => cluster.setReadOnly(true))
    await this.seconds(1, 4)
    await persistently(() => cluster.setReadOnly(false))
  }
}

/** Until it works: PostgreSQL may have been killed a moment ago. */
async function persistently(work: () => Promise<void>) {
  for (;;) {
    try {
      return await work()
    } catch {
      await pause(100)
    }
  }
}
