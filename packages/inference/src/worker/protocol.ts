import type { Box } from '@plumbline/domain'
import type { DetectorInfo, RgbFrame } from '../detector/detector'
import type { Precision } from '../detector/session'
import type { Finding, ImageFindings, LookedAt } from '../findings'
import type { ImageSource } from '../image/decode'
import type { PostureMeasurement } from '../posture/measure'

export type DetectorSetup = {
  modelsFolder: string
  /** Threads the network may use inside this worker. */
  threads: number
  precision: Precision
  /** The server beside it goes first whenever it has something to do. */
}

export type DetectorRequest =
  | { type: 'info' }
  | { type: 'image'; source: ImageSource; firstLook?: boolean; thorough?: boolean }
  | { type: 'frame'; frame: RgbFrame }
  | { type: 'posture'; source: ImageSource; person: Box }

export type DetectorResponse = DetectorInfo | LookedAt | Finding[] | PostureMeasurement

export type DetectorProgress = { done: number; total: number; firstLook?: ImageFindings }
