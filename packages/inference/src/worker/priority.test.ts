import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import { defaultModelsFolder } from './locations'
import { InferencePool } from './pool'
import { priorityBelow } from './priority'

const pool = new InferencePool({
  modelsFolder: defaultModelsFolder(),
  workers: 1,
  threadsPerWorker: 2,
  isBackground: true,
  timeoutMs: 600_000,
})
afterEach(() => pool.close())

const SCHED_IDLE = 5

/** The priority and the class of every thread of this process, values 19 and 41 of `stat`, counted behind the name. */
const threads = () =>
  readdirSync('/proc/self/task').map(thread => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { priority: Number(values[16]), schedule: Number(values[38]) }
  })

test.runIf(process.platform === 'linux')(
  'the detector and the threads of its runtime let the server go first',
  async () => {
    const own = getPriority(process.pid)
    const lowered = () => threads().filter(({ priority }) => priority === priorityBelow(own)).length
    const idle = () => threads().filter(({ schedule }) => schedule === SCHED_IDLE).length
    const before = [lowered(), idle()] as const
    await pool.info()
    expect(lowered() - before[0]).toBeGreaterThanOrEqual(2)
    expect(idle() - before[1]).toBeGreaterThanOrEqual(2)
    expect(getPriority(process.pid)).toBe(own)
  },
)
