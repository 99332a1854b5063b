import { useTranslation } from 'react-i18next'

const HOURS_PER_DAY = 24
/** Beyond two days, hours are hard to picture. */
const MAX_HOURS = 48

/** Hours as people say them: hours as long as all are short, otherwise days. */
export function useDuration(longestHours: number) {
  const { i18n } = useTranslation()
  const inDays = longestHours > MAX_HOURS
  const divisor = inDays ? HOURS_PER_DAY : 1
  const units = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: inDays ? 'day' : 'hour',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  })
  return { divisor, format: (hours: number) => units.format(hours / divisor) }
}
