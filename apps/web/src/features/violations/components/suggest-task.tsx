import { suggestTask } from '@plumbline/contract/copilot'
import type { Violation } from '@plumbline/contract/violations'
import { Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../components/ui/alert'
import { Button } from '../../../components/ui/button'
import { ApiError } from '../../../lib/api'
import { useApiMutation } from '../../../lib/query'
import { FeatureGate } from './feature-gate'

type SuggestTaskProps = { violation: Violation; allowed: boolean; upgrade: ReactNode }

/** The assistant's draft of a task; says plainly where the assistant is not there yet. */
export function SuggestTask({ violation, allowed, upgrade }: SuggestTaskProps) {
  const { t } = useTranslation('violations')
  const suggest = useApiMutation(suggestTask, { ownWords: true })
  const notBuilt = suggest.error instanceof ApiError && suggest.error.code === 'not_built'
  if (!allowed) {
    return (
      <div className="grid gap-2">
        <p className="font-strong">{t('action.suggest')}</p>
        <FeatureGate words="pro" upgrade={upgrade} />
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <Button
        look="secondary"
        className="justify-self-start max-sm:w-full"
        loading={suggest.isPending}
        icon={<Lightbulb className="size-5" aria-hidden />}
        onClick={() => suggest.mutate({ body: { violation_id: violation.id, text: violation.description } })}
      >
        {t('action.suggest')}
      </Button>
      <div aria-live="polite" className="empty:hidden">
        {suggest.data && <Alert title={t('suggestion.title')}>{suggest.data.text}</Alert>}
        {notBuilt && <Alert title={t('suggestion.notBuilt.title')}>{t('suggestion.notBuilt.explain')}</Alert>}
        {suggest.error && !notBuilt && (
          <Alert tone="danger">
            {t(suggest.error instanceof ApiError ? 'suggestion.failed' : 'suggestion.unexpected')}
          </Alert>
        )}
      </div>
    </div>
  )
}
