import type { Logger } from 'pino'
import type { Clock } from '../clock'

/** Often enough that no minute is left out. */
const CHECK_EVERY_MS = 20_000
const FIELD = /^(\*|\*\/\d+|\d+)$/

/** Rejects what `isDue` can't read: only minutes and hours, each `*`, a number or every so many, and all days. */
export function requireSchedule(cron: string): void {
  const [minute = '', hour = '', ...days] = cron.split(' ')
  if (!FIELD.test(minute) || !FIELD.test(hour) || days.join(' ') !== '* * *')
    throw new Error(`"${cron}" is not a schedule of minutes and hours.`)
}

/** Whether a job runs in this minute, in UTC. */
export function isDue(cron: string, at: Date): boolean {
  const [minute = '', hour = ''] = cron.split(' ')
  return matches(minute, at.getUTCMinutes()) && matches(hour, at.getUTCHours())
}

function matches(field: string, value: number): boolean {
  if (field === '*') return true
  return field.startsWith('*/') ? value % Number(field.slice(2)) === 0 : value === Number(field)
}

/** Asks again and again for what is due. Returns how to stop that. */
export function keepSchedule(
  enqueueDue: (at: Date) => Promise<void>,
  { clock, log }: { clock: Clock; log: Logger },
): () => void {
  let isChecking = false
  const check = async () => {
    if (isChecking) return
    isChecking = true
    await enqueueDue(clock.now()).catch(error => log.warn({ err: error }, 'scheduled jobs were not queued'))
    isChecking = false
  }
  const timer = setInterval(() => void check(), CHECK_EVERY_MS).unref()
  return () => clearInterval(timer)
}
