import {
  deleteSecondLook,
  getSecondLook,
  type SecondLookSettings,
  switchSecondLook,
} from '@plumbline/contract/capture/second-look'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Unplug } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog'
import { Facts } from '../../../../components/ui/facts'
import { SkeletonLines } from '../../../../components/ui/skeleton'
import { Switch } from '../../../../components/ui/switch'
import { useFormats } from '../../../../lib/format'
import { queryFor, useApiMutation } from '../../../../lib/query'
import { ModelForm } from './model-form'
import { TryModel } from './try-model'

type Model = NonNullable<SecondLookSettings['model']>

/** The vision model that is asked about photos, for admins. */
export default function SecondLookCard() {
  const { t } = useTranslation('second-look')
  const settings = useQuery(queryFor(getSecondLook, undefined))
  return (
    <Card aria-labelledby="second-look-title">
      <CardHeader id="second-look-title" title={t('title')} description={t('explain')} />
      <p className="mb-5 text-muted">{t('privacy')}</p>
      <Async query={settings} skeleton={<SkeletonLines lines={6} />} isEmpty={() => false}>
        {found => <Settings settings={found} />}
      </Async>
    </Card>
  )
}

function Settings({ settings: { model, installation } }: { settings: SecondLookSettings }) {
  const { t } = useTranslation('second-look')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="grid gap-6">
      {!model && installation && <p className="max-w-prose">{t('installation', installation)}</p>}
      {!model || isOpen ? (
        <ModelForm model={model} onClose={() => setIsOpen(false)} />
      ) : (
        <Connected model={model} onChange={() => setIsOpen(true)} />
      )}
    </div>
  )
}

function Connected({ model, onChange }: { model: Model; onChange: () => void }) {
  const { t } = useTranslation('second-look')
  const { dateTime } = useFormats()
  const [shown, setShown] = useState<'confirm' | 'disconnect' | null>(null)
  const change = useApiMutation(switchSecondLook)
  const { confirmedBy, confirmedAt, enabled, hasKey, host } = model
  return (
    <>
      <Facts
        className="break-words"
        facts={[
          [t('host'), <strong key="host">{host}</strong>],
          [t('model'), model.model],
          [t('hasKey'), t(hasKey ? 'keyStored' : 'keyNone')],
          [t('confirmed'), confirmedAt && [confirmedBy, dateTime(confirmedAt)].filter(Boolean).join(' · ')],
        ]}
      />
      <div className="grid gap-1">
        <Switch
          label={t('enabled')}
          checked={enabled}
          disabled={change.isPending}
          onChange={({ currentTarget }) =>
            currentTarget.checked ? setShown('confirm') : change.mutate({ body: { enabled: false } })
          }
        />
        {!enabled && <p className="text-muted">{t('off')}</p>}
      </div>
      <TryModel />
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" icon={<Pencil className="size-5" aria-hidden />} onClick={onChange}>
          {t('change')}
        </Button>
        <Button
          look="quiet"
          icon={<Unplug className="size-5" aria-hidden />}
          onClick={() => setShown('disconnect')}
        >
          {t('disconnect')}
        </Button>
      </div>
      {shown === 'confirm' && <Confirm model={model} onClose={() => setShown(null)} />}
      {shown === 'disconnect' && <Disconnect onClose={() => setShown(null)} />}
    </>
  )
}

/** Nothing is sent before a person has read where it goes. */
function Confirm({ model: { host, model }, onClose }: { model: Model; onClose: () => void }) {
  const { t } = useTranslation('second-look')
  const turnOn = useApiMutation(switchSecondLook, { showsOwnError: true, onSuccess: onClose })
  return (
    <ConfirmDialog
      title={t('confirmTitle', { host })}
      description={t('confirmExplain', { host, model })}
      confirm={t('confirm', { host })}
      pending={turnOn.isPending}
      error={turnOn.error}
      onConfirm={() => turnOn.mutate({ body: { enabled: true, host } })}
      onClose={onClose}
    />
  )
}

function Disconnect({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('second-look')
  const remove = useApiMutation(deleteSecondLook, { showsOwnError: true, onSuccess: onClose })
  return (
    <ConfirmDialog
      title={t('disconnectTitle')}
      description={t('disconnectExplain')}
      confirm={t('disconnect')}
      danger
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  )
}
