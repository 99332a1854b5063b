import { readdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { analyzeVideo } from '@plumbline/inference/video/analyze-video'
import { detectorOf } from '@plumbline/inference/video/pool-detector'
import { defaultModelsFolder } from '@plumbline/inference/worker/locations'
import { InferencePool } from '@plumbline/inference/worker/pool'

type Run = {
  ms: number
  framesAnalyzed: number
  framesTotal: number
  violations: number
}

export type VideoFigures = {
  /** The quickest of its rounds. */
  sampled: Run
  every: Run
  longestBlockMs: number
  /** Of this process and the one that decodes, at the same moment. */
  peakBytes: number
}

const ROUNDS = 3

const path = process.argv[2] ?? ''
const pool = new InferencePool({
  modelsFolder: defaultModelsFolder(),
  workers: 1,
  threadsPerWorker: availableParallelism(),
  timeoutMs: 120_000,
})
const detector = await detectorOf(pool)

async function run(thorough: boolean): Promise<Run> {
  const started = performance.now()
  const { framesAnalyzed, framesTotal, violations } = await analyzeVideo({ path }, { detector, thorough })
  return { ms: performance.now() - started, framesAnalyzed, framesTotal, violations: violations.length }
}

/** What this process and its children hold now, shared pages counted once; nothing where the system does not tell. */
async function memoryNow(): Promise<number> {
  const processes = (await readdir('/proc').catch(() => [])).map(async pid => {
    if (!/^\d+$/.test(pid)) return 0
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    if (pid !== String(process.pid) && !status.includes(`\nPPid:\t${process.pid}\n`)) return 0
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
    return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024
  })
  return (await Promise.all(processes)).reduce((sum, bytes) => sum + bytes, 0)
}

await run(false)
const delay = monitorEventLoopDelay({ resolution: 1 })
const rounds: Run[] = []
const blocks: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  delay.reset()
  delay.enable()
  rounds.push(await run(false))
  delay.disable()
  blocks.push(delay.max / 1e6)
}

// Looking at memory takes a moment, so it has a round of its own.
let peakBytes = 0
const watching = setInterval(async () => {
  peakBytes = Math.max(peakBytes, await memoryNow())
}, 20)
await run(false)
clearInterval(watching)

const figures: VideoFigures = {
  sampled: rounds.reduce((a, b) => (b.ms < a.ms ? b : a)),
  every: await run(true),
  // A block of our own making is there every time; one that is not was another process taking the core.
  longestBlockMs: Math.min(...blocks),
  peakBytes,
}
await pool.close()
console.log(JSON.stringify(figures))
