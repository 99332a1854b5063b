import type { Hazard } from '../hazard'

export const groundAndStructures: Hazard[] = [
  {
    id: 'trench-collapse',
    category: 'Caught-in',
    injury: 'high',
    probability: 'greater',
    causes: 4,
    remedies: { urgent: [1], engineer: [2, 3, 4], administer: [6, 5, 7] },
    figures: {
      2: ['trenchDepth'],
      3: ['spoilDistance'],
      4: ['trenchExitDistance', 'trenchExitDepth'],
      7: ['trenchAirDepth'],
    },
    regulations: ['1926.652(a)(1)', '1926.651(c)(2)', '1926.651(j)(2)', '1926.651(k)(1)'],
  },
  {
    id: 'formwork-collapse',
    category: 'Caught-in',
    injury: 'high',
    causes: 3,
    remedies: { urgent: [1], engineer: [2], administer: [3, 4] },
    regulations: ['1926.703(a)(1)', '1926.703(e)(1)'],
  },
  {
    id: 'demolition',
    category: 'Struck-by',
    injury: 'high',
    causes: 3,
    remedies: { eliminate: [6, 1], engineer: [2], administer: [3, 4], protect: [5] },
    regulations: ['1926.850(a)', '1926.850(k)'],
  },
  {
    id: 'rebar-impalement',
    category: 'Falls',
    injury: 'high',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2], administer: [3], protect: [4] },
    regulations: ['1926.701(b)'],
  },
  {
    id: 'confined-space',
    category: 'Other',
    injury: 'high',
    probability: 'greater',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2], administer: [6, 3, 4], protect: [5] },
    regulations: ['1926.1203(a)', '1926.1203(d)', '1926.1204', '1910.146(c)(2)'],
  },
]
