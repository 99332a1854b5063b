import Papa from 'papaparse'
import { csvHeaders } from './import-rows'

export const delimiters = [',', ';', '\t', '|']
export const headerName = (cell: string) => cell.trim().toLowerCase().replace(/[ -]+/g, '_')

/** Excel's first line that says what separates the cells. */
export const declaredDelimiter = (text: string) => /^\uFEFF?sep=(.)\r?\n/i.exec(text)

/** The separator under which the first line names most of our columns; tags are full of semicolons, so rows mislead. */
export function delimiterOf(text: string) {
  const known = new Set<string>(csvHeaders)
  const recognized = (delimiter: string) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: 1, skipEmptyLines: 'greedy' })
    return (data[0] ?? []).filter(cell => known.has(headerName(cell))).length
  }
  const scored = delimiters.map(delimiter => ({ delimiter, names: recognized(delimiter) }))
  return scored.toSorted((a, b) => b.names - a.names)[0]?.delimiter ?? ','
}
