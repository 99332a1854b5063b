import type { ResponseOf } from '@plumbline/contract/endpoint'
import {
  type FeedFault,
  type FeedSource,
  type FeedState,
  type fetchFeeds as FetchFeeds,
  feedFaults,
  fetchFeeds,
  listFeeds,
  resetFeeds,
  saveFeeds,
} from '@plumbline/contract/library/regulation-feeds'
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../lib/api'
import { useErrorMessage } from '../../../../lib/error-message'
import { refreshAfter } from '../../../../lib/freshness'
import { queryFor } from '../../../../lib/query'
import { storage } from '../../../../lib/storage'
import { toast } from '../../../../lib/toast'

export type Outcome = ResponseOf<typeof FetchFeeds>

const feedsKey = queryFor(listFeeds, undefined).queryKey
const outcomeKey = ['feeds fetched last']
const fetchKey = ['fetch feeds']

const cacheKey = (organization: string) => `plumbline.feeds.${organization}`

/** The server stores them; the browser keeps a copy, so that the list shows immediately. */
export function useFeeds(organization: string) {
  const feeds = useQuery({
    ...queryFor(listFeeds, undefined),
    placeholderData: () => remembered(organization),
  })
  const { data, isPlaceholderData } = feeds
  useEffect(() => {
    if (data && !isPlaceholderData) storage.set(cacheKey(organization), JSON.stringify(data))
  }, [data, isPlaceholderData, organization])
  return feeds
}

function remembered(organization: string): FeedState[] | undefined {
  try {
    return JSON.parse(storage.get(cacheKey(organization)) ?? '') as FeedState[]
  } catch {
    return undefined
  }
}

/** The outcome of the last fetch of this visit, whichever button asked for it. */
export const useLastOutcome = () =>
  useQuery<Outcome | null>({ queryKey: outcomeKey, queryFn: () => null, enabled: false }).data ?? null

const settings = ({ id, name, url, enabled }: FeedSource): FeedSource => ({ id, name, url, enabled })

/** Changes show immediately and are undone if the server rejects them. They are sent one after the other. */
export function useSaveFeeds() {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'feeds' },
    mutationFn: (feeds: readonly FeedSource[]) => call(saveFeeds, { body: { feeds: feeds.map(settings) } }),
    onMutate: async feeds => {
      await client.cancelQueries({ queryKey: feedsKey })
      const before = client.getQueryData<FeedState[]>(feedsKey)
      const known = new Map(before?.map(feed => [feed.id, feed]))
      const untried = { fetchedAt: null, readAt: null, error: null }
      client.setQueryData(
        feedsKey,
        feeds.map(feed => ({ ...untried, ...known.get(feed.id), ...settings(feed) })),
      )
      return { before }
    },
    onError: (_error, _feeds, context) => client.setQueryData(feedsKey, context?.before),
    onSuccess: feeds => client.setQueryData(feedsKey, feeds),
  })
}

export function useResetFeeds(onReset: () => void) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'feeds' },
    meta: { showsOwnError: true },
    mutationFn: () => call(resetFeeds),
    onSuccess: feeds => {
      client.setQueryData(feedsKey, feeds)
      onReset()
    },
  })
}

export function useFetchFeeds() {
  const { t } = useTranslation('regulations')
  const errorMessage = useErrorMessage()
  const client = useQueryClient()
  const fetching = useIsMutating({ mutationKey: fetchKey }) > 0
  const { mutate } = useMutation({
    mutationKey: fetchKey,
    meta: { showsOwnError: true },
    mutationFn: () => call(fetchFeeds),
    onSuccess: async outcome => {
      client.setQueryData(outcomeKey, outcome)
      toast(wordsOf(outcome))
      await refreshAfter(client, fetchFeeds)
    },
    onError: error =>
      toast({ title: t('feeds.failed.title'), description: errorMessage(error), variant: 'destructive' }),
  })
  const wordsOf = ({ added, feeds }: Outcome) => {
    const failed = feeds.filter(({ error }) => error !== null)
    if (feeds.length > 0 && failed.length === feeds.length) {
      return {
        title: t('feeds.failed.title'),
        description: t('feeds.failed.all'),
        variant: 'destructive' as const,
      }
    }
    const skipped = failed.length > 0 ? t('feeds.skipped', { count: failed.length }) : ''
    return {
      title: added > 0 ? t('feeds.complete') : t('feeds.noNew'),
      description: [added > 0 && t('feeds.new', { count: added }), skipped].filter(Boolean).join(' · '),
    }
  }
  return { fetching, fetchNow: () => mutate() }
}

export function useFaultWords() {
  const { t } = useTranslation('regulations')
  return ({ code, params, message }: FeedFault) =>
    code in feedFaults ? t(`feedFault.${code}`, { replace: params }) : message
}
