import { proposedDueDate } from '@plumbline/contract/options'
import { createTask, type Task } from '@plumbline/contract/work/tasks'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button, ButtonLink } from '../../../../components/ui/button'
import { ApiError } from '../../../../lib/api'
import { useErrorMessage } from '../../../../lib/error-message'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'
import { today } from '../../../../lib/today'
import { type TaskDraft, writtenSteps } from '../task-draft'
import { TaskFields } from './task-fields'

const emptyDraft = (): TaskDraft => ({
  title: '',
  description: '',
  priority: 'medium',
  dueDate: proposedDueDate(today()),
  assignee: null,
  worksite: '',
  regulationCode: null,
  steps: [],
})

type CreateTaskFormProps = { initial?: Partial<TaskDraft>; onCreated: (task: Task) => void }

export function CreateTaskForm({ initial, onCreated }: CreateTaskFormProps) {
  const { t } = useTranslation('tasks')
  const { t: common } = useTranslation()
  const errorMessage = useErrorMessage()
  const [draft, setDraft] = useState(() => ({ ...emptyDraft(), ...initial }))
  const create = useApiMutation(createTask, {
    showsOwnError: true,
    onSuccess: task => {
      toast({ title: t('toast.created'), description: task.title })
      onCreated(task)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending) return
    const { title, ...rest } = draft
    create.mutate({
      body: {
        ...rest,
        title: title.trim() || t('create.untitled'),
        steps: writtenSteps(draft.steps),
        status: 'open',
      },
    })
  }
  return (
    <form className="grid gap-5" onSubmit={submit} noValidate>
      <TaskFields
        draft={draft}
        onChange={changes => setDraft({ ...draft, ...changes })}
        problems={create.error instanceof ApiError ? create.error.fields : []}
        titleRequired={false}
      />
      {create.isError && (
        <Alert tone="danger" title={t('create.failed')}>
          {errorMessage(create.error, t('failed.create'))}
        </Alert>
      )}
      <div className="grid gap-3 sm:flex">
        <Button type="submit" loading={create.isPending}>
          {t('create.open')}
        </Button>
        <ButtonLink to="/tasks" look="secondary">
          {common('action.cancel')}
        </ButtonLink>
      </div>
    </form>
  )
}
