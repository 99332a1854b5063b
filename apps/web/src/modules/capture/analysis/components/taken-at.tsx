import type { AnalysisResult } from '@plumbline/contract/capture/analysis'
import { useTranslation } from 'react-i18next'
import { useSiteTime } from '../../../../lib/sites'

type TakenAtProps = { result: Pick<AnalysisResult, 'capturedAt' | 'uploadDate' | 'siteId' | 'kind'> }

/** When it was taken, by the clocks of the site. An upload time is never passed off as that. */
export function TakenAt({ result: { capturedAt, uploadDate, siteId, kind } }: TakenAtProps) {
  const { t } = useTranslation('results')
  const siteTime = useSiteTime()
  const isPhoto = kind === 'image'
  const time = siteTime(capturedAt ?? uploadDate, siteId)
  if (capturedAt) return t(isPhoto ? 'taken.taken' : 'taken.recorded', { time })
  return t(isPhoto ? 'taken.notInPhoto' : 'taken.notInFile', { time })
}
