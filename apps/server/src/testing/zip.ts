import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { ZipFile as NewZip } from 'yazl'

/** What a ZIP file holds, by path. */
export async function readZip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip: ZipFile = await promisify<Buffer, object, ZipFile>(fromBuffer)(bytes, { lazyEntries: true })
  const entries = new Map<string, Buffer>()
  await new Promise<void>((resolve, reject) => {
    zip.on('end', resolve).on('error', reject)
    zip.on('entry', (entry: Entry) => {
      zip.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error)
        entries.set(entry.fileName, await buffer(stream))
        zip.readEntry()
      })
    })
    zip.readEntry()
  })
  return entries
}

/** The other way round. */
export function writeZip(entries: Iterable<[string, Buffer]>): Promise<Buffer> {
  const zip = new NewZip()
  for (const [name, bytes] of entries) zip.addBuffer(bytes, name)
  zip.end()
  return buffer(zip.outputStream)
}
