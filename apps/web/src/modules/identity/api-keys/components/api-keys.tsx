import { type ApiKey, listApiKeys, MAX_API_KEYS, revokeApiKey } from '@plumbline/contract/identity/api-keys'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Badge } from '../../../../components/ui/badge'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog'
import { PlansNotice } from '../../../../components/ui/plans-notice'
import { SecretDialog } from '../../../../components/ui/secret-dialog'
import { EmptyState } from '../../../../components/ui/states'
import { useFormats } from '../../../../lib/format'
import { queryFor, useApiMutation } from '../../../../lib/query'
import { scopeKey } from '../scope-key'
import { ApiKeyForm } from './api-key-form'

type Shown = { what: 'form' } | { what: 'key'; key: string } | { what: 'revoke'; apiKey: ApiKey }

/** Keys for the organization's own programs, for admins. */
export default function ApiKeys({ isIncluded }: { isIncluded: boolean }) {
  const { t } = useTranslation('access')
  const keys = useQuery(queryFor(listApiKeys, undefined))
  const [shown, setShown] = useState<Shown | null>(null)
  const close = () => setShown(null)
  if (shown?.what === 'form')
    return <ApiKeyForm onClose={close} onCreated={key => setShown({ what: 'key', key })} />
  const hasRoom = isIncluded && (keys.data?.length ?? 0) < MAX_API_KEYS
  return (
    <Card aria-labelledby="api-keys-title">
      <CardHeader
        id="api-keys-title"
        title={t('keys.title')}
        description={t('keys.explain')}
        action={
          hasRoom && (
            <Button icon={<Plus className="size-5" aria-hidden />} onClick={() => setShown({ what: 'form' })}>
              {t('keys.create')}
            </Button>
          )
        }
      />
      {!isIncluded && <PlansNotice link={t('seePlans')}>{t('enterprise')}</PlansNotice>}
      <Async
        query={keys}
        empty={
          isIncluded ? (
            <EmptyState icon={<KeyRound aria-hidden />} title={t('keys.empty')}>
              {t('keys.emptyExplain')}
            </EmptyState>
          ) : null
        }
      >
        {items => (
          <ul className="grid">
            {items.map(apiKey => (
              <ApiKeyRow
                key={apiKey.id}
                apiKey={apiKey}
                onRevoke={() => setShown({ what: 'revoke', apiKey })}
              />
            ))}
          </ul>
        )}
      </Async>
      {shown?.what === 'key' && <NewKey value={shown.key} onClose={close} />}
      {shown?.what === 'revoke' && <RevokeKey apiKey={shown.apiKey} onClose={close} />}
    </Card>
  )
}

function ApiKeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { t } = useTranslation('access')
  const { date, dateTime } = useFormats()
  const { name, prefix, scopes, requestsPerMinute, createdBy, createdAt, expiresAt, lastUsedAt } = apiKey
  const isExpired = Date.parse(expiresAt) <= Date.now()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0">
      <div className="grid min-w-0 gap-1">
        <h3 className="flex flex-wrap items-center gap-2 font-strong break-words">
          {name}
          <code className="font-mono text-caption text-muted">{prefix}…</code>
          {isExpired && <Badge tone="high">{t('keys.expired')}</Badge>}
        </h3>
        <p className="text-muted">{scopes.map(scope => t(`scope.${scopeKey(scope)}`)).join(' · ')}</p>
        <p className="tabular text-caption text-subtle">
          {[
            t('keys.expires', { date: date(expiresAt) }),
            lastUsedAt ? t('keys.lastUsed', { time: dateTime(lastUsedAt) }) : t('keys.neverUsed'),
            t('keys.rate', { count: requestsPerMinute }),
            createdBy
              ? t('keys.createdBy', { name: createdBy, date: date(createdAt) })
              : t('keys.createdOn', { date: date(createdAt) }),
          ].join(' · ')}
        </p>
      </div>
      <Button
        look="secondary"
        icon={<Trash2 className="size-5" aria-hidden />}
        aria-label={t('keys.revokeOne', { name })}
        onClick={onRevoke}
      >
        {t('keys.revoke')}
      </Button>
    </li>
  )
}

function NewKey({ value, onClose }: { value: string; onClose: () => void }) {
  const { t } = useTranslation('access')
  const text = {
    title: t('keys.newTitle'),
    explain: t('keys.newExplain'),
    label: t('keys.key'),
    done: t('keys.done'),
    copy: t('keys.copy'),
    copied: t('keys.copied'),
  }
  return <SecretDialog secret={value} text={text} onClose={onClose} />
}

function RevokeKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useTranslation('access')
  const revoke = useApiMutation(revokeApiKey, { showsOwnError: true, onSuccess: onClose })
  return (
    <ConfirmDialog
      title={t('keys.revokeTitle', { name: apiKey.name })}
      description={t('keys.revokeExplain')}
      confirm={t('keys.revoke')}
      danger
      pending={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate({ params: { id: apiKey.id } })}
      onClose={onClose}
    />
  )
}
