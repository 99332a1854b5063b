import { act, useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { press, show } from '../testing/screen'
import { singleKeys } from './typing'
import { useRowSelection } from './use-row-selection'

const onUndo = vi.fn()
const onOpen = vi.fn()
let selection: ReturnType<typeof useRowSelection<'status' | 'assignee'>>

function List({ ids }: { ids: string[] }) {
  const list = useRef<HTMLUListElement>(null)
  selection = useRowSelection(list, ids, { fields: { s: 'status', a: 'assignee' }, onUndo })
  return (
    <>
      <input aria-label="Search" />
      <ul ref={list}>
        {ids.map(id => (
          <li key={id}>
            <button type="button" data-row={id} onClick={() => onOpen(id)}>
              {id}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

async function showList(...ids: string[]) {
  onUndo.mockReset()
  onOpen.mockReset()
  await show(<List ids={ids} />, { words: 'search' })
}
const row = (id: string) => document.querySelector(`[data-row="${id}"]`) as HTMLElement
function keyOn(id: string, key: string) {
  row(id).focus()
  return press(row(id), key)
}

test('x chooses the row that has the focus, and lets it go', async () => {
  await showList('one', 'two')
  await keyOn('one', 'x')
  await keyOn('two', 'x')
  expect(selection.selected).toEqual(['one', 'two'])
  await keyOn('one', 'x')
  expect(selection.selected).toEqual(['two'])
})

test('a letter changes the row that has the focus; afterwards nothing is chosen and the focus is back', async () => {
  await showList('one', 'two')
  await keyOn('two', 's')
  expect([selection.opened, selection.selected]).toEqual(['status', ['two']])
  row('one').focus()
  await act(async () => selection.close())
  expect([selection.opened, selection.selected]).toEqual([null, []])
  expect(document.activeElement).toBe(row('two'))
})

test('with rows chosen a letter is for those, wherever the focus is, and they stay chosen', async () => {
  await showList('one', 'two')
  await act(async () => selection.select(['one', 'two']))
  await press(document.body, 'a')
  expect([selection.opened, selection.selected]).toEqual(['assignee', ['one', 'two']])
  await act(async () => selection.close())
  expect(selection.selected).toEqual(['one', 'two'])
})

test('a row that left the list is no longer chosen', async () => {
  await showList('one')
  await act(async () => selection.select(['one', 'gone']))
  expect(selection.selected).toEqual(['one'])
  await act(async () => selection.toggle('one', false))
  expect(selection.selected).toEqual([])
})

test('o opens a row, u takes back', async () => {
  await showList('one')
  await keyOn('one', 'o')
  await press(document.body, 'u')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('one')
  expect(onUndo).toHaveBeenCalledTimes(1)
})

test('keys are letters while someone types, in a dialog, and where they are turned off', async () => {
  await showList('one')
  await act(async () => selection.select(['one']))
  await press(document.querySelector('input') as Element, 's')
  singleKeys.set(false)
  await keyOn('one', 's')
  singleKeys.set(true)
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.setAttribute('role', 'dialog')
  await keyOn('one', 's')
  expect(selection.opened).toBeNull()
  dialog.remove()
  await keyOn('one', 's')
  expect(selection.opened).toBe('status')
})

test('without a row in focus or chosen a letter does nothing', async () => {
  await showList('one')
  for (const key of ['s', 'x', 'o']) await press(document.body, key)
  expect([selection.opened, selection.selected]).toEqual([null, []])
  expect(onOpen).not.toHaveBeenCalled()
})
