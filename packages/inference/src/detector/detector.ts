import type { Label } from '@plumbline/domain'
import type { Calibration } from '../calibration/calibration'
import type { Finding } from '../findings'

/** Interleaved 8-bit RGB, rows from the top, no padding. */
export type RgbFrame = {
  data: Uint8Array
  width: number
  height: number
}

export type DetectorInfo = {
  version: string
  classes: readonly Label[]
  /** The classes whose measured accuracy is good enough to report a violation. */
  trustedClasses: readonly Label[]
  /** From where on a finding counts where nobody said that the place is a work site. */
  thresholds?: Partial<Record<Label, number>> | undefined
  /** What the scores of the rules mean; absent where they are taken as they are. */
  calibration?: Calibration | undefined
}

/** The built-in object detector. It runs in worker threads, so that the caller's event loop stays free. */
export type Detector = {
  readonly info: DetectorInfo
  /**
   * One look at the whole frame, without tiles: what video uses for every sampled frame.
   * The frame's buffer is handed over to the worker and is empty afterwards.
   */
  detect(frame: RgbFrame, signal?: AbortSignal): Promise<Finding[]>
}
