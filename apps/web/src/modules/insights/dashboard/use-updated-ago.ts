import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/format'

const TICK_MS = 30_000

let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** One clock for all cards. */
function subscribe(listener: () => void) {
  if (listeners.size === 0) now = Date.now()
  listeners.add(listener)
  timer ??= setInterval(() => {
    now = Date.now()
    for (const each of listeners) each()
  }, TICK_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** 'Updated 5 minutes ago', kept true while the page is open; empty where nothing was fetched yet. */
export function useUpdatedAgo(at: number) {
  const { t } = useTranslation()
  const { ago } = useFormats()
  const current = useSyncExternalStore(subscribe, () => now)
  if (!at) return ''
  const passed = ago(new Date(at), Math.max(current, at))
  return passed ? t('time.updated', { ago: passed }) : t('time.updatedJustNow')
}
