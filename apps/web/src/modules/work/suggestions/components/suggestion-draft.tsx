import {
  discardSuggestion,
  type PendingSuggestion,
  submitSuggestion,
} from '@plumbline/contract/work/suggestions'
import { Send } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Field } from '../../../../components/ui/field'
import { Textarea } from '../../../../components/ui/input'
import { useErrorMessage } from '../../../../lib/error-message'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'
import { SuggestedTask } from './suggested-task'

const MAX_NOTE = 10_000

type SuggestionDraftProps = { suggestion: PendingSuggestion; isNew: boolean }

/** A suggestion that only its person sees, until it is submitted. */
export function SuggestionDraft({ suggestion, isNew }: SuggestionDraftProps) {
  const { t } = useTranslation('suggestions')
  const errorMessage = useErrorMessage()
  const title = useRef<HTMLParagraphElement>(null)
  const [note, setNote] = useState(suggestion.note)
  useEffect(() => {
    if (!isNew) return
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  const submit = useApiMutation(submitSuggestion, {
    showsOwnError: true,
    onSuccess: () => toast({ title: t('toast.submitted'), description: t('toast.submittedExplain') }),
  })
  const discard = useApiMutation(discardSuggestion, {
    showsOwnError: true,
    onSuccess: () => toast({ title: t('toast.discarded') }),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (submit.isPending || discard.isPending) return
    discard.reset()
    submit.mutate(
      { body: { task_id: suggestion.id, text: note } },
      { onError: () => toast({ title: t('failed.submit'), variant: 'destructive' }) },
    )
  }
  const error = submit.error ?? discard.error
  return (
    <form onSubmit={send} className="grid gap-4">
      <p ref={title} tabIndex={-1} className="font-strong">
        {suggestion.title}
      </p>
      <SuggestedTask suggestion={suggestion} />
      <Field label={t('draft.note')} hint={t('draft.noteHint')}>
        <Textarea
          rows={2}
          maxLength={MAX_NOTE}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Field>
      {error && (
        <Alert tone="danger" title={t(submit.error ? 'failed.submit' : 'failed.discard')}>
          {errorMessage(error)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={submit.isPending} icon={<Send className="size-5" aria-hidden />}>
          {t('draft.submit')}
        </Button>
        <Button
          look="secondary"
          loading={discard.isPending}
          onClick={() => {
            submit.reset()
            discard.mutate({ params: { id: suggestion.id } })
          }}
        >
          {t('draft.discard')}
        </Button>
      </div>
    </form>
  )
}
