/** Whoever builds an Intl format waits longer than whoever uses it, so each is built once, when first needed. */
function lazy<T>(build: () => T) {
  let built: T | undefined
  return () => {
    built ??= build()
    return built
  }
}

/** A day and its time, in a form that the name of a time zone can be added to. */
export const dayAndTime: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
}

function buildFormats(locale: string, timeZone: string) {
  const dates = (options: Intl.DateTimeFormatOptions) =>
    lazy(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))
  const day = dates({ dateStyle: 'long' })
  const shortDay = dates({ dateStyle: 'medium' })
  const moment = lazy(
    () => new Intl.DateTimeFormat(locale, { ...dayAndTime, timeZone, timeZoneName: 'short' }),
  )
  const dollars = lazy(
    () => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
  )
  const number = lazy(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))
  return {
    day: (date: Date | string) => day().format(new Date(date)),
    shortDay: (date: Date | string) => shortDay().format(new Date(date)),
    /** Names its time zone, since a reader may be elsewhere. */
    moment: (date: Date | string) => moment().format(new Date(date)),
    dollars: (amount: number) => dollars().format(amount),
    number: (value: number) => number().format(value),
    /** Seconds of a recording as minutes and seconds: 2:05. */
    seconds: (seconds: number) =>
      `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`,
    /** Hours in the largest unit that fits: 3.5 days, 2.5 hours, 12 minutes, 40 seconds. */
    duration: (hours: number) => {
      const [value, unit] =
        hours >= 48
          ? [hours / 24, 'day']
          : hours >= 1
            ? [hours, 'hour']
            : hours * 60 >= 1
              ? [hours * 60, 'minute']
              : [hours * 3600, 'second']
      return new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        maximumFractionDigits: unit === 'hour' || unit === 'day' ? 1 : 0,
      }).format(value)
    },
  }
}

export type Formats = ReturnType<typeof buildFormats>
const formatsByKey = new Map<string, Formats>()

/** Dates, amounts and numbers as a language writes them, the same on the server and in browsers. */
export function formatsFor(locale: string, timeZone = 'UTC'): Formats {
  const key = `${locale} ${timeZone}`
  const formats = formatsByKey.get(key) ?? buildFormats(locale, timeZone)
  formatsByKey.set(key, formats)
  return formats
}
