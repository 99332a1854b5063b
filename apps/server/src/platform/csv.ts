import Papa from 'papaparse'

/**
 * Rows as a CSV file that spreadsheets open as they are: with a mark that says UTF-8, and with every cell that a
 * spreadsheet would take for a formula made plain text.
 */
export const toCsv = (header: string[], rows: unknown[][]) =>
  `\uFEFF${Papa.unparse({ fields: header, data: rows }, { newline: '\r\n', escapeFormulae: true })}\r\n`
