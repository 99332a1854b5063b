import type { Violation } from '@plumbline/contract/findings/violations'
import { priorityBySeverity, proposedDueDate } from '@plumbline/contract/options'
import type { Task } from '@plumbline/contract/work/tasks'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMessages } from '../../../../../lib/messages'
import { today } from '../../../../../lib/today'
import { useCreateFindingTask, useLikelyAssignees } from '../../api/finding-task'
import { type TaskDraft, writtenSteps } from '../../task-draft'

export type FindingTaskProps = {
  violation: Violation
  /** The signed-in person, who gets the task where nobody is likelier. */
  userId: string
  onCreated: (task: Task) => void
  /** The task was taken back from the toast, perhaps on another screen. */
  onUndone?: ((task: Task) => void) | undefined
}

export type FindingDraft = Pick<TaskDraft, 'priority' | 'dueDate' | 'steps'> & {
  /** Undefined until a person chooses: the likeliest one is meant. */
  assignee: string | null | undefined
}

/** What the sheet fills in from a finding, and what the person makes of it. */
export function useFindingTask({ violation, userId, onCreated, onUndone }: FindingTaskProps) {
  const { t } = useTranslation('tasks')
  const { type, description, steps } = useMessages().violation(violation)
  const people = useLikelyAssignees(violation, userId)
  const [draft, setDraft] = useState<FindingDraft>(() => ({
    assignee: undefined,
    priority: priorityBySeverity[violation.severity],
    dueDate: proposedDueDate(today(), violation),
    steps: steps.map(text => ({ text, done: false })),
  }))
  const create = useCreateFindingTask(onCreated, onUndone)
  const assignee = draft.assignee === undefined ? (people?.[0]?.id ?? null) : draft.assignee
  const isReady = people !== undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending || !isReady) return
    create.mutate({
      body: {
        title: t('fromViolation.title', { name: type }).slice(0, 200),
        description,
        status: 'open',
        priority: draft.priority,
        dueDate: draft.dueDate,
        assignee,
        violationId: violation.id,
        violationMedia: violation.mediaUrl,
        regulationCode: violation.regulationCode ?? violation.regulationCodes[0] ?? null,
        severity: violation.severity,
        steps: writtenSteps(draft.steps),
        requestId: create.requestId,
      },
    })
  }
  return {
    draft,
    change: (changes: Partial<FindingDraft>) => setDraft({ ...draft, ...changes }),
    people,
    assignee,
    isReady,
    submit,
    isPending: create.isPending,
    error: create.error,
  }
}
