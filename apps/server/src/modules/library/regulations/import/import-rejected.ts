import {
  type ErrorCode,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_DEPTH,
  MAX_IMPORT_ROWS,
} from '@plumbline/contract'

/** Why an import is rejected as a whole. */
export type Rejection = { code: ErrorCode; params?: Record<string, string> }

/** Thrown wherever an import is read, also in a thread, where there are no calls to answer. */
export class ImportRejected extends Error {
  override name = 'ImportRejected'
  readonly rejection: Rejection

  constructor(code: ErrorCode, params?: Record<string, string>) {
    super(`the import is rejected: ${code}`)
    this.rejection = { code, ...(params && { params }) }
  }
}

export const tooLarge = () =>
  new ImportRejected('import_too_large', { limit: String(MAX_IMPORT_BYTES / 1024 / 1024) })
export const tooDeep = () => new ImportRejected('import_too_deep', { depth: String(MAX_IMPORT_DEPTH) })
export const tooManyRows = () =>
  new ImportRejected('import_too_many_rows', { limit: String(MAX_IMPORT_ROWS) })
export const tooManyColumns = () =>
  new ImportRejected('import_too_many_columns', { limit: String(MAX_IMPORT_COLUMNS) })
export const tooComplex = () => new ImportRejected('import_too_complex')
