/** Shorter words are too often other words. */
const MIN_LENGTH = 5

/** Whether one letter is missing, added or wrong, or two next to each other are swapped. */
function isOneTypoAway(typed: string, meant: string): boolean {
  const shorter = Math.min(typed.length, meant.length)
  let start = 0
  while (start < shorter && typed[start] === meant[start]) start += 1
  let end = 0
  while (end < shorter - start && typed[typed.length - 1 - end] === meant[meant.length - 1 - end]) end += 1
  const [left, leftMeant] = [typed.length - start - end, meant.length - start - end]
  const isSwapped = typed[start] === meant[start + 1] && typed[start + 1] === meant[start]
  return (left <= 1 && leftMeant <= 1) || (left === 2 && leftMeant === 2 && isSwapped)
}

/** A function that returns the words that may have been meant. It knows the words of the lists and no others. */
export function typoReader(known: ReadonlySet<string>, isKnown: (word: string) => boolean) {
  const byStart = new Map<string, string[]>()
  for (const word of known) {
    if (word.length < MIN_LENGTH) continue
    const start = `${word[0]}${word.length}`
    byStart.set(start, [...(byStart.get(start) ?? []), word])
  }
  return (typed: string): string[] => {
    if (typed.length < MIN_LENGTH || isKnown(typed)) return [typed]
    const lengths = [typed.length - 1, typed.length, typed.length + 1]
    const similar = lengths.flatMap(length => byStart.get(`${typed[0]}${length}`) ?? [])
    return [typed, ...similar.filter(word => isOneTypoAway(typed, word))]
  }
}
