import { endSession, type Session } from '@plumbline/contract/identity/users'
import { Laptop, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Badge } from '../../../../components/ui/badge'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { SkeletonLines } from '../../../../components/ui/skeleton'
import { useFormats } from '../../../../lib/format'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'
import { useSessions } from '../api/sessions'
import { deviceOf } from '../device'

/** Where this account is signed in, and the way to end it anywhere but here. */
export function SessionsCard() {
  const { t } = useTranslation('settings')
  const sessions = useSessions()
  const end = useApiMutation(endSession, {
    onSuccess: ({ ended }) => toast({ title: t('sessions.ended', { count: ended }) }),
  })
  const isEnding = (id: string) => end.isPending && end.variables?.params.id === id
  return (
    <Card>
      <CardHeader title={t('sessions.title')} description={t('sessions.explain')} />
      <Async query={sessions} skeleton={<SkeletonLines lines={4} />}>
        {list => (
          <div className="grid gap-4">
            <ul className="grid divide-y divide-line">
              {list.map(session => (
                <SessionRow
                  key={session.id}
                  session={session}
                  ending={isEnding(session.id)}
                  onEnd={() => end.mutate({ params: { id: session.id } })}
                />
              ))}
            </ul>
            {list.length > 1 && (
              <Button
                look="secondary"
                className="sm:justify-self-start"
                loading={isEnding('all')}
                onClick={() => end.mutate({ params: { id: 'all' } })}
              >
                {t('sessions.endOthers')}
              </Button>
            )}
          </div>
        )}
      </Async>
    </Card>
  )
}

type SessionRowProps = { session: Session; ending: boolean; onEnd: () => void }

function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const { t } = useTranslation('settings')
  const { t: common } = useTranslation()
  const { ago, date } = useFormats()
  const { browser, system, handheld } = deviceOf(session.device)
  const name =
    browser && system
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknownDevice'))
  const Icon = handheld ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <Icon className="size-6 shrink-0 text-subtle" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-strong">
          {name}
          {session.current && <Badge tone="good">{t('sessions.here')}</Badge>}
        </p>
        <p className="text-caption text-subtle">
          {t('sessions.lastSeen', { ago: ago(session.lastSeenAt) ?? common('time.justNow') })}
          {' · '}
          {t('sessions.since', { date: date(session.createdAt) })}
        </p>
      </div>
      {!session.current && (
        <Button
          look="quiet"
          loading={ending}
          onClick={onEnd}
          aria-label={t('sessions.endOne', { device: name })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
