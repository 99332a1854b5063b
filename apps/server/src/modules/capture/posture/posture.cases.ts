import type { PartCases } from '../../../testing/part-cases'

export const cases: PartCases = {
  bodies: () => ({ answerPosture: { item: 'load', answer: 'under_2' } }),
}
