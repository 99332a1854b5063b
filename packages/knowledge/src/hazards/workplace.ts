import type { Hazard } from '../hazard'

export const workplace: Hazard[] = [
  {
    id: 'housekeeping',
    category: 'Housekeeping',
    injury: 'medium',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2], administer: [3, 4] },
    regulations: ['1926.25(a)', '1910.22(a)(1)'],
    duty: {
      cites: {
        'us-construction': '29 CFR 1926.25(a)',
        'us-general-industry': '29 CFR 1910.22(a)(1)',
        'us-mining': '30 CFR 56.20003',
        uk: 'UK Workplace 1992 reg. 12',
        'uk:construction': null,
        'eu:construction': 'EU 92/57/EEC Annex IV',
        eu: 'EU 89/654/EEC',
      },
    },
    questions: [
      {
        id: 'walkways-clear',
        rank: 630,
        severity: 'Low',
        seen: ['clutter', 'formwork', 'rebar', 'workplace'],
        notOk: 'often',
      },
    ],
  },
  {
    id: 'stored-energy',
    category: 'Caught-in',
    injury: 'high',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2], administer: [3, 4] },
    regulations: ['1910.147(c)(1)', '1910.147(c)(4)(i)', '1910.147(d)', '1926.417(a)', '1926.417(b)'],
    duty: {
      cites: {
        'us-construction': '29 CFR 1926.417(a)',
        'us-general-industry': '29 CFR 1910.147(c)(1)',
        'us-mining': '30 CFR 56.12016',
        eu: 'EU 2009/104/EC',
        australia: 'AU WHS Regulations r. 154',
      },
      related: {
        'us-construction': ['29 CFR 1926.417(b)'],
        'us-general-industry': ['29 CFR 1910.147(c)(4)(i)', '29 CFR 1910.147(d)'],
      },
    },
    questions: [
      {
        id: 'locked-out',
        rank: 450,
        severity: 'High',
        seen: ['conveyor', 'electrical', 'workplace'],
        industries: [
          'construction',
          'manufacturing',
          'energy',
          'mining',
          'agriculture',
          'transportation',
          'general',
          'retail',
          'healthcare',
          'tech',
        ],
      },
    ],
  },
  {
    id: 'machine-guarding',
    category: 'Caught-in',
    injury: 'high',
    causes: 3,
    remedies: { urgent: [1], engineer: [2], administer: [3], protect: [4] },
    regulations: ['1910.212(a)(1)', '1926.300(b)(2)', '1926.300(b)(1)'],
    duty: {
      cites: {
        'us-construction': '29 CFR 1926.300(b)(2)',
        'us-general-industry': '29 CFR 1910.212(a)(1)',
        'us-mining': '30 CFR 56.14107',
        uk: 'UK PUWER 1998 reg. 11',
        eu: 'EU 2009/104/EC',
      },
      related: { 'us-construction': ['29 CFR 1926.300(b)(1)'], 'us-mining': ['30 CFR 56.14112'] },
    },
    questions: [
      {
        id: 'guards-on',
        rank: 460,
        severity: 'High',
        seen: ['conveyor', 'grinder', 'workplace'],
        industries: ['manufacturing', 'energy', 'mining', 'agriculture', 'general', 'retail', 'construction'],
      },
    ],
  },
  {
    id: 'power-tools',
    category: 'Caught-in',
    injury: 'high',
    causes: 3,
    remedies: { urgent: [1], substitute: [2], engineer: [3], administer: [4], protect: [5] },
    regulations: ['1926.300(a)', '1926.300(b)(1)', '1926.304(d)', '1910.242', '1910.243'],
    duty: {
      cites: {
        'us-construction': '29 CFR 1926.300(a)',
        'us-general-industry': '29 CFR 1910.242',
        'us-mining': '30 CFR 56.14100',
        uk: 'UK PUWER 1998 reg. 4',
        eu: 'EU 2009/104/EC',
      },
      related: {
        'us-construction': ['29 CFR 1926.300(b)(1)', '29 CFR 1926.304(d)'],
        'us-general-industry': ['29 CFR 1910.243'],
      },
    },
    questions: [
      {
        id: 'tools-sound',
        rank: 470,
        severity: 'Medium',
        seen: ['grinder'],
      },
    ],
  },
]
