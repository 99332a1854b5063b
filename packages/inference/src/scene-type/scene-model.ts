import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SceneType, sceneTypes } from '@plumbline/domain'
import { z } from 'zod'

/** What kind of place a picture shows, as learned from pictures. */
export type SceneGuess = {
  type: SceneType
  /** How likely this kind is, 0 to 1. */
  confidence: number
  /** How likely it is a site, plant or warehouse, 0 to 1. */
  workplace: number
}

/** Tells the kind of place from the vector that the detector gives for a whole picture. */
export type SceneModel = (vector: Float32Array) => SceneGuess

const workplaces: readonly SceneType[] = ['site', 'plant']

const SceneCard = z
  .looseObject({
    detector: z.string().min(1),
    scenes: z.array(z.enum(sceneTypes)).min(2),
    bias: z.array(z.number()),
    weights: z.array(z.array(z.number()).min(1)),
  })
  .refine(
    ({ scenes, bias, weights }) =>
      bias.length === scenes.length &&
      weights.length === scenes.length &&
      weights.every(row => row.length === weights[0]?.length),
    { message: 'every kind of place needs a bias and as many weights as the others' },
  )

/** Undefined where there is none, or where it was fitted to another detector's vectors. */
export async function readSceneModel(
  modelsFolder: string,
  detectorVersion: string,
): Promise<SceneModel | undefined> {
  const text = await readFile(join(modelsFolder, 'scene.json'), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const card = SceneCard.parse(JSON.parse(text))
  return card.detector === detectorVersion ? sceneModel(card) : undefined
}

/** A card may use only the first numbers of the vector. */
function sceneModel({ scenes, bias, weights }: z.infer<typeof SceneCard>): SceneModel {
  return vector => {
    const logits = weights.map((row, scene) =>
      row.reduce((sum, weight, at) => sum + weight * (vector[at] ?? 0), bias[scene] ?? 0),
    )
    const highest = Math.max(...logits)
    const parts = logits.map(logit => Math.exp(logit - highest))
    const whole = parts.reduce((sum, part) => sum + part, 0)
    const chances = scenes.map((type, at) => ({ type, confidence: (parts[at] ?? 0) / whole }))
    const [likeliest] = chances.toSorted((a, b) => b.confidence - a.confidence)
    const atWork = chances.filter(({ type }) => workplaces.includes(type))
    return {
      ...(likeliest as (typeof chances)[number]),
      workplace: atWork.reduce((sum, { confidence }) => sum + confidence, 0),
    }
  }
}
