import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { currentTheme, followTheme, setTheme, toggleTheme } from './theme'

const beforeFirstPaint = readFileSync(join(import.meta.dirname, '../../public/theme.js'), 'utf8')

function aSystemThatPrefers(theme: 'light' | 'dark') {
  let changed = () => {}
  const system = {
    matches: theme === 'dark',
    addEventListener: (_: string, listener: () => void) => (changed = listener),
  }
  vi.stubGlobal('matchMedia', () => system)
  return (next: 'light' | 'dark') => {
    system.matches = next === 'dark'
    changed()
  }
}

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

test.each(['light', 'dark'] as const)(
  'without a choice the first paint has the system’s theme: %s',
  theme => {
    aSystemThatPrefers(theme)
    new Function(beforeFirstPaint)()
    expect(currentTheme()).toBe(theme)
  },
)

test('a stored choice wins over the system', () => {
  aSystemThatPrefers('dark')
  localStorage.setItem('theme', 'light')
  new Function(beforeFirstPaint)()
  expect(currentTheme()).toBe('light')
})

test('toggling is stored as light or dark', () => {
  aSystemThatPrefers('light')
  new Function(beforeFirstPaint)()
  toggleTheme()
  expect([currentTheme(), localStorage.getItem('theme')]).toEqual(['dark', 'dark'])
  toggleTheme()
  expect([currentTheme(), localStorage.getItem('theme')]).toEqual(['light', 'light'])
})

test('the system is followed until the user chooses', () => {
  const systemChangesTo = aSystemThatPrefers('light')
  new Function(beforeFirstPaint)()
  followTheme()
  systemChangesTo('dark')
  expect(currentTheme()).toBe('dark')
  setTheme('dark')
  systemChangesTo('light')
  expect(currentTheme()).toBe('dark')
})
