const FIRST_PAUSE_MS = 5_000
const MAX_PAUSE_MS = 5 * 60_000

/**
 * Calls back once, when sending is worth another try: with the next sign of a network, when somebody looks at the page
 * again, or after a pause, since browsers call a network without internet online. Each lost try doubles the pause, so
 * that a phone in a basement keeps its battery.
 */
export function whenConnected(lostBefore: number, resume: () => void) {
  const go = () => {
    clearTimeout(timer)
    removeEventListener('online', go)
    document.removeEventListener('visibilitychange', goIfSeen)
    resume()
  }
  const goIfSeen = () => document.visibilityState === 'visible' && go()
  const timer = setTimeout(go, Math.min(FIRST_PAUSE_MS * 2 ** lostBefore, MAX_PAUSE_MS))
  addEventListener('online', go)
  document.addEventListener('visibilitychange', goIfSeen)
}
