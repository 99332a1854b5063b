import type { RegulationImport } from '@plumbline/contract'
import { serve } from '@plumbline/threads/serve'
import { decodeUnlabeled } from '../../../../platform/charset'
import { ImportRejected, type Rejection } from './import-rejected'
import { parseCsvImport, parseJsonImport, type ReadRow } from './parse-import'

export type ImportRequest = { pieces: Uint8Array[]; format: RegulationImport['format'] }
export type ImportReading = { format: RegulationImport['format']; total: number } | { rejection: Rejection }

/** Rows of a batch, which is what is stored and told about at a time, and how long its JSON may get. */
const MAX_BATCH_ROWS = 1000
const MAX_BATCH_LENGTH = 256 * 1024

/** Hands rows on as the JSON of small lists: long ones would hold up the thread that receives them. */
class Batches {
  total = 0
  private rows: string[] = []
  private length = 0
  private readonly send: (batch: string) => void

  constructor(send: (batch: string) => void) {
    this.send = send
  }

  add(row: ReadRow) {
    const json = JSON.stringify(row)
    this.total++
    this.rows.push(json)
    this.length += json.length
    if (this.rows.length >= MAX_BATCH_ROWS || this.length >= MAX_BATCH_LENGTH) this.flush()
  }

  flush() {
    if (this.rows.length > 0) this.send(`[${this.rows.join(',')}]`)
    this.rows = []
    this.length = 0
  }
}

serve<ImportRequest, ImportReading, string>(({ pieces, format }, { reportProgress }) => {
  const batches = new Batches(reportProgress)
  const parse = { csv: parseCsvImport, json: parseJsonImport }[format]
  try {
    const actual = parse(decodeUnlabeled(Buffer.concat(pieces)), row => batches.add(row))
    batches.flush()
    return { format: actual, total: batches.total }
  } catch (error) {
    if (error instanceof ImportRejected) return { rejection: error.rejection }
    throw error
  }
})
