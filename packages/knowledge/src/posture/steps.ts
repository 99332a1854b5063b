import type { PostureItem, PostureLevel, PostureStep, postureItems } from '@plumbline/domain'

/** Every item with its answer. */
export type PostureFacts = { [Item in PostureItem]: (typeof postureItems)[Item][number] }

/** What a step adds up: an answer, or the score of an earlier step. */
export type StepPart = { of: PostureItem | PostureStep; score: number }
export type Step = { id: PostureStep; score: number; parts: StepPart[] }
export type Assessment = { steps: Step[]; total: number; level: PostureLevel }

export const yes = (answer: 'no' | 'yes') => (answer === 'yes' ? 1 : 0)
export const sum = (parts: readonly StepPart[]) => parts.reduce((total, { score }) => total + score, 0)

/** The steps of a method in the order in which they are worked out. */
export class Worksheet {
  readonly steps: Step[] = []

  /** Adds up its parts, unless a table or a rule says otherwise. */
  add(id: PostureStep, parts: StepPart[], score = sum(parts)): number {
    this.steps.push({ id, score, parts })
    return score
  }
}
