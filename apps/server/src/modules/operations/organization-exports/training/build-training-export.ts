import { Readable } from 'node:stream'
import { loadFormatter } from '@plumbline/messages'
import type { Transaction } from '../../../../platform/db/client'
import type { Member } from '../../../../platform/http/member'
import type {
  JudgedPicture,
  ViolationListsService,
} from '../../../findings/violations/list/violation-list.service'
import { ArchiveWriter } from '../archive-writer'
import type { BuildDeps, Built, Progress } from '../build-export'
import { exportRowsRepository as source } from '../export-rows.repository'
import { categories, isForValidation, toCoco } from './coco'

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
          const content = cocoOf(deps.violationLists, { tx, organizationId, split }, () => {
            rows++
          })
          await archive.add(`${split}.json`, Readable.from(content))
        }
        return idsOf(deps.violationLists, { tx, organizationId })
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

type Chosen = { tx: Transaction; organizationId: string; split?: Split }

async function* picturesOf(
  lists: ViolationListsService,
  { tx, organizationId, split }: Chosen,
): AsyncGenerator<JudgedPicture> {
  let last: string | undefined
  for (;;) {
    const found = await lists.judgedPictures(tx, organizationId, { after: last, limit: BATCH_SIZE })
    yield* found.filter(each => !split || (split === 'val') === isForValidation(each))
    last = found.at(-1)?.id
    if (found.length < BATCH_SIZE) return
  }
}

async function idsOf(lists: ViolationListsService, chosen: Chosen): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of picturesOf(lists, chosen)) ids.push(id)
  return ids
}

/** Reads the pictures twice, first for themselves and then for their boxes, so that neither list is in memory. */
async function* cocoOf(lists: ViolationListsService, chosen: Chosen, count: () => void) {
  yield `{"categories": ${JSON.stringify(categories)},\n"images": [`
  let id = 0
  for await (const picture of picturesOf(lists, chosen)) {
    yield `${id > 0 ? ',' : ''}\n${JSON.stringify({ id, ...toCoco(picture).image })}`
    id++
  }
  yield '],\n"annotations": ['
  let [imageId, annotations] = [0, 0]
  for await (const picture of picturesOf(lists, chosen)) {
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
