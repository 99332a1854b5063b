import { plain } from '@plumbline/domain'

const han = /\p{Script=Han}/u

/** Every word typed must begin a word of the label or of what else it is called, accents and case aside. */
export function matching<Item extends { label: string; words?: string }>(
  items: readonly Item[],
  search: string,
): Item[] {
  const typed = plain(search).split(/\s+/).filter(Boolean)
  const fits = (text: string) =>
    typed.every(word => (han.test(word) ? text.includes(word) : ` ${text}`.includes(` ${word}`)))
  return items.filter(({ label, words = '' }) =>
    fits(plain(`${label} ${words}`).replace(/[^\p{L}\p{N}?]+/gu, ' ')),
  )
}
