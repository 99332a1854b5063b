import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Badge } from '../../../../components/ui/badge'
import { Disclosure } from '../../../../components/ui/disclosure'
import { SkeletonRows } from '../../../../components/ui/skeleton'
import { EmptyState } from '../../../../components/ui/states'
import { useFormats } from '../../../../lib/format'
import { useAnswerFeedback } from '../api/conversations'

const icons = { up: ThumbsUp, down: ThumbsDown }

/** What people thought of the answers, for managers and admins. */
export function FeedbackList() {
  const { t } = useTranslation('assistant')
  const { dateTime } = useFormats()
  const feedback = useAnswerFeedback()
  return (
    <div className="grid max-w-[48rem] gap-4">
      <p className="text-muted">{t('feedback.explain')}</p>
      <Async
        query={feedback}
        skeleton={<SkeletonRows />}
        empty={<EmptyState icon={<ThumbsUp aria-hidden />} title={t('feedback.none')} />}
      >
        {items => (
          <ul className="grid gap-3">
            {items.map(({ messageId, rating, reason, question, answer, who, at }) => {
              const Icon = icons[rating]
              return (
                <li key={messageId} className="grid gap-2 rounded-lg border border-line bg-surface p-4">
                  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <Badge
                      tone={rating === 'up' ? 'good' : 'medium'}
                      icon={<Icon className="size-4" aria-hidden />}
                    >
                      {t(`feedback.${rating}`)}
                    </Badge>
                    <span className="text-caption text-subtle">
                      {t('feedback.by', { who, date: dateTime(at) })}
                    </span>
                  </div>
                  <h2 className="break-words whitespace-pre-wrap font-strong">{question}</h2>
                  {reason && <p className="break-words whitespace-pre-wrap">{reason}</p>}
                  <Disclosure title={t('feedback.showAnswer')} titleClass="text-muted">
                    <p className="break-words whitespace-pre-wrap">{answer}</p>
                  </Disclosure>
                </li>
              )
            })}
          </ul>
        )}
      </Async>
    </div>
  )
}
