import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { drawPicture } from '@plumbline/inference/testing/drawn-scene'
import { drawCone, drawExcavator } from '@plumbline/inference/testing/drawn-site'
import { drawWorker } from '@plumbline/inference/testing/drawn-worker'
import { makeClip } from '@plumbline/inference/video/test-clips'
import { build, type Plugin } from 'esbuild'
import sharp from 'sharp'
import { type Figure, figure } from './lib/figures'
import type { VideoFigures } from './video-measure'

/** What watching a video may cost, as ratios within one run: a slow machine slows both sides. */
const MIN_RATIO = 8
const MAX_DELAY_MS = 50
const MAX_MEMORY = 700e6
const clip = { width: 1280, height: 720, seconds: 10, framesPerSecond: 30 }

const inference = fileURLToPath(new URL('../packages/inference/', import.meta.url))
const failures: string[] = []

function check(name: string, met: boolean, { value, unit, goal }: Pick<Figure, 'value' | 'unit' | 'goal'>) {
  if (!met) failures.push(name)
  console.log(`${met ? 'ok    ' : 'MISSED'} ${name}: ${value.toFixed(1)} ${unit} (${goal})`)
  figure({ name, value, unit, met, ...(goal && { goal }) })
}

/** A worker without a hard hat walks past an excavator; a new drawing ten times a second. */
async function siteClip(): Promise<Uint8Array> {
  let drawn = { tenth: -1, rgb: new Uint8Array() }
  return makeClip({
    ...clip,
    keyInterval: 2,
    bitrate: 5_000_000,
    draw: async (_, t) => {
      const tenth = Math.floor(t * 10)
      if (drawn.tenth === tenth) return drawn.rgb
      const { jpeg } = await drawPicture({
        width: clip.width,
        height: clip.height,
        things: [
          drawExcavator({ x: 900, y: 500, height: 260 }),
          drawCone({ x: 620, y: 640, height: 80 }),
          drawWorker({ x: 150 + 40 * t, y: 650, height: 330, hat: 'none', vest: 'none' }),
          drawWorker({ x: 1050, y: 680, height: 340 }),
        ],
      })
      drawn = { tenth, rgb: new Uint8Array(await sharp(jpeg).removeAlpha().raw().toBuffer()) }
      return drawn.rgb
    },
  })
}

/** As the server is built: our own packages bundled, everything else loaded from node_modules. */
const keepPackagesOutside: Plugin = {
  name: 'keep-packages-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@plumbline/') ? undefined : { path, external: true },
    )
  },
}

async function buildInto(folder: string): Promise<string> {
  await build({
    entryPoints: {
      measure: fileURLToPath(new URL('./video-measure.ts', import.meta.url)),
      'inference-worker': join(inference, 'src/worker/inference-worker.ts'),
      'process-launcher': join(inference, 'src/worker/process-launcher.ts'),
      'video-process': join(inference, 'src/video/video-process.ts'),
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    plugins: [keepPackagesOutside],
    logLevel: 'silent',
  })
  return join(folder, 'measure.js')
}

// Inside the package, so that node_modules is found from the bundle.
await mkdir(join(inference, '.cache'), { recursive: true })
const folder = await mkdtemp(join(inference, '.cache/bench-'))
try {
  const path = join(folder, 'site.mp4')
  await writeFile(path, await siteClip())
  const megabytes = (await stat(path)).size / 1e6
  console.log(
    `${clip.seconds} s of ${clip.width} × ${clip.height}, ${megabytes.toFixed(1)} MB, ${availableParallelism()} cores`,
  )
  const { stdout } = await promisify(execFile)(process.execPath, [await buildInto(folder), path])
  const { sampled, every, longestBlockMs, peakBytes } = JSON.parse(stdout) as VideoFigures
  for (const [name, run] of [['sampled', sampled] as const, ['every frame', every] as const]) {
    console.log(
      `${name}: ${run.framesAnalyzed} of ${run.framesTotal} frames in ${(run.ms / 1000).toFixed(1)} s, ${run.violations} violations`,
    )
  }
  const ratio = every.ms / sampled.ms
  check('every frame / sampled', ratio >= MIN_RATIO, {
    value: ratio,
    unit: '×',
    goal: `at least ${MIN_RATIO} ×`,
  })
  check('longest block of the event loop', longestBlockMs <= MAX_DELAY_MS, {
    value: longestBlockMs,
    unit: 'ms',
    goal: `at most ${MAX_DELAY_MS} ms`,
  })
  check('peak memory of both processes', peakBytes <= MAX_MEMORY, {
    value: peakBytes / 1e6,
    unit: 'MB',
    goal: `at most ${MAX_MEMORY / 1e6} MB`,
  })
} finally {
  await rm(folder, { recursive: true })
}
console.log(failures.length ? `missed: ${failures.join(', ')}` : 'all kept')
process.exitCode = failures.length ? 1 : 0
