const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** Every word typed must begin somewhere in the label, accents and case aside. */
export function matching<Item extends { label: string }>(items: readonly Item[], search: string): Item[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return items.filter(({ label }) => words.every(word => plain(label).includes(word)))
}
