import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultModelsFolder } from './locations'
import { InferencePool } from './pool'
import { priorityBelow } from './priority'

vi.setConfig({ testTimeout: 60_000 })

const pool = new InferencePool({
  modelsFolder: defaultModelsFolder(),
  workers: 1,
  threadsPerWorker: 2,
  timeoutMs: 50_000,
})
afterEach(() => pool.close())

/** The priorities of all threads of this process; the 19th value of `stat`, counted behind the name. */
const threadPriorities = () =>
  readdirSync('/proc/self/task').map(thread => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
  })

test.runIf(process.platform === 'linux')(
  'the detector and the threads of its runtime let the server go first',
  async () => {
    const own = getPriority(process.pid)
    const lowered = () => threadPriorities().filter(priority => priority === priorityBelow(own)).length
    const before = lowered()
    await pool.info()
    expect(lowered() - before).toBeGreaterThanOrEqual(2)
    expect(getPriority(process.pid)).toBe(own)
  },
)
