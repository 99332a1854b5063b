import type { DetectorState, ProcessFigures } from '@plumbline/contract/operations/operations'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Badge } from '../../../../components/ui/badge'
import { useFormats } from '../../../../lib/format'

type Verdict = 'fast' | 'safe' | 'failed'

const verdictOf = ({ passed, precision }: DetectorState): Verdict => (passed ? precision : 'failed')
const tones = { fast: 'good', safe: 'medium', failed: 'high' } as const

export function DetectorBadge({ state }: { state: DetectorState | null }) {
  const { t } = useTranslation('operations')
  if (!state) return t('detector.none')
  const verdict = verdictOf(state)
  return <Badge tone={tones[verdict]}>{t(`detector.${verdict}`)}</Badge>
}

/** One for every running machine whose processor doesn't find what the detector finds elsewhere. */
export function DetectorAlerts({ processes }: { processes: readonly ProcessFigures[] }) {
  const { t } = useTranslation('operations')
  const { percent } = useFormats()
  return processes.map(({ id, host, isAlive, detector }) => {
    const verdict = detector && verdictOf(detector)
    if (!isAlive || !verdict || verdict === 'fast') return null
    const { processor, box, confidence } = detector
    return (
      <Alert
        key={id}
        tone={verdict === 'failed' ? 'danger' : 'warning'}
        title={t(`detector.${verdict}Title`, { host })}
      >
        <p>
          {t(`detector.${verdict}Text`, { processor, box: percent(box), confidence: percent(confidence) })}
        </p>
      </Alert>
    )
  })
}
