import { csvHead, csvRows } from '@plumbline/domain'

export { toCsv } from '@plumbline/domain'

/** A CSV file, written as the rows come in. */
export async function* csvLines(header: string[], batches: AsyncIterable<unknown[][]>) {
  yield csvHead(header)
  for await (const rows of batches) if (rows.length > 0) yield csvRows(rows)
}
