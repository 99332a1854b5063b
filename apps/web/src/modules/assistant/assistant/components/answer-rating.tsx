import type { AnswerFeedback } from '@plumbline/contract/assistant/conversations'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Field } from '../../../../components/ui/field'
import { IconButton } from '../../../../components/ui/icon-button'
import { Textarea } from '../../../../components/ui/input'
import { cx } from '../../../../lib/cx'
import { toast } from '../../../../lib/toast'
import { useRateAnswer } from '../api/conversations'

type Rating = AnswerFeedback['rating']
const ratings = [
  ['up', ThumbsUp],
  ['down', ThumbsDown],
] as const

type Rated = { messageId: string; feedback: AnswerFeedback | null }

/** Thumbs up or down. Pressed again it is taken back; why is asked for, and may be left out. */
export function useRating({ messageId, feedback }: Rated) {
  const { t } = useTranslation('assistant')
  const rate = useRateAnswer()
  const [asks, setAsks] = useState(false)
  const rating = rate.isPending ? rate.variables.body.rating : (feedback?.rating ?? null)
  // One after the other: a rating that arrived after its reason would delete the reason.
  const sent = useRef(Promise.resolve(true))
  const send = (next: Rating | null, reason = '') => {
    const body = { rating: next, reason }
    const sending = sent.current.then(() => rate.mutateAsync({ params: { id: messageId }, body }))
    sent.current = sending.then(
      () => true,
      () => false,
    )
    return sent.current
  }
  return {
    rating,
    press: (pressed: Rating) => {
      const next = pressed === rating ? null : pressed
      setAsks(next !== null)
      void send(next)
    },
    /** Which rating is being explained. */
    asking: asks ? rating : null,
    explain: async (reason: string) => {
      setAsks(false)
      if (rating && (await send(rating, reason))) toast({ title: t('rating.thanks') })
    },
    skip: () => setAsks(false),
  }
}
type RatingState = ReturnType<typeof useRating>

export function RatingButtons({ rating, press }: RatingState) {
  const { t } = useTranslation('assistant')
  return (
    <fieldset aria-label={t('rating.label')} className="flex">
      {ratings.map(([value, Icon]) => (
        <IconButton
          key={value}
          label={t(`rating.${value}`)}
          aria-pressed={rating === value}
          onClick={() => press(value)}
        >
          <Icon className={cx('size-5', rating === value && 'fill-current text-ink')} aria-hidden />
        </IconButton>
      ))}
    </fieldset>
  )
}

export function RatingReason({ rating, state }: { rating: Rating; state: RatingState }) {
  const { t } = useTranslation('assistant')
  const { t: common } = useTranslation()
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void state.explain(reason.trim())
  }
  return (
    <form onSubmit={submit} className="grid gap-3 rounded-md bg-sunken p-3">
      <Field label={t(rating === 'up' ? 'rating.reasonUp' : 'rating.reasonDown')} hint={t('rating.hint')}>
        <Textarea
          rows={2}
          maxLength={1000}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="secondary" onClick={state.skip}>
          {common('action.close')}
        </Button>
        <Button type="submit" look="secondary" disabled={!reason.trim()}>
          {t('rating.send')}
        </Button>
      </div>
    </form>
  )
}
