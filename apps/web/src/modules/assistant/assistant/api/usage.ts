import { getUsage, type UsageStats } from '@plumbline/contract/billing/usage'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../../lib/query'

const usage = queryFor(getUsage, undefined)

export const useUsage = () => useQuery({ ...usage, meta: { showsOwnError: true } })

/** What the server said is left, shown before it is asked again. */
export const setRemaining = (client: QueryClient, remaining: number | null) =>
  client.setQueryData<UsageStats>(
    usage.queryKey,
    before => before && { ...before, paulie_messages_remaining: remaining },
  )
