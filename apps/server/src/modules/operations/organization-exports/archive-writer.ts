import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export const CHECKSUMS = 'checksums.sha256'

/** Writes a ZIP file entry by entry, so that no entry is ever in memory as a whole. */
export class ArchiveWriter {
  private readonly zip = new ZipFile()
  private readonly output: Readable
  private readonly written: Promise<void>
  private readonly checksums: string[] = []
  private readonly path: string
  private readonly now: Date
  constructor(path: string, now: Date) {
    this.path = path
    this.now = now
    this.output = this.zip.outputStream as Readable
    this.zip.on('error', (error: Error) => this.output.destroy(error))
    this.written = pipeline(this.output, createWriteStream(path, { mode: 0o600 }))
    // Whoever adds the next entry learns of it.
    this.written.catch(() => undefined)
  }

  /** Returns once the whole entry is read. Media are compressed already, so that doing it again costs time only. */
  async add(name: string, content: Readable | AsyncIterable<string> | string, { compress = true } = {}) {
    const hash = createHash('sha256')
    const measured = new Transform({
      transform: (chunk: Buffer, _, done) => {
        hash.update(chunk)
        done(null, chunk)
      },
    })
    this.zip.addReadStream(measured, name, { compress, mtime: this.now, mode: 0o100600 })
    const source = typeof content === 'string' ? Readable.from([content]) : content
    // A full disk stops the reading too, which would wait forever otherwise.
    await Promise.race([pipeline(source, measured), this.written])
    this.checksums.push(`${hash.digest('hex')}  ${name}\n`)
  }

  /** Adds the checksums of all entries, in the format of sha256sum, and returns the size of the file. */
  async finish(): Promise<number> {
    await this.add(CHECKSUMS, Readable.from([...this.checksums]))
    this.zip.end()
    await this.written
    return (await stat(this.path)).size
  }

  abort() {
    this.output.destroy(new Error('The archive was not finished.'))
  }
}
