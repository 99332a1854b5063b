import { allows } from '@plumbline/contract/billing/plans'
import type { User } from '@plumbline/contract/identity/users'
import { type ReactNode, Suspense, useRef } from 'react'
import { lazyPage } from '../../../../app/lazy-page'
import { Skeleton } from '../../../../components/ui/skeleton'
import { cx } from '../../../../lib/cx'
import { useIsNear } from '../../../../lib/use-is-near'
import { isFree } from '../../../billing/billing/subscription-status'

// The first screen does not wait for any of these.
const OnboardingCard = lazyPage(
  () => import('../../../identity/auth/components/onboarding-card'),
  'account',
  'options',
)
const FreeUsageCard = lazyPage(() => import('../../../billing/billing/components/free-usage-card'), 'account')
const Overview = lazyPage(() => import('../../dashboard/components/overview/overview'), 'labels')
const AlertsCard = lazyPage(() => import('../../dashboard/components/alerts-card'))
const RecentCard = lazyPage(() => import('../../dashboard/components/recent-card'))
const Trends = lazyPage(() => import('../../dashboard/components/trends/trends'), 'trends', 'labels')
const Detection = lazyPage(() => import('./detection'), 'analysis')
const SuggestedRegulations = lazyPage(
  () => import('../../../library/regulations/components/library/suggested-regulations'),
  'regulations',
)

type BelowProps = {
  user: User
  /** Nothing was ever uploaded: the upload comes before charts that have nothing to show. */
  isNew: boolean
}

/** Everything after the first screen. */
export function Below({ user, isNew }: BelowProps) {
  const trends = (
    <WhenNear key="trends" id="trends">
      <Part height="h-[60rem]">
        <Trends />
      </Part>
    </WhenNear>
  )
  const detection = (
    <WhenNear key="detection" id="detection">
      <Part height="h-[40rem]">
        <Detection />
      </Part>
    </WhenNear>
  )
  return (
    <>
      <Setup user={user} />
      <Part height="h-96">
        <Overview isManager={user.role !== 'user'} />
      </Part>
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <Part height="h-72">
          <AlertsCard />
        </Part>
        <Part height="h-72">
          <RecentCard />
        </Part>
      </div>
      {isNew ? [detection, trends] : [trends, detection]}
      <Part height="h-64">
        <SuggestedRegulations
          industry={user.industry}
          included={allows(user.subscriptionTier, 'regulations')}
        />
      </Part>
    </>
  )
}

/** What is left to set up, and what is left of the free plan. */
function Setup({ user }: { user: User }) {
  const onFreePlan = isFree(user.subscriptionTier)
  if (!onFreePlan && user.onboarded) return null
  const isBoth = onFreePlan && !user.onboarded
  return (
    <div className={cx('grid items-start gap-6', isBoth && 'xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]')}>
      {!user.onboarded && (
        <Part height="h-72">
          <OnboardingCard user={user} />
        </Part>
      )}
      {onFreePlan && (
        <Part height="h-72">
          <FreeUsageCard />
        </Part>
      )}
    </div>
  )
}

function Part({ height, children }: { height: string; children: ReactNode }) {
  return <Suspense fallback={<Skeleton className={cx('w-full', height)} />}>{children}</Suspense>
}

/** What is large, such as the charts and their library, is loaded when somebody scrolls to it. */
function WhenNear({ id, children }: { id: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(ref)
  return (
    <div ref={ref} id={id} className={isNear ? undefined : 'min-h-96'}>
      {isNear && children}
    </div>
  )
}
