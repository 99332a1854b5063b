import { ApiError, renewSession } from '../../lib/api'
import { clearBearer, readBearer } from '../../lib/bearer'

export const tick = 30_000
const ticksLeft = 3
export const firstRetry = 200

const isDue = () => {
  const bearer = readBearer()
  return bearer !== null && Date.parse(bearer.expiresAt) - Date.now() < ticksLeft * tick
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
      } else if (wait < tick) {
        retry = setTimeout(attempt, wait, wait * 2)
      }
    }
  }
  const look = () => {
    clearTimeout(retry)
    if (isDue()) void attempt(firstRetry)
  }
  look()
  const timer = setInterval(look, tick)
  return () => {
    stopped = true
    clearInterval(timer)
    clearTimeout(retry)
  }
}
