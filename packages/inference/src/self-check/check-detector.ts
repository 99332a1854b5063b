import { readFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { labels } from '@plumbline/domain'
import { z } from 'zod'
import type { Precision } from '../detector/session'
import type { Finding } from '../findings'
import { defaultModelsFolder } from '../worker/locations'
import { InferencePool } from '../worker/pool'
import { type Difference, findDifference, isWithinTolerance } from './tolerance'

/** What the detector finds in the reference picture, on the processor on which its figures were measured. */
const Reference = z.strictObject({
  detector: z.string(),
  width: z.number(),
  height: z.number(),
  findings: z.array(
    z.strictObject({
      label: z.enum(labels),
      confidence: z.number(),
      box: z.strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
    }),
  ),
})
export type Reference = z.infer<typeof Reference>

/** Surer findings than this are found on every processor. */
export const REFERENCE_FROM = 0.55
const TIMEOUT_MS = 600_000

/** `Difference` says how far it was off at first, computing the fast way. */
export type DetectorCheck = Difference & {
  detector: string
  processor: string
  /** How the detector computes on this machine from now on. */
  precision: Precision
  /** Whether it finds in the reference picture what it should, computing that way. */
  passed: boolean
}

export type CheckOptions = {
  modelsFolder?: string
  signal?: AbortSignal
  /** Tests stand in for a processor here. */
  look?: (precision: Precision) => Promise<Finding[]>
}

/** What a check is about: another processor or another detector needs one of its own. */
export const processorName = () => `${process.arch} ${cpus()[0]?.model ?? ''}`.trim()

export const referenceFiles = (modelsFolder: string) => ({
  picture: join(modelsFolder, 'reference.jpg'),
  findings: join(modelsFolder, 'reference.json'),
})

export const readReference = async (modelsFolder = defaultModelsFolder()): Promise<Reference> =>
  Reference.parse(JSON.parse(await readFile(referenceFiles(modelsFolder).findings, 'utf8')))

/**
 * Looks at the reference picture and compares. A processor on which the fast way deviates computes in floating point
 * from then on, which is slower and needs none of its eight-bit instructions.
 */
export async function checkDetector(options: CheckOptions = {}): Promise<DetectorCheck> {
  const { modelsFolder = defaultModelsFolder(), signal } = options
  const { look = precision => lookWith(precision, { modelsFolder, signal }) } = options
  const reference = await readReference(modelsFolder)
  const compare = async (precision: Precision) =>
    findDifference(reference.findings, await look(precision), { size: reference, from: REFERENCE_FROM })
  const fast = await compare('fast')
  const isFastRight = isWithinTolerance(fast)
  return {
    detector: reference.detector,
    processor: processorName(),
    precision: isFastRight ? 'fast' : 'safe',
    passed: isFastRight || isWithinTolerance(await compare('safe')),
    ...fast,
  }
}

async function lookWith(
  precision: Precision,
  { modelsFolder, signal }: { modelsFolder: string; signal: AbortSignal | undefined },
): Promise<Finding[]> {
  const pool = new InferencePool({
    modelsFolder,
    workers: 1,
    threadsPerWorker: availableParallelism(),
    timeoutMs: TIMEOUT_MS,
    precision: async () => precision,
  })
  try {
    const { findings } = await pool.detectInImage(
      { path: referenceFiles(modelsFolder).picture },
      { thorough: true, signal },
    )
    return findings
  } finally {
    await pool.close()
  }
}
