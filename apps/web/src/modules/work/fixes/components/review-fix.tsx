import type { Fix } from '@plumbline/contract/work/fixes'
import { Check, Undo2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Field } from '../../../../components/ui/field'
import { Textarea } from '../../../../components/ui/input'
import { useErrorMessage } from '../../../../lib/error-message'
import { toast } from '../../../../lib/toast'
import { useReviewFix } from '../api/fixes'

const MAX_NOTE = 2000

type Decision = 'accept' | 'send_back'
type ReviewFixProps = { fix: Fix; onDecided?: (() => void) | undefined }

/** A manager's decision: accepting completes the task and resolves its violation, sending back opens it again. */
export function ReviewFix({ fix, onDecided }: ReviewFixProps) {
  const { t } = useTranslation('fixes')
  const [writing, setWriting] = useState<Decision | null>(null)
  const isThere = fix.outcome === 'still_there'
  const review = useReviewFix(({ review, canResolve }) => {
    const result =
      review === 'sent_back' ? 'sent_back' : fix.canResolve && !canResolve ? 'resolved' : 'accepted'
    toast({ title: t(`done.${result}`) })
    onDecided?.()
  })
  const decide = (decision: Decision, note = '') =>
    review.mutate({ params: { id: fix.id }, body: { decision, note, resolve: decision === 'accept' } })
  const accept = fix.canResolve ? t('acceptAndResolve') : t('accept')
  if (writing)
    return (
      <DecisionForm
        decision={writing}
        label={writing === 'accept' ? accept : t('sendBack')}
        review={review}
        onDecide={note => decide(writing, note)}
        onCancel={() => {
          review.reset()
          setWriting(null)
        }}
      />
    )
  const buttons = [
    <Button
      key="accept"
      look={isThere ? 'secondary' : 'primary'}
      loading={review.isPending}
      icon={<Check className="size-5" aria-hidden />}
      onClick={() => (isThere ? setWriting('accept') : decide('accept'))}
    >
      {isThere ? t('overrule') : accept}
    </Button>,
    <Button
      key="send_back"
      look={isThere ? 'primary' : 'secondary'}
      icon={<Undo2 className="size-5" aria-hidden />}
      onClick={() => setWriting('send_back')}
    >
      {t('sendBack')}
    </Button>,
  ]
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:flex">{isThere ? buttons.toReversed() : buttons}</div>
      <NotReviewed review={review} />
    </div>
  )
}

type DecisionFormProps = {
  decision: Decision
  label: string
  review: ReturnType<typeof useReviewFix>
  onDecide: (note: string) => void
  onCancel: () => void
}

/** What is left to do, or why it counts as fixed although the photo shows the hazard. */
function DecisionForm({ decision, label, review, onDecide, onCancel }: DecisionFormProps) {
  const { t } = useTranslation('fixes')
  const { t: common } = useTranslation()
  const [note, setNote] = useState('')
  const isBack = decision === 'send_back'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (note.trim() && !review.isPending) onDecide(note.trim())
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field
        label={t(isBack ? 'noteLabel' : 'reasonLabel')}
        hint={t(isBack ? 'noteHint' : 'reasonHint')}
        required
      >
        {/* What takes the focus comes into sight together with the buttons under it. */}
        <Textarea
          autoFocus
          className="scroll-mb-40"
          rows={3}
          maxLength={MAX_NOTE}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Field>
      <NotReviewed review={review} />
      <div className="grid grid-cols-2 gap-3 sm:flex">
        <Button type="submit" disabled={!note.trim()} loading={review.isPending}>
          {label}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {common('action.cancel')}
        </Button>
      </div>
    </form>
  )
}

function NotReviewed({ review }: Pick<DecisionFormProps, 'review'>) {
  const { t } = useTranslation('fixes')
  const errorMessage = useErrorMessage()
  if (!review.isError) return null
  return (
    <Alert tone="danger" title={t('notReviewed')}>
      {errorMessage(review.error)}
    </Alert>
  )
}
