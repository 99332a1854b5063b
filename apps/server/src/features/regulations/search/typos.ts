/** How many slips a word of that length may hold before it is another word. */
const slipsAllowed = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** Which letters a word has, as bits: two words that differ in more letters than that need no closer look. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) % 31)
  return bits
}

function countBits(value: number) {
  let bits = value - ((value >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The words that a typed one was probably meant to be, closest first. */
export function closeWords(
  typed: string,
  words: readonly string[],
  letters: Int32Array,
  most = 3,
): { word: string; slips: number }[] {
  const allowed = slipsAllowed(typed)
  if (allowed === 0) return []
  const bits = lettersOf(typed)
  const found: { word: string; slips: number }[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string
    if (Math.abs(word.length - typed.length) > allowed) continue
    if (countBits(bits ^ (letters[i] as number)) > 2 * allowed) continue
    const slips = slipsBetween(typed, word, allowed)
    if (slips <= allowed) found.push({ word, slips })
  }
  return found.toSorted((a, b) => a.slips - b.slips).slice(0, most)
}

/** Letters to change, add, drop or swap with the next one; gives up beyond `most`. */
function slipsBetween(one: string, other: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      let cost = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (before[j - 2] as number) + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = last
    last = row
  }
  return last[other.length] as number
}
