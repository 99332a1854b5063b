import { priorities, severities, taskStatuses } from '@plumbline/contract/options'
import { type TaskHistoryEntry, taskHistory } from '@plumbline/contract/work/task-history'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { useFormats } from '../../../../lib/format'
import { queryFor } from '../../../../lib/query'
import { atNoon } from '../due-date'

/** Long texts are not repeated: that they were changed is enough. */
const namedOnly = new Set<TaskHistoryEntry['field']>(['description', 'tags'])

const fixEvents = ['submitted', 'accepted', 'overruled', 'sent_back'] as const

/** Fetched when someone opens it. */
export function TaskHistory({ taskId }: { taskId: string }) {
  const { t } = useTranslation('tasks')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="group rounded-lg border border-line bg-surface px-4 sm:px-6"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-14 cursor-pointer items-center gap-2 text-title font-strong">
        <ChevronRight className="size-5 shrink-0 group-open:rotate-90" aria-hidden />
        {t('history.title')}
      </summary>
      {isOpen && <Entries taskId={taskId} />}
    </details>
  )
}

function Entries({ taskId }: { taskId: string }) {
  const { dateTime } = useFormats()
  const { t } = useTranslation('tasks')
  const sentence = useSentence()
  const history = useQuery(queryFor(taskHistory, { params: { id: taskId } }))
  return (
    <div className="pb-4">
      <Async query={history}>
        {entries => (
          <ol className="grid border-l border-line-strong">
            {entries.map(entry => (
              <li key={`${entry.at} ${entry.field} ${entry.to}`} className="relative pb-4 pl-5 last:pb-0">
                <span className="absolute top-2 -left-1 size-2 rounded-full bg-line-strong" aria-hidden />
                <p>{sentence(entry)}</p>
                <p className="tabular text-caption text-subtle">
                  {entry.who || t('history.product')} · {dateTime(entry.at)}
                </p>
              </li>
            ))}
          </ol>
        )}
      </Async>
    </div>
  )
}

/** One change in a sentence, its values as the screens call them. */
function useSentence() {
  const { t } = useTranslation('tasks')
  const { t: common } = useTranslation()
  const { date } = useFormats()
  const wordsFor = (field: TaskHistoryEntry['field'], value: string | null): string => {
    if (!value) return t('history.none')
    const status = taskStatuses.find(each => each === value)
    if (field === 'status' && status) return t(`status.${status}`)
    const priority = priorities.find(each => each === value)
    if (field === 'priority' && priority) return t(`priority.${priority}`)
    const severity = severities.find(each => each === value)
    if (field === 'severity' && severity) return common(`severity.${severity}`)
    if (field === 'dueDate') return date(atNoon(value))
    return value
  }
  return ({ field, from, to }: TaskHistoryEntry): string => {
    if (field === 'created') return t('history.created')
    if (field === 'status' && (to === 'closed' || to === 'completed')) return t('history.completed')
    if (field === 'status' && (from === 'closed' || from === 'completed')) return t('history.reopened')
    if (field === 'fix') return t(`history.fix.${fixEvents.find(each => each === to) ?? 'submitted'}`)
    if (namedOnly.has(field)) return t('history.changedOnly', { field: t(`history.field.${field}`) })
    return t('history.changed', {
      field: t(`history.field.${field}`),
      from: wordsFor(field, from),
      to: wordsFor(field, to),
    })
  }
}
