/** Tells spreadsheets that a file is in UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

function cell(value: unknown) {
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r]/.test(value)
  const text = `${isFormula ? "'" : ''}${value ?? ''}`
  const needsQuotes = isFormula || /[",\r\n]|^\s|\s$/.test(text)
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows of a CSV file. A cell that a spreadsheet would run as a formula is written as plain text. */
export const csvRows = (rows: readonly (readonly unknown[])[]) =>
  rows.map(row => `${row.map(cell).join(',')}${LINE_END}`).join('')

/** The start of a CSV file that spreadsheets open correctly. */
export const csvHead = (header: readonly string[]) => `${BYTE_ORDER_MARK}${csvRows([header])}`

export const toCsv = (header: readonly string[], rows: readonly (readonly unknown[])[]) =>
  `${csvHead(header)}${csvRows(rows)}`
