import type { Hazard } from '../hazard'

export const health: Hazard[] = [
  {
    id: 'noise',
    causes: 4,
    remedies: { substitute: [2], engineer: [3], administer: [1, 4], protect: [5] },
    figures: { 5: ['noiseLevel'] },
    regulations: [
      '1926.52(a)',
      '1926.52(b)',
      '1926.52(d)(1)',
      '1926.52(e)',
      '1926.101(a)',
      '1910.95(a)',
      '1910.95(b)(1)',
      '1910.95(c)(1)',
      'NIOSH 98-126',
    ],
  },
  {
    id: 'silica-dust',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2], administer: [3, 4], protect: [5] },
    figures: { 3: ['silicaLimit'], 5: ['silicaTable'] },
    regulations: ['1926.1153(c)(1)', '1926.1153(d)(1)', '1926.1153(e)(1)', '1910.1053'],
  },
  {
    id: 'respiratory-protection',
    causes: 3,
    remedies: { substitute: [1], engineer: [2], administer: [3], protect: [4] },
    regulations: ['1926.103', '1910.134'],
  },
  {
    id: 'asbestos',
    causes: 3,
    remedies: { urgent: [1], engineer: [2], administer: [3], protect: [4] },
    regulations: ['1926.1101(c)(1)', '1910.1001'],
  },
  {
    id: 'chemical-exposure',
    causes: 3,
    remedies: { substitute: [1], engineer: [2], administer: [3, 4], protect: [5] },
    regulations: [
      '1910.1200(f)(6)',
      '1910.1200(g)(8)',
      '1910.1200(h)(1)',
      '1910.1200(e)(1)',
      '1926.59',
      '1926.50(g)',
      '1910.151(c)',
    ],
  },
  {
    id: 'heat-stress',
    causes: 3,
    remedies: { urgent: [6], engineer: [2], administer: [1, 3, 4], protect: [5] },
    regulations: ['OSH Act 5(a)(1)', '1926.51(a)(1)'],
  },
  {
    id: 'manual-handling',
    causes: 3,
    remedies: { eliminate: [1], substitute: [2], engineer: [3], administer: [4] },
    regulations: ['OSH Act 5(a)(1)'],
  },
  {
    id: 'person-down',
    causes: 3,
    remedies: { urgent: [1, 2, 3], administer: [4] },
    figures: { 4: ['deathReport', 'injuryReport'] },
    regulations: ['1926.50(c)', '1910.151(b)', '1904.39(a)(1)', '1904.39(a)(2)'],
  },
]
