import { availableParallelism } from 'node:os'
import { type MediaType, mediaKindOf } from '@plumbline/domain'
import type { AnalysisOptions, AnalysisResult, Analyzer, ImageResult, Media } from './analyzer'
import { analyzeAudio } from './audio/analyze-audio'
import { openMedia } from './audio/wav/bytes'
import type { Precision } from './detector/session'
import { AnalysisError, throwIfCanceled } from './errors'
import { compareFix } from './fixes/compare'
import { PlaceMatcher } from './fixes/place-matcher'
import { analyzeImage } from './image/analyze-image'
import type { ImageSource } from './image/decode'
import { recognize } from './recognize'
import { analyzeVideo } from './video/analyze-video'
import { detectorOf } from './video/pool-detector'
import { defaultModelsFolder } from './worker/locations'
import { InferencePool } from './worker/pool'

export type AnalyzerOptions = {
  /** The folder with the weights; found by itself from the sources and beside a bundle. */
  modelsFolder?: string
  /** Worker threads, each with its own copy of the weights. */
  workers?: number
  threadsPerWorker?: number
  /** How this machine's processor should compute; see `checkDetector`. */
  precision?: (() => Promise<Precision>) | undefined
  /** One picture or frame that takes longer is given up. */
  timeoutMs?: number
}

const MAX_THREADS = 4
/** Only ends what hangs: calls go first, and on a busy machine a photo that takes seconds can take minutes. */
const DEFAULT_TIMEOUT_MS = 900_000

export function createAnalyzer(options: AnalyzerOptions = {}): Analyzer {
  const pool = new InferencePool({
    modelsFolder: options.modelsFolder ?? defaultModelsFolder(),
    workers: options.workers ?? 1,
    threadsPerWorker: options.threadsPerWorker ?? Math.min(MAX_THREADS, availableParallelism()),
    precision: options.precision,
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
  })

  const places = new PlaceMatcher()

  async function examine(media: Media, mediaType: MediaType, call: AnalysisOptions) {
    switch (mediaKindOf(mediaType)) {
      case 'image':
        return analyzeImage(media, pool, call)
      case 'video':
        return analyzeFrames(media, call)
      case 'audio':
        return {
          ...(await analyzeAudio(media, call, { isCompressed: mediaType !== 'audio/wav' })),
          engine: { detector: 'level-meter' },
        }
    }
  }

  async function analyzeFrames(media: Media, call: AnalysisOptions) {
    const detector = await detectorOf(pool)
    return {
      ...(await analyzeVideo(media, { detector }, call)),
      engine: { detector: detector.info.version },
    }
  }

  async function analyze(media: Media, call: AnalysisOptions = {}): Promise<AnalysisResult> {
    const started = performance.now()
    try {
      throwIfCanceled(call.signal)
      const mediaType = await checkedType(media)
      const result = await examine(media, mediaType, call)
      return { ...result, mediaType, elapsedMs: Math.round(performance.now() - started) }
    } catch (error) {
      throw asAnalysisError(error)
    }
  }

  const analyzePhoto = async (source: ImageSource, call: AnalysisOptions) =>
    (await analyze({ ...source, kind: 'image' }, { ...call, thorough: true })) as ImageResult

  return {
    analyze,
    compareFix: (photos, call = {}) =>
      compareFix(
        { analyze: analyzePhoto, matchPlaces: (request, signal) => places.match(request, signal) },
        photos,
        call,
      ),
    measurePosture: (photo, person, { signal } = {}) => pool.measurePosture(photo, person, { signal }),
    close: async () => {
      await Promise.all([pool.close(), places.close()])
    },
  }
}

const asAnalysisError = (error: unknown) =>
  error instanceof AnalysisError
    ? error
    : new AnalysisError('engine_failed', error instanceof Error ? error.message : String(error), {
        cause: error,
      })

async function checkedType(media: Media): Promise<MediaType> {
  const source = await openMedia(media)
  try {
    if (source.size === 0) throw new AnalysisError('file_empty')
    const mediaType = await recognize(source)
    if (!mediaType) throw new AnalysisError('type_unsupported')
    if (media.kind && mediaKindOf(mediaType) !== media.kind)
      throw new AnalysisError('kind_unexpected', mediaType)
    return mediaType
  } finally {
    await source.close()
  }
}
