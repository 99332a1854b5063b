/** Page after page, each beginning where the one before ended. */
export async function* inBatches<Item>(
  pageAfter: (after: string | null) => Promise<{ items: Item[]; next: string | null }>,
): AsyncGenerator<Item[]> {
  let after: string | null = null
  do {
    const { items, next }: { items: Item[]; next: string | null } = await pageAfter(after)
    yield items
    after = next
  } while (after !== null)
}
