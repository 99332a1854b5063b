/** First letters of the first and last word; one character for names written without spaces, as in Chinese. */
export function initialsOf(name: string) {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  const letters = [first, last].map(word => (word ? ([...word][0] ?? '') : ''))
  return letters.join('').toLocaleUpperCase() || '?'
}
