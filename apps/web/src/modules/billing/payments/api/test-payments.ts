import { getTestCheckout, getTestPortal } from '@plumbline/contract/billing/test-payments'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../../lib/query'

export const useTestCheckout = (id: string) => useQuery(queryFor(getTestCheckout, { params: { id } }))
export const useTestPortal = () => useQuery(queryFor(getTestPortal, undefined))
