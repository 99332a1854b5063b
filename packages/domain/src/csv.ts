/** Tells spreadsheets that a file is in UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

/**
 * Where a spreadsheet would start to read a formula: at the start of a cell, and after a line break in it, since some
 * programs split the lines of a cell. Some also skip what can't be seen before the sign. The wide signs are typed in
 * Chinese and read as the narrow ones.
 */
const formulaStarts =
  /^(?=[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])|(?<=[\r\n\v\f\u0085\u2028\u2029])(?=\t|(?:(?![\r\n\v\f\u0085\u2028\u2029])[\s\p{Cc}\p{Cf}])*[=+\-@＝＋－＠])/gu

function cell(value: unknown) {
  const text = typeof value === 'string' ? value.replace(formulaStarts, "'") : String(value ?? '')
  const needsQuotes = text !== String(value ?? '') || /[",\r\n]|^\s|\s$/.test(text)
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows of a CSV file. A cell that a spreadsheet would run as a formula is written as plain text. */
export const csvRows = (rows: readonly (readonly unknown[])[]) =>
  rows.map(row => `${row.map(cell).join(',')}${LINE_END}`).join('')

/** The start of a CSV file that spreadsheets open correctly. */
export const csvHead = (header: readonly string[]) => `${BYTE_ORDER_MARK}${csvRows([header])}`

export const toCsv = (header: readonly string[], rows: readonly (readonly unknown[])[]) =>
  `${csvHead(header)}${csvRows(rows)}`
