import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { type Entry, type Options, open, type ZipFile } from 'yauzl'
import { CHECKSUMS } from './archive-writer'
import { linesOf } from './json-lines'

/** What is wrong with a file, for whoever imports it. */
export class ImportError extends Error {
  override name = 'ImportError'
}

const MAX_ENTRIES = 2_000_000
/** Texts compress well, but never as well as what is made to fill a disk. */
const MAX_EXPANSION = 100
const EXPANSION_FLOOR_BYTES = 100 * 1024 * 1024
const MAX_TEXT_BYTES = 1024 * 1024
const MAX_CHECKSUM_LINE = 1000

const allowed =
  /^(README\.txt|manifest\.json|checksums\.sha256|data\/[a-z_]+\.json|csv\/[a-z]+\.csv|files\/[0-9a-f-]{36}\/(original|display|thumbnail)(\.[a-z0-9]+)?)$/

/** Reads a ZIP file that came from elsewhere. Nothing is unpacked to a path that the file chooses. */
export class ArchiveReader {
  private readonly zip: ZipFile
  private readonly entries: ReadonlyMap<string, Entry>
  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.zip = zip
    this.entries = entries
  }

  static async open(path: string, { floorBytes = EXPANSION_FLOOR_BYTES } = {}): Promise<ArchiveReader> {
    const { size } = await stat(path).catch(() => {
      throw new ImportError(`There is no file ${path}.`)
    })
    const zip = await promisify<string, Options, ZipFile>(open)(path, {
      lazyEntries: true,
      autoClose: false,
    }).catch(() => {
      throw new ImportError("This isn't a ZIP file, or it is damaged.")
    })
    try {
      return new ArchiveReader(zip, await entriesOf(zip, floorBytes + size * MAX_EXPANSION))
    } catch (error) {
      zip.close()
      throw error
    }
  }

  names(): string[] {
    return [...this.entries.keys()]
  }

  has(name: string) {
    return this.entries.has(name)
  }

  /** Of all entries whose names start like this, once they are unpacked. */
  bytesBelow(prefix: string) {
    return [...this.entries.values()]
      .filter(({ fileName }) => fileName.startsWith(prefix))
      .reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  }

  /** Never gives more bytes than the entry announces. */
  async read(name: string): Promise<Readable> {
    const entry = this.entries.get(name)
    if (!entry) throw new ImportError(`The export has no ${name}.`)
    return promisify<Entry, Readable>(this.zip.openReadStream.bind(this.zip))(entry)
  }

  async readText(name: string): Promise<string> {
    const entry = this.entries.get(name)
    if (entry && entry.uncompressedSize > MAX_TEXT_BYTES) throw new ImportError(`${name} is too large.`)
    const chunks: Buffer[] = []
    for await (const chunk of await this.read(name)) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks).toString('utf8')
  }

  /** Every entry is listed with its checksum, and every listed entry is there. */
  async verify() {
    const unverified = new Set(this.entries.keys())
    unverified.delete(CHECKSUMS)
    for await (const lines of linesOf(await this.read(CHECKSUMS), MAX_CHECKSUM_LINE))
      for (const line of lines) {
        const [expected, name = ''] = line.split('  ')
        if (!unverified.delete(name)) throw new ImportError(`The export has no ${name}.`)
        const hash = createHash('sha256')
        await pipeline(await this.read(name), hash).catch(() => {
          throw new ImportError(`${name} is damaged.`)
        })
        if (hash.digest('hex') !== expected) throw new ImportError(`${name} was changed after the export.`)
      }
    const [first] = unverified
    if (first !== undefined) throw new ImportError(`${first} isn't listed in ${CHECKSUMS}.`)
  }

  close() {
    this.zip.close()
  }
}

async function entriesOf(zip: ZipFile, maxBytes: number): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) throw new ImportError('The export has too many entries.')
  const entries = new Map<string, Entry>()
  let bytes = 0
  await new Promise<void>((resolve, reject) => {
    zip.on('end', resolve)
    // A path that leads out of its folder ends here too.
    zip.on('error', (error: Error) => reject(new ImportError(error.message)))
    zip.on('entry', (entry: Entry) => {
      bytes += entry.uncompressedSize
      if (!allowed.test(entry.fileName)) reject(new ImportError(`${entry.fileName} is no part of an export.`))
      else if (entries.has(entry.fileName)) reject(new ImportError(`${entry.fileName} is there twice.`))
      else if (bytes > maxBytes) reject(new ImportError('The export would unpack to far more than its size.'))
      else {
        entries.set(entry.fileName, entry)
        zip.readEntry()
      }
    })
    zip.readEntry()
  })
  return entries
}
