import type { HazardId } from '@plumbline/knowledge'
import type { Box, Label, Severity, Text } from '../findings'
import type { Scene } from './scene'

/**
 * One thing one rule noticed about one subject in one frame. Several of the same rule and condition become one
 * violation of a picture; a video follows the subject from frame to frame instead.
 */
export interface Observation {
  rule: string
  /** Decides severity, citations and words: 'near_machinery', 'on_site', … */
  condition: string
  severity: Severity
  /** What to follow in a video: the person, the fire, the machine. */
  subject: Box
  boxes: { box: Box; label: Text }[]
  confidence: number
}

/** A table and a sentence, no framework. */
export interface SceneRule {
  code: string
  hazard: HazardId
  /** Only when the detector claims all of these may the rule accuse anybody. */
  needs: readonly Label[]
  /** Regulation codes per condition; every condition the rule can answer is listed. */
  cites: Record<string, readonly string[]>
  observe(scene: Scene): Observation[]
  /** Words for observations of one condition, seen in the given scene. */
  say(
    condition: string,
    observations: readonly Observation[],
    scene: Scene,
  ): { type: Text; description: Text; because: Text }
}
