import type { Fix } from '@plumbline/contract/work/fixes'
import { Check, Undo2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Dialog } from '../../../../components/ui/dialog'
import { Field } from '../../../../components/ui/field'
import { Textarea } from '../../../../components/ui/input'
import { useErrorMessage } from '../../../../lib/error-message'
import { useReviewFix } from '../api/fixes'

const MAX_NOTE = 2000

type ReviewFixProps = { fix: Fix; onResolvable: (violationId: string) => void }

/** A manager's decision: accepting completes the task, sending back opens it again. */
export function ReviewFix({ fix, onResolvable }: ReviewFixProps) {
  const { t } = useTranslation('fixes')
  const errorMessage = useErrorMessage()
  const [writing, setWriting] = useState(false)
  const [note, setNote] = useState('')
  const review = useReviewFix(({ violationId, violationCanBeResolved }) => {
    setWriting(false)
    if (violationId && violationCanBeResolved) onResolvable(violationId)
  })
  const decide = (body: { decision: 'accept' | 'send_back'; note: string }) =>
    review.mutate({ params: { id: fix.id }, body })
  const sendBack = (event: FormEvent) => {
    event.preventDefault()
    if (note.trim() && !review.isPending) decide({ decision: 'send_back', note: note.trim() })
  }
  const error = review.isError && (
    <Alert tone="danger" title={t('notReviewed')}>
      {errorMessage(review.error)}
    </Alert>
  )
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 sm:flex">
        <Button
          loading={review.isPending && !writing}
          icon={<Check className="size-5" aria-hidden />}
          onClick={() => decide({ decision: 'accept', note: '' })}
        >
          {t('accept')}
        </Button>
        <Button
          look="secondary"
          icon={<Undo2 className="size-5" aria-hidden />}
          onClick={() => {
            review.reset()
            setWriting(true)
          }}
        >
          {t('sendBack')}
        </Button>
      </div>
      {!writing && error}
      <Dialog open={writing} onOpenChange={setWriting} title={t('sendBack')} description={t('noteHint')}>
        <form onSubmit={sendBack} className="grid gap-4">
          <Field label={t('noteLabel')} required>
            <Textarea
              rows={3}
              maxLength={MAX_NOTE}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          </Field>
          {writing && error}
          <Button type="submit" disabled={!note.trim()} loading={review.isPending}>
            {t('sendBack')}
          </Button>
        </form>
      </Dialog>
    </div>
  )
}
