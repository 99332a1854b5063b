import { expect, test } from 'vitest'
import { press, show } from '../testing/screen'
import { singleKeys } from './typing'
import { useListKeys } from './use-list-keys'

function List() {
  const keys = useListKeys<HTMLUListElement>()
  return (
    <>
      <input aria-label="Search" />
      <button type="button">Elsewhere</button>
      <ul {...keys}>
        {['a', 'b', 'c'].map(name => (
          <li key={name}>
            <input type="checkbox" aria-label={`Select ${name}`} />
            <a href={`/${name}`} data-row>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <div id="more" />
    </>
  )
}

const showList = () => show(<List />, { words: 'search' })
const focused = () => document.activeElement?.textContent
const key = (name: string) => press(document.activeElement ?? document.body, name)

test('works on arrival: the first press goes to the first row', async () => {
  await showList()
  await key('j')
  expect(focused()).toBe('a')
  await key('j')
  await key('j')
  await key('j')
  expect(focused()).toBe('c')
  await key('k')
  expect(focused()).toBe('b')
  await key('ArrowUp')
  expect(focused()).toBe('a')
})

test('goes on where it was after a look elsewhere', async () => {
  await showList()
  await key('j')
  await key('j')
  document.querySelector('button')?.focus()
  await key('j')
  expect(focused()).toBe('b')
})

test('a box that is ticked belongs to its row', async () => {
  await showList()
  document.querySelector<HTMLElement>('[aria-label="Select a"]')?.focus()
  await key('j')
  expect(focused()).toBe('b')
})

test('steals no key from somebody who types, from the arrows that scroll, or from what is open above', async () => {
  await showList()
  const input = document.querySelector('input') as HTMLInputElement
  input.focus()
  await key('j')
  expect(document.activeElement).toBe(input)
  input.blur()
  await key('ArrowDown')
  expect(focused()).not.toBe('a')
  const dialog = document.getElementById('more') as HTMLElement
  dialog.setAttribute('role', 'dialog')
  await key('j')
  expect(focused()).not.toBe('a')
})

test('can be turned off', async () => {
  await showList()
  singleKeys.set(false)
  await key('j')
  expect(focused()).not.toBe('a')
  singleKeys.set(true)
  await key('j')
  expect(focused()).toBe('a')
})
