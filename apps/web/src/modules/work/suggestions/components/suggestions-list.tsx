import { MAX_SUGGESTIONS, type PendingSuggestion } from '@plumbline/contract/work/suggestions'
import { Check, Lightbulb } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Button, ButtonLink } from '../../../../components/ui/button'
import { Checkbox } from '../../../../components/ui/checkbox'
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog'
import { SelectionBar } from '../../../../components/ui/selection-bar'
import { SkeletonRows } from '../../../../components/ui/skeleton'
import { EmptyState } from '../../../../components/ui/states'
import { useErrorMessage } from '../../../../lib/error-message'
import { toast } from '../../../../lib/toast'
import { useListKeys } from '../../../../lib/use-list-keys'
import { useRowFocus } from '../../../../lib/use-row-focus'
import { useDecide } from '../api/decide'
import { usePendingCount } from '../api/pending-count'
import { usePendingSuggestions } from '../api/suggestions'
import { RejectDialog } from './reject-dialog'
import { SuggestionRow } from './suggestion-row'

type Thumbnail = (suggestion: PendingSuggestion) => ReactNode

/** Everything that waits for a manager. */
export function SuggestionsList({ thumbnail }: { thumbnail: Thumbnail }) {
  const { t } = useTranslation('suggestions')
  const pending = usePendingSuggestions()
  return (
    <Async
      query={pending}
      failed={t('list.failed')}
      skeleton={<SkeletonRows rows={3} />}
      empty={
        <EmptyState
          icon={<Lightbulb aria-hidden />}
          title={t('list.none')}
          action={
            <ButtonLink look="secondary" to="/violations">
              {t('list.toViolations')}
            </ButtonLink>
          }
        >
          {t('list.noneExplain')}
        </EmptyState>
      }
    >
      {items => <Rows items={items} thumbnail={thumbnail} />}
    </Async>
  )
}

type Asking = { ids: string[]; decision: 'approve' | 'reject' }

function Rows({ items, thumbnail }: { items: readonly PendingSuggestion[]; thumbnail: Thumbnail }) {
  const { t } = useTranslation('suggestions')
  const errorMessage = useErrorMessage()
  const listKeys = useListKeys<HTMLUListElement>()
  const rowFocus = useRowFocus(items)
  const total = usePendingCount().data?.count ?? items.length
  const [selected, setSelected] = useState<readonly string[]>([])
  const [asking, setAsking] = useState<Asking | null>(null)
  const decide = useDecide(() => {
    setAsking(null)
    setSelected([])
  })
  const ids = items.map(({ id }) => id)
  const chosen = selected.filter(id => ids.includes(id))
  const approveOne = (id: string) =>
    decide.mutate(
      { body: { ids: [id], decision: 'approve' } },
      {
        onError: error =>
          toast({ title: t('failed.decide'), description: errorMessage(error), variant: 'destructive' }),
      },
    )
  const ask = (next: Asking) => {
    decide.reset()
    setAsking(next)
  }
  const isApproving = (id: string) =>
    decide.isPending && !asking && (decide.variables?.body.ids.includes(id) ?? false)
  const dialog = { pending: decide.isPending, error: decide.error, onClose: () => setAsking(null) }
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox
          label={t('list.selectAll')}
          checked={chosen.length === ids.length}
          onChange={({ currentTarget }) => setSelected(currentTarget.checked ? ids : [])}
        />
        <span className="tabular text-muted" aria-live="polite">
          {total > MAX_SUGGESTIONS
            ? t('list.more', { shown: items.length, count: total })
            : t('list.count', { count: items.length })}
        </span>
      </div>
      <ul
        {...listKeys}
        {...rowFocus}
        aria-label={t('list.label')}
        className="overflow-hidden rounded-lg border border-line bg-surface"
      >
        {items.map(each => (
          <SuggestionRow
            key={each.id}
            suggestion={each}
            thumbnail={thumbnail(each)}
            selected={chosen.includes(each.id)}
            onSelected={on => setSelected(on ? [...chosen, each.id] : chosen.filter(id => id !== each.id))}
            approving={isApproving(each.id)}
            onApprove={() => decide.isPending || approveOne(each.id)}
            onReject={() => ask({ ids: [each.id], decision: 'reject' })}
          />
        ))}
      </ul>
      {chosen.length > 0 && (
        <DecisionBar
          count={chosen.length}
          onClear={() => setSelected([])}
          onApprove={() => ask({ ids: [...chosen], decision: 'approve' })}
          onReject={() => ask({ ids: [...chosen], decision: 'reject' })}
        />
      )}
      {asking?.decision === 'reject' && (
        <RejectDialog
          {...dialog}
          count={asking.ids.length}
          onReject={reason => decide.mutate({ body: { ...asking, reason } })}
        />
      )}
      {asking?.decision === 'approve' && (
        <ConfirmDialog
          {...dialog}
          title={t('approving.title', { count: asking.ids.length })}
          description={t('approving.explain', { count: asking.ids.length })}
          confirm={t('approving.confirm', { count: asking.ids.length })}
          onConfirm={() => decide.mutate({ body: asking })}
        />
      )}
    </>
  )
}

type DecisionBarProps = { count: number; onClear: () => void; onApprove: () => void; onReject: () => void }

function DecisionBar({ count, onClear, onApprove, onReject }: DecisionBarProps) {
  const { t } = useTranslation('suggestions')
  return (
    <SelectionBar selected={t('bulk.selected', { count })} clear={t('bulk.clear')} onClear={onClear}>
      <span className="flex gap-2">
        <Button look="secondary" onClick={onReject}>
          {t('bulk.reject', { count })}
        </Button>
        <Button icon={<Check className="size-5" aria-hidden />} onClick={onApprove}>
          {t('bulk.approve', { count })}
        </Button>
      </span>
    </SelectionBar>
  )
}
