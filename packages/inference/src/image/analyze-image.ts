import type { TagChances } from '@plumbline/domain'
import type { AnalysisOptions, ImageResult, Progress } from '../analyzer'
import { throwIfCanceled } from '../errors'
import type { ImageFindings } from '../findings'
import { applyRules } from '../rules/apply-rules'
import type { InferencePool } from '../worker/pool'
import type { ImageSource } from './decode'

/** Decoding is a small part of the whole, a vision model's answers a large one. */
const DECODED = 0.05
const DETECTED = 0.6

type SeenImage = Omit<ImageResult, 'mediaType' | 'elapsedMs'>

export async function analyzeImage(
  source: ImageSource,
  pool: InferencePool,
  options: AnalysisOptions,
): Promise<SeenImage> {
  const { secondLook, signal } = options
  const info = await pool.info()
  const report = (stage: Progress['stage'], done: number, total: number, fraction: number) =>
    options.onProgress?.({ stage, done, total, fraction })

  throwIfCanceled(signal)
  report('decoding', 0, 1, 0)
  const detected = secondLook ? DETECTED : 1
  const { trustedClasses, thresholds, calibration } = info
  const site = options.site ?? null
  const judge = ({ findings, looksLike, tags, ...frame }: ImageFindings & { tags?: TagChances }) =>
    applyRules(findings, frame, site, {
      trustedClasses,
      looksLike,
      tags,
      thresholds,
      calibration,
    })
  const image = await pool.detectInImage(source, {
    signal,
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
  const engine = { detector: info.version }
  const picture = { width, height, findings, isThorough, looksLike, tags, tagger, trustedClasses }
  const seen = { kind: 'image', engine, ...picture, ...judged } as const
  if (!secondLook) return seen

  report('reviewing', 0, 1, DETECTED)
  // Most pictures are asked about nothing.
  const { takeSecondLook } = await import('../vision-model/second-look')
  const asked = await takeSecondLook(
    secondLook,
    { source, width, height, findings, tags, judged, site },
    {
      signal,
      onAsked: (done, total) => report('reviewing', done, total, DETECTED + (1 - DETECTED) * (done / total)),
    },
  )
  report('reviewing', 1, 1, 1)
  return { ...seen, secondLook: asked }
}
