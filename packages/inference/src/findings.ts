import type { Box, FindingBasis, HazardId, Label, Severity, TagChances } from '@plumbline/domain'
import type { LocalizedMessage } from '@plumbline/messages'
import type { SceneGuess } from './scene-type/scene-model'

export type Finding = {
  label: Label
  /** 0 to 1. */
  confidence: number
  box: Box
}

/** What a detector found in a picture of this size. */
export type ImageFindings = {
  findings: Finding[]
  width: number
  height: number
  /** Absent where the installed files can't tell. */
  looksLike?: SceneGuess | undefined
}

export type LookedAt = ImageFindings & {
  /** Whether every part of the picture was looked at in its own resolution. */
  isThorough: boolean
  /** How likely the whole picture shows each thing that has a tag. */
  tags: TagChances
  /** The version of the tagger that says so. */
  tagger: string
}

export type ViolationBox = Box & {
  label: string
  /** What a client translates instead of `label`. */
  labelCode: string
  severity: Severity
}

export type Violation = {
  /** The rule that found it, or 'second-look' where only a vision model says so, or 'noise' / 'speech' for sound. */
  rule: string
  hazard: HazardId
  type: LocalizedMessage
  description: LocalizedMessage
  severity: Severity
  /** Where in the frame ('left foreground'), or where in time for sound. */
  location: LocalizedMessage
  boundingBoxes: ViolationBox[]
  basis: FindingBasis
  /** The one code that is cited; empty for what is advisory and for claims. */
  regulationCodes: string[]
  /** Duties nearby, never cited. */
  relatedCodes: string[]
  remediationSteps: LocalizedMessage[]
  /** What was seen: 'People without head protection: 2 of 3'. */
  because: LocalizedMessage
  /** 0 to 1. */
  confidence: number
}

/** What only a vision model says. Nobody measured how often that is right. */
export type Claim = Omit<Violation, 'confidence'> & { confidence: null }

/** Seconds from the start of the recording. */
export type TimeSpan = {
  start: number
  end: number
}
