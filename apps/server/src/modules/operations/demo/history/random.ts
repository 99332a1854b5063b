export type Random = ReturnType<typeof seededRandom>

/** The same numbers for the same seed (mulberry32), so that every installation shows the same history. */
export function seededRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (min: number, max: number) => min + next() * (max - min)
  const pick = <T>(from: readonly [T, ...T[]]): T => from[Math.floor(next() * from.length)] ?? from[0]
  return {
    between,
    pick,
    chance: (probability: number) => next() < probability,
    /** Around 1, seldom below a third or above three. */
    spread: () => Math.exp((next() + next() + next() - 1.5) * 1.1),
    /** How often something happens that happens `mean` times on average. */
    count: (mean: number) => Math.floor(mean) + (next() < mean % 1 ? 1 : 0),
    weighted: <T>(from: readonly [Weighted<T>, ...Weighted<T>[]]): T => {
      let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of from) {
        left -= weight
        if (left < 0) return value
      }
      return from[0][0]
    },
  }
}

export type Weighted<T> = readonly [T, number]
