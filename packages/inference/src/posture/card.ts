import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** What the shipped weights need to be run; written beside them by `ml/pose.py`. */
const PoseCard = z.looseObject({
  version: z.string().min(1),
  input: z.looseObject({
    size: z.int().positive(),
    /** How much larger than the person the part of the picture is that the network sees. */
    crop: z.number().positive(),
  }),
})
export type PoseCard = { version: string; inputSize: number; crop: number }

export const poseWeights = (modelsFolder: string) => join(modelsFolder, 'pose.onnx')

export async function readPoseCard(modelsFolder: string): Promise<PoseCard> {
  const { version, input } = PoseCard.parse(
    JSON.parse(await readFile(join(modelsFolder, 'pose.json'), 'utf8')),
  )
  return { version, inputSize: input.size, crop: input.crop }
}
