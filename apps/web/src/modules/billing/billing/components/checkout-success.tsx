import { billingSync, type SubscriptionStatus } from '@plumbline/contract/billing/billing'
import { plans } from '@plumbline/contract/billing/plans'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../lib/api'
import { clearCheckout, pendingCheckout } from '../../../../lib/checkout-flags'
import { useFormats } from '../../../../lib/format'
import { refreshAfter } from '../../../../lib/freshness'
import { toast } from '../../../../lib/toast'

const TRIES = 4
const PAUSE_MS = 1500

/** The payment provider may report the payment a moment after the browser is back. */
async function syncUntil(plan: string | null): Promise<SubscriptionStatus> {
  for (let attempt = 1; ; attempt++) {
    const status = await call(billingSync)
    const isThere = plan === null || status.plan === plan
    if (isThere || attempt === TRIES) return status
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
  }
}

type CheckoutSuccessProps = { onSynced: () => Promise<void>; onDone: () => void }

/** Shows nothing itself: brings the plan that was paid for into the app and says so. */
export default function CheckoutSuccess({ onSynced, onDone }: CheckoutSuccessProps) {
  const { t } = useTranslation('billing')
  const { number } = useFormats()
  const client = useQueryClient()
  const hasBegun = useRef(false)

  const finish = async () => {
    const wanted = pendingCheckout()
    clearCheckout()
    const status = await syncUntil(wanted).catch(() => null)
    await Promise.all([onSynced(), refreshAfter(client, billingSync)])
    const plan = status && plans[status.plan].name
    const left = status?.analysesRemaining
    if (!plan || (wanted && status.plan !== wanted))
      toast({ title: t('checkout.done'), description: t('checkout.waiting') })
    else
      toast({
        title: t('checkout.done'),
        description:
          typeof left === 'number'
            ? t('checkout.plan', { plan, left: number(left) })
            : t('checkout.unlimited', { plan }),
      })
    onDone()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each return from a checkout
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void finish()
  }, [])
  return null
}
