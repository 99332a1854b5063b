/** One encoded frame, as the container lists it. */
export type Packet = {
  /** Seconds, as shown; decode order may differ. */
  time: number
  /** Can be decoded without those before. */
  key: boolean
  bytes: number
}

/** Decode from a key packet up to the last packet that is wanted; indices in decode order. */
export type Run = {
  from: number
  to: number
}

export type Plan = {
  /** Seconds between two samples. */
  interval: number
  /** Frames to be analyzed, by index. */
  samples: ReadonlySet<number>
  runs: Run[]
  /** Seconds after which nothing is decoded any more; `undefined` when all of it is sampled. */
  stopsAt: number | undefined
}

export type PlanLimits = {
  maxSamples: number
  maxDecoded: number
  /** Samples every frame there is, however many. */
  thorough: boolean
}

const defaults: PlanLimits = { maxSamples: 180, maxDecoded: 6_000, thorough: false }

/** Two looks a second in a short clip, one in a longer one. */
const SHORT_CLIP_SECONDS = 20
const SHORT_CLIP_INTERVAL = 0.5
const INTERVAL = 1
/** Key frames closer than this say nothing new. */
const PROBE_SECONDS = 0.25
const MAX_PROBES = 600
/** A frame encoded with this many times the bytes of its neighbors, and near a key frame's, shows something new. */
const SPIKE = 4
const SPIKE_OF_KEY = 0.4
const NEIGHBORS = 12

export function planSampling(
  packets: readonly Packet[],
  durationSeconds: number,
  limits: Partial<PlanLimits> = {},
): Plan {
  const { maxSamples, maxDecoded, thorough } = { ...defaults, ...limits }
  if (thorough) return everyFrame(packets, durationSeconds)
  const wish = durationSeconds <= SHORT_CLIP_SECONDS ? SHORT_CLIP_INTERVAL : INTERVAL
  const interval = Math.max(wish, durationSeconds / maxSamples)
  const shown = [...packets.keys()].toSorted((a, b) => timeOf(packets, a) - timeOf(packets, b))
  const keys = shown.filter(index => packets[index]?.key)
  const start = timeOf(packets, shown[0] ?? 0)
  const times = Array.from(
    { length: Math.max(1, Math.min(maxSamples, Math.ceil(durationSeconds / interval))) },
    (_, i) => start + i * interval,
  )

  const exact = new Set(
    times.map(time => {
      const key = nearest(keys, packets, time)
      // A key frame close by costs one frame to decode instead of all those before.
      return Math.abs(timeOf(packets, key) - time) <= interval / 4 ? key : nearest(shown, packets, time)
    }),
  )
  const probes = [...thinned(keys, packets), ...spikes(packets)]
  const wished = runsFor([...exact, ...probes], packets)
  if (lengthOf(wished) <= maxDecoded) return { interval, samples: exact, runs: wished, stopsAt: undefined }

  const onKeys = new Set(times.map(time => nearest(keys, packets, time)))
  const keysOnly = runsFor([...onKeys, ...thinned(keys, packets)], packets)
  // Where one key frame carries for minutes, its frames must be decoded one after the other, as far as it goes.
  const dense = keys.length * 4 >= times.length
  if (dense) return { interval, samples: onKeys, runs: keysOnly, stopsAt: undefined }
  const { runs, stopsAt } = cutShort(wished, packets, maxDecoded)
  return { interval, samples: exact, runs, stopsAt }
}

function everyFrame(packets: readonly Packet[], durationSeconds: number): Plan {
  const all = [...packets.keys()]
  return {
    interval: durationSeconds / packets.length,
    samples: new Set(all),
    runs: runsFor(all, packets),
    stopsAt: undefined,
  }
}

const timeOf = (packets: readonly Packet[], index: number) => packets[index]?.time ?? 0

/** `ordered` lies in the order of time. */
function nearest(ordered: readonly number[], packets: readonly Packet[], time: number): number {
  let low = 0
  let high = ordered.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (timeOf(packets, ordered[middle] ?? 0) < time) low = middle + 1
    else high = middle
  }
  const after = ordered[low] ?? 0
  const before = ordered[low - 1] ?? after
  return time - timeOf(packets, before) < timeOf(packets, after) - time ? before : after
}

function thinned(keys: readonly number[], packets: readonly Packet[]): number[] {
  let last = Number.NEGATIVE_INFINITY
  const spaced = keys.filter(index => {
    const time = timeOf(packets, index)
    if (time - last < PROBE_SECONDS) return false
    last = time
    return true
  })
  const every = Math.ceil(spaced.length / MAX_PROBES)
  return spaced.filter((_, i) => i % every === 0)
}

function spikes(packets: readonly Packet[]): number[] {
  const found: number[] = []
  let keyBytes = 0
  packets.forEach((packet, index) => {
    if (packet.key) {
      keyBytes = packet.bytes
      return
    }
    if (packet.bytes < keyBytes * SPIKE_OF_KEY) return
    const around = packets
      .slice(Math.max(0, index - NEIGHBORS), index + NEIGHBORS + 1)
      .filter(neighbor => !neighbor.key && neighbor !== packet)
      .map(neighbor => neighbor.bytes)
      .toSorted((a, b) => a - b)
    if (packet.bytes > SPIKE * (around[around.length >> 1] ?? packet.bytes)) found.push(index)
  })
  return found
}

/** One run for each key packet after which something is wanted before the next. */
function runsFor(wanted: readonly number[], packets: readonly Packet[]): Run[] {
  const last = new Map<number, number>()
  let key = -1
  const keyBefore = packets.map((packet, index) => {
    if (packet.key) key = index
    return key
  })
  for (const index of wanted) {
    let from = keyBefore[index] ?? -1
    // Shown before the key frame it follows, a frame builds on the one before that.
    if (from > 0 && timeOf(packets, index) < timeOf(packets, from)) from = keyBefore[from - 1] ?? -1
    if (from >= 0) last.set(from, Math.max(last.get(from) ?? from, index))
  }
  return [...last].map(([from, to]) => ({ from, to })).toSorted((a, b) => a.from - b.from)
}

const lengthOf = (runs: readonly Run[]) => runs.reduce((sum, { from, to }) => sum + to - from + 1, 0)

function cutShort(
  runs: readonly Run[],
  packets: readonly Packet[],
  maxDecoded: number,
): { runs: Run[]; stopsAt: number } {
  const kept: Run[] = []
  let left = maxDecoded
  for (const { from, to } of runs) {
    if (left <= 0) break
    kept.push({ from, to: Math.min(to, from + left - 1) })
    left -= to - from + 1
  }
  const end = kept.at(-1)?.to ?? 0
  return { runs: kept, stopsAt: timeOf(packets, end) - timeOf(packets, 0) }
}
