import type { ChangedRow } from '@plumbline/contract/work/bulk'
import { useListKeys } from './use-list-keys'
import { type RowChange, useRowChanges } from './use-row-changes'
import { useRowFocus } from './use-row-focus'
import { useRowSelection } from './use-row-selection'

type RowsOf<Field extends string> = {
  items: readonly ({ id: string } & Record<Field, string | null>)[]
  /** Which letter changes which field. */
  fields: Readonly<Record<string, Field>>
  send: (change: { field: Field; rows: RowChange[] }) => Promise<{ rows: readonly ChangedRow[] }>
  isManager: boolean
}

/** The rows of a list that people work through: chosen, changed several at once and by keys, and taken back. */
export function useRows<Field extends string>({ items, fields, send, isManager }: RowsOf<Field>) {
  const { ref } = useListKeys<HTMLUListElement>()
  const focus = useRowFocus(items)
  const ids = items.map(({ id }) => id)
  const changes = useRowChanges<Field>(async change => (await send(change)).rows, { isManager })
  const selection = useRowSelection<Field>(ref, ids, { fields, onUndo: changes.undo })
  const { selected } = selection
  const onChoose = (field: Field, { value, label }: { value: string | null; label: string }) => {
    const wanted = items
      .filter(({ id }) => selected.includes(id))
      .map(row => ({ id: row.id, from: row[field], to: value }))
    changes.change(field, wanted, label).then(selection.clear, () => {})
  }
  return {
    list: { ref, ...focus },
    bar: { selection, onChoose },
    all: {
      checked: selected.length === ids.length,
      choose: (on: boolean) => selection.select(on ? ids : []),
    },
    row: (id: string) => ({
      selected: selected.includes(id),
      onSelected: (on: boolean) => selection.toggle(id, on),
    }),
  }
}
export type Rows<Field extends string> = ReturnType<typeof useRows<Field>>
