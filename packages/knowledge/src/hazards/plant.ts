import type { Hazard } from '../hazard'

export const plant: Hazard[] = [
  {
    id: 'struck-by-plant',
    category: 'Struck-by',
    injury: 'high',
    seenBy: 'near_machine',
    causes: 4,
    remedies: { urgent: [1], engineer: [2, 3], administer: [4, 5], protect: [6] },
    regulations: ['OSH Act 5(a)(1)', '1926.602(a)(9)(ii)', '1926.651(e)', '1926.21(b)(2)'],
  },
  {
    id: 'plant-exclusion-zone',
    category: 'Struck-by',
    injury: 'high',
    seenBy: 'near_machine',
    causes: 3,
    remedies: { urgent: [1], engineer: [2], administer: [3, 4] },
    regulations: ['1926.200(g)(1)', '1926.651(f)', 'OSH Act 5(a)(1)'],
  },
  {
    id: 'reversing-vehicle',
    category: 'Struck-by',
    injury: 'high',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2, 3], administer: [4], protect: [5] },
    regulations: ['1926.601(b)(4)', '1926.602(a)(9)(ii)'],
  },
  {
    id: 'forklift',
    category: 'Struck-by',
    injury: 'high',
    seenBy: 'near_machine',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2], administer: [3, 4], protect: [5] },
    regulations: [
      '1910.178(l)(1)(i)',
      '1910.178(m)(2)',
      '1910.178(n)(4)',
      '1926.602(c)(1)(vii)',
      '1926.602(d)',
    ],
  },
  {
    id: 'suspended-load',
    category: 'Struck-by',
    injury: 'high',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2], administer: [3, 4], protect: [5] },
    regulations: ['1926.1425(b)', '1926.1425(d)', '1926.753(d)(1)', '1926.651(e)'],
  },
]
