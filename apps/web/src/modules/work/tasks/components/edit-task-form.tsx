import type { Task } from '@plumbline/contract/work/tasks'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { FormActions } from '../../../../components/ui/form-actions'
import { OpenedForm } from '../../../../components/ui/opened-form'
import { ApiError } from '../../../../lib/api'
import { useErrorMessage } from '../../../../lib/error-message'
import { toast } from '../../../../lib/toast'
import { conflictingVersion, inTurn, useTaskCache } from '../api/task'
import { changesIn, type DraftField, draftOf, type Merge, mergeDrafts, writtenSteps } from '../task-draft'
import { Conflict } from './conflict'
import { TaskFields } from './task-fields'

type EditTaskFormProps = { task: Task; onClose: () => void }

/** Saves on top of what was seen when it was opened; where someone was faster, both sides are put together. */
export function EditTaskForm({ task, onClose }: EditTaskFormProps) {
  const { t } = useTranslation('tasks')
  const errorMessage = useErrorMessage()
  const { save, put } = useTaskCache()
  const [base, setBase] = useState(task)
  const [draft, setDraft] = useState(() => draftOf(task))
  const [merge, setMerge] = useState<Merge | null>(null)
  const submitting = useMutation({
    meta: { showsOwnError: true },
    scope: inTurn(task),
    mutationFn: () => save(base, changesIn(draftOf(base), { ...draft, steps: writtenSteps(draft.steps) })),
    onSuccess: () => {
      toast({ title: t('toast.updated'), description: draft.title })
      onClose()
    },
    onError: error => {
      const current = conflictingVersion(error)
      if (!current) return
      const merged = mergeDrafts(draftOf(base), draft, draftOf(current))
      setMerge(merged)
      setDraft(merged.draft)
      setBase(current)
      put(current)
      toast({ title: t('conflict.title'), variant: 'warning' })
    },
  })
  const error = submitting.error && !conflictingVersion(submitting.error) ? submitting.error : null
  const settle = (field: DraftField, takeTheirs: boolean) => {
    if (takeTheirs) setDraft({ ...draft, [field]: draftOf(base)[field] })
    setMerge(current => {
      const clashes = current?.clashes.filter(each => each !== field) ?? []
      return current && (clashes.length > 0 || current.taken.length > 0) ? { ...current, clashes } : null
    })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!submitting.isPending) submitting.mutate()
  }
  return (
    <OpenedForm onSubmit={submit} aria-label={t('edit.title')}>
      {merge && (
        <Conflict
          key={base.version}
          merge={merge}
          mine={draft}
          theirs={draftOf(base)}
          onTakeTheirs={field => settle(field, true)}
          onKeepMine={field => settle(field, false)}
        />
      )}
      <TaskFields
        draft={draft}
        onChange={changes => setDraft({ ...draft, ...changes })}
        problems={error instanceof ApiError ? error.fields : []}
        titleRequired
      />
      {error && (
        <Alert tone="danger" title={t('failed.update')}>
          {errorMessage(error)}
        </Alert>
      )}
      <FormActions saving={submitting.isPending} onCancel={onClose} />
    </OpenedForm>
  )
}
