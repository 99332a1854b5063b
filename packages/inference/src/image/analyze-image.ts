import type { AnalysisOptions, Engine, HostedFailure, ImageResult, Progress } from '../analyzer'
import type { DetectorInfo } from '../detector/detector'
import { throwIfCanceled } from '../errors'
import type { ImageFindings } from '../findings'
import { applyRules } from '../rules/apply-rules'
import type { LanguageModelOptions } from '../vision-model/language-model'
import { mergeViolations } from '../vision-model/merge'
import type { InferencePool } from '../worker/pool'
import type { ImageSource } from './decode'

export type ImageSetup = {
  pool: InferencePool
  hosted?: LanguageModelOptions | undefined
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
  const { trustedClasses, thresholds, calibration } = info
  const site = options.site ?? null
  const judge = ({ findings, looksLike, ...frame }: ImageFindings, byHosted = false) =>
    applyRules(findings, frame, site, {
      trustedClasses,
      looksLike,
      thresholds,
      calibration,
      hosted: byHosted,
    })
  const image = await setup.pool.detectInImage(source, {
    signal: options.signal,
    thorough: options.thorough,
    ...(options.onPreview && {
      onFirstLook: (first: ImageFindings) =>
        options.onPreview?.({
          width: first.width,
          height: first.height,
          violations: judge(first).violations,
        }),
    }),
    onProgress: (done, total) =>
      report('detecting', done, total, DECODED + (detected - DECODED) * (done / total)),
  })
  const { findings, width, height, isThorough, looksLike, tags, tagger } = image
  const judged = judge(image)
  const { violations } = judged
  const picture = { width, height, findings, isThorough, looksLike, tags, tagger, trustedClasses }
  const seen = { kind: 'image', ...picture, ...judged } as const
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
        checked: judge(image, true).checked,
        engine: { answeredBy: 'hosted', detector: info.version, model: hosted.model },
      }
}

const afterFailure = (
  info: DetectorInfo,
  { model }: LanguageModelOptions,
  reason: HostedFailure,
): Engine => ({
  answeredBy: 'embedded',
  detector: info.version,
  hostedFailure: { model, reason },
})
