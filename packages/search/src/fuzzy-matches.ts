import { countBits } from './count-bits'

/** How many typos a word of that length may have before it counts as a different word. */
const maxDistanceFor = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** The letters of a word as bits. Words whose bits differ too much need no closer comparison. */
export function letterBitsOf(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) % 31)
  return bits
}

/** The words that a mistyped one was probably meant to be, closest first. */
export function fuzzyMatches(
  typed: string,
  words: readonly string[],
  letterBits: Int32Array,
  limit = 3,
): { word: string; distance: number }[] {
  const maxDistance = maxDistanceFor(typed)
  if (maxDistance === 0) return []
  const bits = letterBitsOf(typed)
  const found: { word: string; distance: number }[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string
    if (Math.abs(word.length - typed.length) > maxDistance) continue
    if (countBits(bits ^ (letterBits[i] as number)) > 2 * maxDistance) continue
    const distance = editDistance(typed, word, maxDistance)
    if (distance <= maxDistance) found.push({ word, distance })
  }
  return found.toSorted((a, b) => a.distance - b.distance).slice(0, limit)
}

/** Letters to change, add, drop or swap with the next one; stops counting beyond `max`. */
function editDistance(one: string, other: string, max: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    let smallest = i
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let cost = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (isSame ? 0 : 1),
      )
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] as number) + 1)
      row.push(cost)
      smallest = Math.min(smallest, cost)
    }
    if (smallest > max) return max + 1
    beforeLast = last
    last = row
  }
  return last[other.length] as number
}
