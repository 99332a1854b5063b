import type { Hazard } from '../hazard'

export const workplace: Hazard[] = [
  {
    id: 'housekeeping',
    category: 'Housekeeping',
    injury: 'medium',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2], administer: [3, 4] },
    regulations: ['1926.25(a)', '1910.22(a)(1)'],
  },
  {
    id: 'stored-energy',
    category: 'Caught-in',
    injury: 'high',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2], administer: [3, 4] },
    regulations: ['1910.147(c)(1)', '1910.147(c)(4)(i)', '1910.147(d)', '1926.417(a)', '1926.417(b)'],
  },
  {
    id: 'machine-guarding',
    category: 'Caught-in',
    injury: 'high',
    causes: 3,
    remedies: { urgent: [1], engineer: [2], administer: [3], protect: [4] },
    regulations: ['1910.212(a)(1)', '1926.300(b)(2)', '1926.300(b)(1)'],
  },
  {
    id: 'power-tools',
    category: 'Caught-in',
    injury: 'high',
    causes: 3,
    remedies: { urgent: [1], substitute: [2], engineer: [3], administer: [4], protect: [5] },
    regulations: ['1926.300(a)', '1926.300(b)(1)', '1926.304(d)', '1910.242', '1910.243'],
  },
]
