import type { Severity } from '@plumbline/contract/options'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../../components/ui/badge'
import { SeverityIcon } from '../../../../../components/ui/severity'

const tones = { High: 'high', Medium: 'medium', Low: 'low' } as const

export function RiskBadge({ level }: { level: Severity }) {
  const { t } = useTranslation('regulations')
  return (
    <Badge tone={tones[level]} icon={<SeverityIcon severity={level} />}>
      {t(`risk.${level}`)}
    </Badge>
  )
}
