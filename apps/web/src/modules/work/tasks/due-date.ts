import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/format'

const two = (part: number) => String(part).padStart(2, '0')

/** A date on the wall where the person is, as the wire writes dates; some days from now where they are given. */
export function dateFromToday(days = 0, now = new Date()): string {
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** A date without a time belongs to no time zone: noon keeps it on its day everywhere. */
export const atNoon = (date: string) => `${date}T12:00`

/** A weekday says more than a date, as long as it can mean only one day. */
const isWithinAWeek = (date: string, now = new Date()) =>
  date >= dateFromToday(0, now) && date < dateFromToday(7, now)

/** 'Friday' within the next seven days, the date otherwise. */
export function useDueDay() {
  const { i18n } = useTranslation()
  const { date } = useFormats()
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'long' })
  return (day: string) => (isWithinAWeek(day) ? weekday.format(new Date(atNoon(day))) : date(atNoon(day)))
}
