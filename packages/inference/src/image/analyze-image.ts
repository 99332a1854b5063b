import type { AnalysisOptions, Engine, HostedFailure, ImageResult, Progress } from '../analyzer'
import type { DetectorInfo } from '../detector/detector'
import { throwIfCanceled } from '../errors'
import { applyRules } from '../rules/apply-rules'
import type { HostedModelOptions } from '../vision-model/hosted-model'
import { mergeViolations } from '../vision-model/merge'
import type { InferencePool } from '../worker/pool'
import type { ImageSource } from './decode'

export type ImageSetup = {
  pool: InferencePool
  hosted?: HostedModelOptions | undefined
}

/** Decoding is a small part of the whole, a hosted model a large one. */
const DECODED = 0.05
const DETECTED = 0.6

type SeenImage = Omit<ImageResult, 'mediaType' | 'elapsedMs'>

export async function analyzeImage(
  source: ImageSource,
  setup: ImageSetup,
  options: AnalysisOptions,
): Promise<SeenImage> {
  const hosted = options.hosted === false ? undefined : setup.hosted
  const info = await setup.pool.info()
  const report = (stage: Progress['stage'], done: number, total: number, fraction: number) =>
    options.onProgress?.({ stage, done, total, fraction })

  throwIfCanceled(options.signal)
  report('decoding', 0, 1, 0)
  const detected = hosted ? DETECTED : 1
  const { findings, width, height } = await setup.pool.detectInImage(source, {
    signal: options.signal,
    onProgress: (done, total) =>
      report('detecting', done, total, DECODED + (detected - DECODED) * (done / total)),
  })
  const { trustedClasses } = info
  const site = options.site ?? null
  const judge = (byHosted: boolean) =>
    applyRules(findings, { width, height }, site, { trustedClasses, hosted: byHosted })
  const judged = judge(false)
  const { violations } = judged
  const seen = { kind: 'image', width, height, findings, trustedClasses, ...judged } as const
  if (!hosted) return { ...seen, engine: { answeredBy: 'embedded', detector: info.version } }

  report('reviewing', 0, 1, DETECTED)
  // The SDKs are large and most installations have no hosted model.
  const { askHostedModel } = await import('../vision-model/hosted-model')
  const hostedAnswer = await askHostedModel(
    hosted,
    { source, width, height, findings, violations, site },
    options.signal,
  )
  report('reviewing', 1, 1, 1)
  return typeof hostedAnswer === 'string'
    ? { ...seen, engine: afterFailure(info, hosted, hostedAnswer) }
    : {
        ...seen,
        violations: mergeViolations(violations, hostedAnswer),
        checked: judge(true).checked,
        engine: { answeredBy: 'hosted', detector: info.version, model: hosted.model },
      }
}

const afterFailure = (info: DetectorInfo, { model }: HostedModelOptions, reason: HostedFailure): Engine => ({
  answeredBy: 'embedded',
  detector: info.version,
  hostedFailure: { model, reason },
})
