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
  timeoutMs: 600_000,
})
afterEach(() => pool.close())

/** The priority of every thread of this process: value 19 of `stat`, counted behind the name. */
const threads = () =>
  readdirSync('/proc/self/task').map(thread => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
  })

test.runIf(process.platform === 'linux')(
  'the detector and the threads of its runtime let the server go first',
  async () => {
    const own = getPriority(process.pid)
    const lowered = () => threads().filter(priority => priority === priorityBelow(own)).length
    const before = lowered()
    await pool.info()
    expect(lowered() - before).toBeGreaterThanOrEqual(2)
    expect(getPriority(process.pid)).toBe(own)
  },
)
