import {
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
  MAX_LISTED_FAULTS,
  type RegulationImport,
} from '@plumbline/contract'
import Papa from 'papaparse'
import type { BulkRow } from './bulk.repository'
import { declaredDelimiter, delimiterOf, headerName } from './csv-header'
import { CsvScanner } from './csv-scanner'
import { ImportRejected, tooManyColumns, tooManyRows } from './import-rejected'
import {
  type Checked,
  checkCells,
  checkEntry,
  type Fault,
  fault,
  keyOf,
  requiredHeaders,
} from './import-rows'
import { shownEntry } from './import-shown'

/** A row that was read and checked. What is wrong with it and the row itself are left out where nobody will list them. */
export type ReadRow =
  | { outcome: 'valid'; row: BulkRow; entry: unknown }
  | { outcome: 'invalid' | 'duplicate'; faults: Fault[]; entry: unknown }
  | { outcome: 'invalid' | 'duplicate'; unlisted: number }

type Sink = (row: ReadRow) => void

/** A list of records, one record, or either a list or the text of a CSV under its name. */
export function parseJsonImport(text: string, sink: Sink): RegulationImport['format'] {
  const parsed = parseJson(text)
  const only = isRecord(parsed) && Object.keys(parsed).length === 1 ? parsed : {}
  if (typeof only.csv === 'string') return parseCsvImport(only.csv, sink)
  const entries = Array.isArray(only.regulations) ? only.regulations : isRecord(parsed) ? [parsed] : parsed
  if (!Array.isArray(entries)) throw new ImportRejected('import_json_shape')
  if (entries.length === 0) throw new ImportRejected('import_no_valid_rows')
  if (entries.length > MAX_IMPORT_ROWS) throw tooManyRows()
  const checks = new Checks(sink)
  for (const entry of entries) checks.add(entry, checkEntry(entry))
  return 'json'
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ImportRejected('import_invalid_json')
  }
}

export function parseCsvImport(text: string, sink: Sink): RegulationImport['format'] {
  new CsvScanner().scan(text)
  const declared = declaredDelimiter(text)
  const body = text
    .slice(declared?.[0].length ?? 0)
    .replace(/^\uFEFF/, '')
    // The parser knows only the kind of line break that comes first, and would take all other lines for one.
    .replace(/\r\n?/g, '\n')
  if (body.trim() === '') throw new ImportRejected('import_csv_empty')
  const delimiter = declared?.[1] ?? delimiterOf(body)
  const checks = new Checks(sink)
  let check: ((cells: string[]) => Checked) | undefined
  Papa.parse<string[]>(body, {
    delimiter,
    newline: '\n',
    skipEmptyLines: 'greedy',
    step: ({ data, errors }) => {
      if (errors.some(({ code }) => code === 'MissingQuotes'))
        throw new ImportRejected('import_csv_broken', { row: String(check ? checks.count + 2 : 1) })
      if (data.length > MAX_IMPORT_COLUMNS) throw tooManyColumns()
      if (check) checks.add(data, check(data))
      else check = checkCells(readHeader(data))
    },
  })
  if (checks.count === 0) throw new ImportRejected('import_csv_rows')
  return 'csv'
}

function readHeader(cells: string[]) {
  const header = cells.map(headerName)
  const missing = requiredHeaders.filter(name => !header.includes(name))
  if (missing.length > 0) throw new ImportRejected('import_csv_headers', { headers: missing.join(', ') })
  return header
}

/** Finds what comes twice, and drops what is beyond the faults that a report lists. */
class Checks {
  count = 0
  private readonly sink: Sink
  private readonly seen = new Set<string>()
  private listed = 0

  constructor(sink: Sink) {
    this.sink = sink
  }

  add(entry: unknown, { row, faults }: Checked) {
    if (++this.count > MAX_IMPORT_ROWS) throw tooManyRows()
    if (faults) return this.reject('invalid', faults, entry)
    const key = keyOf(row.code)
    if (this.seen.has(key)) return this.reject('duplicate', [fault('duplicate', { code: row.code })], entry)
    this.seen.add(key)
    this.sink({ outcome: 'valid', row: { ...row, key }, entry: shownEntry(entry) })
  }

  private reject(outcome: 'invalid' | 'duplicate', faults: Fault[], entry: unknown) {
    const isListed = this.listed < MAX_LISTED_FAULTS
    this.listed += faults.length
    this.sink(isListed ? { outcome, faults, entry: shownEntry(entry) } : { outcome, unlisted: faults.length })
  }
}
