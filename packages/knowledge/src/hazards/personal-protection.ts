import type { Hazard } from '../hazard'

export const personalProtection: Hazard[] = [
  {
    id: 'head-protection',
    category: 'PPE',
    injury: 'high',
    isEasilyCorrected: true,
    seenBy: 'hard_hat',
    classes: ['no_hard_hat'],
    causes: 4,
    remedies: { urgent: [3], eliminate: [1], engineer: [2], administer: [4], protect: [5] },
    regulations: ['1926.100(a)', '1926.28(a)', '1910.135'],
    duty: {
      cites: {
        'us-construction': '29 CFR 1926.100(a)',
        'us-general-industry': '29 CFR 1910.135(a)(1)',
        'us-mining': '30 CFR 56.15002',
        uk: 'UK PPE 1992 reg. 10',
        eu: 'EU 89/656/EEC',
        canada: 'Canada SOR/86-304 Part XII',
        'ontario:construction': 'O. Reg. 213/91 s. 22',
      },
      related: {
        'us-construction': ['29 CFR 1926.28(a)'],
        'us-general-industry': ['29 CFR 1910.132'],
      },
    },
    questions: [
      {
        id: 'hats-overhead',
        rank: 480,
        severity: 'High',
        seen: ['person'],
        industries: ['construction', 'manufacturing', 'energy', 'mining'],
      },
    ],
    ask: 'ppe_head',
  },
  {
    id: 'eye-face-protection',
    category: 'PPE',
    // Loss of sight is permanent.
    injury: 'high',
    isEasilyCorrected: true,
    causes: 3,
    remedies: { substitute: [1], engineer: [2], administer: [3], protect: [4] },
    regulations: ['1926.102(a)(1)', '1910.133(a)(1)'],
    duty: {
      cites: {
        'us-construction': '29 CFR 1926.102(a)(1)',
        'us-general-industry': '29 CFR 1910.133(a)(1)',
        'us-mining': '30 CFR 56.15004',
        uk: 'UK PPE 1992 reg. 10',
        eu: 'EU 89/656/EEC',
        canada: 'Canada SOR/86-304 Part XII',
      },
    },
    questions: [
      {
        id: 'eyes-protected',
        rank: 490,
        severity: 'Medium',
        seen: ['grinder', 'hot_work', 'demolition', 'dust', 'bricklaying', 'drums', 'person'],
      },
    ],
    ask: 'ppe_eyes',
  },
  {
    id: 'hand-protection',
    category: 'PPE',
    injury: 'medium',
    isEasilyCorrected: true,
    causes: 3,
    remedies: { eliminate: [1], engineer: [2], administer: [3], protect: [4] },
    regulations: ['1926.95(a)', '1910.138'],
    duty: {
      cites: {
        'us-construction': '29 CFR 1926.95(a)',
        'us-general-industry': '29 CFR 1910.138(a)',
        uk: 'UK PPE 1992 reg. 10',
        eu: 'EU 89/656/EEC',
        canada: 'Canada SOR/86-304 Part XII',
      },
    },
    questions: [
      {
        id: 'gloves-right',
        rank: 500,
        severity: 'Low',
        seen: ['electrical', 'overhead_line', 'rebar', 'bricklaying', 'hand_load', 'formwork', 'person'],
      },
    ],
  },
  {
    id: 'foot-protection',
    category: 'PPE',
    injury: 'medium',
    isEasilyCorrected: true,
    causes: 3,
    remedies: { eliminate: [1], engineer: [2], administer: [3], protect: [4] },
    regulations: ['1926.96', '1910.136'],
    duty: {
      cites: {
        'us-construction': '29 CFR 1926.96',
        'us-general-industry': '29 CFR 1910.136(a)',
        'us-mining': '30 CFR 56.15003',
        uk: 'UK PPE 1992 reg. 10',
        eu: 'EU 89/656/EEC',
        canada: 'Canada SOR/86-304 Part XII',
        'ontario:construction': 'O. Reg. 213/91 s. 23',
      },
    },
    questions: [
      {
        id: 'shoes-worn',
        rank: 510,
        severity: 'Medium',
        seen: ['crowd', 'person'],
      },
    ],
  },
  {
    id: 'high-visibility',
    category: 'PPE',
    injury: 'high',
    isEasilyCorrected: true,
    seenBy: 'vest',
    classes: ['no_safety_vest'],
    causes: 4,
    remedies: { eliminate: [1], engineer: [2], administer: [3, 4], protect: [5] },
    regulations: ['1926.201(a)', '1926.651(d)', 'OSH Act 5(a)(1)'],
    // US law asks for high visibility of flaggers and near public traffic only, which a vest beside a machine is neither.
    duty: {
      cites: {
        uk: 'UK PPE 1992 reg. 10',
        eu: 'EU 89/656/EEC',
        'ontario:construction': 'O. Reg. 213/91 s. 69.1',
      },
      related: {
        'us-construction': ['29 CFR 1926.201(a)', '29 CFR 1926.651(d)'],
        'us-general-industry': ['29 CFR 1910.132'],
        uk: ['UK CDM 2015 reg. 27'],
      },
    },
    questions: [
      {
        id: 'seen-by-drivers',
        rank: 45,
        severity: 'Medium',
        seen: ['person_near_machinery', 'traffic', 'machinery', 'earthmover', 'truck'],
        and: ['no_vest'],
        notOk: 'often',
      },
    ],
  },
  {
    id: 'ppe-training',
    category: 'PPE',
    injury: 'low',
    causes: 3,
    remedies: { eliminate: [1], administer: [2, 3], protect: [4] },
    regulations: ['1926.21(b)(2)', '1926.28(a)', '1926.95(a)', '1910.132'],
    duty: {
      cites: {
        'us-construction': '29 CFR 1926.21(b)(2)',
        'us-general-industry': '29 CFR 1910.132',
        uk: 'UK MHSWR 1999 reg. 13',
        eu: 'EU 89/391/EEC art. 12',
      },
      related: { 'us-construction': ['29 CFR 1926.28(a)', '29 CFR 1926.95(a)'] },
    },
    questions: [
      {
        id: 'ppe-trained',
        rank: 530,
        severity: 'Low',
        seen: ['person'],
        notOk: 'seldom',
      },
      {
        id: 'visitors-briefed',
        rank: 532,
        duty: 'visitors',
        severity: 'Medium',
        seen: ['crowd'],
      },
    ],
  },
]
