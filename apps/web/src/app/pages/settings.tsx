import type { ExportContent } from '@plumbline/contract/organization-exports'
import { allows } from '@plumbline/contract/plans'
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
import { AdvancedModelsCard } from '../../features/users/components/advanced-models-card'
import { ChangePasswordForm } from '../../features/users/components/change-password-form'
import { PreferencesForm } from '../../features/users/components/preferences-form'
import { ProfileSummary } from '../../features/users/components/profile-summary'
import { SessionsCard } from '../../features/users/components/sessions-card'
import { lazyPage } from '../lazy-page'

const Team = lazy(() => import('../../features/organizations/components/team'))

const PushDevices = lazyPage(() => import('../../features/push/components/push-devices'), 'push')
const Webhooks = lazyPage(() => import('../../features/webhooks/components/webhooks'), 'webhooks')
const ExportCard = lazyPage<{ content?: ExportContent }>(
  () => import('../../features/organization-exports/components/export-card'),
  'organization-exports',
)
const SsoSettings = lazyPage(() => import('../../features/sso/components/sso-settings'), 'access')
const ApiKeys = lazyPage<{ isIncluded: boolean }>(
  () => import('../../features/api-keys/components/api-keys'),
  'access',
)
const AccessLog = lazyPage(() => import('../../features/access-log/components/access-log'), 'access')
const Activity = lazyPage(() => import('../../features/events/components/activity'), 'activity')
type NotificationSettingsProps = { user: User; onSaved: (user: User) => void }
const TwoFactorCard = lazyPage<{ user: User }>(
  () => import('../../features/two-factor/components/two-factor-card'),
  'two-factor',
)
const TeamTwoFactorCard = lazyPage<{ user: User }>(
  () => import('../../features/two-factor/components/team-two-factor-card'),
  'two-factor',
)
const NotificationSettings = lazyPage<NotificationSettingsProps>(
  () => import('../../features/notifications/components/notification-settings'),
  'notifications',
  'notification-texts',
)

const Sites = lazyPage<{ user: User }>(() => import('../../features/sites/components/sites'), 'sites')

const LearningCard = lazyPage(
  () => import('../../features/learning/components/learning-card'),
  'learning',
  'hazards',
)

const RetentionCard = lazyPage(() => import('../../features/organizations/components/retention-card'), 'data')
type DeleteOrganizationProps = { user: User; onChanged: () => Promise<void> }
const DeleteOrganizationCard = lazyPage<DeleteOrganizationProps>(
  () => import('../../features/organizations/components/delete-organization-card'),
  'data',
)
const DeleteAccountCard = lazyPage<{ user: User; onChanged: (user: User) => void }>(
  () => import('../../features/users/components/delete-account-card'),
  'data',
)

const tabs = ['profile', 'notifications', 'preferences', 'security', 'team', 'sites'] as const
const managerTabs = ['detection'] as const
const adminTabs = ['access', 'webhooks', 'activity', 'data'] as const
type TabId = (typeof tabs | typeof managerTabs | typeof adminTabs)[number]

const tabsOf = ({ role }: User): readonly TabId[] =>
  role === 'admin'
    ? [...tabs, ...managerTabs, ...adminTabs]
    : role === 'manager'
      ? [...tabs, ...managerTabs]
      : tabs

const DetectionTab = ({ user }: { user: User }) => (
  <Suspense fallback={<Spinner />}>
    <div className="grid gap-6">
      <LearningCard />
      {user.role === 'admin' && <ExportCard content="training" />}
    </div>
  </Suspense>
)

const AccessTab = ({ user }: { user: User }) => (
  <Suspense fallback={<Spinner />}>
    <div className="grid gap-6">
      <SsoSettings />
      <ApiKeys isIncluded={allows(user.subscriptionTier, 'apiAccess')} />
      <AccessLog />
    </div>
  </Suspense>
)

export default function SettingsPage() {
  const { t } = useTranslation('settings')
  const user = useUser()
  const { setUser, reload } = useSession()
  const [params, setParams] = useSearchParams()
  const shown = tabsOf(user)
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
    preferences: (
      <div className="grid gap-6">
        <PreferencesForm user={user} onSaved={setUser} />
        <AdvancedModelsCard user={user} onSaved={setUser} />
      </div>
    ),
    security: (
      <div className="grid gap-6">
        <ChangePasswordForm email={user.email} />
        <Suspense fallback={<Spinner />}>
          <TwoFactorCard user={user} />
        </Suspense>
        <SessionsCard />
        <Suspense fallback={<Spinner />}>
          <DeleteAccountCard user={user} onChanged={setUser} />
        </Suspense>
      </div>
    ),
    team: (
      <Suspense fallback={<Spinner />}>
        <div key={user.organizationId} className="grid gap-6">
          <Team user={user} onChanged={reload} />
          {user.role === 'admin' && <TeamTwoFactorCard user={user} />}
        </div>
      </Suspense>
    ),
    sites: (
      <Suspense fallback={<Spinner />}>
        <Sites key={user.organizationId} user={user} />
      </Suspense>
    ),
    detection: <DetectionTab key={user.organizationId} user={user} />,
    access: <AccessTab key={user.organizationId} user={user} />,
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
    data: (
      <Suspense fallback={<Spinner />}>
        <div key={user.organizationId} className="grid gap-6">
          <p className="text-muted">{t('data.explain')}</p>
          <ExportCard />
          <RetentionCard />
          <DeleteOrganizationCard user={user} onChanged={reload} />
        </div>
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
