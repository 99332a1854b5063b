import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonLines } from './skeleton'
import { ErrorState } from './states'

type Query<Data> = {
  data: Data | undefined
  error: unknown
  isPending: boolean
  isFetching: boolean
  refetch: () => unknown
}

type AsyncProps<Data> = {
  query: Query<Data>
  /** In the shape of what will come. */
  skeleton?: ReactNode
  empty?: ReactNode
  /** What could not be done, where the usual title says too little. */
  failed?: ReactNode
  /** Shown where the error itself has no message of its own. */
  fallback?: string
  isEmpty?: (data: Data) => boolean
  children: (data: NonNullable<Data>) => ReactNode
}

const holdsNothing = (data: unknown): boolean =>
  Array.isArray(data)
    ? data.length === 0
    : typeof data === 'object' && data !== null && 'items' in data && holdsNothing(data.items)

/** The four states of anything that is fetched: loading, failed, empty, there. Old data stay while new ones come. */
export function Async<Data>({
  query,
  skeleton,
  empty,
  failed,
  fallback,
  isEmpty = holdsNothing,
  children,
}: AsyncProps<Data>) {
  const { t } = useTranslation()
  if (query.data !== undefined && query.data !== null) {
    return empty && isEmpty(query.data) ? empty : children(query.data)
  }
  if (query.isPending) {
    return (
      <div role="status">
        <span className="sr-only">{t('state.loading')}</span>
        {skeleton ?? <SkeletonLines />}
      </div>
    )
  }
  return (
    <ErrorState
      error={query.error}
      title={failed}
      {...(fallback && { fallback })}
      retrying={query.isFetching}
      onRetry={() => query.refetch()}
    />
  )
}
