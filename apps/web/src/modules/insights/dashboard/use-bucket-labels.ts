import { useTranslation } from 'react-i18next'
import type { Bucket, BucketSize } from './buckets'

type Days = Pick<Bucket, 'from' | 'to'>
const dayAndMonth = { day: 'numeric', month: 'short' } as const

/** Names the time a bar of a chart covers: briefly below it, in full elsewhere. Dates are days, so UTC keeps them. */
export function useBucketLabels(size: BucketSize) {
  const { i18n } = useTranslation()
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: 'UTC' })
  const dayFormat = format({ ...dayAndMonth, year: 'numeric' })
  const brief = format(size === 'month' ? { month: 'short' } : dayAndMonth)
  const month = format({ month: 'long', year: 'numeric' })
  return {
    short: ({ from }: Days) => brief.format(new Date(from)),
    long: ({ from, to }: Days) => {
      if (size === 'month') return month.format(new Date(from))
      return from === to
        ? dayFormat.format(new Date(from))
        : dayFormat.formatRange(new Date(from), new Date(to))
    },
  }
}
