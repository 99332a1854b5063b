import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Label, labels } from '@plumbline/domain'
import { z } from 'zod'
import { type Calibration, isCalibrationTable } from '../calibration/calibration'

const LabelSchema = z.enum(labels)
const Score = z.number().gt(0).lt(1)
const Table = z.array(z.tuple([z.number(), z.number().min(0).max(1)])).refine(isCalibrationTable)

/** What the shipped weights need to be run and may be trusted with; written beside them when they are trained. */
const DetectorCard = z
  .looseObject({
    version: z.string().min(1),
    input: z.looseObject({ size: z.int().positive().multipleOf(32) }),
    classes: z.array(LabelSchema).min(1),
    thresholds: z.partialRecord(LabelSchema, Score),
    knownSiteThresholds: z.partialRecord(LabelSchema, Score).optional(),
    nmsIou: Score,
    trustedClasses: z.array(LabelSchema),
    calibration: z.record(z.string(), Table).optional(),
  })
  .refine(card => card.classes.every(label => card.thresholds[label] !== undefined), {
    message: 'every class needs a threshold',
  })
  .refine(card => card.trustedClasses.every(label => card.classes.includes(label)), {
    message: 'only a class of the detector can be trusted',
  })

export type DetectorCard = {
  version: string
  inputSize: number
  classes: readonly Label[]
  thresholds: Partial<Record<Label, number>>
  /** Lower ones, for places that somebody said are work sites. */
  knownSiteThresholds?: Partial<Record<Label, number>> | undefined
  nmsIou: number
  trustedClasses: readonly Label[]
  calibration?: Calibration | undefined
}

/** From where on a finding is kept; which of them count depends on the place. */
export const keptFrom = ({
  thresholds,
  knownSiteThresholds,
}: DetectorCard): Partial<Record<Label, number>> => ({
  ...thresholds,
  ...knownSiteThresholds,
})

type NetworkFiles = { weights: string; card: string }

const filesNamed =
  (name: string) =>
  (modelsFolder: string): NetworkFiles => ({
    weights: join(modelsFolder, `${name}.onnx`),
    card: join(modelsFolder, `${name}.json`),
  })

export const detectorFiles = filesNamed('detector')
/** A small network of the same shape, which only says where the detector should look. */
export const scannerFiles = filesNamed('scanner')

export const readDetectorCard = (modelsFolder: string) => readCard(detectorFiles(modelsFolder))

export async function readCard(files: NetworkFiles): Promise<DetectorCard> {
  const card = DetectorCard.parse(JSON.parse(await readFile(files.card, 'utf8')))
  return {
    version: card.version,
    inputSize: card.input.size,
    classes: card.classes,
    thresholds: card.thresholds,
    knownSiteThresholds: card.knownSiteThresholds,
    nmsIou: card.nmsIou,
    trustedClasses: card.trustedClasses,
    calibration: card.calibration,
  }
}
