import type { HazardId } from '@plumbline/knowledge'
import type { Box, Label, Severity } from '../findings'
import type { Scene } from './scene'

/** A box to draw and the words on it. */
export type Marked = {
  box: Box
  mark: Mark
}

/** What stands on a box; the code is what a client translates. */
export const marks = {
  no_hard_hat: 'No hard hat',
  no_high_visibility: 'No high-visibility vest',
  close_to_machinery: 'Close to machinery',
  machinery: 'Machinery',
  vehicle: 'Vehicle',
  on_ladder: 'On a ladder',
  lying_down: 'Lying down',
  fire: 'Fire',
  smoke: 'Smoke',
  cone_down: 'Cone not upright',
} as const
export type Mark = keyof typeof marks

/**
 * One thing one rule noticed about one subject in one frame. Several of the same rule and condition become one
 * violation of a picture; a video follows the subject from frame to frame instead.
 */
export type Observation = {
  rule: string
  /** Decides severity, citations and words. */
  condition: string
  /** What to follow in a video: the person, the fire, the machine. */
  subject: Box
  boxes: Marked[]
  confidence: number
}

/** What the words may say. */
export type Seen = {
  /** How many subjects. */
  count: number
  /** How many people are in the picture. */
  people: number
}

export type Condition = {
  severity: Severity
  /** Regulation codes, the most specific first. */
  cites: readonly string[]
  type: string
  description: (seen: Seen) => string
  because: (seen: Seen) => string
}

/** A table and a sentence, no framework. */
export type SceneRule = {
  code: string
  hazard: HazardId
  /** Only when the detector claims all of these may the rule accuse anybody. */
  needs: readonly Label[]
  conditions: Record<string, Condition>
  observe(scene: Scene): Omit<Observation, 'rule'>[]
}
