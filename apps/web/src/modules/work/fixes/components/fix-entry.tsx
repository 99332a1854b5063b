import type { Fix } from '@plumbline/contract/work/fixes'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { useFormats } from '../../../../lib/format'
import { useMessages } from '../../../../lib/messages'
import { CompareSlider } from './compare-slider'
import { ReviewFix } from './review-fix'

const tones = { pending: 'info', not_seen: 'good', still_there: 'warning', cannot_tell: 'info' } as const

type FixEntryProps = { fix: Fix; canReview: boolean; onDecided?: () => void }

/** One photo of the fix: what the comparison shows, both photos, and what the manager decided. */
export function FixEntry({ fix, canReview, onDecided }: FixEntryProps) {
  const { t } = useTranslation('fixes')
  const { format } = useMessages('fix-reasons')
  const { dateTime } = useFormats()
  const { outcome, reason, before, after, alignment, review, submittedByName, submittedAt, note } = fix
  const sent = dateTime(submittedAt)
  return (
    <div className="grid gap-3">
      <Alert tone={tones[outcome]} title={t(`outcome.${outcome}`)}>
        {reason && <p>{format(reason)}</p>}
        {outcome === 'pending' && <p>{t('pendingExplain')}</p>}
        {outcome !== 'pending' && review === 'waiting' && <Confirmation fix={fix} canReview={canReview} />}
      </Alert>
      <Pictures before={before} after={after} alignment={alignment} />
      <p className="text-caption text-subtle">
        {submittedByName ? t('by', { name: submittedByName, date: sent }) : t('byNobody', { date: sent })}
      </p>
      {review === 'waiting' ? (
        canReview && outcome !== 'pending' && <ReviewFix fix={fix} onDecided={onDecided} />
      ) : (
        <Decision fix={fix} />
      )}
      {note && <p className="border-l-2 border-line-strong pl-3 break-words whitespace-pre-line">{note}</p>}
    </div>
  )
}

function Confirmation({
  fix: { outcome, reviewerName },
  canReview,
}: Pick<FixEntryProps, 'fix' | 'canReview'>) {
  const { t } = useTranslation('fixes')
  if (canReview) return <p>{t(outcome === 'still_there' ? 'confirm.stillThere' : 'confirm.you')}</p>
  return <p>{reviewerName ? t('confirm.name', { name: reviewerName }) : t('confirm.someone')}</p>
}

function Decision({ fix: { outcome, review, reviewedByName, reviewedAt } }: { fix: Fix }) {
  const { t } = useTranslation('fixes')
  const { dateTime } = useFormats()
  const by = { name: reviewedByName ?? t('someone'), date: reviewedAt ? dateTime(reviewedAt) : '' }
  const accepted = outcome === 'still_there' ? 'overruled' : 'accepted'
  return <p className="font-strong">{t(review === 'accepted' ? accepted : 'sentBack', by)}</p>
}

function Pictures({ before, after, alignment }: Pick<Fix, 'before' | 'after' | 'alignment'>) {
  const { t } = useTranslation('fixes')
  if (before && after) return <CompareSlider before={before} after={after} alignment={alignment} />
  const only = after ?? before
  if (!only) return null
  return (
    <img
      src={only.url}
      width={only.width}
      height={only.height}
      alt={after ? t('afterAlt') : t('beforeAlt')}
      className="h-auto w-full rounded-md"
    />
  )
}
