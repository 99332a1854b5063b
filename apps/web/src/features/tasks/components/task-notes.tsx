import type { Task } from '@plumbline/contract/tasks'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../components/ui/alert'
import { Avatar } from '../../../components/ui/avatar'
import { Button } from '../../../components/ui/button'
import { Field } from '../../../components/ui/field'
import { Textarea } from '../../../components/ui/input'
import { useErrorMessage } from '../../../lib/error-message'
import { useFormats } from '../../../lib/format'
import { useMembers } from '../api/members'
import { useTaskCache } from '../api/task'

/** Oldest first, as a conversation reads; what is being written stays until it is saved. */
export function TaskNotes({ task }: { task: Task }) {
  const { t } = useTranslation('tasks')
  const { dateTime } = useFormats()
  const errorMessage = useErrorMessage()
  const members = useMembers()
  const { apply } = useTaskCache()
  const [text, setText] = useState('')
  const add = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (note: string) => apply(task, () => ({ note })),
    onSuccess: () => setText(''),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() && !add.isPending) add.mutate(text.trim())
  }
  return (
    <div className="grid gap-4">
      {task.notes.length === 0 ? (
        <p className="text-muted">{t('notes.none')}</p>
      ) : (
        <ul className="grid gap-4">
          {task.notes.map(note => {
            const name =
              note.user_name ?? members.find(({ id }) => id === note.user_id)?.name ?? t('notes.someone')
            return (
              <li key={`${note.created_at} ${note.text}`} className="flex gap-3">
                <Avatar name={name} />
                <div className="min-w-0 flex-1">
                  <p className="text-caption text-subtle">
                    <span className="font-strong text-ink">{name}</span> · {dateTime(note.created_at)}
                  </p>
                  <p className="whitespace-pre-line break-words">{note.text}</p>
                </div>
              </li>
            )
          })}
        </ul>
      )}
      <form onSubmit={submit} className="grid gap-3">
        <Field label={t('notes.new')}>
          <Textarea
            rows={3}
            maxLength={10_000}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </Field>
        {add.isError && (
          <Alert tone="danger" title={t('failed.note')}>
            {errorMessage(add.error)}
          </Alert>
        )}
        <Button
          type="submit"
          look="secondary"
          className="sm:justify-self-start"
          disabled={!text.trim()}
          loading={add.isPending}
        >
          {t('notes.add')}
        </Button>
      </form>
    </div>
  )
}
