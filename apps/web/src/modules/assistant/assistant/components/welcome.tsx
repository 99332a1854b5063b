import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../../components/ui/skeleton'
import { useSuggestions } from '../api/suggestions'
import type { ChatContext } from '../use-chat'
import { QuestionButtons } from './question-buttons'

type WelcomeProps = {
  assistant: 'paulie' | 'copilot'
  context: ChatContext | undefined
  compact: boolean
  disabled: boolean
  onAsk: (question: string) => void
}

const MAX_EXAMPLES = 3

/** What can be asked, with three examples. */
export function Welcome({ assistant, context, compact, disabled, onAsk }: WelcomeProps) {
  const { t } = useTranslation('assistant')
  const suggestions = useSuggestions(assistant, context)
  const offered = suggestions.data?.suggestedQuestions ?? []
  const questions = offered.length > 0 ? offered : t('examples', { returnObjects: true })
  return (
    <section className="grid gap-4">
      {!compact && (
        <div>
          <h2 className="text-title font-strong">{t('welcome.title')}</h2>
          <p className="mt-1 max-w-prose text-muted">{t('welcome.explain')}</p>
        </div>
      )}
      {suggestions.isPending ? (
        <div className="grid gap-2">
          <Skeleton className="h-control w-full" />
          <Skeleton className="h-control w-full" />
          <Skeleton className="h-control w-full" />
        </div>
      ) : (
        <QuestionButtons
          label={t('welcome.examples')}
          questions={questions.slice(0, MAX_EXAMPLES)}
          disabled={disabled}
          onAsk={onAsk}
        />
      )}
      {suggestions.isError && (
        <p role="status" className="text-caption text-muted">
          {t('welcome.failed')}
        </p>
      )}
    </section>
  )
}
