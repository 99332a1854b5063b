/** The same numbers in every run. */
export function seededRandom(seed: number) {
  let state = seed
  const below = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
  return { below, pick: <T>(list: readonly T[]) => list[below(list.length)] as T }
}
