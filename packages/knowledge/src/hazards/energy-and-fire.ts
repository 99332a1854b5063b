import type { Hazard } from '../hazard'

export const energyAndFire: Hazard[] = [
  {
    id: 'electrical-contact',
    causes: 3,
    remedies: { urgent: [3], eliminate: [1], engineer: [2], administer: [4], protect: [5] },
    figures: { 2: ['livePartVoltage'] },
    regulations: [
      '1926.416(a)(1)',
      '1926.403(i)(2)',
      '1926.416(e)(1)',
      '1926.403(b)(1)',
      '1910.303(b)(1)',
      '1910.303(g)(2)(i)',
    ],
  },
  {
    id: 'overhead-power-line',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2], administer: [3, 4, 5] },
    figures: { 3: ['lineDistance', 'lineDistanceHigh', 'lineVoltage'] },
    regulations: ['1926.1408(a)(1)', '1926.1408(a)(2)', '1926.600(a)(6)'],
  },
  {
    id: 'temporary-power',
    causes: 3,
    remedies: { substitute: [1], engineer: [2, 3], administer: [4] },
    figures: { 2: ['outletVoltage'] },
    regulations: ['1926.404(b)(1)(i)', '1926.404(b)(1)(ii)', '1926.416(e)(1)'],
  },
  {
    id: 'fire',
    causes: 4,
    remedies: { urgent: [1], eliminate: [2], engineer: [3], administer: [4, 5] },
    regulations: [
      '1926.150(a)(1)',
      '1926.150(e)(1)',
      '1926.150(c)(1)(i)',
      '1926.24',
      '1926.35',
      '1910.38',
      '1910.39',
    ],
  },
  {
    id: 'hot-work',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2, 3], administer: [4], protect: [5] },
    regulations: ['1926.352(a)', '1926.352(d)', '1926.352(e)', '1910.252'],
  },
  {
    id: 'flammable-storage',
    causes: 3,
    remedies: { substitute: [1], engineer: [2, 3], administer: [4] },
    figures: { 2: ['liquidIndoors'], 3: ['liquidExtinguisher', 'liquidInUse'] },
    regulations: ['1926.152(a)(1)', '1926.152(b)(1)', '1926.150(c)(1)(vi)', '1926.151(a)(3)', '1910.106'],
  },
  {
    id: 'compressed-gas',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2, 3], administer: [4] },
    figures: { 3: ['oxygenDistance', 'oxygenWall'] },
    regulations: ['1926.350(a)(9)', '1926.350(a)(10)', '1910.101(b)'],
  },
  {
    id: 'extinguisher-access',
    causes: 3,
    remedies: { urgent: [1], engineer: [2], administer: [3, 4] },
    figures: { 2: ['extinguisherDistance'] },
    regulations: ['1926.150(a)(2)', '1926.150(c)(1)(i)', '1910.157(c)(1)', '1910.157(d)(2)'],
  },
  {
    id: 'blocked-exit',
    causes: 3,
    remedies: { urgent: [1], engineer: [2, 3], administer: [4] },
    regulations: ['1926.34(a)', '1926.34(c)', '1910.37(a)(3)', '1910.36'],
  },
]
