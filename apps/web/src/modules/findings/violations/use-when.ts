import type { Violation } from '@plumbline/contract/findings/violations'
import { useTranslation } from 'react-i18next'
import { useSiteTime } from '../../../lib/sites'

type Dated = Pick<Violation, 'analysisId' | 'capturedAt' | 'date' | 'siteId' | 'span'>

/** What is known of when it was: an upload time is never passed off as when a photo was taken. */
export function whenKind({
  analysisId,
  capturedAt,
  span,
}: Dated): 'seen' | 'uploaded' | 'recorded' | 'taken' {
  if (!analysisId) return 'seen'
  if (!capturedAt) return 'uploaded'
  return span ? 'recorded' : 'taken'
}

/** When it was, by the clocks of its site. */
export function useWhen() {
  const { t } = useTranslation('violations')
  const siteTime = useSiteTime()
  return (violation: Dated, { isShort = false } = {}) => {
    const kind = whenKind(violation)
    const time = siteTime(violation.capturedAt ?? violation.date, violation.siteId, { isShort })
    // The time stays on one line, whatever comes before it.
    return { kind, time, text: t(`when.${kind}`, { time: time.replaceAll(' ', '\u00a0') }) }
  }
}
