import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/lib/root.mjs'
import { figuresIn, notesIn } from './lib/figures'
import { type BenchRun, commitNow, machine, pageFile, pageOf, readResults, resultsFile } from './lib/results'

/**
 * Runs every bench one after the other and writes what they measured to bench/results.md and bench/results.json.
 * `BENCH_ONLY=calls,load` runs some of them and keeps the figures of the others; `BENCH_QUICK=1` takes small sizes, shows
 * that they run, and writes nothing.
 */
type Bench = { minutes: number; quick?: Record<string, string> }
const benches: Record<string, Bench> = {
  calls: { minutes: 20, quick: { BENCH_ROWS: '1000', BENCH_SECONDS: '1', BENCH_ROUNDS: '1' } },
  load: { minutes: 15, quick: { BENCH_PEOPLE: '40', BENCH_ORGANIZATIONS: '4', BENCH_SECONDS: '15' } },
  lists: { minutes: 30, quick: { BENCH_FEW: '1000', BENCH_MANY: '20000', BENCH_ROUNDS: '3' } },
  dashboard: { minutes: 30, quick: { BENCH_FEW: '1000', BENCH_MANY: '20000', BENCH_ROUNDS: '3' } },
  inference: { minutes: 15 },
  video: { minutes: 15 },
  'first-look': { minutes: 10, quick: { BENCH_ROUNDS: '3' } },
  fairness: { minutes: 20, quick: { BENCH_QUEUED: '10', BENCH_MEASURED: '3' } },
  'search-attack': { minutes: 15, quick: { BENCH_REGULATIONS: '2000', BENCH_PARALLEL: '20' } },
  'hostile-texts': { minutes: 120, quick: { BENCH_RANDOM: '20', BENCH_CRAFTED: '20' } },
  import: { minutes: 15, quick: { BENCH_ROWS: '1000' } },
  assistant: { minutes: 15, quick: { BENCH_QUESTIONS: '10', BENCH_ROUNDS: '1' } },
  streams: { minutes: 10, quick: { BENCH_STREAMS: '50', BENCH_SECONDS: '25' } },
  screens: { minutes: 30, quick: { BENCH_RUNS: '1' } },
  lighthouse: { minutes: 60, quick: { BENCH_RUNS: '1' } },
  sizing: { minutes: 15, quick: { BENCH_PHOTOS: '4' } },
  clone: { minutes: 30 },
  soak: { minutes: 45, quick: { BENCH_MINUTES: '2' } },
}

const isQuick = process.env.BENCH_QUICK === '1'
const only = (process.env.BENCH_ONLY ?? '').split(',').filter(Boolean)
const unknown = only.filter(name => !(name in benches))
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}
// Some benches have a BENCH_ONLY of their own, for parts of them.
const { BENCH_ONLY: _, ...environment } = process.env

const GRACE_MS = 30_000

/** One bench as a process of its own; everything it prints is also shown. */
function runBench(name: string, { minutes, quick }: Bench) {
  return new Promise<BenchRun>(resolve => {
    const started = performance.now()
    const load = loadavg()[0] ?? 0
    const child = spawn(process.execPath, ['--import', 'tsx', join(root, `bench/${name}.ts`)], {
      cwd: root,
      env: { ...(isQuick && quick), ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    let isLate = false
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      process.stdout.write(chunk)
    })
    const timers = [
      setTimeout(() => {
        isLate = true
        child.kill('SIGTERM')
      }, minutes * 60_000),
      setTimeout(() => child.kill('SIGKILL'), minutes * 60_000 + GRACE_MS),
    ]
    child.on('exit', code => {
      for (const timer of timers) clearTimeout(timer)
      const figures = figuresIn(output)
      const isMissed = figures.some(({ met }) => met === false)
      resolve({
        at: new Date().toISOString(),
        commit: commitNow(),
        load,
        seconds: (performance.now() - started) / 1000,
        outcome: isLate ? 'timed out' : isMissed ? 'missed' : code === 0 ? 'met' : 'failed',
        notes: notesIn(output),
        figures,
      })
    })
  })
}

const results = readResults()
results.machine = machine()
for (const [name, bench] of Object.entries(benches)) {
  if (only.length > 0 && !only.includes(name)) continue
  console.log(`\n${name}`)
  results.benches[name] = await runBench(name, bench)
  // After each, so that a run that is stopped keeps what it has.
  results.benches = Object.fromEntries(
    Object.keys(benches).flatMap(each => {
      const run = results.benches[each]
      return run ? [[each, run]] : []
    }),
  )
  if (isQuick) continue
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync(pageFile, pageOf(results))
}
if (isQuick) console.log(pageOf(results))
else spawnSync('npx', ['biome', 'format', '--write', resultsFile], { cwd: root, stdio: 'ignore' })
const bad = Object.entries(results.benches).filter(([, { outcome }]) => outcome !== 'met')
for (const [name, { outcome }] of bad) console.log(`${name}: ${outcome}`)
if (!isQuick) console.log(`\nWritten to ${pageFile}`)
process.exit(bad.length === 0 ? 0 : 1)
