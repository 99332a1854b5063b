import type { Cloud } from './scene'
import { add, times, type Vec } from './space'

/** Lays smoke and flames over what lies behind them; `jitter` hides the steps. */
export function through(
  clouds: readonly Cloud[],
  behind: Vec,
  from: Vec,
  along: Vec,
  far: number,
  jitter: number,
): Vec {
  let clear = 1
  let seen: Vec = [0, 0, 0]
  for (const cloud of clouds) {
    const span = spanOf(cloud, from, along, far)
    if (!span) continue
    for (let at = span.start + cloud.step * jitter; at < span.end && clear > 0.01; at += cloud.step) {
      const { density, glow, tint } = cloud.at(
        from[0] + along[0] * at,
        from[1] + along[1] * at,
        from[2] + along[2] * at,
      )
      if (density <= 0 && glow[0] <= 0) continue
      const kept = Math.exp(-density * cloud.step)
      seen = add(seen, times(add(times(tint, 1 - kept), times(glow, cloud.step)), clear))
      clear *= kept
    }
  }
  return add(seen, times(behind, clear))
}

function spanOf({ low, high }: Cloud, from: Vec, along: Vec, far: number) {
  let start = 0
  let end = far
  for (const axis of [0, 1, 2] as const) {
    const a = (low[axis] - from[axis]) / (along[axis] || 1e-9)
    const b = (high[axis] - from[axis]) / (along[axis] || 1e-9)
    start = Math.max(start, Math.min(a, b))
    end = Math.min(end, Math.max(a, b))
  }
  return start < end ? { start, end } : undefined
}
