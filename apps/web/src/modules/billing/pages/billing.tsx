import { useTranslation } from 'react-i18next'
import { Alert } from '../../../components/ui/alert'
import { Async } from '../../../components/ui/async'
import { PageHeader } from '../../../components/ui/page-header'
import { Skeleton } from '../../../components/ui/skeleton'
import { useUser } from '../../identity/auth/session'
import { useMembers } from '../../identity/organizations/api/organization'
import { useOverview, useUsage } from '../billing/api/billing'
import { ExtraAnalysesCard } from '../billing/components/extra-analyses-card'
import { InvoicesCard } from '../billing/components/invoices-card'
import { PlanNotices } from '../billing/components/plan-notices'
import { PlanSummary } from '../billing/components/plan-summary'
import { UsageHistoryCard } from '../billing/components/usage-history-card'
import { UsageMeters } from '../billing/components/usage-meters'

/** As high as the screen, so that what comes after it isn't seen to move. */
const loading = <Skeleton className="h-dvh w-full" />

export default function BillingPage() {
  const { t } = useTranslation('billing')
  const isAdmin = useUser().role === 'admin'
  return (
    <>
      <PageHeader title={t('page.title')} description={t('page.explain')} />
      <div className="grid gap-6">{isAdmin ? <AdminBilling /> : <MemberBilling />}</div>
    </>
  )
}

function AdminBilling() {
  const overview = useOverview()
  const usage = useUsage()
  const members = useMembers()
  return (
    <>
      <Async query={overview} skeleton={loading}>
        {found => (
          <>
            <PlanNotices overview={found} />
            <PlanSummary overview={found} />
            <Async query={usage} skeleton={loading}>
              {stats => <UsageMeters usage={stats} overview={found} />}
            </Async>
            {found.hasSubscription && <ExtraAnalysesCard tier={found.plan} left={found.extraAnalyses} />}
          </>
        )}
      </Async>
      <InvoicesCard />
      <UsageHistoryCard people={members.data ?? []} />
    </>
  )
}

function MemberBilling() {
  const { t } = useTranslation('billing')
  const usage = useUsage()
  return (
    <>
      <Alert>{t('page.member')}</Alert>
      <Async query={usage} skeleton={loading}>
        {stats => <UsageMeters usage={stats} overview={undefined} />}
      </Async>
      <UsageHistoryCard people={[]} />
    </>
  )
}
