import {
  type PreferenceKind,
  preferenceKinds,
  unsubscribe,
} from '@plumbline/contract/integrations/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { Link2Off, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Button, ButtonLink } from '../../../components/ui/button'
import { PageTitle } from '../../../components/ui/page-header'
import { EmptyState } from '../../../components/ui/states'
import { newQueryClient, useApiMutation } from '../../../lib/query'

/** Where the link in an email leads. Nothing is turned off before the button is pressed, since scanners open links. */
export default function UnsubscribePage() {
  const [client] = useState(newQueryClient)
  const { token = '' } = useParams()
  const kind = preferenceKinds.find(each => token.startsWith(`${each}.`))
  return (
    <QueryClientProvider client={client}>
      {kind ? <Unsubscribe token={token} kind={kind} /> : <Invalid />}
    </QueryClientProvider>
  )
}

function Unsubscribe({ token, kind }: { token: string; kind: PreferenceKind }) {
  const { t } = useTranslation('notifications')
  const { t: texts } = useTranslation('notification-texts')
  const { mutate, isPending, isSuccess, isError } = useApiMutation(unsubscribe, { showsOwnError: true })
  const name = texts(`kind.${kind}`)
  if (isError) return <Invalid />
  if (isSuccess)
    return (
      <EmptyState icon={<MailCheck aria-hidden />} title={t('unsubscribe.done')} action={<SettingsLink />}>
        {t('unsubscribe.doneExplain', { kind: name })}
      </EmptyState>
    )
  return (
    <div className="grid justify-items-start gap-4">
      <PageTitle>{t('unsubscribe.title')}</PageTitle>
      <p>{kind === 'weekly_summary' ? t('unsubscribe.askSummary') : t('unsubscribe.ask', { kind: name })}</p>
      <div className="flex flex-wrap gap-3">
        <Button loading={isPending} onClick={() => mutate({ params: { token } })}>
          {t('unsubscribe.submit')}
        </Button>
        <SettingsLink />
      </div>
    </div>
  )
}

function SettingsLink() {
  const { t } = useTranslation('notifications')
  return (
    <ButtonLink look="secondary" to="/settings?tab=notifications">
      {t('unsubscribe.settings')}
    </ButtonLink>
  )
}

function Invalid() {
  const { t } = useTranslation('notifications')
  return (
    <EmptyState icon={<Link2Off aria-hidden />} title={t('unsubscribe.invalid')} action={<SettingsLink />}>
      {t('unsubscribe.invalidExplain')}
    </EmptyState>
  )
}
