import {
  billingInvoices,
  billingOverview,
  billingPortal,
  billingPrices,
  buyExtraAnalyses,
  checkoutSession,
} from '@plumbline/contract/billing/billing'
import type { PlanInterval, Tier } from '@plumbline/contract/billing/plans'
import { getUsage, usageHistory } from '@plumbline/contract/billing/usage'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../lib/api'
import { clearCheckout, markCheckout } from '../../../../lib/checkout-flags'
import { formatError } from '../../../../lib/error-message'
import { i18next } from '../../../../lib/i18n'
import { queryFor, useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'

/** Where people return to from a payment page. */
const returnUrls = { successUrl: '/dashboard?checkout=success', cancelUrl: '/pricing?checkout=cancel' }

export const useOverview = (enabled = true) => useQuery({ ...queryFor(billingOverview, undefined), enabled })
export const useInvoices = () => useQuery(queryFor(billingInvoices, undefined))
export const useUsage = () => useQuery(queryFor(getUsage, undefined))

const HISTORY_LENGTH = 50
export const useUsageHistory = (userId: string | undefined) =>
  useQuery(queryFor(usageHistory, { query: { limit: HISTORY_LENGTH, ...(userId && { userId }) } }))

/** The payment page may be of the provider or of this installation; the browser goes there either way. */
function open({ url }: { url: string }) {
  if (!url) throw new ApiError('no_payment_page', 200, i18next.t('checkout.noPage', { ns: 'billing' }))
  location.assign(url)
}

/** Which plans a checkout can be for, and what starts it. */
export function useCheckout() {
  const prices = useQuery(queryFor(billingPrices, undefined))
  const checkout = useApiMutation(checkoutSession, { showsOwnError: true, onSuccess: open })
  const priceOf = (tier: Tier, interval: PlanInterval) =>
    prices.data?.items.find(price => price.tier === tier && price.interval === interval)?.priceId
  return {
    prices,
    priceOf,
    error: checkout.error,
    /** The price that is being opened. */
    opening: checkout.isPending ? checkout.variables.body.priceId : null,
    start: (tier: Tier, priceId: string) => {
      markCheckout(tier)
      checkout.mutate({ body: { priceId, ...returnUrls } }, { onError: clearCheckout })
    },
  }
}

export function useExtraAnalyses(tier: Tier) {
  const buy = useApiMutation(buyExtraAnalyses, { showsOwnError: true, onSuccess: open })
  return {
    error: buy.error,
    isPending: buy.isPending,
    buy: (count: number) => {
      markCheckout(tier)
      buy.mutate({ body: { count, ...returnUrls } }, { onError: clearCheckout })
    },
  }
}

export function usePortal() {
  const portal = useApiMutation(billingPortal, { showsOwnError: true, onSuccess: open })
  const { t } = useTranslation('billing')
  return {
    isPending: portal.isPending,
    open: () =>
      portal.mutate(
        { body: { returnUrl: '/billing' } },
        {
          onError: error =>
            toast({
              title: t('page.portalFailed'),
              description: formatError(error),
              variant: 'destructive',
            }),
        },
      ),
  }
}
