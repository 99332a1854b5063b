import { Readable } from 'node:stream'
import type { Regulation } from '@plumbline/contract'
import { csvLines } from '../../../../platform/csv'
import { requiredFields } from '../import/import-rows'

export type FileFormat = 'json' | 'csv'
export type RegulationFile = { type: string; name: string; content: Readable }
type Batches = AsyncIterable<Regulation[]>

/** The first seven are the columns that an import reads. */
export const regulationFileColumns = [
  ...requiredFields,
  'regulatory_body',
  'jurisdiction',
  'description',
  'compliance_deadline',
  'related_regulations',
  'is_active',
] as const satisfies (keyof Regulation)[]

const cell = (value: Regulation[(typeof regulationFileColumns)[number]]) =>
  Array.isArray(value) ? value.join(';') : String(value ?? '')

async function* rowsOf(batches: Batches) {
  for await (const batch of batches)
    yield batch.map(regulation => regulationFileColumns.map(column => cell(regulation[column])))
}

async function* asJson(batches: Batches) {
  let before = '[\n'
  for await (const batch of batches)
    for (const regulation of batch) {
      yield before + JSON.stringify(regulation)
      before = ',\n'
    }
  yield before.startsWith('[') ? '[]\n' : '\n]\n'
}

/** Regulations as a file, written as they are read: a whole library never stands in memory as text. */
export function regulationFile(
  batches: Batches,
  { format, name }: { format: FileFormat; name: string },
): RegulationFile {
  const file = `${name.replace(/[^\w.-]+/g, '-').replace(/^-+|(?<!-)-+$/g, '')}.${format}`
  if (format === 'csv')
    return {
      type: 'text/csv; charset=utf-8',
      name: file,
      content: Readable.from(csvLines([...regulationFileColumns], rowsOf(batches))),
    }
  return { type: 'application/json; charset=utf-8', name: file, content: Readable.from(asJson(batches)) }
}
