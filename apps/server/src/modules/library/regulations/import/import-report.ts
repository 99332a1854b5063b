import { type ImportSummary, MAX_LISTED_FAULTS } from '@plumbline/contract'
import type { BulkRow } from './bulk.repository'
import { type Fault, fault } from './import-rows'
import type { ReadRow } from './parse-import'

type Candidate = { index: number; entry: unknown; row: BulkRow }

/** Counts every row once and remembers what was wrong with it. */
export class ImportReport {
  rowsDone = 0
  private readonly counts = { valid: 0, invalid: 0, duplicates: 0, existingDuplicates: 0 }
  private readonly faults: ImportSummary['errors'] = []
  private unlisted = 0

  /** The rows of a batch that could be stored, by their key. */
  take(batch: ReadRow[]): Map<string, Candidate> {
    const candidates = new Map<string, Candidate>()
    for (const read of batch) {
      const index = this.rowsDone++
      if (read.outcome === 'valid') {
        candidates.set(read.row.key, { index, entry: read.entry, row: read.row })
        continue
      }
      this.counts[read.outcome === 'duplicate' ? 'duplicates' : 'invalid']++
      if ('faults' in read) this.note(index, read.entry, read.faults)
      else this.unlisted += read.unlisted
    }
    return candidates
  }

  /** Those that are not there yet. */
  settle(candidates: Map<string, Candidate>, existing: Set<string>): BulkRow[] {
    const news: BulkRow[] = []
    for (const [key, { index, entry, row }] of candidates) {
      if (existing.has(key)) this.note(index, entry, [fault('existing', { code: row.code })])
      else news.push(row)
    }
    this.counts.valid += news.length
    this.counts.existingDuplicates += candidates.size - news.length
    return news
  }

  private note(index: number, entry: unknown, faults: Fault[]) {
    for (const each of faults) {
      if (this.faults.length < MAX_LISTED_FAULTS) this.faults.push({ index, ...each, entry })
      else this.unlisted++
    }
  }

  summary(): ImportSummary {
    const errors = this.faults.toSorted((a, b) => a.index - b.index)
    return { totalProcessed: this.rowsDone, ...this.counts, errors, unlistedErrors: this.unlisted }
  }
}
