import { getOrganization, listInvitations, listMembers } from '@plumbline/contract/identity/organizations'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../../lib/query'

export const useOrganization = () => useQuery(queryFor(getOrganization, undefined))
export const useMembers = () => useQuery(queryFor(listMembers, undefined))
export const useInvitations = () => useQuery(queryFor(listInvitations, undefined))
