import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pictureCopies } from '../../../capture/media/copies'
import type { Cast, DemoPerson } from '../history/cast'
import type { NewMedia } from '../history/history-rows'
import type { PhotoFile, PhotoFiles } from './photo-file'
import { pictures } from './pictures'

/** The pictures of the history with the copies people see, made once each; null where they aren't installed. */
export async function readPhotos(samples: string): Promise<PhotoFiles | null> {
  const names = new Set(pictures.flatMap(({ name, after }) => (after ? [name, after] : [name])))
  const files = new Map<string, PhotoFile>()
  for (const name of names) {
    const path = join(samples, `${name}.jpg`)
    if (!existsSync(path)) return null
    const copies = await pictureCopies(path)
    const original = await readFile(path)
    const sha256 = createHash('sha256').update(original).digest('hex')
    files.set(name, { name: basename(path), original, sha256, copies })
  }
  return files
}

export const mediaRow = (
  { organizationId }: Cast,
  { name, original, sha256, copies }: PhotoFile,
  { width, height }: { width: number | null; height: number | null },
  by: DemoPerson,
  at: Date,
): NewMedia => ({
  id: randomUUID(),
  organizationId,
  uploadedBy: by.id,
  kind: 'image',
  contentType: 'image/jpeg',
  fileName: name,
  byteSize: original.byteLength,
  sha256,
  displayType: copies.displayType,
  width,
  height,
  capturedAt: at,
  createdAt: at,
})
