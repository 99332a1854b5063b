import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button, ButtonLink } from '../../../../components/ui/button'
import { useFormats } from '../../../../lib/format'
import type { ChatState } from '../use-chat'

/** Why there is no answer, or none to be had, and what can be done about it. */
export function ChatProblem({ chat, onNew }: { chat: ChatState; onNew: (() => void) | undefined }) {
  const { t } = useTranslation('assistant')
  const { failure, usage } = chat
  if (usage.isError && !usage.data) return <UsageError chat={chat} />
  if (chat.remaining === 0) return <LimitReached chat={chat} />
  if (chat.isDeleted) return <Deleted chat={chat} onNew={onNew} />
  if (failure?.kind === 'timeout') {
    return (
      <Alert tone="warning" title={t('timeout.title')} action={<TryAgain onClick={chat.retry} />}>
        <p>{t('timeout.explain')}</p>
        <p>{t('timeout.free')}</p>
      </Alert>
    )
  }
  if (failure?.kind === 'failed') {
    return (
      <Alert tone="danger" action={<TryAgain onClick={chat.retry} />}>
        {t('failed')}
      </Alert>
    )
  }
  return chat.isStopped ? (
    <p role="status" className="text-muted">
      {t('stopped')}
    </p>
  ) : null
}

function TryAgain({ onClick, loading = false }: { onClick: () => void; loading?: boolean }) {
  const { t } = useTranslation()
  return (
    <Button look="secondary" loading={loading} onClick={onClick}>
      {t('action.tryAgain')}
    </Button>
  )
}

function UsageError({ chat: { usage } }: { chat: ChatState }) {
  const { t } = useTranslation('assistant')
  return (
    <Alert
      tone="danger"
      title={t('usage.title')}
      action={<TryAgain loading={usage.isFetching} onClick={() => void usage.refetch()} />}
    >
      {t('usage.explain')}
    </Alert>
  )
}

function LimitReached({ chat: { usage } }: { chat: ChatState }) {
  const { t } = useTranslation('assistant')
  const { date } = useFormats()
  const resets = usage.data?.reset_date
  return (
    <Alert
      tone="warning"
      title={t('limit.title')}
      action={<ButtonLink to="/billing/subscribe">{t('limit.upgrade')}</ButtonLink>}
    >
      {resets && <p>{t('limit.reset', { date: date(resets) })}</p>}
      <p>{t('limit.explain')}</p>
    </Alert>
  )
}

function Deleted({ chat, onNew }: { chat: ChatState; onNew: (() => void) | undefined }) {
  const { t } = useTranslation('assistant')
  if (chat.failure) {
    return (
      <Alert
        tone="danger"
        title={t('deleted.title')}
        action={<Button onClick={chat.retry}>{t('deleted.send')}</Button>}
      >
        <p>{t('failed')}</p>
        <p>{t('deleted.explain')}</p>
      </Alert>
    )
  }
  return (
    <Alert
      tone="warning"
      title={t('deleted.title')}
      action={onNew && <Button onClick={onNew}>{t('deleted.new')}</Button>}
    >
      {t('deleted.explainEmpty')}
    </Alert>
  )
}
