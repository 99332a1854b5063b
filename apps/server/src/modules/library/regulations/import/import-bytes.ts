import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { MAX_IMPORT_BYTES, MAX_IMPORT_DEPTH, type RegulationImport } from '@plumbline/contract'
import { byteOrderMarkIn } from '../../../../platform/charset'
import { JsonScanner } from '../../../../platform/json-scanner'
import { CsvScanner } from './csv-scanner'
import type { HoldBytes } from './import-reader'
import { tooComplex, tooDeep, tooLarge } from './import-rejected'

const PIECE_BYTES = 64 * 1024
/** A regulation has about twenty values: 50,000 of them have half as many. */
const MAX_JSON_VALUES = 2_000_000

type ImportFormat = RegulationImport['format']
type Scan = (text: string) => void

const scannerFor: Record<ImportFormat, () => Scan> = {
  csv: () => {
    const scanner = new CsvScanner()
    return text => scanner.scan(text)
  },
  json: () => {
    const scanner = new JsonScanner({ maxDepth: MAX_IMPORT_DEPTH, maxValues: MAX_JSON_VALUES })
    return text => {
      const excess = scanner.scan(text)
      if (excess) throw excess === 'too_deep' ? tooDeep() : tooComplex()
    }
  },
}

/**
 * Reads an import into pieces that can be moved to a thread. It's scanned as it arrives, so that a file that could hold
 * nobody's regulations is rejected where that shows. What is left of a rejected one is dropped.
 */
export async function readPieces(
  stream: Readable,
  format: ImportFormat,
  hold: HoldBytes,
): Promise<Uint8Array[]> {
  const pieces = new Pieces(scannerFor[format](), hold)
  try {
    // A destroyed request could not be answered any more.
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      pieces.add(chunk as Buffer)
      // Megabytes can be there at once, and nobody else would get a turn until they are scanned.
      await setImmediate()
    }
    return pieces.finish()
  } catch (error) {
    stream.resume()
    throw error
  }
}

/** Pieces of one size, however small the chunks are. */
class Pieces {
  private readonly full: Uint8Array[] = []
  private piece = new Uint8Array(PIECE_BYTES)
  private filled = 0
  private size = 0
  private decode: ((piece: Uint8Array) => string) | undefined
  private readonly scan: Scan
  private readonly hold: HoldBytes

  constructor(scan: Scan, hold: HoldBytes) {
    this.scan = scan
    this.hold = hold
  }

  add(chunk: Buffer) {
    this.size += chunk.length
    if (this.size > MAX_IMPORT_BYTES) throw tooLarge()
    this.hold(chunk.length)
    for (let from = 0; from < chunk.length; ) {
      const part = chunk.subarray(from, from + PIECE_BYTES - this.filled)
      this.piece.set(part, this.filled)
      this.filled += part.length
      from += part.length
      if (this.filled === PIECE_BYTES) this.close()
    }
  }

  finish() {
    this.close()
    return this.full
  }

  private close() {
    const piece = this.piece.subarray(0, this.filled)
    this.decode ??= decoderOf(piece)
    this.scan(this.decode(piece))
    this.full.push(piece)
    this.piece = new Uint8Array(PIECE_BYTES)
    this.filled = 0
  }
}

/** Decodes pieces of which this is the first: one may end within a character. */
function decoderOf(first: Uint8Array) {
  const decoder = new TextDecoder(byteOrderMarkIn(first) ?? 'utf-8')
  return (piece: Uint8Array) => decoder.decode(piece, { stream: true })
}
