import { readFile } from 'node:fs/promises'
import { type PictureTag, pictureTags, type TagChances } from '@plumbline/domain'
import { z } from 'zod'
import { decodeImage } from '../image/decode'
import { openTagger } from '../tagger/session'
import { picturesIn } from './pictures-in'

const tag = z.enum(pictureTags)

/** What somebody saw on a picture; what they couldn't tell doesn't count. The first line of the file lists the tags. */
const LabeledPicture = z.looseObject({
  file: z.string(),
  part: z.string(),
  shows: z.array(tag),
  unsure: z.array(tag).optional(),
})
type LabeledPicture = z.output<typeof LabeledPicture>

export type TagScore = {
  tag: PictureTag
  /** Pictures that show it. */
  pictures: number
  ap: number | null
  /** At the threshold; null where the tag has none or nothing was called. */
  called: number
  precision: number | null
  recall: number | null
}

type Options = {
  folder: string
  labels: string
  modelsFolder: string
  threads: number
  /** Every how many pictures one is looked at. */
  every: number
  onProgress?: (done: number, total: number) => void
}

/** The shipped tagger on the pictures that were set aside before it was trained. */
export async function evaluateTags({ folder, labels, modelsFolder, threads, every, onProgress }: Options) {
  const [, ...lines] = (await readFile(labels, 'utf8')).split('\n').filter(line => line.trim())
  const paths = await picturesIn(folder)
  const pictures = lines
    .map(line => LabeledPicture.parse(JSON.parse(line)))
    .filter(({ part }) => part === 'test')
    .filter((_, index) => index % every === 0)
  const tagger = await openTagger(modelsFolder, { threads })
  const looked: { labeled: LabeledPicture; chances: TagChances }[] = []
  for (const labeled of pictures) {
    const path = paths.get(labeled.file)
    if (!path) throw new Error(`${folder} doesn't hold ${labeled.file}`)
    looked.push({ labeled, chances: await tagger.look((await decodeImage({ path })).picture) })
    onProgress?.(looked.length, pictures.length)
  }
  await tagger.release()
  return {
    pictures: looked.length,
    scores: pictureTags.map(each => scoreTag(each, looked, tagger.card.tags[each].threshold)),
  }
}

export function scoreTag(
  tag: PictureTag,
  looked: readonly { labeled: Pick<LabeledPicture, 'shows' | 'unsure'>; chances: Partial<TagChances> }[],
  threshold: number | null,
): TagScore {
  const counted = looked
    .filter(({ labeled }) => !labeled.unsure?.includes(tag))
    .map(({ labeled, chances }) => ({ shows: labeled.shows.includes(tag), chance: chances[tag] ?? 0 }))
    .toSorted((a, b) => b.chance - a.chance)
  const pictures = counted.filter(({ shows }) => shows).length
  const called = threshold === null ? [] : counted.filter(({ chance }) => chance >= threshold)
  const right = called.filter(({ shows }) => shows).length
  return {
    tag,
    pictures,
    ap: pictures > 0 ? averagePrecision(counted.map(({ shows }) => shows)) : null,
    called: called.length,
    precision: called.length > 0 ? right / called.length : null,
    recall: threshold === null || pictures === 0 ? null : right / pictures,
  }
}

/** The mean of the precisions at each picture that shows it, in the order of how sure the tagger is. */
function averagePrecision(shows: readonly boolean[]): number {
  let right = 0
  let sum = 0
  for (const [index, isShown] of shows.entries()) {
    if (!isShown) continue
    right += 1
    sum += right / (index + 1)
  }
  return sum / right
}

/** Tags with fewer pictures say too little by themselves. */
const ENOUGH = 30

export function describeTags({
  pictures,
  scores,
}: {
  pictures: number
  scores: readonly TagScore[]
}): string {
  const figure = (value: number | null) => (value === null ? '–' : value.toFixed(3)).padStart(10)
  const enough = scores.flatMap(({ pictures: count, ap }) => (count >= ENOUGH && ap !== null ? [ap] : []))
  const mean = enough.reduce((sum, ap) => sum + ap, 0) / Math.max(1, enough.length)
  return [
    `${pictures} pictures`,
    `${'tag'.padEnd(16)}${['shown', 'AP', 'called', 'precision', 'recall'].map(name => name.padStart(10)).join('')}`,
    ...scores.map(
      ({ tag, pictures: count, ap, called, precision, recall }) =>
        `${tag.padEnd(16)}${String(count).padStart(10)}${figure(ap)}${String(called).padStart(10)}${figure(precision)}${figure(recall)}`,
    ),
    `mean AP of the ${enough.length} tags with ${ENOUGH} or more ${mean.toFixed(3)}`,
  ].join('\n')
}
