import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '../../lib/i18n'
import { dismissToast, shownToasts, toast } from '../../lib/toast'
import { Toaster } from './toaster'

let root: Root

const shown = () => [...document.querySelectorAll('li')].map(each => each.querySelector('p')?.textContent)
const region = () => document.querySelector('section') as HTMLElement
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const say = (title: string, variant: 'default' | 'destructive' = 'default') =>
  act(() => void toast({ title, variant }))

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await startI18n('en')
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') as HTMLElement)
  act(() => root.render(<Toaster />))
})
afterEach(() => {
  act(() => root.unmount())
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
})

test('a notice closes by itself after 5000 ms; a newer one replaces it with a clock of its own', async () => {
  say('first')
  await pass(3000)
  say('second')
  expect(shown()).toEqual(['second'])
  await pass(4999)
  expect(shown()).toEqual(['second'])
  await pass(1)
  expect(shown()).toEqual([])
})

test('the clock stops while someone points at it', async () => {
  say('stays')
  await pass(4000)
  act(() => void region().dispatchEvent(new Event('pointerover', { bubbles: true })))
  await pass(60_000)
  expect(shown()).toEqual(['stays'])
  act(() => void region().dispatchEvent(new Event('pointerout', { bubbles: true })))
  await pass(999)
  expect(shown()).toEqual(['stays'])
  await pass(1)
  expect(shown()).toEqual([])
})

test('F8 moves the focus to the notices, and their region names the key', () => {
  say('here')
  act(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'F8' })))
  expect(document.activeElement).toBe(region())
  expect(region().getAttribute('aria-label')).toContain('F8')
})

test('the list is announced politely, a failure at once', () => {
  say('saved')
  say('failed', 'destructive')
  expect(document.querySelector('ol')?.getAttribute('aria-live')).toBe('polite')
  const alerts = [...document.querySelectorAll('[role=alert]')].map(each => each.textContent)
  expect(alerts).toEqual(['failed'])
})

test('its button closes it', () => {
  say('goes')
  act(() => document.querySelector('button')?.click())
  expect(shown()).toEqual([])
})

test('what can be taken back is taken back once, and the notice goes', () => {
  const undo = vi.fn()
  act(() => void toast({ title: 'assigned', action: { label: 'Undo', run: undo } }))
  act(() => [...document.querySelectorAll('button')].find(each => each.textContent === 'Undo')?.click())
  expect(undo).toHaveBeenCalledTimes(1)
  expect(shown()).toEqual([])
})
