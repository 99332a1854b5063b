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

type Annotated = {
  images: { id: number; file_name: string; width: number; height: number; source: string }[]
  annotations: { image_id: number; category_id: number; bbox: [number, number, number, number] }[]
  categories: { id: number; name: string }[]
}

/** The validation pictures with the boxes people drew, as COCO has them. */
export function annotatedPictures() {
  const { images, annotations, categories } = JSON.parse(
    readFileSync(join(folder, 'val.json'), 'utf8'),
  ) as Annotated
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  return images.map(({ id, file_name, width, height, source }) => ({
    name: file_name,
    width,
    height,
    source,
    boxes: annotations
      .filter(({ image_id }) => image_id === id)
      .map(({ category_id, bbox: [x, y, boxWidth, boxHeight] }) => ({
        label: names.get(category_id) ?? '',
        box: { x, y, width: boxWidth, height: boxHeight },
      })),
  }))
}
