import type { ChangedRow } from '@plumbline/contract/work/bulk'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from './toast'

type Value = string | null
export type RowChange = { id: string; from: Value; to: Value; createdTaskId?: string }
type Change<Field> = { field: Field; rows: RowChange[] }

const reasons = ['version_conflict', 'fix_still_there', 'fix_photo_required'] as const

/** Changes several rows, says what became of them, and takes the last change back. */
export function useRowChanges<Field extends string>(
  send: (change: Change<Field>) => Promise<readonly ChangedRow[]>,
  { isManager }: { isManager: boolean },
) {
  const { t } = useTranslation('lists')
  const { t: common } = useTranslation()
  const last = useRef<Change<Field> | null>(null)

  /** Why rows were left as they are, and what to do about it. */
  const leftOf = (results: readonly ChangedRow[]) => {
    const left = results.filter(({ error }) => error !== null)
    const known = reasons.flatMap(reason => {
      const count = left.filter(({ error }) => error === reason).length
      const said = reason === 'fix_still_there' && isManager ? 'fix_still_there_manager' : reason
      return count > 0 ? [t(`left.${said}`, { count })] : []
    })
    const others = left.filter(({ error }) => !reasons.some(reason => reason === error)).length
    return [...known, ...(others > 0 ? [t('left.other', { count: others })] : [])]
  }

  const apply = async (change: Change<Field>, toUndo: (changed: RowChange[]) => void) => {
    if (change.rows.length === 0) return
    const results = await send(change)
    const left = leftOf(results)
    const changed = change.rows.flatMap(row => {
      const result = results.find(({ id }) => id === row.id)
      if (!result || result.error !== null) return []
      const { createdTaskId } = result
      return [{ id: row.id, from: row.to, to: row.from, ...(createdTaskId && { createdTaskId }) }]
    })
    toUndo(changed)
    return { left, count: changed.length }
  }

  const undo = async () => {
    const change = last.current
    last.current = null
    const done = change && (await apply(change, () => {}))
    if (!done) return
    toast({
      title: t('undone', { count: done.count }),
      ...(done.left.length > 0 && { description: done.left.join(' '), variant: 'warning' as const }),
    })
  }

  const change = async (field: Field, rows: RowChange[], label: string) => {
    const done = await apply({ field, rows }, changed => {
      last.current = { field, rows: changed }
    })
    if (!done) return
    const { count, left } = done
    toast({
      title: count > 0 ? t('changed', { count, value: label }) : t('nothingChanged'),
      ...(left.length > 0 && { description: left.join(' '), variant: 'warning' as const }),
      ...(count > 0 && { action: { label: common('action.undo'), run: () => void undo().catch(() => {}) } }),
    })
  }

  return { change, undo: () => void undo().catch(() => {}) }
}
