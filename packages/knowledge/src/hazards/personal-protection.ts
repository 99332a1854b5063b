import type { Hazard } from '../hazard'

export const personalProtection: Hazard[] = [
  {
    id: 'head-protection',
    causes: 4,
    remedies: { urgent: [3], eliminate: [1], engineer: [2], administer: [4], protect: [5] },
    regulations: ['1926.100(a)', '1926.28(a)', '1910.135'],
  },
  {
    id: 'eye-face-protection',
    causes: 3,
    remedies: { substitute: [1], engineer: [2], administer: [3], protect: [4] },
    regulations: ['1926.102(a)(1)', '1910.133(a)(1)'],
  },
  {
    id: 'hand-protection',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2], administer: [3], protect: [4] },
    regulations: ['1926.95(a)', '1910.138'],
  },
  {
    id: 'foot-protection',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2], administer: [3], protect: [4] },
    regulations: ['1926.96', '1910.136'],
  },
  {
    id: 'high-visibility',
    causes: 4,
    remedies: { eliminate: [1], engineer: [2], administer: [3, 4], protect: [5] },
    regulations: ['1926.201(a)', '1926.651(d)', 'OSH Act 5(a)(1)'],
  },
  {
    id: 'ppe-training',
    causes: 3,
    remedies: { eliminate: [1], administer: [2, 3], protect: [4] },
    regulations: ['1926.21(b)(2)', '1926.28(a)', '1926.95(a)', '1910.132'],
  },
]
