import type { PartCases } from '../../../testing/part-cases'

export const cases: PartCases = {
  bodies: () => ({ reviewPictureTag: { tag: 'scaffold', isRight: true } }),
}
