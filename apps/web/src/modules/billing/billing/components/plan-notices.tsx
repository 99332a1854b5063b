import { type BillingOverview, billingResume, billingUpgrade } from '@plumbline/contract/billing/billing'
import { plans } from '@plumbline/contract/billing/plans'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { useFormats } from '../../../../lib/format'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'
import { usePortal } from '../api/billing'

/** What is about to happen to the plan, with the way out of it. */
export function PlanNotices({ overview }: { overview: BillingOverview }) {
  const { t } = useTranslation('billing')
  const { graceUntil, cancelAtPeriodEnd, pendingPlan, payments } = overview
  return (
    <>
      {graceUntil && <GraceNotice plan={overview.plan} until={graceUntil} />}
      {cancelAtPeriodEnd ? (
        <EndNotice overview={overview} />
      ) : (
        pendingPlan && <PendingNotice overview={overview} pending={pendingPlan} />
      )}
      {payments === 'test' && <Alert>{t('page.test')}</Alert>}
    </>
  )
}

function GraceNotice({ plan, until }: { plan: BillingOverview['plan']; until: string }) {
  const { t } = useTranslation('billing')
  const { date } = useFormats()
  const portal = usePortal()
  return (
    <Alert
      tone="danger"
      title={t('notice.graceTitle')}
      action={
        <Button loading={portal.isPending} onClick={portal.open}>
          {t('notice.fix')}
        </Button>
      }
    >
      {t('notice.grace', { date: date(until), plan: plans[plan].name })}
    </Alert>
  )
}

function EndNotice({ overview }: { overview: BillingOverview }) {
  const { t } = useTranslation('billing')
  const { date } = useFormats()
  const plan = plans[overview.plan].name
  const resume = useApiMutation(billingResume, {
    onSuccess: () => toast({ title: t('cancel.kept', { plan }) }),
  })
  return (
    <Alert
      tone="warning"
      title={t('notice.endsTitle', { plan, date: date(overview.expires ?? new Date()) })}
      action={
        <Button look="secondary" loading={resume.isPending} onClick={() => resume.mutate()}>
          {t('choose.keep', { plan })}
        </Button>
      }
    >
      {t('notice.ends')}
    </Alert>
  )
}

type PendingNoticeProps = { overview: BillingOverview; pending: BillingOverview['plan'] }

/** Choosing the current plan again takes the change back. */
function PendingNotice({ overview, pending }: PendingNoticeProps) {
  const { t } = useTranslation('billing')
  const { date } = useFormats()
  const current = plans[overview.plan].name
  const keep = useApiMutation(billingUpgrade, {
    onSuccess: () => toast({ title: t('cancel.kept', { plan: current }) }),
  })
  return (
    <Alert
      title={t('notice.pendingTitle', {
        plan: plans[pending].name,
        date: date(overview.expires ?? new Date()),
      })}
      action={
        <Button
          look="secondary"
          loading={keep.isPending}
          onClick={() => keep.mutate({ body: { plan: overview.plan } })}
        >
          {t('choose.keep', { plan: current })}
        </Button>
      }
    >
      {t('notice.pending', { current })}
    </Alert>
  )
}
