import { dueDaysBySeverity, type Severity } from '@plumbline/contract/options'
import { ListTodo } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../components/ui/badge'
import { useMessages } from '../../../../lib/messages'
import type { ShownFinding } from './finding'

const priorities = { High: 'high', Medium: 'medium', Low: 'low' } as const

/** What one press makes of a finding: the product's own title, priority and due date. */
export function TaskCard({ violation: { severity, messages } }: { violation: ShownFinding }) {
  const { t } = useTranslation('example')
  const { format, labelIn } = useMessages('labels')
  const level = severity as Severity
  return (
    <div className="rounded-md border border-line p-4">
      <h4 className="flex items-center gap-2 font-strong">
        <ListTodo className="size-5 text-subtle" aria-hidden />
        {t('task.title')}
      </h4>
      <p className="mt-2">{format(messages.type)}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Badge>{labelIn('priority', priorities[level])}</Badge>
        <Badge>{t('task.due', { count: dueDaysBySeverity[level] })}</Badge>
      </div>
      <p className="mt-2 text-caption text-muted">
        {t('task.assign')}: {t('task.assignee')}. {t('task.note')}
      </p>
    </div>
  )
}
