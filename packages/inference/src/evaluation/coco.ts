import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Label, labels } from '@plumbline/domain'
import { z } from 'zod'
import type { Finding } from '../findings'

const Coco = z.object({
  images: z.array(
    z.object({
      id: z.union([z.number(), z.string()]),
      file_name: z.string(),
      /** The classes that were annotated on this picture; all of them if absent. */
      labeled: z.array(z.string()).optional(),
    }),
  ),
  annotations: z.array(
    z.object({
      image_id: z.union([z.number(), z.string()]),
      category_id: z.number(),
      bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    }),
  ),
  categories: z.array(z.object({ id: z.number(), name: z.string() })),
})

export type Truth = Omit<Finding, 'confidence'>

export type LabeledPicture = {
  path: string
  /** The classes that count on this picture. */
  labeled: ReadonlySet<Label>
  truth: Truth[]
}

const isLabel = (name: string | undefined): name is Label => labels.includes(name as Label)

/** A folder that holds `images/` and one COCO json. */
export async function readCocoFolder(folder: string): Promise<LabeledPicture[]> {
  const jsonFiles = (await readdir(folder)).filter(name => name.endsWith('.json'))
  const [jsonFile] = jsonFiles
  if (!jsonFile || jsonFiles.length > 1)
    throw new Error(`${folder} must hold one COCO json, but holds ${jsonFiles.length}`)
  const coco = Coco.parse(JSON.parse(await readFile(join(folder, jsonFile), 'utf8')))
  const names = new Map(coco.categories.map(category => [category.id, category.name]))
  const everyClass = [...names.values()].filter(isLabel)
  const truths = new Map<number | string, Truth[]>()
  for (const { image_id, category_id, bbox } of coco.annotations) {
    const label = names.get(category_id)
    if (!isLabel(label)) continue
    const [x, y, width, height] = bbox
    const boxes = truths.get(image_id) ?? []
    boxes.push({ label, box: { x, y, width, height } })
    truths.set(image_id, boxes)
  }
  return coco.images.map(image => ({
    path: join(folder, 'images', basename(image.file_name)),
    labeled: new Set(image.labeled?.filter(isLabel) ?? everyClass),
    truth: truths.get(image.id) ?? [],
  }))
}
