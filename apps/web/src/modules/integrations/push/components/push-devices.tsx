import {
  addPushDevice,
  listPushDevices,
  type PushDevice,
  removePushDevice,
} from '@plumbline/contract/integrations/push'
import { useQuery } from '@tanstack/react-query'
import { BellRing, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Async } from '../../../../components/ui/async'
import { Badge } from '../../../../components/ui/badge'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { useFormats } from '../../../../lib/format'
import { queryFor, useApiMutation } from '../../../../lib/query'
import { canPush, currentSubscription, deviceName, subscribe } from '../this-device'

type Problem = 'denied' | 'failed'

/** The devices that show this person's notifications, and the way to add the one in use. */
export default function PushDevices() {
  const { t } = useTranslation('push')
  const devices = useQuery(queryFor(listPushDevices, undefined))
  const own = useQuery({ queryKey: ['push-subscription'], queryFn: currentSubscription })
  const add = useApiMutation(addPushDevice)
  const [problem, setProblem] = useState<Problem | null>(null)
  const isOn = devices.data?.devices.some(({ endpoint }) => endpoint === own.data?.endpoint) ?? false

  const turnOn = async (publicKey: string) => {
    setProblem(null)
    try {
      const subscription = await subscribe(publicKey)
      if (!subscription) return setProblem('denied')
      const { endpoint = '', keys } = subscription.toJSON()
      const { p256dh = '', auth = '' } = keys ?? {}
      await add.mutateAsync({ body: { endpoint, keys: { p256dh, auth }, name: deviceName() } })
      await own.refetch()
    } catch {
      setProblem('failed')
    }
  }

  return (
    <Card aria-labelledby="push-title">
      <CardHeader id="push-title" title={t('title')} description={t('explain')} />
      <Async query={devices}>
        {({ publicKey, devices: items }) => (
          <div className="grid gap-4">
            {items.length > 0 && (
              <ul className="grid">
                {items.map(device => (
                  <DeviceRow
                    key={device.id}
                    device={device}
                    isThis={device.endpoint === own.data?.endpoint}
                  />
                ))}
              </ul>
            )}
            {!canPush() && <Alert tone="info">{t('unsupported')}</Alert>}
            {canPush() && !isOn && (
              <Button
                className="justify-self-start"
                icon={<BellRing className="size-5" aria-hidden />}
                loading={add.isPending}
                onClick={() => void turnOn(publicKey)}
              >
                {t('turnOn')}
              </Button>
            )}
            {problem && <Alert tone="danger">{t(problem)}</Alert>}
          </div>
        )}
      </Async>
    </Card>
  )
}

function DeviceRow({ device: { id, name, createdAt }, isThis }: { device: PushDevice; isThis: boolean }) {
  const { t } = useTranslation('push')
  const { date } = useFormats()
  const remove = useApiMutation(removePushDevice)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 first:pt-0 last:border-b-0">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2">
          {name || t('unnamed')}
          {isThis && <Badge tone="good">{t('thisDevice')}</Badge>}
        </p>
        <p className="text-caption text-subtle">{t('since', { date: date(createdAt) })}</p>
      </div>
      <Button
        look="secondary"
        icon={<Trash2 className="size-5" aria-hidden />}
        loading={remove.isPending}
        onClick={() => remove.mutate({ params: { id } })}
      >
        {t('turnOff')}
      </Button>
    </li>
  )
}
