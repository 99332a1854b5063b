import type { Logger } from 'pino'
import { isDatabaseLost, isEndedByDatabase } from './db/database-errors'

/** Requests and jobs in progress get this long to finish. Docker and systemd wait longer before they kill. */
export const SHUTDOWN_TIMEOUT_MS = 30_000

/** On a signal, finishes the work in progress and exits. A second signal exits immediately. */
export function finishGracefully(log: Logger, finish: () => Promise<void>) {
  let leaving = false
  const leave = async (reason: string, code: number) => {
    if (leaving) process.exit(code || 1)
    leaving = true
    log.info({ reason }, 'finishing the work in progress')
    await finish().catch(error => log.error({ err: error }, 'could not finish cleanly'))
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void leave(signal, 0))
  process.on('uncaughtException', (error, origin) => {
    if (isSurvivable(error, origin))
      return void log.error({ err: error }, 'the database was lost where nobody waited for it')
    log.fatal({ err: error }, 'uncaught error')
    void leave('uncaughtException', 1)
  })
}

/**
 * A lost database comes back, and whoever needed it asks again. An error of a socket counts only as a rejected
 * promise: standard output that nobody reads any more also says EPIPE, and logging that would never end.
 */
export const isSurvivable = (error: unknown, origin: NodeJS.UncaughtExceptionOrigin) =>
  isEndedByDatabase(error) || (origin === 'unhandledRejection' && isDatabaseLost(error))

/** Waits for `work` no longer than `timeoutMs`. Whatever it's waiting for is abandoned, and the log names it. */
export async function finishWithin(
  timeoutMs: number,
  name: string,
  work: () => Promise<unknown>,
  log: Logger,
) {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<'timeout'>(resolve => {
    timer = setTimeout(() => resolve('timeout'), timeoutMs)
  })
  try {
    const outcome = await Promise.race([work(), tooLate])
    if (outcome === 'timeout') log.warn({ name, timeoutMs }, 'did not finish in time and was abandoned')
  } catch (error) {
    log.error({ err: error, name }, 'could not finish cleanly')
  } finally {
    clearTimeout(timer)
  }
}
