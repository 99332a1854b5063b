import type { User } from '@plumbline/contract/users'
import { CreditCard } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../components/ui/button'
import { PageHeader } from '../../components/ui/page-header'
import { Spinner } from '../../components/ui/spinner'
import { Tabs } from '../../components/ui/tabs'
import { useSession, useUser } from '../../features/auth/session'
import { ChangePasswordForm } from '../../features/users/components/change-password-form'
import { PreferencesForm } from '../../features/users/components/preferences-form'
import { ProfileSummary } from '../../features/users/components/profile-summary'
import { SessionsCard } from '../../features/users/components/sessions-card'
import { lazyPage } from '../lazy-page'

const Team = lazy(() => import('../../features/organizations/components/team'))

const PushDevices = lazyPage(() => import('../../features/push/components/push-devices'), 'push')
const Webhooks = lazyPage(() => import('../../features/webhooks/components/webhooks'), 'webhooks')
const Activity = lazyPage(() => import('../../features/events/components/activity'), 'activity')
type NotificationSettingsProps = { user: User; onSaved: (user: User) => void }
const NotificationSettings = lazyPage<NotificationSettingsProps>(
  () => import('../../features/notifications/components/notification-settings'),
  'notifications',
  'notification-texts',
)

const Sites = lazyPage<{ user: User }>(() => import('../../features/sites/components/sites'), 'sites')

const tabs = ['profile', 'notifications', 'preferences', 'security', 'team', 'sites'] as const
const adminTabs = ['webhooks', 'activity'] as const
type TabId = (typeof tabs | typeof adminTabs)[number]

export default function SettingsPage() {
  const { t } = useTranslation('settings')
  const user = useUser()
  const { setUser, reload } = useSession()
  const [params, setParams] = useSearchParams()
  const shown: readonly TabId[] = user.role === 'admin' ? [...tabs, ...adminTabs] : tabs
  const chosen = shown.find(id => id === params.get('tab')) ?? 'profile'

  const contents: Record<TabId, React.ReactNode> = {
    profile: <ProfileSummary user={user} />,
    notifications: (
      <Suspense fallback={<Spinner />}>
        <div className="grid gap-6">
          <NotificationSettings user={user} onSaved={setUser} />
          <PushDevices />
        </div>
      </Suspense>
    ),
    preferences: <PreferencesForm user={user} onSaved={setUser} />,
    security: (
      <div className="grid gap-6">
        <ChangePasswordForm email={user.email} />
        <SessionsCard />
      </div>
    ),
    team: (
      <Suspense fallback={<Spinner />}>
        <Team key={user.organizationId} user={user} onChanged={reload} />
      </Suspense>
    ),
    sites: (
      <Suspense fallback={<Spinner />}>
        <Sites key={user.organizationId} user={user} />
      </Suspense>
    ),
    webhooks: (
      <Suspense fallback={<Spinner />}>
        <Webhooks key={user.organizationId} />
      </Suspense>
    ),
    activity: (
      <Suspense fallback={<Spinner />}>
        <Activity key={user.organizationId} />
      </Suspense>
    ),
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <ButtonLink
            to="/billing/subscribe"
            look="secondary"
            icon={<CreditCard className="size-5" aria-hidden />}
          >
            {t('toBilling')}
          </ButtonLink>
        }
      />
      <Tabs
        label={t('title')}
        value={chosen}
        onChange={tab => setParams({ tab }, { replace: true })}
        tabs={shown.map(id => ({ id, label: t(`tabs.${id}`), content: contents[id] }))}
      />
    </>
  )
}
