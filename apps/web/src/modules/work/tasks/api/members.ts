import { listMembers } from '@plumbline/contract/identity/organizations'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../../lib/query'

export const useMembersQuery = () => useQuery(queryFor(listMembers, undefined))

/** Those a task can be given to. */
export const useMembers = () => useMembersQuery().data ?? []

/** The name of a member; nothing is fetched where there is nobody to name. */
export function useMemberName(id: string | null) {
  const { data } = useQuery({ ...queryFor(listMembers, undefined), enabled: id !== null })
  return data?.find(member => member.id === id)?.name
}
