import Papa from 'papaparse'

/** A cell that a spreadsheet would take for a formula is made plain text. */
const written = { newline: '\r\n', escapeFormulae: true }
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows as a CSV file that spreadsheets open as they are: with a mark that says UTF-8. */
export const toCsv = (header: string[], rows: unknown[][]) =>
  `${BYTE_ORDER_MARK}${Papa.unparse({ fields: header, data: rows }, written)}\r\n`

/** The same, written as the rows come in. */
export async function* csvLines(header: string[], batches: AsyncIterable<unknown[][]>) {
  yield `${BYTE_ORDER_MARK}${Papa.unparse([header], written)}\r\n`
  for await (const rows of batches) if (rows.length > 0) yield `${Papa.unparse(rows, written)}\r\n`
}
