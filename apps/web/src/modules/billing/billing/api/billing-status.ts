import { billingStatus } from '@plumbline/contract/billing/billing'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../../lib/query'

export const useBillingStatus = () => useQuery(queryFor(billingStatus, undefined))
