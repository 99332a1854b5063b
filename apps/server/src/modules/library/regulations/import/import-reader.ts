import { MAX_IMPORT_BYTES, type RegulationImport } from '@plumbline/contract'
import { OrganizationSlots } from '../../../../platform/organization-slots'
import { SharedBytes } from '../../../../platform/shared-bytes'
import { ReadingThreads } from '../reading-threads'
import { ImportRejected, tooComplex } from './import-rejected'
import type { ImportReading, ImportRequest } from './import-worker'

/** An honest file of 20 MB takes two or three seconds. */
const TIMEOUT_MS = 30_000
const MAX_HEAP_MB = 512
const MAX_WAITING = 4
/** Of all organizations together, from the first byte until what was read is stored. */
const MAX_BYTES = 5 * MAX_IMPORT_BYTES

/** What came in, read and checked. A batch is the JSON of a list of rows. */
export type ReadImport = Pick<RegulationImport, 'format' | 'fileName' | 'total'> & { batches: string[] }

export type HoldBytes = (bytes: number) => void

/**
 * Reads imports, one of an organization at a time, so that the files it sends at once aren't all in memory. Those of
 * all organizations have a limit as well.
 */
export class ImportReader {
  private readonly slots = new OrganizationSlots({ concurrency: 1, maxWaiting: MAX_WAITING })
  private readonly bytes = new SharedBytes(MAX_BYTES)
  private readonly threads: ReadingThreads<ImportRequest, ImportReading, string>

  constructor({ timeoutMs = TIMEOUT_MS, maxHeapMb = MAX_HEAP_MB } = {}) {
    const entry = new URL('./import-worker.ts', import.meta.url)
    this.threads = new ReadingThreads({ entry, timeoutMs, maxHeapMb })
  }

  inTurn<T>(organizationId: string, read: (hold: HoldBytes) => Promise<T>): Promise<T> {
    return this.slots.run(organizationId, () => this.bytes.hold(read))
  }

  /** The pieces are moved to the thread: they are empty afterwards. */
  async parse(request: ImportRequest, fileName: string | null): Promise<ReadImport> {
    const batches: string[] = []
    const reading = await this.threads.read(request, {
      transfer: request.pieces.map(piece => piece.buffer as ArrayBuffer),
      onProgress: batch => batches.push(batch),
    })
    if ('fault' in reading) throw tooComplex()
    if ('rejection' in reading) throw new ImportRejected(reading.rejection.code, reading.rejection.params)
    return { ...reading, fileName, batches }
  }

  close() {
    return this.threads.close()
  }
}
