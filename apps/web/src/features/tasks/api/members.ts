import { listMembers } from '@plumbline/contract/organizations'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../lib/query'

/** Those a task can be given to. */
export const useMembers = () => useQuery(queryFor(listMembers, undefined)).data ?? []
