import { useSyncExternalStore } from 'react'

export type ToastVariant = 'default' | 'destructive' | 'warning'
/** What can still be done about it, such as taking it back. The toast closes when it is pressed. */
type ToastAction = { label: string; run: () => void }
export type Toast = {
  id: number
  title: string
  description?: string
  variant: ToastVariant
  action?: ToastAction
}

export const TOAST_DURATION = 5000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/**
 * Shows a short notice, one at a time: the newest replaces the one before. A failure stays until its time is over or
 * it is closed; later notices wait behind it.
 */
export function toast({
  title,
  description,
  variant = 'default',
  action,
}: Omit<Toast, 'id' | 'variant'> & { variant?: ToastVariant }) {
  lastId += 1
  const added = { id: lastId, title, variant, ...(description && { description }), ...(action && { action }) }
  const failures = toasts.filter(each => each.variant === 'destructive' && each.title !== title)
  change(variant === 'destructive' ? [added, ...failures] : [...failures, added])
  return lastId
}

export const dismissToast = (id: number) => change(toasts.filter(each => each.id !== id))

export const shownToasts = () => toasts

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useToasts = () => useSyncExternalStore(subscribe, shownToasts, shownToasts)
