import { useTranslation } from 'react-i18next'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MEGABYTE = 1024 ** 2
const GIGABYTE = 1024 * MEGABYTE

/** Dates, figures and distances in time as the language writes them. */
const formatsFor = (language: string) => ({
  date: (when: string | Date) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(when)),
  dateTime: (when: string | Date) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(when)),
  time: (when: string | Date) =>
    new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(when)),
  /** A day with its weekday; the year only where it is another one. */
  weekday: (when: string | Date, now = new Date()) =>
    new Intl.DateTimeFormat(language, {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      ...(new Date(when).getFullYear() !== now.getFullYear() && { year: 'numeric' }),
    }).format(new Date(when)),
  number: (value: number) => new Intl.NumberFormat(language).format(value),
  /** In gigabytes, or in megabytes where it's less than one. */
  bytes: (size: number) => {
    const inGigabytes = size >= GIGABYTE
    return new Intl.NumberFormat(language, {
      style: 'unit',
      unit: inGigabytes ? 'gigabyte' : 'megabyte',
      maximumFractionDigits: inGigabytes ? 1 : 0,
    }).format(size / (inGigabytes ? GIGABYTE : MEGABYTE))
  },
  percent: (share: number) => new Intl.NumberFormat(language, { style: 'percent' }).format(share),
  money: (dollars: number) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
    }).format(dollars),
  /** '5 minutes ago'; null when it was less than a minute ago, which each sentence says in its own way. */
  ago: (when: string | Date, now = Date.now()): string | null => {
    const passed = now - new Date(when).getTime()
    const words = new Intl.RelativeTimeFormat(language, { numeric: 'always' })
    if (passed < MINUTE) return null
    if (passed < HOUR) return words.format(-Math.floor(passed / MINUTE), 'minute')
    if (passed < DAY) return words.format(-Math.floor(passed / HOUR), 'hour')
    return words.format(-Math.floor(passed / DAY), 'day')
  },
})

export function useFormats() {
  const { i18n } = useTranslation()
  return formatsFor(i18n.language)
}

/** Seconds as a clock shows them. */
export const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
