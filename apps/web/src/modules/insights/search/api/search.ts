import type { search as searchCall } from '@plumbline/contract/insights/search'
import { MAX_SEARCH_LENGTH } from '@plumbline/contract/options'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { NetworkError, withoutSchemas } from '../../../../lib/api'
import { queryFor } from '../../../../lib/query'

const search = withoutSchemas<typeof searchCall>({ method: 'GET', path: '/api/search', access: 'member' })

/** Long enough that a word is typed in one go, short enough that nobody waits for it. */
const PAUSE_MS = 200
const FRESH_MS = 30_000
const AGAIN_MS = 2_000

/**
 * What the server finds once the typing pauses. The results before stay until the next ones are there; a request that
 * nobody waits for any more is canceled.
 */
export function useSearch(text: string) {
  const wanted = text.trim().slice(0, MAX_SEARCH_LENGTH)
  const [q, setQ] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setQ(wanted), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  const enabled = wanted !== '' && q !== ''
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...queryFor(search, { query: { q } }),
    enabled,
    staleTime: FRESH_MS,
    // The library is still being read: its regulations come a moment later.
    refetchInterval: ({ state }) => state.data?.regulationsPending === true && AGAIN_MS,
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  })
  const offline = enabled && error instanceof NetworkError
  const failed = enabled && !offline && error !== null
  return {
    results: enabled && !error ? data : undefined,
    offline,
    failed,
    /** What is shown isn't yet what the words find. */
    searching: wanted !== '' && !offline && !failed && (wanted !== q || isPlaceholderData || !data),
    retry: () => void refetch(),
  }
}
