import type { Hazard } from '../hazard'

export const falls: Hazard[] = [
  {
    id: 'unprotected-edge',
    causes: 4,
    remedies: { urgent: [4], eliminate: [1], engineer: [2, 3], administer: [5, 7], protect: [6] },
    figures: { 2: ['guardrailHeight'], 3: ['edgeHeight'] },
    regulations: ['1926.501(b)(1)', '1926.502(b)', '1926.503(a)(1)', '1910.28(b)(1)(i)'],
  },
  {
    id: 'floor-opening',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2, 3], administer: [4], protect: [5] },
    regulations: ['1926.501(b)(4)(i)', '1926.501(b)(4)(ii)', '1926.502(i)', '1910.28(b)(3)(i)'],
  },
  {
    id: 'roof-work',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2, 3], administer: [4, 6], protect: [5] },
    regulations: ['1926.501(b)(10)', '1926.501(b)(11)', '1926.501(b)(13)', '1926.503(a)(1)'],
  },
  {
    id: 'ladder',
    causes: 4,
    remedies: { eliminate: [1], substitute: [2], engineer: [3, 4], administer: [5, 6] },
    figures: { 3: ['ladderExtension'] },
    regulations: [
      '1926.1053(b)(1)',
      '1926.1053(b)(5)(i)',
      '1926.1053(b)(13)',
      '1926.1053(b)(20)',
      '1926.1053(b)(21)',
      '1926.1053(b)(22)',
      '1910.23',
    ],
  },
  {
    id: 'scaffold',
    causes: 4,
    remedies: { urgent: [1], engineer: [2, 3], administer: [4, 5], protect: [6] },
    figures: { 6: ['scaffoldHeight'] },
    regulations: [
      '1926.451(g)(1)',
      '1926.451(b)(1)',
      '1926.451(e)(1)',
      '1926.451(f)(3)',
      '1926.454(a)',
      '1910.27',
    ],
  },
  {
    id: 'aerial-lift',
    causes: 3,
    remedies: { substitute: [1], engineer: [2], administer: [3, 4, 6], protect: [5] },
    regulations: ['1926.453(b)(2)(v)', '1926.453(b)(2)(iv)', '1910.67'],
  },
  {
    id: 'falling-objects',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2, 3], administer: [4], protect: [5] },
    regulations: ['1926.501(c)', '1926.502(j)', '1926.451(h)(1)', '1926.250(b)(1)', '1926.100(a)'],
  },
]
