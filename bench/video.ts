import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { drawPicture } from '@plumbline/inference/testing/drawn-scene'
import { drawCone, drawExcavator } from '@plumbline/inference/testing/drawn-site'
import { drawWorker } from '@plumbline/inference/testing/drawn-worker'
import { analyseVideo } from '@plumbline/inference/video/analyse-video'
import { detectorOf } from '@plumbline/inference/video/pool-detector'
import { defaultModelsFolder, defaultWorkerEntry } from '@plumbline/inference/worker/locations'
import { InferencePool } from '@plumbline/inference/worker/pool'
import sharp from 'sharp'

/** What watching a video may cost, as ratios within one run: a slow machine slows both sides. */
const LEAST_RATIO = 8
const MOST_DELAY_MS = 50
const MOST_MEMORY = 700e6
const ROUNDS = 3
const clip = { width: 1280, height: 720, seconds: 16, framesPerSecond: 30 }

const failures: string[] = []
function check(name: string, kept: boolean, figure: string) {
  if (!kept) failures.push(name)
  console.log(`${kept ? 'ok    ' : 'MISSED'} ${name}: ${figure}`)
}

/** A worker without a hard hat walks past an excavator; a new drawing ten times a second, at a phone's bitrate. */
async function siteClip(): Promise<Uint8Array> {
  const { makeClip } = await import('@plumbline/inference/video/test-clips')
  let drawn = { tenth: -1, rgb: new Uint8Array() }
  return makeClip({
    ...clip,
    keyInterval: 2,
    bitrate: 10_000_000,
    draw: async (_, t) => {
      const tenth = Math.floor(t * 10)
      if (drawn.tenth === tenth) return drawn.rgb
      const { jpeg } = await drawPicture({
        width: clip.width,
        height: clip.height,
        things: [
          drawExcavator({ x: 900, y: 500, height: 260 }),
          drawCone({ x: 620, y: 640, height: 80 }),
          drawWorker({ x: 150 + 50 * t, y: 650, height: 330, hat: 'none', vest: 'none' }),
          drawWorker({ x: 1050, y: 680, height: 340 }),
        ],
      })
      drawn = { tenth, rgb: new Uint8Array(await sharp(jpeg).removeAlpha().raw().toBuffer()) }
      return drawn.rgb
    },
  })
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const started = performance.now()
  const result = await work()
  return { ms: performance.now() - started, result }
}

/** Peak memory of this process's children, by process; nothing where the system does not tell. */
async function childrenPeak(peaks: Map<string, number>): Promise<void> {
  for (const pid of await readdir('/proc').catch(() => [])) {
    const status = /^\d+$/.test(pid) ? await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '') : ''
    if (!status.includes(`\nPPid:\t${process.pid}\n`)) continue
    const peak = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
    peaks.set(pid, Math.max(peaks.get(pid) ?? 0, peak))
  }
}

// Drawing and encoding the clip must not count as the analysis's memory.
const clipFor = process.argv[2]
if (clipFor) {
  await writeFile(clipFor, await siteClip())
  process.exit()
}

const folder = await mkdtemp(join(tmpdir(), 'plumbline-bench-'))
const path = join(folder, 'site.mp4')
const self = fileURLToPath(import.meta.url)
await promisify(execFile)(process.execPath, ['--import', 'tsx', self, path])
const megabytes = (await stat(path)).size / 1e6
console.log(
  `${clip.seconds} s of ${clip.width} × ${clip.height}, ${megabytes.toFixed(1)} MB, ${availableParallelism()} cores`,
)

const pool = new InferencePool({
  workerEntry: defaultWorkerEntry(),
  modelsFolder: defaultModelsFolder(),
  workers: 1,
  threadsPerWorker: availableParallelism(),
  timeoutMs: 120_000,
})
const detector = await detectorOf(pool)
await analyseVideo({ path }, { detector })

const peaks = new Map<string, number>()
const watching = setInterval(() => void childrenPeak(peaks), 50)
const delay = monitorEventLoopDelay({ resolution: 1 })
const sampled: number[] = []
const blocks: number[] = []
let found = 0
for (let round = 0; round < ROUNDS; round++) {
  delay.reset()
  delay.enable()
  const { ms, result } = await timed(() => analyseVideo({ path }, { detector }))
  delay.disable()
  sampled.push(ms)
  blocks.push(delay.max / 1e6)
  found = result.violations.length
  console.log(
    `sampled: ${result.framesAnalysed} of ${result.framesTotal} frames in ${(ms / 1000).toFixed(1)} s, ${found} violations`,
  )
}
clearInterval(watching)

const peak = process.resourceUsage().maxRSS * 1024 + Math.max(0, ...peaks.values())
const every = await timed(() => analyseVideo({ path }, { detector, thorough: true }))
console.log(
  `every frame: ${every.result.framesAnalysed} frames in ${(every.ms / 1000).toFixed(1)} s, ${every.result.violations.length} violations`,
)
await pool.close()
await rm(folder, { recursive: true })

const best = Math.min(...sampled)
check(
  'every frame / sampled',
  every.ms / best >= LEAST_RATIO,
  `${(every.ms / best).toFixed(1)} × (at least ${LEAST_RATIO} ×)`,
)
// A block of our own making is there every time; one that is not was another process taking the core.
const block = Math.min(...blocks)
check(
  'longest block of the event loop',
  block <= MOST_DELAY_MS,
  `${block.toFixed(0)} ms (at most ${MOST_DELAY_MS} ms)`,
)
check(
  'peak memory of both processes',
  peak <= MOST_MEMORY,
  `${(peak / 1e6).toFixed(0)} MB (at most ${MOST_MEMORY / 1e6} MB)`,
)
console.log(failures.length ? `missed: ${failures.join(', ')}` : 'all kept')
process.exitCode = failures.length ? 1 : 0
