import type { Hazard } from '../hazard'

const GENERAL_DUTY_CLAUSE = 'OSH Act 5(a)(1)'

export const plant: Hazard[] = [
  {
    id: 'struck-by-plant',
    category: 'Struck-by',
    injury: 'high',
    seenBy: 'near_machine',
    isUrgent: true,
    causes: 4,
    remedies: { urgent: [1], engineer: [2, 3], administer: [4, 5], protect: [6] },
    regulations: ['OSH Act 5(a)(1)', '1926.602(a)(9)(ii)', '1926.651(e)', '1926.21(b)(2)'],
    // Somebody beside a machine breaks no rule that a picture can show: it may be switched off.
    duty: {
      cites: {},
      related: {
        'us-construction': ['29 CFR 1926.602(a)(9)(ii)', '29 CFR 1926.651(e)', GENERAL_DUTY_CLAUSE],
        'us-general-industry': ['29 CFR 1910.178(m)', GENERAL_DUTY_CLAUSE],
        'us-mining': ['30 CFR 56.9100', '30 CFR 56.14132'],
        'uk:construction': ['UK CDM 2015 reg. 27', 'UK CDM 2015 reg. 28'],
        uk: ['UK HSWA 1974 s. 2', 'UK MHSWR 1999 reg. 3'],
        'eu:construction': ['EU 92/57/EEC Annex IV'],
        eu: ['EU 2009/104/EC Annex II'],
        ontario: ['Ontario OHSA s. 25'],
        australia: ['AU WHS Act s. 19', 'AU WHS Regulations r. 36'],
      },
    },
    questions: [
      {
        id: 'people-known',
        rank: 20,
        severity: 'High',
        seen: ['person_near_machinery'],
      },
      {
        id: 'walking-route',
        rank: 40,
        duty: 'pedestrian-routes',
        severity: 'Medium',
        seen: ['person_near_machinery', 'vehicle', 'forklift', 'truck'],
      },
      {
        id: 'cab-belt',
        rank: 80,
        duty: 'seat-belt',
        severity: 'Medium',
        seen: ['machinery', 'vehicle', 'earthmover', 'forklift'],
      },
    ],
  },
  {
    id: 'plant-exclusion-zone',
    category: 'Struck-by',
    injury: 'high',
    seenBy: 'near_machine',
    causes: 3,
    remedies: { urgent: [1], engineer: [2], administer: [3, 4] },
    regulations: ['1926.200(g)(1)', '1926.651(f)', 'OSH Act 5(a)(1)'],
    // The rule for marked zones is about cranes; for other machines US law has the Act alone.
    duty: {
      cites: {},
      related: {
        'us-construction': ['29 CFR 1926.1424', GENERAL_DUTY_CLAUSE],
        'us-general-industry': [GENERAL_DUTY_CLAUSE],
        'uk:construction': ['UK CDM 2015 reg. 27'],
        eu: ['EU 2009/104/EC Annex II'],
      },
    },
    questions: [
      {
        id: 'swing-blocked',
        rank: 30,
        severity: 'High',
        seen: ['machinery', 'earthmover'],
      },
    ],
  },
  {
    id: 'reversing-vehicle',
    category: 'Struck-by',
    injury: 'high',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2, 3], administer: [4], protect: [5] },
    regulations: ['1926.601(b)(4)', '1926.602(a)(9)(ii)'],
    duty: {
      cites: {
        'us-construction': '29 CFR 1926.602(a)(9)(ii)',
        'us-mining': '30 CFR 56.14132',
        'uk:construction': 'UK CDM 2015 reg. 28',
      },
      related: { 'us-construction': ['29 CFR 1926.601(b)(4)'] },
    },
    questions: [
      {
        id: 'backup-alarm',
        rank: 10,
        severity: 'High',
        seen: ['machinery', 'earthmover', 'truck'],
        and: ['person', 'person_near_machinery'],
      },
      {
        id: 'road-closed-off',
        rank: 42,
        duty: 'road-signs',
        severity: 'High',
        seen: ['traffic'],
        industries: ['construction', 'energy', 'transportation'],
      },
    ],
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
    duty: {
      cites: {
        'us-construction': '29 CFR 1926.602(d)',
        'us-general-industry': '29 CFR 1910.178(l)(1)(i)',
        uk: 'UK PUWER 1998 reg. 9',
        eu: 'EU 2009/104/EC Annex II',
      },
      related: {
        'us-construction': ['29 CFR 1926.602(c)(1)(vii)'],
        'us-general-industry': ['29 CFR 1910.178(m)(2)', '29 CFR 1910.178(n)(4)'],
      },
    },
    questions: [
      {
        id: 'operator-trained',
        rank: 50,
        severity: 'Medium',
        seen: ['forklift', 'lift', 'earthmover', 'machinery', 'vehicle'],
      },
      {
        id: 'forks-clear',
        rank: 60,
        duty: 'forklift-raised-load',
        severity: 'High',
        seen: ['forklift'],
      },
      {
        id: 'forklift-riders',
        rank: 70,
        duty: 'forklift-riders',
        severity: 'High',
        seen: ['forklift'],
        notOk: 'seldom',
      },
      {
        id: 'machine-checked',
        rank: 52,
        duty: 'machine-check',
        severity: 'Medium',
        seen: ['forklift', 'lift', 'earthmover', 'truck'],
      },
    ],
    ask: 'train_forklift',
  },
  {
    id: 'suspended-load',
    category: 'Struck-by',
    injury: 'high',
    isUrgent: true,
    causes: 3,
    remedies: { eliminate: [1], engineer: [2], administer: [3, 4], protect: [5] },
    regulations: ['1926.1425(b)', '1926.1425(d)', '1926.753(d)(1)', '1926.651(e)'],
    duty: {
      cites: {
        'us-construction': '29 CFR 1926.1425(b)',
        'us-general-industry': '29 CFR 1910.179',
        'us-mining': '30 CFR 56.16009',
        uk: 'UK LOLER 1998 reg. 8',
        eu: 'EU 2009/104/EC Annex II',
      },
      related: {
        'us-construction': ['29 CFR 1926.1425(d)', '29 CFR 1926.753(d)(1)', '29 CFR 1926.651(e)'],
      },
    },
    questions: [
      {
        id: 'load-overhead',
        rank: 270,
        severity: 'High',
        seen: ['crane'],
      },
      {
        id: 'rigging-checked',
        rank: 280,
        duty: 'rigging-checked',
        severity: 'Medium',
        seen: ['crane'],
      },
    ],
  },
]
