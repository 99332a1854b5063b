import { readFileSync } from 'node:fs'
import { PerformanceObserver } from 'node:perf_hooks'

const TICK_MS = 5

/** What nothing that a stranger sends may make the event loop wait, on a machine of ordinary speed. */
export const MAX_STALL_MS = 50

/** Parsing this takes a machine of ordinary speed six milliseconds. */
const reference = JSON.stringify(
  Array.from({ length: 20_000 }, (_, index) => ({ index, text: 'plumb line' })),
)
const REFERENCE_MS = 6
const REFERENCE_ROUNDS = 20

/** Time the main thread has spent on a processor: on a busy machine the clock alone would blame us for its neighbors. */
function processorMs(): number {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return performance.now()
  }
}

/** How many times slower than an ordinary machine this one is now; 1 for a faster one. */
function slowness(): number {
  const started = processorMs()
  for (let round = 0; round < REFERENCE_ROUNDS; round++) JSON.parse(reference)
  return Math.max(1, (processorMs() - started) / REFERENCE_ROUNDS / REFERENCE_MS)
}

/** Adds up the pauses of the garbage collector, whose helpers wait for a processor on a busy machine. */
function watchCollector() {
  let paused = 0
  const count = (entries: readonly { duration: number }[]) => {
    for (const { duration } of entries) paused += duration
  }
  const observer = new PerformanceObserver(list => count(list.getEntries()))
  observer.observe({ entryTypes: ['gc'] })
  return {
    pausedMs: () => {
      count(observer.takeRecords())
      return paused
    },
    stop: () => observer.disconnect(),
  }
}

/**
 * Runs `work` and says how long the event loop was blocked at most by this process's own doing, in milliseconds of a
 * machine of ordinary speed. Pauses of the garbage collector don't count: how much it has to do is bounded by memory,
 * which is measured beside this.
 */
export async function longestStallDuring(work: () => Promise<unknown>): Promise<number> {
  const slownessBefore = slowness()
  const collector = watchCollector()
  const ownMs = () => processorMs() - collector.pausedMs()
  let longest = 0
  let last = ownMs()
  const look = () => {
    const now = ownMs()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(look, TICK_MS)
  try {
    await work()
    look()
  } finally {
    clearInterval(timer)
    collector.stop()
  }
  return longest / Math.max(slownessBefore, slowness())
}
