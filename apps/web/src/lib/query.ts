import type { Endpoint, RequestOf, ResponseOf } from '@plumbline/contract/endpoint'
import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { ApiError, call, NetworkError } from './api'
import { formatError } from './error-message'
import { isShared, refreshAfter } from './freshness'
import { i18next } from './i18n'
import { toast } from './toast'

declare module '@tanstack/react-query' {
  interface Register {
    /** showsOwnError: the screen itself shows what went wrong, so no toast is needed. */
    mutationMeta: { showsOwnError?: boolean }
    queryMeta: { showsOwnError?: boolean }
  }
}

/** For a server that is busy or restarting and said when to ask again. */
const MAX_BUSY_RETRIES = 3
const MAX_RETRY_DELAY_MS = 10_000

const waitOf = (error: unknown) => (error instanceof ApiError ? error.retryAfterMs : undefined)

/** A retry helps against a bad connection or a busy server, not against a rejected request. */
function canRetry(failures: number, error: unknown) {
  if (error instanceof ApiError && error.status < 500) return false
  return failures < (waitOf(error) ? MAX_BUSY_RETRIES : 1)
}

const retryDelay = (failures: number, error: unknown) =>
  Math.min(waitOf(error) ?? 1_000 * 2 ** failures, MAX_RETRY_DELAY_MS)

const isNetworkError = (error: unknown): boolean => error instanceof NetworkError

function toastNetworkError() {
  toast({
    title: i18next.t('network.title', { ns: 'errors' }),
    description: i18next.t(navigator.onLine ? 'network.offline' : 'network.offlineHere', { ns: 'errors' }),
    variant: 'destructive',
  })
}

const toastError = (error: unknown) =>
  toast({
    title: i18next.t('title', { ns: 'errors' }),
    description: formatError(error),
    variant: 'destructive',
  })

/** A failed query is shown in its own place (Async); a failed write has none, so it gets a toast. See decision 15. */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: canRetry,
        retryDelay,
        staleTime: 5 * 60_000,
        refetchOnMount: query => (isShared(query) ? 'always' : true),
        refetchOnWindowFocus: false,
        // Without a connection a query fails and says so, instead of waiting behind its skeleton.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, { meta }) => isNetworkError(error) && !meta?.showsOwnError && toastNetworkError(),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, _unused, mutation) => {
        if (mutation?.meta?.showsOwnError) return
        if (isNetworkError(error)) toastNetworkError()
        else if (error instanceof ApiError) toastError(error)
      },
    }),
  })

// biome-ignore lint/suspicious/noConfusingVoidType: lets mutate() be called without an argument
type Given<E extends Endpoint> = unknown extends RequestOf<E> ? void : RequestOf<E>

/** Key and function of one GET call; the cache finds its response by path and input. */
export const queryFor = <E extends Endpoint>(endpoint: E, input: Given<E>) =>
  queryOptions({
    queryKey: [endpoint.path, input ?? {}] as QueryKey,
    queryFn: ({ signal }): Promise<ResponseOf<E>> =>
      (call as (e: Endpoint, i: unknown, o: object) => Promise<ResponseOf<E>>)(endpoint, input ?? {}, {
        signal,
      }),
  })

type MutationOptions<E extends Endpoint> = {
  showsOwnError?: boolean
  onSuccess?: (response: ResponseOf<E>) => void
}

/** One write. Everything it makes stale is refreshed before it counts as done: see freshness.ts. */
export function useApiMutation<E extends Endpoint>(
  endpoint: E,
  { showsOwnError = false, onSuccess }: MutationOptions<E> = {},
) {
  const client = useQueryClient()
  return useMutation({
    meta: { showsOwnError },
    mutationFn: (input: Given<E>): Promise<ResponseOf<E>> =>
      (call as (e: Endpoint, i: unknown) => Promise<ResponseOf<E>>)(endpoint, input ?? {}),
    onSuccess: async (response, input) => {
      onSuccess?.(response)
      await refreshAfter(client, endpoint, input)
    },
  })
}
