import type { Box, HazardId, Label, Mark } from '@plumbline/domain'
import type { DutyId } from '@plumbline/knowledge'
import type { MessageKey } from '@plumbline/messages'
import type { Person } from './people'
import type { Scene } from './scene'
import type { Harm, Likelihood } from './severity'

/** What rules check for; the texts are `checked.*` in packages/languages. */
export type CheckedItem =
  MessageKey<'findings'> extends infer Key ? (Key extends `checked.${infer Item}` ? Item : never) : never

/** A box to draw and the words on it. */
export type Marked = {
  box: Box
  mark: Mark
}

/**
 * One thing one rule noticed about one subject in one frame. Several of the same rule and condition become one
 * violation of a picture; a video follows the subject from frame to frame instead.
 */
export type Observation = {
  rule: string
  /** Decides severity, citations and texts. */
  condition: string
  /** What to follow in a video: the person, the fire, the machine. */
  subject: Box
  boxes: Marked[]
  confidence: number
}

/** The parameters of a violation's texts. */
export type Seen = {
  /** How many subjects. */
  count: number
  /** How many people the rule could judge: one too small or hidden is neither counted as safe nor as unsafe. */
  people: number
}

export type Condition = {
  harm: Harm
  likelihood: Likelihood
  /**
   * Whether a picture of it shows a rule broken. A breach under a law without a code for it is advisory, and so is
   * everything a picture cannot show.
   */
  basis: 'breach' | 'advisory'
}

/** The texts of a rule are `violation.<code>.<condition>.*` in packages/languages. */
export type SceneRule<ConditionCode extends string = string> = {
  code: string
  hazard: HazardId
  /** What a breach is a breach of; the law of the place has the code. */
  duty: DutyId
  /** What the rule checks for, in the line that tells what was checked. */
  checks: CheckedItem
  /** What its findings are scored as in an evaluation; by its code where this is absent. */
  kinds?: readonly string[]
  /** The rule applies only when all of these are among the detector's trusted classes. */
  needs: readonly Label[]
  /** No observation is less certain than this, where the rule asks for more than the detector. */
  minConfidence?: number
  conditions: Record<ConditionCode, Condition>
  /** Whether the picture shows what the rule looks for on a person; everybody, if left out. */
  canJudge?(person: Person): boolean
  observe(scene: Scene): RuleObservation<NoInfer<ConditionCode>>[]
}

type RuleObservation<ConditionCode extends string> = Omit<Observation, 'rule' | 'condition'> & {
  condition: ConditionCode
}

/** Lets the compiler check that `observe` returns only conditions the rule declares. */
export const defineRule = <ConditionCode extends string>(rule: SceneRule<ConditionCode>) => rule
