import type { Transaction } from './client'
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

/** A statement has at most 65,535 parameters. */
const INSERTED_ROWS = 500

export async function insertInBatches<Row>(rows: readonly Row[], insert: (batch: Row[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += INSERTED_ROWS)
    await insert(rows.slice(from, from + INSERTED_ROWS))
}

/** What a batch deleted: how many rows, and the media whose files go with them. */
type DeletedBatch = { rows: number; mediaIds: string[] }

/** Deletes some of what an organization has from before a time, and says what it was. */
export type DeleteBatch = (
  tx: Transaction,
  organizationId: string,
  before: Date,
  limit: number,
) => Promise<DeletedBatch>

export const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
