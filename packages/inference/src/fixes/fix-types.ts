import type { Box } from '@plumbline/domain'
import type { LocalizedMessage } from '@plumbline/messages'
import type { ImageFindings, ViolationBox } from '../findings'
import type { ImageSource } from '../image/decode'
import type { Homography } from './place/homography'

export type FixFinding = {
  /** The hazard in the knowledge base; null for what a person described in their own words. */
  hazard: string | null
  /** In pixels of the photo before. */
  boxes: readonly (Box & { labelCode?: string | undefined })[]
  /** A person saw it: what the detector then doesn't see says nothing. */
  isReported: boolean
}

/** A photo taken after the work beside the photo of the finding. */
export type FixPhotos = {
  /** Null without a finding, or once its photo is gone. */
  before: { source: ImageSource; finding: FixFinding } | null
  after: ImageSource
}

export type FixComparison = {
  outcome: 'still_there' | 'not_seen' | 'cannot_tell'
  reason: LocalizedMessage
  /** What is still there, in pixels of the photo after. */
  boxes: ViolationBox[]
  /** From pixels of the photo after to pixels of the photo before; null where they couldn't be matched. */
  alignment: Homography | null
  /** What the detector saw in the photo after. */
  seen: ImageFindings
}
