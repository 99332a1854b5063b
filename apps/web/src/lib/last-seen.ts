import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { LAST_SEEN_KEY } from './bearer'
import { storage } from './storage'

type Kept = { owner: string; responses: Record<string, { at: number; data: unknown }> }

/** A new build may expect other responses. The name of the first script changes with everything that it loads. */
const build = document.querySelector<HTMLScriptElement>('script[type=module]')?.src

function read(owner: string): Kept {
  try {
    const kept: Kept = JSON.parse(storage.get(LAST_SEEN_KEY) ?? '')
    if (kept.owner === owner) return kept
  } catch {
    // Nothing is kept yet.
  }
  return { owner, responses: {} }
}

/**
 * A query whose last response is kept on this device and shown until the new one is there. It belongs to one person in
 * one organization; another one's replaces it, and logging out deletes it.
 */
export function useLastSeen<Data>(query: UseQueryOptions<Data>, person: string) {
  const owner = `${person} ${build}`
  const [name] = query.queryKey as [string]
  const last = () => read(owner).responses[name]
  const result = useQuery({
    ...query,
    initialData: () => last()?.data as Data,
    initialDataUpdatedAt: () => last()?.at,
    refetchOnMount: 'always',
  })
  const { data, dataUpdatedAt } = result
  useEffect(() => {
    if (data === undefined) return
    const kept = read(owner)
    if (kept.responses[name]?.at === dataUpdatedAt) return
    kept.responses[name] = { at: dataUpdatedAt, data }
    storage.set(LAST_SEEN_KEY, JSON.stringify(kept))
  }, [data, dataUpdatedAt, owner, name])
  return result
}
