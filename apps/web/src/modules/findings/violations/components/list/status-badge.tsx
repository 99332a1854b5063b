import type { Violation } from '@plumbline/contract/findings/violations'
import { CircleCheck, CircleDot, CircleDotDashed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../../components/ui/badge'

type Status = Violation['status']

/** Resolved green, In Progress blue, anything else yellow; told by a shape as well. */
export const statusLooks = {
  Resolved: { tone: 'good', text: 'text-good', Icon: CircleCheck },
  'In Progress': { tone: 'info', text: 'text-info', Icon: CircleDotDashed },
  Open: { tone: 'low', text: 'text-low', Icon: CircleDot },
} as const satisfies Record<Status, unknown>

export function StatusBadge({ status }: { status: Status }) {
  const { t } = useTranslation('violations')
  const { tone, Icon } = statusLooks[status]
  return (
    <Badge tone={tone} icon={<Icon className="size-3.5" aria-hidden />}>
      {t(`status.${status}`)}
    </Badge>
  )
}
