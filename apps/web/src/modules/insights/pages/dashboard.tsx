import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { lazyPage } from '../../../app/lazy-page'
import { PageTitle } from '../../../components/ui/page-header'
import { useFormats } from '../../../lib/format'
import { hasOwnCamera, openCamera, openWithPhoto } from '../../capture/analysis/capture/capture-state'
import { PhotoInput } from '../../capture/analysis/capture/photo-input'
import type { VerifiedNoticeProps } from '../../identity/auth/components/verified-notice'
import { useSession, useUser } from '../../identity/auth/session'
import { verificationOutcome } from '../../identity/auth/verification-outcome'
import { useOpening } from '../dashboard/api/dashboard'
import { CheckPhoto } from '../dashboard/components/today/check-photo'
import { Below } from './dashboard/below'
import { TodaySkeleton } from './dashboard/today-skeleton'

// The names of findings are a file of their own.
const Today = lazyPage(() => import('./dashboard/today'), 'findings', 'hazards')

// Only after a payment.
const CheckoutSuccess = lazyPage(() => import('../../billing/billing/components/checkout-success'), 'billing')

// Only after the link in the verification mail.
const VerifiedNotice = lazyPage<VerifiedNoticeProps>(
  () => import('../../identity/auth/components/verified-notice'),
  'auth',
)

const isThere = ({ data, isFetched }: { data: unknown; isFetched: boolean }) =>
  data !== undefined || isFetched

/** The first screen says what to do now; how things are going is below it. */
export default function DashboardPage() {
  const user = useUser()
  const { reload } = useSession()
  const navigate = useNavigate()
  const { search } = useLocation()
  const verified = verificationOutcome(search)
  const hasPaid = new URLSearchParams(search).get('checkout') === 'success'
  const { today, metrics } = useOpening(`${user.id} ${user.organizationId}`)
  return (
    <>
      <DashboardHeader canAnalyze={user.remaining_uploads === null || user.remaining_uploads > 0} />
      {hasPaid && (
        <Suspense fallback={null}>
          <CheckoutSuccess onSynced={reload} onDone={() => navigate('/dashboard', { replace: true })} />
        </Suspense>
      )}
      <div className="grid gap-6 lg:gap-8">
        {verified && !(verified === 'done' && user.onboarded) && (
          <Suspense fallback={null}>
            <VerifiedNotice outcome={verified} signedIn />
          </Suspense>
        )}
        <Suspense fallback={<TodaySkeleton />}>
          <Today query={today} />
        </Suspense>
        {/* Later than what is above it, so that it is not pushed around. Once there it stays: it fetches the figures
            itself, and a fetch after a failure is pending again. */}
        {isThere(today) && isThere(metrics) && <Below user={user} isNew={metrics.data?.totalUploads === 0} />}
      </div>
    </>
  )
}

function DashboardHeader({ canAnalyze }: { canAnalyze: boolean }) {
  const { t } = useTranslation('dashboard')
  const { weekday } = useFormats()
  return (
    <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 lg:mb-6">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 lg:block">
        <PageTitle>{t('title')}</PageTitle>
        <p className="text-muted">{weekday(new Date())}</p>
      </div>
      <CheckPhoto
        canAnalyze={canAnalyze}
        hasOwnCamera={hasOwnCamera}
        onOpenCamera={openCamera}
        input={ref => <PhotoInput ref={ref} label={t('check.photo')} onPhoto={openWithPhoto} />}
      />
    </header>
  )
}
