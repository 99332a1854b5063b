import type { RgbFrame } from '../detector/detector'
import { AnalysisError, type AnalysisErrorCode } from '../errors'
import { openVideoReader } from './video-reader'
import type { SampledFrame, SamplingSummary, VideoOutline } from './video-reader.types'

/** `more` lets one more sample come: the process never runs far ahead of the analysis. */
export type VideoRequest = { open: string; thorough: boolean } | 'sample' | 'more' | { evidence: number }

export type VideoResponse =
  | { is: 'outline'; outline: VideoOutline }
  | { is: 'sample'; sample: SampledFrame }
  | { is: 'sampled'; summary: SamplingSummary }
  | { is: 'evidence'; frame: RgbFrame | undefined }
  | { is: 'failed'; code: AnalysisErrorCode; detail: string | undefined }

/** One is analyzed, one waits, one is decoded. */
const AHEAD = 2

const respond = (response: VideoResponse) => process.send?.(response)

let reader: ReturnType<typeof openVideoReader> | undefined
let credit = AHEAD
let resume: (() => void) | undefined

async function carryOut(request: Exclude<VideoRequest, 'more'>): Promise<void> {
  if (typeof request === 'object' && 'open' in request) {
    reader = openVideoReader(request.open, request.thorough)
    respond({ is: 'outline', outline: (await reader).outline })
    return
  }
  if (!reader) throw new Error('no video is open')
  const open = await reader
  if (request !== 'sample') {
    respond({ is: 'evidence', frame: await open.evidence(request.evidence) })
    return
  }
  const summary = await open.sample(async sample => {
    while (credit === 0) await new Promise<void>(resolve => (resume = resolve))
    credit--
    respond({ is: 'sample', sample })
  })
  respond({ is: 'sampled', summary })
}

process.on('message', (request: VideoRequest) => {
  if (request === 'more') {
    credit++
    resume?.()
    return
  }
  carryOut(request).catch((error: unknown) => {
    const failure =
      error instanceof AnalysisError
        ? error
        : new AnalysisError('video_damaged', error instanceof Error ? error.message : String(error))
    respond({ is: 'failed', code: failure.code, detail: failure.detail })
  })
})

// Nobody waits for a response any more.
process.on('disconnect', () => process.exit())
