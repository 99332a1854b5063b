import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Count, Id, Nothing, oneOf } from '../fields'

/** What one import may bring. More is rejected with these figures in the words. */
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024
export const MAX_IMPORT_ROWS = 50_000
export const MAX_IMPORT_COLUMNS = 100
/** A regulation is a flat record; a list in an object in a list leaves room to spare. */
export const MAX_IMPORT_DEPTH = 10
/** The report names this many faulty rows one by one and counts the rest. */
export const MAX_LISTED_FAULTS = 1000

export const importFormats = ['json', 'csv'] as const
export const importStatuses = ['queued', 'running', 'completed', 'failed'] as const

/** What can be wrong with one row: the specification's words, filled with `params`. */
export const rowFaults = {
  missing_fields: 'Missing required fields: {fields}',
  not_a_string: "Field '{field}' must be a string",
  tags_not_an_array: 'Tags must be an array',
  not_an_array: "Field '{field}' must be an array",
  not_a_boolean: "Field '{field}' must be a boolean",
  too_short: "Field '{field}' must be at least {min} characters",
  too_long: "Field '{field}' must be at most {max} characters",
  too_many: "Field '{field}' must have at most {max} entries",
  not_an_option: "Field '{field}' must be one of: {options}",
  not_a_date: "Field '{field}' must be a date like 2027-03-31",
  risk_level: 'Invalid risk level: {value}. Must be Low, Medium, or High.',
  duplicate: 'Duplicate regulation code: {code}',
  existing: 'Regulation code already exists: {code}',
  not_an_object: "This entry isn't a regulation",
  columns: 'Row skipped: it has {found} columns and the header has {expected}',
} as const satisfies Record<string, string>
export type RowFaultCode = keyof typeof rowFaults

export const RowFault = z.object({
  /** Counted from 0 in the list, or in the rows below the header. */
  index: z.int(),
  message: z.string(),
  /** The row as it was read; long texts are cut. */
  entry: z.unknown(),
  /** The same as `message`, for those who say it in another language. */
  code: z.enum(Object.keys(rowFaults) as [RowFaultCode, ...RowFaultCode[]]),
  params: z.record(z.string(), z.string()),
})
export type RowFault = z.output<typeof RowFault>

/** Every row is counted once: it was imported, or it is one of the other three. */
export const ImportSummary = z.object({
  totalProcessed: Count,
  valid: Count,
  invalid: Count,
  duplicates: Count,
  existingDuplicates: Count,
  errors: z.array(RowFault),
  /** Faulty rows beyond those listed in `errors`. */
  unlistedErrors: Count,
})
export type ImportSummary = z.output<typeof ImportSummary>

export const RegulationImport = z.object({
  id: Id,
  status: z.enum(importStatuses),
  format: z.enum(importFormats),
  fileName: z.nullable(z.string()),
  /** Rows done of rows in all: what a progress bar shows. */
  done: Count,
  total: Count,
  /** Once it has ended; also when it failed because no row was valid. */
  summary: z.nullable(ImportSummary),
  /** `import_no_valid_rows` ('Validation failed') or `import_failed` ('Import failed'): nothing was stored. */
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  createdAt: IsoDateTime,
})
export type RegulationImport = z.output<typeof RegulationImport>

const gated = ['regulations_need_a_plan'] as const

/**
 * Three ways in: a form with one `file` (.json or .csv; also for pasted text, under any such name), a JSON body that is
 * the list, one record or `{regulations}`, or `{csv}` with the text.
 */
export const importRegulations = endpoint({
  method: 'POST',
  path: '/api/regulations/import',
  changes: [],
  access: 'manager',
  summary: 'Import regulations. Invalid rows are reported one by one',
  form: z.strictObject({}),
  maxBytes: MAX_IMPORT_BYTES + 64 * 1024,
  /** `wait` answers when the import has ended. */
  query: z.strictObject({ wait: z.optional(z.literal('1')) }),
  body: z.union([
    z.array(z.unknown()),
    z.object({ regulations: z.array(z.unknown()) }),
    z.object({ csv: z.string() }),
    z.record(z.string(), z.unknown()),
  ]),
  status: 202,
  response: RegulationImport,
  errors: [
    'file_missing',
    'upload_broken',
    'import_format',
    'import_invalid_json',
    'import_json_shape',
    'import_too_deep',
    'import_too_large',
    'import_too_many_rows',
    'import_too_many_columns',
    'import_too_complex',
    'import_csv_empty',
    'import_csv_rows',
    'import_csv_headers',
    'import_csv_broken',
    'import_no_valid_rows',
    'too_many',
    ...gated,
  ],
})

export const getImport = endpoint({
  method: 'GET',
  path: '/api/regulations/imports/:id',
  access: 'manager',
  summary: "Get the progress of an import, and its report when it's done",
  params: ById,
  response: RegulationImport,
  errors: ['not_found', ...gated],
})

export const importEvents = endpoint({
  method: 'GET',
  path: '/api/regulations/imports/:id/events',
  access: 'manager',
  summary: 'Stream the progress as events',
  params: ById,
  produces: 'events',
  response: RegulationImport,
  errors: ['not_found', ...gated],
})

export const importTemplate = endpoint({
  method: 'GET',
  path: '/api/regulations/import/template',
  access: 'manager',
  summary: 'Download an import template',
  query: z.strictObject({ format: z._default(oneOf(importFormats), 'csv') }),
  produces: 'file',
  response: Nothing,
  errors: gated,
})
