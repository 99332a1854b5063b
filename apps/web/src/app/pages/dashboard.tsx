import { allows } from '@plumbline/contract/plans'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { Card } from '../../components/ui/card'
import { PageHeader } from '../../components/ui/page-header'
import { SkeletonLines } from '../../components/ui/skeleton'
import { ProcessCard } from '../../features/analysis/components/process-card'
import { VerifiedNotice, verificationOutcome } from '../../features/auth/components/verified-notice'
import { useSession, useUser } from '../../features/auth/session'
import { isFree } from '../../features/billing/subscription-status'
import { FindingsCard } from '../../features/dashboard/components/findings-card'
import { cx } from '../../lib/cx'
import { lazyPage } from '../lazy-page'
import { UploadAndResults } from '../results/upload-and-results'

// Needed once in an account's life.
const OnboardingCard = lazy(() => import('../../features/auth/components/onboarding-card'))
// Only on the free plan.
const FreeUsageCard = lazy(() => import('../../features/billing/components/free-usage-card'))

// Only after a payment.
const CheckoutSuccess = lazyPage(
  () => import('../../features/billing/components/checkout-success'),
  'billing',
)

// Its words are many, and the upload does not wait for them.
const SuggestedRegulations = lazyPage(
  () => import('../../features/regulations/components/library/suggested-regulations'),
  'regulations',
)

export default function DashboardPage() {
  const { t } = useTranslation('account')
  const user = useUser()
  const { reload } = useSession()
  const navigate = useNavigate()
  const { search } = useLocation()
  const verified = verificationOutcome(search)
  const hasPaid = new URLSearchParams(search).get('checkout') === 'success'
  const onFreePlan = isFree(user.subscriptionTier)
  const beside = onFreePlan && !user.onboarded
  return (
    <>
      <PageHeader title={t('dashboard.title')} />
      {hasPaid && (
        <Suspense fallback={null}>
          <CheckoutSuccess onSynced={reload} onDone={() => navigate('/dashboard', { replace: true })} />
        </Suspense>
      )}
      <div className="grid gap-6">
        {verified && !(verified === 'done' && user.onboarded) && (
          <VerifiedNotice outcome={verified} signedIn />
        )}
        {(onFreePlan || !user.onboarded) && (
          <div
            className={cx('grid items-start gap-6', beside && 'xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]')}
          >
            {!user.onboarded && (
              <Suspense fallback={<CardSkeleton />}>
                <OnboardingCard user={user} />
              </Suspense>
            )}
            {onFreePlan && (
              <Suspense fallback={<CardSkeleton />}>
                <FreeUsageCard />
              </Suspense>
            )}
          </div>
        )}
        <FindingsCard />
        <DetectionHeader />
        <UploadAndResults beside={<ProcessCard />} />
        <Suspense
          fallback={
            <Card>
              <SkeletonLines lines={6} />
            </Card>
          }
        >
          <SuggestedRegulations
            industry={user.industry}
            included={allows(user.subscriptionTier, 'regulations')}
          />
        </Suspense>
      </div>
    </>
  )
}

/** The version people name when they write to support. */
const VERSION = '1.3.0'

function DetectionHeader() {
  const { t } = useTranslation('analysis')
  return (
    <div className="mt-2 flex flex-wrap items-baseline gap-x-3">
      <h2 className="text-heading font-strong">{t('page.dashboard')}</h2>
      <span className="tabular text-caption text-subtle">{t('page.version', { version: VERSION })}</span>
    </div>
  )
}

function CardSkeleton() {
  return (
    <Card>
      <SkeletonLines lines={8} />
    </Card>
  )
}
