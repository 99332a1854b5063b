import type { Task } from '@plumbline/contract/work/tasks'
import { formatCitation } from '@plumbline/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Avatar } from '../../../../components/ui/avatar'
import { Badge } from '../../../../components/ui/badge'
import { SeverityBadge } from '../../../../components/ui/severity'
import { useFormats } from '../../../../lib/format'
import { useMessages } from '../../../../lib/messages'
import { useTaskViolation } from '../api/tasks'
import { DueDate, PriorityBadge, TaskStatusBadge } from './task-badges'

const Person = ({ name }: { name: string }) => (
  <span className="flex min-w-0 items-center gap-2">
    <Avatar name={name} className="size-6 text-[0.625rem]" />
    <span className="min-w-0">{name}</span>
  </span>
)

/** Who has it and by when: what is looked for first. */
export function TaskOwner({ task }: { task: Task }) {
  const { t } = useTranslation('tasks')
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {task.assigneeName ? (
        <span className="flex min-w-0 items-center gap-2 font-strong">
          <Avatar name={task.assigneeName} />
          <span className="min-w-0">{task.assigneeName}</span>
        </span>
      ) : (
        <span className="text-subtle">{t('row.unassigned')}</span>
      )}
      <DueDate task={task} />
      <TaskStatusBadge status={task.status} />
      <PriorityBadge priority={task.priority} />
    </p>
  )
}

/** Where, and what it comes from. */
export function TaskFacts({ task }: { task: Task }) {
  const { t } = useTranslation('tasks')
  const { date } = useFormats()
  const { reporterName, worksite, area, regulationCode, severity, tags } = task
  const facts: [string, ReactNode][] = [
    [t('field.dueDate'), <DueDate key="due" task={task} bare />],
    [t('field.reporter'), reporterName && <Person key="reporter" name={reporterName} />],
    [t('field.worksite'), [worksite, area].filter(Boolean).join(' · ')],
    [t('field.regulationCode'), regulationCode && formatCitation(regulationCode)],
    [t('field.severity'), severity && <SeverityBadge key="severity" severity={severity} />],
    [
      t('field.tags'),
      tags.length > 0 && (
        <span key="tags" className="flex flex-wrap gap-1">
          {tags.map(tag => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </span>
      ),
    ],
    [t('field.created'), date(task.createdAt)],
  ]
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="contents">
                <dt className="text-subtle">{name}</dt>
                <dd className="min-w-0">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {task.violationId && <ViolationLink id={task.violationId} task={task} />}
    </div>
  )
}

/** The violation it fixes. */
function ViolationLink({ id, task: { violationType } }: { id: string; task: Task }) {
  const { t } = useTranslation('tasks')
  const messages = useMessages()
  const { data: violation } = useTaskViolation(id)
  return (
    <Link
      to={`/violations?violation=${id}`}
      className="grid min-h-control content-center rounded-lg border border-line p-3 hover:bg-sunken/50"
    >
      <span className="text-caption text-subtle">{t('detail.violation')}</span>
      <span className="font-strong">{violation ? messages.violation(violation).type : violationType}</span>
    </Link>
  )
}
