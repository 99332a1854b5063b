import type { DetectorInfo, RgbFrame } from '../detector/detector'
import type { AnalysisErrorCode } from '../errors'
import type { Finding } from '../findings'
import type { ImageSource } from '../image/decode'

export type WorkerSetup = {
  modelsFolder: string
  threads: number
}

export type LookedAtImage = {
  findings: Finding[]
  width: number
  height: number
}

export type Task = { do: 'image'; source: ImageSource } | { do: 'frame'; frame: RgbFrame }

/** `stop` holds one number, shared: set to 1, the worker gives up at the next tile. */
export type Assignment = Task & { id: number; stop: Int32Array }

export type Report =
  | { is: 'ready'; info: DetectorInfo }
  | { is: 'progress'; id: number; done: number; total: number }
  | { is: 'image'; id: number; result: LookedAtImage }
  | { is: 'frame'; id: number; findings: Finding[] }
  | { is: 'failed'; id: number; code: AnalysisErrorCode; detail: string | undefined }
