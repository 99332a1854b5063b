import { type Random, seededRandom } from '../modules/operations/demo/history/random'
import { longestStallDuring } from './event-loop'

declare module 'vitest' {
  interface ProvidedContext {
    /** What the files of `npm run fuzz:files` are made from; FUZZ_SEED sets another. */
    fuzzSeed: number
  }
}

export type HostileFile = { name: string; bytes: Buffer }

export type HostileSuite = {
  /** The same file for the same random numbers; `index` counts from 0, to go through the ways to break a file. */
  make: (random: Random, index: number) => HostileFile | Promise<HostileFile>
  /** Sends one file and says what became of it, such as '415 file_unsupported' or 'completed'. */
  send: (file: HostileFile) => Promise<string>
  /** What may become of a file. */
  isAllowed: (outcome: string) => boolean
}

type Measured = { name: string; value: number }

export type HostileReport = {
  sent: number
  outcomes: Record<string, number>
  /** Files that ended otherwise than they may, each with its outcome. */
  wrong: string[]
  longestStallMs: Measured
  longestMs: Measured
  peakMb: Measured
}

/** Only for a file that would be worked on for ever. */
const MAX_FILE_MS = 300_000
const LOOK_MS = 20

/** Makes and sends files one after the other and measures what each of them costs the server. */
export async function sendHostileFiles(
  { make, send, isAllowed }: HostileSuite,
  { count, seed }: { count: number; seed: number },
): Promise<HostileReport> {
  const random = seededRandom(seed)
  const none = { name: '', value: 0 }
  const report: HostileReport = {
    sent: 0,
    outcomes: {},
    wrong: [],
    longestStallMs: none,
    longestMs: none,
    peakMb: none,
  }
  for (let index = 0; index < count; index++) {
    const file = await make(random, index)
    const memory = watchMemory()
    const started = performance.now()
    let outcome = ''
    const stall = await longestStallDuring(async () => {
      outcome = await withinTime(send(file))
    })
    const { name } = file
    report.sent++
    report.outcomes[outcome] = (report.outcomes[outcome] ?? 0) + 1
    if (!isAllowed(outcome)) report.wrong.push(`${name}: ${outcome}`)
    report.longestStallMs = larger(report.longestStallMs, { name, value: stall })
    report.longestMs = larger(report.longestMs, { name, value: performance.now() - started })
    report.peakMb = larger(report.peakMb, { name, value: memory.stop() })
  }
  return report
}

const larger = (one: Measured, other: Measured) => (other.value > one.value ? other : one)

/** The server's resident memory while it is watched, in megabytes. */
export function watchMemory() {
  let peak = 0
  const look = () => {
    peak = Math.max(peak, process.memoryUsage.rss() / 1024 / 1024)
  }
  const timer = setInterval(look, LOOK_MS)
  return {
    stop: () => {
      clearInterval(timer)
      look()
      return peak
    },
  }
}

async function withinTime(work: Promise<string>): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>(resolve => {
    timer = setTimeout(() => resolve(`not done after ${MAX_FILE_MS / 1000} s`), MAX_FILE_MS)
  })
  try {
    return await Promise.race([
      work.catch((error: unknown) => `threw ${error instanceof Error ? error.message : String(error)}`),
      late,
    ])
  } finally {
    clearTimeout(timer)
  }
}

/** A report as `npm run fuzz:files` prints it. */
export function printReport(title: string, seed: number, report: HostileReport) {
  const { sent, outcomes, longestStallMs, longestMs, peakMb } = report
  const line = (label: string, { name, value }: Measured, unit: string) =>
    `  ${label}: ${Math.round(value)} ${unit} (${name})`
  const counts = Object.entries(outcomes)
    .toSorted(([, one], [, other]) => other - one)
    .map(([outcome, count]) => `  ${count} × ${outcome}`)
  process.stdout.write(
    `${[
      `\n${title}: ${sent} files, seed ${seed}`,
      ...counts,
      line('longest stall of the event loop', longestStallMs, 'ms'),
      line('longest time for a file', longestMs, 'ms'),
      line('most memory', peakMb, 'MB'),
    ].join('\n')}\n`,
  )
}
