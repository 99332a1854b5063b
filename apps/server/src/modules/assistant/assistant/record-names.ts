import { plain } from '@plumbline/domain'

const han = /\p{Script=Han}/u
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

type Named = { id: string; name: string }

/** Whether a text has the whole name in it, as whole words where the writing has spaces. */
function hasName(text: string, name: string) {
  if (han.test(name)) return plain(text).includes(plain(name))
  const words = wordsOf(name)
  return words.length > 0 && ` ${wordsOf(text).join(' ')} `.includes(` ${words.join(' ')} `)
}

/** Short words such as 'the' are in too many names to mean one. */
const MIN_LETTERS = 3

/** How many words of a name are in the phrase and right after it: 'Leeds' of 'at Leeds school' names two. */
function sharedWords(phrase: string, text: string, name: string) {
  const named = wordsOf(name)
  const spoken = wordsOf(text)
  const start = wordsOf(phrase)
  if (start.length === 0 || !start.every(word => named.some(each => isSame(each, word)))) return 0
  const next = spoken.indexOf(start.at(-1) ?? '') + 1
  const after = spoken.slice(next, next + 2)
  return start.length + after.filter(word => named.some(each => isSame(each, word))).length
}
const isSame = (named: string, word: string) =>
  named === word || (word.length >= MIN_LETTERS + 1 && named.startsWith(word))

/**
 * The site or person that a question names: by the whole name, by the phrase that was read as a name, or by one word
 * with a capital letter that only one of them has.
 */
export function namedIn<T extends Named>(
  text: string,
  phrase: string | undefined,
  all: readonly T[],
): T | null {
  const whole = all.filter(({ name }) => hasName(text, name))
  if (whole.length > 0) return whole.toSorted((a, b) => b.name.length - a.name.length)[0] ?? null
  if (phrase) {
    const scored = all
      .map(each => ({ each, score: sharedWords(phrase, text, each.name) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
    const [best, next] = scored
    if (best && best.score > (next?.score ?? 0)) return best.each
  }
  const capitals = new Set(
    (text.match(/\p{Lu}[\p{L}\p{N}]+/gu) ?? []).map(plain).filter(word => word.length >= MIN_LETTERS),
  )
  const byWord = all.filter(({ name }) => wordsOf(name).some(word => capitals.has(word)))
  return byWord.length === 1 ? (byWord[0] ?? null) : null
}
