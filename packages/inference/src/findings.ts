import type { HazardId } from '@plumbline/knowledge'

/** What a detector may see; a shipped detector lists which of these it claims. */
export const labels = [
  'person',
  'hard_hat',
  'no_hard_hat',
  'safety_vest',
  'no_safety_vest',
  'mask',
  'safety_cone',
  'ladder',
  'machinery',
  'vehicle',
  'fire',
  'smoke',
  'fallen_person',
] as const
export type Label = (typeof labels)[number]

/** In pixels of the source picture, orientation applied, origin at the top left. */
export type Box = {
  x: number
  y: number
  width: number
  height: number
}

export type Finding = {
  label: Label
  /** 0 to 1. */
  confidence: number
  box: Box
}

export const severities = ['High', 'Medium', 'Low'] as const
export type Severity = (typeof severities)[number]

/** English words beside a stable code and its parameters, so that a client can say the same in another language. */
export type Text = {
  code: string
  params: Record<string, string | number>
  text: string
}

export type ViolationBox = Box & {
  label: string
  /** What a client translates instead of `label`. */
  labelCode: string
  severity: Severity
}

export type Violation = {
  /** The rule that found it, or 'hosted' when only a hosted model saw it, or 'noise' / 'speech' for sound. */
  rule: string
  hazard: HazardId
  type: Text
  description: Text
  severity: Severity
  /** Where in the frame ('left foreground'), or where in time for sound. */
  location: Text
  boundingBoxes: ViolationBox[]
  regulationCodes: string[]
  remediationSteps: Text[]
  /** What was seen and how surely: '2 of 3 people without head protection, confidence 0.87'. */
  because: Text
  /** 0 to 1. */
  confidence: number
}

/** Seconds from the start of the recording. */
export type TimeSpan = {
  start: number
  end: number
}
