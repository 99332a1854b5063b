import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Real pictures beside the repository, for tests only; absent on most machines. */
const folder = join(
  process.env.PLUMBLINE_SHARED ?? fileURLToPath(new URL('../../../../../shared', import.meta.url)),
  'detector',
  'data',
)
const archives = ['images-01.tar', 'images-02.tar', 'images-03.tar'].map(name => join(folder, name))

export const realPicturesPresent = archives.some(existsSync)

const BLOCK = 512

/** Reads single files out of the tar archives: plain ones, with names of up to 100 bytes. */
export function realPictures(names: readonly string[]): Map<string, Buffer> {
  const found = new Map<string, Buffer>()
  for (const archive of archives.filter(existsSync)) {
    const bytes = readFileSync(archive)
    for (let at = 0; at + BLOCK <= bytes.length && found.size < names.length; ) {
      const name = bytes.toString('latin1', at, at + 100).replace(/\0.*/s, '')
      const size = Number.parseInt(bytes.toString('latin1', at + 124, at + 136), 8) || 0
      const wanted = names.find(each => name === `images/${each}`)
      if (wanted) found.set(wanted, bytes.subarray(at + BLOCK, at + BLOCK + size))
      at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
    }
  }
  return found
}
