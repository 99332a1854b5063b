import { discardSuggestion, type PendingSuggestion } from '@plumbline/contract/work/suggestions'
import { CircleCheck, CircleX, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { useErrorMessage } from '../../../../lib/error-message'
import { useFormats } from '../../../../lib/format'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'
import { useViolationSuggestions } from '../api/suggestions'
import { SuggestionDraft } from './suggestion-draft'

export type ViolationSuggestionsProps = {
  violationId: string
  userId: string
  /** The one that was just generated, which gets the focus. */
  generated: string | null
}

/** The suggestions for a violation, and what became of them; nothing where there is none. */
export default function ViolationSuggestions({ violationId, userId, generated }: ViolationSuggestionsProps) {
  const { t } = useTranslation('suggestions')
  const { data: found = [] } = useViolationSuggestions(violationId)
  if (found.length === 0) return null
  return (
    <Card aria-labelledby="suggestions-title" className="max-lg:order-1">
      <CardHeader id="suggestions-title" title={t('draft.title')} />
      <ul className="grid gap-6">
        {found.map(each => (
          <li key={each.id}>
            {each.status === 'generated' ? (
              <SuggestionDraft suggestion={each} isNew={each.id === generated} />
            ) : (
              <Submitted suggestion={each} isOwn={each.user_id === userId} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Submitted({ suggestion, isOwn }: { suggestion: PendingSuggestion; isOwn: boolean }) {
  const { t } = useTranslation('suggestions')
  const { t: common } = useTranslation()
  const { ago } = useFormats()
  const { status, decidedByName, decidedAt, submittedAt, reason, taskId, userName } = suggestion
  const name = decidedByName ?? t('someone')
  const since = (when: string | null) => (when && ago(when)) || common('time.justNow')
  if (status === 'approved')
    return (
      <Entry
        icon={<CircleCheck className="size-5 text-good" aria-hidden />}
        title={t('own.approved', { name })}
        when={since(decidedAt)}
        action={
          taskId && (
            <ButtonLink look="secondary" to={`/tasks/${taskId}`}>
              {t('viewTask')}
            </ButtonLink>
          )
        }
      />
    )
  if (status === 'rejected')
    return (
      <Entry
        icon={<CircleX className="size-5 text-danger" aria-hidden />}
        title={t('own.rejected', { name })}
        when={since(decidedAt)}
      >
        {reason && <p className="break-words whitespace-pre-line">{reason}</p>}
      </Entry>
    )
  return (
    <Entry
      icon={<Hourglass className="size-5 text-subtle" aria-hidden />}
      title={isOwn ? t('own.waiting') : t('own.by', { name: userName ?? t('someone') })}
      when={since(submittedAt)}
      action={
        isOwn ? (
          <Withdraw id={suggestion.id} />
        ) : (
          <ButtonLink look="secondary" to="/suggestions">
            {t('own.review')}
          </ButtonLink>
        )
      }
    >
      <p className="text-muted">{suggestion.title}</p>
    </Entry>
  )
}

type EntryProps = { icon: ReactNode; title: string; when: string; action?: ReactNode; children?: ReactNode }

const Entry = ({ icon, title, when, action, children }: EntryProps) => (
  <div className="flex flex-wrap items-start gap-3">
    <span className="mt-0.5">{icon}</span>
    <div className="min-w-0 flex-1 basis-48">
      <p className="font-strong">{title}</p>
      {children}
      <p className="text-caption text-subtle">{when}</p>
    </div>
    {action}
  </div>
)

function Withdraw({ id }: { id: string }) {
  const { t } = useTranslation('suggestions')
  const errorMessage = useErrorMessage()
  const discard = useApiMutation(discardSuggestion, {
    showsOwnError: true,
    onSuccess: () => toast({ title: t('toast.withdrawn') }),
  })
  const fail = (error: unknown) =>
    toast({ title: t('failed.discard'), description: errorMessage(error), variant: 'destructive' })
  return (
    <Button
      look="secondary"
      loading={discard.isPending}
      onClick={() => discard.mutate({ params: { id } }, { onError: fail })}
    >
      {t('own.withdraw')}
    </Button>
  )
}
