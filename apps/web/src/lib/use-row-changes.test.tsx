import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '../testing/screen'
import { dismissToast, shownToasts } from './toast'
import { type RowChange, useRowChanges } from './use-row-changes'

type Send = Parameters<typeof useRowChanges<'status'>>[0]
let rows: ReturnType<typeof useRowChanges<'status'>>

function Rows({ send, isManager }: { send: Send; isManager: boolean }) {
  rows = useRowChanges<'status'>(send, { isManager })
  return null
}

/** Rows that the server changes, except those it has a reason not to. */
async function showRows(reasons: Record<string, string> = {}, { isManager = false } = {}) {
  const send = vi.fn<Send>(async change =>
    change.rows.map(({ id }) => ({ id, error: reasons[id] ?? null, createdTaskId: null })),
  )
  await show(<Rows send={send} isManager={isManager} />, { words: 'lists' })
  return send
}

afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
})

const close = (id: string): RowChange => ({ id, from: 'open', to: 'closed' })
const change = (...ids: string[]) => act(() => rows.change('status', ids.map(close), 'Closed'))
const undo = () => act(async () => rows.undo())

test('what was changed is told, and taken back row by row', async () => {
  const send = await showRows()
  await change('a', 'b')
  expect(shownToasts()).toMatchObject([{ title: '2 changed: Closed', action: { label: 'Undo' } }])
  await act(async () => shownToasts()[0]?.action?.run())
  expect(send).toHaveBeenLastCalledWith({
    field: 'status',
    rows: [
      { id: 'a', from: 'closed', to: 'open' },
      { id: 'b', from: 'closed', to: 'open' },
    ],
  })
  expect(shownToasts()).toMatchObject([{ title: '2 rows are as they were before' }])
})

test('only the last change is taken back, and only once', async () => {
  const send = await showRows()
  await change('a')
  await change('b')
  await undo()
  await undo()
  expect(send.mock.calls.map(([{ rows }]) => rows.map(({ id, to }) => `${id} ${to}`))).toEqual([
    ['a closed'],
    ['b closed'],
    ['b open'],
  ])
})

test('rows that stay as they are have their reason, and are not taken back', async () => {
  const send = await showRows({ b: 'version_conflict', c: 'fix_photo_required', d: 'overloaded' })
  await change('a', 'b', 'c', 'd')
  expect(shownToasts()).toMatchObject([
    {
      title: '1 changed: Closed',
      variant: 'warning',
      description:
        "1 was changed by someone else since and stays as it is. 1 needs a photo of the fix first. 1 couldn't be changed.",
    },
  ])
  await undo()
  expect(send.mock.lastCall?.[0].rows.map(({ id }) => id)).toEqual(['a'])
})

test.each([
  [false, 'Send a new photo, or ask a manager.'],
  [true, 'Open it and choose Mark Resolved to give a reason, or send the fix back.'],
])(
  'a hazard that is still there is told by what can be done about it (manager: %s)',
  async (isManager, next) => {
    await showRows({ a: 'fix_still_there' }, { isManager })
    await change('a')
    const [notice] = shownToasts()
    expect(notice).toMatchObject({ title: 'Nothing changed', variant: 'warning' })
    expect(notice?.description).toContain(next)
    expect(notice?.action).toBeUndefined()
  },
)

test('without rows nothing is sent or told', async () => {
  const send = await showRows()
  await change()
  await undo()
  expect(send).not.toHaveBeenCalled()
  expect(shownToasts()).toEqual([])
})

test('a task that a change created is named when the change is taken back', async () => {
  const send = vi.fn<Send>(async ({ rows }) =>
    rows.map(({ id }) => ({ id, error: null, createdTaskId: 'task-1' })),
  )
  await show(<Rows send={send} isManager={false} />, { words: 'lists' })
  await change('a')
  await undo()
  expect(send.mock.lastCall?.[0].rows).toEqual([
    { id: 'a', from: 'closed', to: 'open', createdTaskId: 'task-1' },
  ])
})
