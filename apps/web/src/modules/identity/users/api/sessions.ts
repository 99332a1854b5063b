import { listSessions } from '@plumbline/contract/identity/users'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../../lib/query'

export const useSessions = () => useQuery(queryFor(listSessions, undefined))
