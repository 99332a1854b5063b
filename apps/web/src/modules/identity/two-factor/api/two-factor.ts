import { getOrganizationTwoFactor, getTwoFactor } from '@plumbline/contract/identity/two-factor'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../../lib/query'

export const useTwoFactor = () => useQuery(queryFor(getTwoFactor, undefined))

export const useOrganizationTwoFactor = () => useQuery(queryFor(getOrganizationTwoFactor, undefined))
