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

/** Reads a long list a batch at a time, each behind the last row of the one before. */
export async function* readInBatches<Row>(
  size: number,
  readAfter: (last: Row | undefined) => Promise<Row[]>,
) {
  let last: Row | undefined
  do {
    const found = await readAfter(last)
    yield found
    last = found.length === size ? found.at(-1) : undefined
  } while (last)
}
