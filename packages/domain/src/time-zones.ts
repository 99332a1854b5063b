/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function distanceFromUtc(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find(each => each.type === type)?.value ?? 0)
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return shown - Math.floor(instant.getTime() / 1000) * 1000
}

const later = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds)

/** The instant at which the clocks of a zone show a time. The time is given as if it were UTC. */
export function instantIn(local: Date, timeZone: string): Date {
  // The zone's distance from UTC can differ between the two instants when the clocks change in between.
  const guess = later(local, -distanceFromUtc(local, timeZone))
  return later(local, -distanceFromUtc(guess, timeZone))
}

/** What the clocks of a zone show at an instant, as if it were UTC. */
export const localIn = (instant: Date, timeZone: string): Date =>
  later(instant, distanceFromUtc(instant, timeZone))

/** The day of an instant as a zone counts it: 2026-11-18. */
export const dayOf = (instant: Date, timeZone: string): string =>
  localIn(instant, timeZone).toISOString().slice(0, 10)

const DAY_MS = 86_400_000

/** A day of the calendar some days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The same day and time that many months later, as a zone counts them. The 31st becomes the last day of a shorter month. */
export function monthsAfter(start: Date, months: number, timeZone: string): Date {
  const local = localIn(start, timeZone)
  const year = local.getUTCFullYear()
  const month = local.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const moved = new Date(local)
  moved.setUTCFullYear(year, month, Math.min(local.getUTCDate(), lastDay))
  return instantIn(moved, timeZone)
}
