import type { PartCases } from '../../../testing/part-cases'

export const cases: PartCases = {
  bodies: () => ({ answerQuestion: { questionId: 'backup-alarm', answer: 'ok' } }),
}
