import type { Violation } from '@plumbline/contract/findings/violations'
import { Check, Pencil, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../../components/ui/badge'

const looks = {
  confirmed: { tone: 'good', Icon: Check },
  dismissed: { tone: 'neutral', Icon: X },
  corrected: { tone: 'info', Icon: Pencil },
} as const

/** A reviewer's verdict on the finding. */
export function VerdictBadge({ verdict }: Pick<Violation, 'verdict'>) {
  const { t } = useTranslation('results')
  if (!verdict) return null
  const { tone, Icon } = looks[verdict]
  return (
    <Badge tone={tone} icon={<Icon className="size-3.5" aria-hidden />}>
      {t(`verdict.${verdict}`)}
    </Badge>
  )
}
