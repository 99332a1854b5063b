import { ApiError, renewSession } from '../../../lib/api'
import { clearBearer, readBearer } from '../../../lib/bearer'

export const TICK = 30_000
const TICKS_LEFT = 3
export const FIRST_RETRY = 200

function isDue() {
  const bearer = readBearer()
  return bearer !== null && Date.parse(bearer.expiresAt) - Date.now() < TICKS_LEFT * TICK
}

/**
 * Looks every 30 seconds whether the bearer has fewer than three looks left, and renews it. A failed renewal is
 * tried again after 200 ms, 400 ms and so on within the tick. Returns how to stop.
 */
export function keepRenewed(onEnd: () => void) {
  let retry: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const attempt = async (wait: number) => {
    try {
      await renewSession()
    } catch (error) {
      if (stopped) return
      if (error instanceof ApiError && error.status === 401) {
        clearBearer()
        onEnd()
      } else if (wait < TICK) {
        retry = setTimeout(attempt, wait, wait * 2)
      }
    }
  }
  const look = () => {
    clearTimeout(retry)
    if (isDue()) void attempt(FIRST_RETRY)
  }
  look()
  const timer = setInterval(look, TICK)
  return () => {
    stopped = true
    clearInterval(timer)
    clearTimeout(retry)
  }
}
