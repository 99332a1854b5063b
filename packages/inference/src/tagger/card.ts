import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PictureTag, pictureTags } from '@plumbline/domain'
import { z } from 'zod'
import { defaultModelsFolder } from '../worker/locations'

const Chance = z.number().gt(0).lt(1)

/** Of one tag: how the network's answer becomes a chance, and from where on the tag may be named. */
const TagCard = z.looseObject({
  scale: z.number().positive(),
  shift: z.number(),
  /** Null where too few of those called would be right: such a tag only says what to ask about. */
  threshold: Chance.nullable(),
  /** Measured on pictures set aside: how many show it, and how much of what is called is right and is called. */
  pictures: z.int().nonnegative(),
  precision: z.number().nullish(),
  recall: z.number().nullish(),
})
export type TagCard = z.infer<typeof TagCard>

/** What the shipped weights need to be run and may be trusted with; written beside them when they are trained. */
const TaggerCard = z
  .looseObject({
    version: z.string().min(1),
    input: z.looseObject({ size: z.int().positive() }),
    testedOn: z.int().positive(),
    tags: z.partialRecord(z.enum(pictureTags), TagCard),
  })
  .refine(({ tags }) => pictureTags.every(tag => tags[tag]), { message: 'every tag needs a card' })

export type TaggerCard = {
  version: string
  inputSize: number
  /** Pictures that were set aside to measure it. */
  testedOn: number
  tags: Record<PictureTag, TagCard>
}

export const taggerWeights = (modelsFolder: string) => join(modelsFolder, 'tagger.onnx')

export async function readTaggerCard(modelsFolder = defaultModelsFolder()): Promise<TaggerCard> {
  const { version, input, testedOn, tags } = TaggerCard.parse(
    JSON.parse(await readFile(join(modelsFolder, 'tagger.json'), 'utf8')),
  )
  return { version, inputSize: input.size, testedOn, tags: tags as TaggerCard['tags'] }
}
