import type { Task, TaskNote } from '@plumbline/contract/work/tasks'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Avatar } from '../../../../components/ui/avatar'
import { Button } from '../../../../components/ui/button'
import { Field } from '../../../../components/ui/field'
import { useErrorMessage } from '../../../../lib/error-message'
import { useFormats } from '../../../../lib/format'
import { useMembers } from '../api/members'
import { inTurn, useTaskCache } from '../api/task'
import { mentionedIn, partsOf } from '../mentions'
import { MentionTextarea } from './mention-textarea'

/** Oldest first, as a conversation reads; what is being written stays until it is saved. */
export function TaskNotes({ task }: { task: Task }) {
  const { t } = useTranslation('tasks')
  const errorMessage = useErrorMessage()
  const members = useMembers()
  const { apply } = useTaskCache()
  const [text, setText] = useState('')
  const add = useMutation({
    meta: { showsOwnError: true },
    scope: inTurn(task),
    mutationFn: (note: string) => apply(task, () => ({ note, mentions: mentionedIn(note, members) })),
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
          {task.notes.map(note => (
            <Note key={`${note.created_at} ${note.text}`} note={note} />
          ))}
        </ul>
      )}
      <form onSubmit={submit} className="grid gap-3">
        <Field label={t('notes.new')} hint={t('notes.hint')}>
          <MentionTextarea value={text} onChange={setText} />
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

function Note({ note }: { note: TaskNote }) {
  const { t } = useTranslation('tasks')
  const { dateTime } = useFormats()
  const members = useMembers()
  const nameOf = (id: string) => members.find(member => member.id === id)?.name
  const name = note.user_name ?? nameOf(note.user_id) ?? t('notes.someone')
  const mentioned = (note.mentions ?? []).flatMap(id => nameOf(id) ?? [])
  return (
    <li className="flex gap-3">
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <p className="text-caption text-subtle">
          <span className="font-strong text-ink">{name}</span> · {dateTime(note.created_at)}
        </p>
        <p className="break-words whitespace-pre-line">
          {partsOf(note.text, mentioned).map((part, index) =>
            part.isMention ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place
              <strong key={index} className="rounded-sm bg-signal-soft px-0.5 font-strong">
                {part.text}
              </strong>
            ) : (
              part.text
            ),
          )}
        </p>
      </div>
    </li>
  )
}
