import { RefreshCw, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../../../../components/ui/button'
import { IconButton } from '../../../../../components/ui/icon-button'
import { Skeleton } from '../../../../../components/ui/skeleton'
import { cx } from '../../../../../lib/cx'
import { useUpdatedAgo } from '../../use-updated-ago'

export type CardState = {
  isPending: boolean
  isRefreshing: boolean
  /** What went wrong, in a sentence; null where nothing did. */
  error: string | null
  updatedAt: number
  onRefresh: () => void
}

type MetricCardProps = {
  title: string
  state: CardState
  /** Where the records behind the figure are. */
  to?: string
  value?: ReactNode
  /** Shown in place of a figure that could not be fetched. */
  valueOnError?: ReactNode
  beside?: ReactNode
  wide?: boolean
  children?: ReactNode
}

/** One figure with its age. A failed refresh keeps the last figure and says so below it. */
export function MetricCard(props: MetricCardProps) {
  const { title, state, to, value, valueOnError, beside, wide = false, children } = props
  const { t } = useTranslation('dashboard')
  const id = useId()
  const figure = state.error && value === undefined ? valueOnError : value
  return (
    <article
      aria-labelledby={id}
      aria-busy={state.isPending || undefined}
      className={cx(
        'flex min-w-0 flex-col rounded-lg border border-line bg-surface p-3 sm:p-4',
        wide && 'max-sm:col-span-2',
      )}
    >
      <div className="-mt-1.5 -mr-1.5 flex items-start justify-between gap-1 sm:-mt-2 sm:-mr-2">
        <h3 id={id} className="min-w-0 pt-2.5 text-[0.9375rem] text-muted lg:pt-2">
          {to ? <TitleLink to={to}>{title}</TitleLink> : title}
        </h3>
        <IconButton
          label={t('metric.refresh', { name: title })}
          aria-busy={state.isRefreshing || undefined}
          onClick={state.onRefresh}
        >
          <RefreshCw className={cx('size-4', state.isRefreshing && 'animate-spin')} aria-hidden />
        </IconButton>
      </div>
      {state.isPending ? (
        <Skeleton className="my-1 h-7 w-16" />
      ) : (
        <>
          {figure !== undefined && (
            <div className="flex items-end justify-between gap-3">
              <p className="tabular text-heading font-strong">{figure}</p>
              {beside}
            </div>
          )}
          {children}
        </>
      )}
      {state.error && <CardError message={state.error} state={state} />}
      <UpdatedAt at={state.updatedAt} />
    </article>
  )
}

/** The router takes no part in going to another place of the same page. */
function TitleLink({ to, children }: { to: string; children: string }) {
  const look = 'hover:text-ink hover:underline'
  if (to.startsWith('#'))
    return (
      <a href={to} className={look}>
        {children}
      </a>
    )
  return (
    <Link to={to} className={look}>
      {children}
    </Link>
  )
}

function CardError({ message, state }: { message: string; state: CardState }) {
  const { t: common } = useTranslation()
  return (
    <div role="alert" className="grid justify-items-start gap-2 py-1">
      <p className="flex items-start gap-1.5 text-caption text-danger">
        <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
        {message}
      </p>
      <Button look="secondary" loading={state.isRefreshing} onClick={state.onRefresh}>
        {common('action.tryAgain')}
      </Button>
    </div>
  )
}

function UpdatedAt({ at }: { at: number }) {
  const updated = useUpdatedAgo(at)
  return <p className="mt-auto min-h-6 pt-1 text-caption text-subtle">{updated}</p>
}
