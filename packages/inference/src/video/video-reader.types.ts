import type { RgbFrame } from '../detector/detector'
import type { VideoInfo } from './container'

export type VideoOutline = VideoInfo & {
  /** Size of the evidence pictures; samples may be smaller. */
  evidence: { width: number; height: number }
  framesTotal: number
  /** Samples that will come, unless scenes change in between. */
  samplesPlanned: number
  interval: number
}

export type SampledFrame = {
  /** Which frame of the video. */
  index: number
  time: number
  /** Scenes that began before this frame. */
  scene: number
  frame: RgbFrame
}

export type SamplingSummary = {
  sceneChanges: number[]
  framesDecoded: number
  /** Something was missing or could not be decoded. */
  damaged: boolean
  /** Seconds after which no frame was sampled. */
  stoppedAt: number | undefined
}

export type VideoReader = {
  outline: VideoOutline
  /** Decodes what the plan says and passes each sample to `onSample` in order of time, waiting for it to finish. */
  sample(onSample: (sample: SampledFrame) => Promise<void>): Promise<SamplingSummary>
  /** An already sampled frame at full size; `undefined` when it cannot be decoded again. */
  evidence(index: number): Promise<RgbFrame | undefined>
  close(): void
}
