import { Readable } from 'node:stream'
import { loadFormatter } from '@plumbline/messages'
import type { Transaction } from '../../../../platform/db/client'
import type { Member } from '../../../../platform/http/member'
import { ArchiveWriter } from '../archive-writer'
import type { BuildDeps, Built, Progress } from '../build-export'
import { exportRowsRepository as source } from '../export-rows.repository'
import { categories, isForValidation, toCoco } from './coco'
import { type JudgedPicture, judgedPicturesRepository as judged } from './judged-pictures.repository'

const BATCH_SIZE = 200
const splits = ['train', 'val'] as const
type Split = (typeof splits)[number]

/** Writes the pictures whose findings people judged, and what they said, as COCO into a file at `path`. */
export async function buildTrainingExport(
  deps: BuildDeps,
  { organizationId, language }: Member,
  path: string,
  onProgress: Progress,
): Promise<Built> {
  const archive = new ArchiveWriter(path, deps.clock.now())
  try {
    let rows = 0
    // What is in the archive can't be taken out again; the job that runs this starts over with a new one.
    const ids = await deps.db.transaction(
      async tx => {
        await source.beginSnapshot(tx)
        for (const split of splits) {
          const content = cocoOf(tx, organizationId, split, () => {
            rows++
          })
          await archive.add(`${split}.json`, Readable.from(content))
        }
        return idsOf(tx, organizationId)
      },
      { retry: false },
    )
    let files = 0
    for (const id of ids) {
      const picture = await deps.storage.read(`${organizationId}/${id}/display`)
      await archive.add(`images/${id}.jpg`, picture, { compress: false })
      files++
      await onProgress(files / ids.length)
    }
    const { translate } = await loadFormatter(language)
    await archive.add('README.txt', translate('export', 'training.readme'))
    return { rows, files, byteSize: await archive.finish() }
  } catch (error) {
    archive.abort()
    throw error
  }
}

async function* picturesOf(
  tx: Transaction,
  organizationId: string,
  split?: Split,
): AsyncGenerator<JudgedPicture> {
  let last: string | undefined
  for (;;) {
    const found = await judged.after(tx, organizationId, last, BATCH_SIZE)
    yield* found.filter(each => !split || (split === 'val') === isForValidation(each))
    last = found.at(-1)?.id
    if (found.length < BATCH_SIZE) return
  }
}

async function idsOf(tx: Transaction, organizationId: string): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of picturesOf(tx, organizationId)) ids.push(id)
  return ids
}

/** Reads the pictures twice, first for themselves and then for their boxes, so that neither list is in memory. */
async function* cocoOf(tx: Transaction, organizationId: string, split: Split, count: () => void) {
  yield `{"categories": ${JSON.stringify(categories)},\n"images": [`
  let id = 0
  for await (const picture of picturesOf(tx, organizationId, split)) {
    yield `${id > 0 ? ',' : ''}\n${JSON.stringify({ id, ...toCoco(picture).image })}`
    id++
  }
  yield '],\n"annotations": ['
  let [imageId, annotations] = [0, 0]
  for await (const picture of picturesOf(tx, organizationId, split)) {
    for (const [label, bbox] of toCoco(picture).boxes) {
      const { id: category_id } = categories.find(({ name }) => name === label) ?? { id: -1 }
      const [, , width, height] = bbox
      const place = { image_id: imageId, category_id, bbox, area: Math.round(width * height), iscrowd: 0 }
      yield `${annotations > 0 ? ',' : ''}\n${JSON.stringify({ id: annotations, ...place })}`
      annotations++
      count()
    }
    imageId++
  }
  yield ']}\n'
}
