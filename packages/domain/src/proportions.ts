/** A share that was counted, and the interval that holds the true one in 19 of 20 cases. */
export type Proportion = { value: number; low: number; high: number }

const Z = 1.96

/** Wilson's interval: sensible for few cases and for shares near 0 and 1. Null where nothing was counted. */
export function wilson(hits: number, total: number): Proportion | null {
  if (total === 0) return null
  const value = hits / total
  const spread = 1 + Z ** 2 / total
  const center = value + Z ** 2 / (2 * total)
  const reach = Z * Math.sqrt((value * (1 - value)) / total + Z ** 2 / (4 * total ** 2))
  return {
    value,
    low: hits === 0 ? 0 : (center - reach) / spread,
    high: hits === total ? 1 : (center + reach) / spread,
  }
}
