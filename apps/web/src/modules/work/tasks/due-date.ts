import { dayAfter } from '@plumbline/contract/options'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/format'
import { today } from '../../../lib/today'

/** A date without a time belongs to no time zone: noon keeps it on its day everywhere. */
export const atNoon = (date: string) => `${date}T12:00`

/** A weekday says more than a date, as long as it can mean only one day. */
const isWithinAWeek = (date: string) => date >= today() && date < dayAfter(today(), 7)

/** 'Friday' within the next seven days, the date otherwise. */
export function useDueDay() {
  const { i18n } = useTranslation()
  const { date } = useFormats()
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'long' })
  return (day: string) => (isWithinAWeek(day) ? weekday.format(new Date(atNoon(day))) : date(atNoon(day)))
}
