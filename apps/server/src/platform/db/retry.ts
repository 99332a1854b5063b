import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { isConflict, isConnectionLost, isDatabaseLost, isReadOnly } from './database-errors'

/** A failover or a restart takes seconds. Whoever waits for a response is told after this long that it isn't over. */
const lostPausesMs = [50, 150, 300, 600, 900, 1_000]
const MAX_CONFLICT_RETRIES = 4
const CONFLICT_PAUSE_MS = 20
const MAX_PAUSE_MS = 2_000

/** Repeats what left no trace: a statement or a transaction whose connection was lost, or one of two that collided. */
export async function retryUndone<T>(work: () => Promise<T>): Promise<T> {
  let losses = 0
  let conflicts = 0
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (isConflict(error) && conflicts++ < MAX_CONFLICT_RETRIES)
        // Not all at the same moment, or they would collide again.
        await pause(CONFLICT_PAUSE_MS * conflicts * (0.5 + Math.random()))
      else {
        const waitMs = isConnectionLost(error) ? lostPausesMs[losses++] : undefined
        if (waitMs === undefined) throw error
        await pause(waitMs)
      }
    }
  }
}

/** Repeats for as long as the database can't be reached or takes no changes: for work that nobody waits for. */
export async function retryUntilReached<T>(
  work: () => Promise<T>,
  { log, isStopping }: { log: Logger; isStopping: () => boolean },
): Promise<T> {
  for (let waitMs = 50; ; waitMs = Math.min(waitMs * 2, MAX_PAUSE_MS)) {
    try {
      return await work()
    } catch (error) {
      if (isStopping() || !(isDatabaseLost(error) || isReadOnly(error) || isConflict(error))) throw error
      log.warn({ reason: error instanceof Error ? error.message : '', waitMs }, 'waiting for the database')
      await pause(waitMs)
    }
  }
}
