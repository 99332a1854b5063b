import { useSyncExternalStore } from 'react'
import { storage } from './storage'

export type Theme = 'light' | 'dark'

const KEY = 'theme'
const systemPrefersDark = () => matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

function chosen(): Theme | null {
  const stored = storage.get(KEY)
  return stored === 'light' || stored === 'dark' ? stored : null
}

/** What public/theme.js set before the first paint. */
export const currentTheme = (): Theme =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'

function show(theme: Theme) {
  document.documentElement.dataset.theme = theme
  const canvas = getComputedStyle(document.documentElement).getPropertyValue('--canvas').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', canvas)
  for (const listener of listeners) listener()
}

export function setTheme(theme: Theme) {
  storage.set(KEY, theme)
  show(theme)
}

export const toggleTheme = () => setTheme(currentTheme() === 'dark' ? 'light' : 'dark')

const fromTheSystem = () => (systemPrefersDark().matches ? 'dark' : 'light')

/** Follows the system until the user chooses, and another tab's choice at once. */
export function followTheme() {
  show(currentTheme())
  systemPrefersDark().addEventListener('change', () => {
    if (!chosen()) show(fromTheSystem())
  })
  addEventListener('storage', event => {
    if (event.key === KEY) show(chosen() ?? fromTheSystem())
  })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A pre-rendered page starts out light. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'light')
