import type { MultipartFile } from '@fastify/multipart'
import { importRegulations, MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@plumbline/contract'
import type { FastifyRequest } from 'fastify'
import Papa from 'papaparse'
import { decodeUnlabeled } from '../../../platform/charset'
import { AppError } from '../../../platform/http/errors'
import { readForm } from '../../../platform/http/read-form'
import { JsonGuard, tooLarge } from './import-guard'
import { csvHeaders, requiredHeaders } from './import-rows'

/** What came in, read but not yet checked row by row. */
export type Batch =
  | { format: 'json'; fileName: string | null; entries: unknown[] }
  | { format: 'csv'; fileName: string | null; header: string[]; rows: string[][] }

/** A form with a file, or a JSON body. */
export const readImport = (request: FastifyRequest): Promise<Batch> | Batch =>
  request.isMultipart() ? readFile(request) : readBody(request.body)

async function readFile(request: FastifyRequest): Promise<Batch> {
  const { file } = await readForm(request, {
    fields: importRegulations.form,
    maxFileBytes: MAX_IMPORT_BYTES,
    onFile: readPart,
  }).catch(error => {
    throw error instanceof AppError ? error : new AppError('upload_broken')
  })
  return file
}

async function readPart(part: MultipartFile): Promise<Batch> {
  const format = formatOf(part.filename, part.mimetype)
  if (!format) {
    part.file.resume()
    throw new AppError('import_format')
  }
  const chunks: Uint8Array[] = []
  const stream = format === 'json' ? part.file.pipe(new JsonGuard()) : part.file
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
  } catch (error) {
    part.file.resume()
    throw error
  }
  if (part.file.truncated) throw tooLarge()
  const text = decodeUnlabeled(Buffer.concat(chunks))
  const fileName = shownName(part.filename)
  return format === 'json' ? jsonBatch(parseJson(text), fileName) : csvBatch(text, fileName)
}

function readBody(body: unknown): Batch {
  if (isRecord(body) && Object.keys(body).length === 1) {
    if (typeof body.csv === 'string') return csvBatch(body.csv, null)
    if (Array.isArray(body.regulations)) return jsonBatch(body.regulations, null)
  }
  return jsonBatch(body, null)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function formatOf(name: string, type: string): Batch['format'] | undefined {
  if (/\.json$/i.test(name) || type === 'application/json') return 'json'
  if (/\.csv$/i.test(name) || type === 'text/csv') return 'csv'
  return undefined
}

/** A name is shown, never used as a path. */
const shownName = (name: string) => name.replace(/\p{Cc}/gu, '').slice(-200) || null

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('import_invalid_json')
  }
}

function jsonBatch(parsed: unknown, fileName: string | null): Batch {
  const wrapped = isRecord(parsed) && Object.keys(parsed).length === 1 ? parsed.regulations : undefined
  const entries = Array.isArray(wrapped) ? wrapped : isRecord(parsed) ? [parsed] : parsed
  if (!Array.isArray(entries)) throw new AppError('import_json_shape')
  if (entries.length === 0) throw new AppError('import_no_valid_rows')
  rejectTooMany(entries.length)
  return { format: 'json', fileName, entries }
}

function csvBatch(text: string, fileName: string | null): Batch {
  const declared = /^\uFEFF?sep=(.)\r?\n/i.exec(text)
  const body = text.slice(declared?.[0].length ?? 0).replace(/^\uFEFF/, '')
  if (body.trim() === '') throw new AppError('import_csv_empty')
  const delimiter = declared?.[1] ?? delimiterOf(body)
  const { data, errors } = Papa.parse<string[]>(body, { delimiter, skipEmptyLines: 'greedy' })
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes')
  if (unclosed) throw new AppError('import_csv_broken', { params: { row: String((unclosed.row ?? 0) + 1) } })
  const [first = [], ...rows] = data
  if (rows.length === 0) throw new AppError('import_csv_rows')
  const header = first.map(headerName)
  const missing = requiredHeaders.filter(name => !header.includes(name))
  if (missing.length > 0)
    throw new AppError('import_csv_headers', { params: { headers: missing.join(', ') } })
  rejectTooMany(rows.length)
  return { format: 'csv', fileName, header, rows }
}

function rejectTooMany(count: number) {
  if (count > MAX_IMPORT_ROWS)
    throw new AppError('import_too_many_rows', { params: { limit: String(MAX_IMPORT_ROWS) } })
}

const headerName = (cell: string) => cell.trim().toLowerCase().replace(/[ -]+/g, '_')

/** The separator under which the first line names most of our columns; tags are full of semicolons, so rows mislead. */
function delimiterOf(text: string) {
  const known = new Set<string>(csvHeaders)
  const recognized = (delimiter: string) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: 1, skipEmptyLines: 'greedy' })
    return (data[0] ?? []).filter(cell => known.has(headerName(cell))).length
  }
  const scored = [',', ';', '\t', '|'].map(delimiter => ({ delimiter, names: recognized(delimiter) }))
  return scored.toSorted((a, b) => b.names - a.names)[0]?.delimiter ?? ','
}
