import { type AssistantContext, copilotChat } from '@plumbline/contract/copilot'
import type { Tier } from '@plumbline/contract/plans'
import { BookOpenText, SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { Alert } from '../../../components/ui/alert'
import { Button, ButtonLink } from '../../../components/ui/button'
import { IconButton } from '../../../components/ui/icon-button'
import { Textarea } from '../../../components/ui/input'
import { Spinner } from '../../../components/ui/spinner'
import { ApiError, call } from '../../../lib/api'
import { useErrorMessage } from '../../../lib/error-words'
import { toast } from '../../../lib/toast'

const TIMEOUT = 30_000
const examples = ['why', 'steps', 'train'] as const

type Exchange =
  | { is: 'idle' }
  | { is: 'loading' }
  | { is: 'answered'; question: string; answer: string }
  | { is: 'notBuilt' }
  | { is: 'timedOut' }
  | { is: 'failed'; error: unknown }

type CopilotPanelProps = {
  question: string
  onQuestion: (question: string) => void
  /** What the question is about, and the regulation it is answered under. */
  context: z.input<typeof AssistantContext>
  regulation: string | null
  tier: Tier
  remaining: number | null
}

export function CopilotPanel({
  question,
  onQuestion,
  context,
  regulation,
  tier,
  remaining,
}: CopilotPanelProps) {
  const { t } = useTranslation('results')
  const { t: common } = useTranslation()
  const id = useId()
  const errorMessage = useErrorMessage()
  const [exchange, setExchange] = useState<Exchange>({ is: 'idle' })
  const atLimit = remaining !== null && remaining <= 0
  const loading = exchange.is === 'loading'

  const send = async () => {
    const message = question.trim()
    if (!message || loading || atLimit) return
    setExchange({ is: 'loading' })
    try {
      const { message: answer } = await call(
        copilotChat,
        { body: { message, context } },
        { signal: AbortSignal.timeout(TIMEOUT) },
      )
      setExchange({ is: 'answered', question: message, answer })
      onQuestion('')
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_built') setExchange({ is: 'notBuilt' })
      else if (error instanceof DOMException && error.name === 'TimeoutError') {
        setExchange({ is: 'timedOut' })
        toast({
          title: t('copilot.timeout.title'),
          description: t('copilot.timeout.explain'),
          variant: 'warning',
        })
      } else setExchange({ is: 'failed', error })
    }
  }

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }

  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-3 rounded-lg border border-line p-4">
      <h3 id={`${id}-title`} className="font-strong">
        {t('copilot.title')}
      </h3>
      <p className="flex items-start gap-2 text-caption text-muted">
        <BookOpenText className="mt-0.5 size-4 shrink-0" aria-hidden />
        {regulation
          ? t('copilot.regulation', { regulation })
          : context.violation_id
            ? t('copilot.withoutRegulation')
            : t('copilot.noRegulation')}
      </p>
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {loading && <Spinner className="py-4" />}
        {exchange.is === 'answered' && (
          <>
            <p className="font-strong">{exchange.question}</p>
            <p className="whitespace-pre-line">{exchange.answer}</p>
          </>
        )}
        {exchange.is === 'notBuilt' && (
          <Alert title={t('copilot.notBuilt.title')}>{t('copilot.notBuilt.explain')}</Alert>
        )}
        {exchange.is === 'timedOut' && (
          <Alert
            tone="warning"
            title={t('copilot.timeout.title')}
            action={
              <Button look="secondary" onClick={send}>
                {common('action.tryAgain')}
              </Button>
            }
          >
            {t('copilot.timeout.explain')}
          </Alert>
        )}
        {exchange.is === 'failed' && (
          <Alert tone="danger" title={t('copilot.failed')}>
            {errorMessage(exchange.error)}
          </Alert>
        )}
      </div>
      {atLimit ? (
        <Alert
          tone="warning"
          action={<ButtonLink to="/billing/subscribe">{t('copilot.upgrade')}</ButtonLink>}
        >
          {t('copilot.limit')}
        </Alert>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {examples.map(example => (
            <li key={example}>
              <button
                type="button"
                onClick={() => onQuestion(t(`copilot.example.${example}`))}
                className="min-h-control rounded-md border border-line px-3 text-left text-caption text-muted hover:bg-sunken hover:text-ink lg:min-h-8"
              >
                {t(`copilot.example.${example}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-end gap-2">
        <Textarea
          rows={2}
          maxLength={4000}
          aria-label={t('copilot.question')}
          placeholder={t('copilot.placeholder')}
          value={question}
          disabled={atLimit}
          onChange={({ currentTarget }) => onQuestion(currentTarget.value)}
          onKeyDown={onKey}
        />
        <IconButton
          label={t('copilot.send')}
          disabled={atLimit || loading || question.trim() === ''}
          onClick={send}
          className="bg-signal text-on-signal hover:bg-signal-hover hover:text-on-signal"
        >
          <SendHorizontal className="size-5" aria-hidden />
        </IconButton>
      </div>
      {remaining !== null && (tier === 'free' || tier === 'basic') && (
        <p className="tabular text-caption text-subtle">{t('copilot.remaining', { count: remaining })}</p>
      )}
    </section>
  )
}
