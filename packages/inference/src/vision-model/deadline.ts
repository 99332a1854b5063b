/**
 * Aborts when the time is over or the given signal does. AbortSignal.any with AbortSignal.timeout would do the same,
 * but Node.js can collect these two before they abort anything, and the caller waits for ever.
 */
export function openDeadline(timeoutMs: number, outer?: AbortSignal) {
  const controller = new AbortController()
  const end = () => controller.abort()
  let isOver = false
  const timer = setTimeout(() => {
    isOver = true
    end()
  }, timeoutMs)
  outer?.addEventListener('abort', end)
  if (outer?.aborted) end()
  return {
    signal: controller.signal,
    /** Whether the time was over before anybody closed it. */
    isOver: () => isOver,
    /** Aborts whatever is still on its way. */
    close: () => {
      clearTimeout(timer)
      outer?.removeEventListener('abort', end)
      end()
    },
  }
}
