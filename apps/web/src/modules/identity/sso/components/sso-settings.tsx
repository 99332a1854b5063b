import { deleteSso, getSso, type SsoSettings, switchSso } from '@plumbline/contract/identity/sso'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Unplug } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog'
import { Facts } from '../../../../components/ui/facts'
import { PlansNotice } from '../../../../components/ui/plans-notice'
import { Switch } from '../../../../components/ui/switch'
import { queryFor, useApiMutation } from '../../../../lib/query'
import { ConnectionForm } from './connection-form'
import { SsoDomains } from './sso-domains'

/** Single sign-on of the organization, for admins. */
export default function SsoSettingsCard() {
  const { t } = useTranslation('access')
  const settings = useQuery(queryFor(getSso, undefined))
  return (
    <Card aria-labelledby="sso-title">
      <CardHeader id="sso-title" title={t('sso.title')} description={t('sso.explain')} />
      <Async query={settings}>
        {found =>
          found.isIncluded || found.connection ? (
            <Connected settings={found} />
          ) : (
            <PlansNotice link={t('seePlans')}>{t('enterprise')}</PlansNotice>
          )
        }
      </Async>
    </Card>
  )
}

function Connected({ settings }: { settings: SsoSettings }) {
  const { t } = useTranslation('access')
  const { connection, redirectUri, domains } = settings
  const [shown, setShown] = useState<'form' | 'disconnect' | null>(null)
  const change = useApiMutation(switchSso)
  const isReady = connection !== null && domains.some(({ verifiedAt }) => verifiedAt)
  return (
    <div className="grid gap-6">
      <section className="grid gap-4" aria-labelledby="sso-provider-title">
        <h3 id="sso-provider-title" className="font-strong">
          {t('sso.provider')}
        </h3>
        <Facts
          className="break-all"
          facts={[
            [t('sso.redirectUri'), redirectUri],
            [t('sso.issuer'), connection?.issuer],
            [t('sso.clientId'), connection?.clientId],
          ]}
        />
        {!connection || shown === 'form' ? (
          <ConnectionForm connection={connection} onClose={() => setShown(null)} />
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button
              look="secondary"
              icon={<Pencil className="size-5" aria-hidden />}
              onClick={() => setShown('form')}
            >
              {t('sso.change')}
            </Button>
            <Button
              look="quiet"
              icon={<Unplug className="size-5" aria-hidden />}
              onClick={() => setShown('disconnect')}
            >
              {t('sso.disconnect')}
            </Button>
          </div>
        )}
      </section>
      <SsoDomains domains={domains} />
      <section className="grid gap-3" aria-labelledby="sso-use-title">
        <h3 id="sso-use-title" className="font-strong">
          {t('sso.use')}
        </h3>
        {!isReady && <p className="text-muted">{t('sso.notReady')}</p>}
        <Switch
          label={t('sso.enabled')}
          checked={connection?.enabled ?? false}
          disabled={!isReady || change.isPending}
          onChange={({ currentTarget }) => change.mutate({ body: { enabled: currentTarget.checked } })}
        />
        <Switch
          label={t('sso.required')}
          checked={connection?.required ?? false}
          disabled={!connection?.enabled || change.isPending}
          onChange={({ currentTarget }) => change.mutate({ body: { required: currentTarget.checked } })}
        />
        <p className="text-caption text-subtle">{t('sso.requiredExplain')}</p>
      </section>
      {shown === 'disconnect' && <Disconnect onClose={() => setShown(null)} />}
    </div>
  )
}

function Disconnect({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('access')
  const remove = useApiMutation(deleteSso, { showsOwnError: true, onSuccess: onClose })
  return (
    <ConfirmDialog
      title={t('sso.disconnectTitle')}
      description={t('sso.disconnectExplain')}
      confirm={t('sso.disconnect')}
      danger
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  )
}
