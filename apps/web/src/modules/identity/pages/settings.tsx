import { allows } from '@plumbline/contract/billing/plans'
import type { User } from '@plumbline/contract/identity/users'
import type { ExportContent } from '@plumbline/contract/operations/organization-exports'
import { CreditCard } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { lazyPage } from '../../../app/lazy-page'
import { ButtonLink } from '../../../components/ui/button'
import { PageHeader } from '../../../components/ui/page-header'
import { Spinner } from '../../../components/ui/spinner'
import { Tabs } from '../../../components/ui/tabs'
import { ConfirmAddress } from '../auth/components/confirm-address'
import { useSession, useUser } from '../auth/session'
import { AdvancedModelsCard } from '../users/components/advanced-models-card'
import { ChangePasswordForm } from '../users/components/change-password-form'
import { PreferencesForm } from '../users/components/preferences-form'
import { ProfileSummary } from '../users/components/profile-summary'
import { SessionsCard } from '../users/components/sessions-card'

const Team = lazy(() => import('../organizations/components/team'))

const PushDevices = lazyPage(() => import('../../integrations/push/components/push-devices'), 'push')
const Webhooks = lazyPage(() => import('../../integrations/webhooks/components/webhooks'), 'webhooks')
const ExportCard = lazyPage<{ content?: ExportContent }>(
  () => import('../../operations/organization-exports/components/export-card'),
  'organization-exports',
)
const SsoSettings = lazyPage(() => import('../sso/components/sso-settings'), 'access')
const ApiKeys = lazyPage<{ isIncluded: boolean }>(() => import('../api-keys/components/api-keys'), 'access')
const AccessLog = lazyPage(() => import('../access-log/components/access-log'), 'access')
const Activity = lazyPage(() => import('../../insights/events/components/activity'), 'activity')
type NotificationSettingsProps = { user: User; onSaved: (user: User) => void }
const TwoFactorCard = lazyPage<{ user: User; confirmAddress: ReactNode }>(
  () => import('../two-factor/components/two-factor-card'),
  'two-factor',
)
const TeamTwoFactorCard = lazyPage<{ user: User }>(
  () => import('../two-factor/components/team-two-factor-card'),
  'two-factor',
)
const NotificationSettings = lazyPage<NotificationSettingsProps>(
  () => import('../../integrations/notifications/components/notification-settings'),
  'notifications',
  'notification-texts',
)

const Sites = lazyPage<{ user: User }>(() => import('../sites/components/sites'), 'sites')

const LearningCard = lazyPage(
  () => import('../../capture/learning/components/learning-card'),
  'learning',
  'hazards',
  'picture-tags',
)

const SecondLookCard = lazyPage(
  () => import('../../capture/second-look/components/second-look-card'),
  'second-look',
)

const RetentionCard = lazyPage(() => import('../organizations/components/retention-card'), 'data')
type DeleteOrganizationProps = { user: User; onChanged: () => Promise<void> }
const DeleteOrganizationCard = lazyPage<DeleteOrganizationProps>(
  () => import('../organizations/components/delete-organization-card'),
  'data',
  'two-factor',
)
const DeleteAccountCard = lazyPage<{ user: User; onChanged: (user: User) => void }>(
  () => import('../users/components/delete-account-card'),
  'data',
)

const tabs = ['profile', 'notifications', 'preferences', 'security', 'team', 'sites'] as const
const managerTabs = ['detection'] as const
const adminTabs = ['advanced', 'access', 'webhooks', 'activity', 'data'] as const
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

const AdvancedTab = () => (
  <Suspense fallback={<Spinner />}>
    <SecondLookCard />
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
          <TwoFactorCard
            user={user}
            confirmAddress={<ConfirmAddress email={user.email} verified={false} />}
          />
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
    advanced: <AdvancedTab key={user.organizationId} />,
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
