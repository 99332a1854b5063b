import { readFileSync } from 'node:fs'

const TICK_MS = 5

/** What nothing that a stranger sends may make the event loop wait. */
export const MAX_STALL_MS = 50

/** Time the main thread has spent on a processor: on a busy machine the clock alone would blame us for its neighbors. */
function processorMs(): number {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return performance.now()
  }
}

/** Runs `work` and says how long the event loop was blocked at most by this process's own doing. */
export async function longestStallDuring(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = processorMs()
  const look = () => {
    const now = processorMs()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(look, TICK_MS)
  try {
    await work()
    look()
  } finally {
    clearInterval(timer)
  }
  return longest
}
