import { type PictureTag, pictureTags, type TagChances } from '@plumbline/domain'
import type { RgbFrame } from '../detector/detector'
import { fillInput } from '../detector/letterbox'
import { loadRuntime, sessionOptions } from '../detector/session'
import { isBlank } from '../image/blank'
import { resized } from '../image/decode'
import { readTaggerCard, type TaggerCard, taggerWeights } from './card'

/** The network that says what a whole picture shows. `look` blocks its thread, so it runs in a worker. */
export type TaggerSession = {
  readonly card: TaggerCard
  look(picture: RgbFrame): Promise<TagChances>
  release(): Promise<void>
}

export async function openTagger(
  modelsFolder: string,
  { threads }: { threads: number },
): Promise<TaggerSession> {
  const card = await readTaggerCard(modelsFolder)
  const { InferenceSession: Sessions, Tensor } = await loadRuntime()
  const session = await Sessions.create(taggerWeights(modelsFolder), sessionOptions(threads))
  const size = card.inputSize
  const input = new Float32Array(3 * size * size)

  return {
    card,
    async look(picture) {
      // The network would see an earthmover in a bare wall.
      if (isBlank(picture, { x: 0, y: 0, width: picture.width, height: picture.height })) return nothing
      // Stretched to a square, as the pictures it was trained on.
      fillInput(input, size, await resized(picture, size, size))
      const { tags } = await session.run({ images: new Tensor('float32', input, [1, 3, size, size]) })
      if (!tags) throw new Error('the tagger returned no tags')
      const chances = chancesFrom(tags.data as Float32Array, card)
      tags.dispose()
      return chances
    },
    release: () => session.release(),
  }
}

const nothing = Object.fromEntries(pictureTags.map(tag => [tag, 0])) as TagChances

/** The network overstates what is rare; how much was measured on pictures it hadn't seen. */
export function chancesFrom(answers: ArrayLike<number>, { tags }: TaggerCard): TagChances {
  const chance = (tag: PictureTag, at: number) => {
    const answer = Math.min(1 - EDGE, Math.max(EDGE, answers[at] ?? 0))
    const { scale, shift } = tags[tag]
    return 1 / (1 + Math.exp(-(scale * Math.log(answer / (1 - answer)) + shift)))
  }
  return Object.fromEntries(pictureTags.map((tag, at) => [tag, chance(tag, at)])) as TagChances
}

const EDGE = 1e-4
