import type { PostureItem, PostureLevel, PostureStep, postureItems } from '@plumbline/domain'

/** Every item with its answer. */
export type PostureFacts = { [Item in PostureItem]: (typeof postureItems)[Item][number] }

/** What a step adds up: an answer, or the score of an earlier step. */
export type StepPart = { of: PostureItem | PostureStep; score: number }
export type Step = { id: PostureStep; score: number; parts: StepPart[] }
export type Assessment = { steps: Step[]; total: number; level: PostureLevel }

export const yes = (answer: 'no' | 'yes') => (answer === 'yes' ? 1 : 0)
const sum = (parts: readonly StepPart[]) => parts.reduce((total, { score }) => total + score, 0)

/** The steps of a method in the order in which they are worked out. */
export class Worksheet {
  readonly steps: Step[] = []

  /** Adds up its parts, unless a table or a rule says otherwise. */
  add(id: PostureStep, parts: StepPart[], score = sum(parts)): number {
    this.steps.push({ id, score, parts })
    return score
  }
}

const upperArmBend = { hanging: 1, forward: 2, half: 3, high: 4 }

/** Both methods score the upper arm in the same way. */
export function addUpperArm(sheet: Worksheet, facts: PostureFacts): number {
  const parts: StepPart[] = [
    { of: 'upper_arm_bend', score: upperArmBend[facts.upper_arm_bend] },
    { of: 'arm_out', score: yes(facts.arm_out) },
    { of: 'shoulder', score: yes(facts.shoulder) },
    { of: 'arm_support', score: facts.arm_support === 'yes' ? -1 : 0 },
  ]
  return sheet.add('upper_arm', parts, Math.max(1, sum(parts)))
}
