import type { Duty } from './duty'

export const health = {
  /** Above the level at which exposure itself is forbidden or must be reduced. */
  noise: {
    cites: {
      'us-construction': '29 CFR 1926.52(a)',
      'us-general-industry': '29 CFR 1910.95(a)',
      'us-mining': '30 CFR 62.130',
      uk: 'UK Noise 2005 reg. 4',
      eu: 'EU 2003/10/EC',
      canada: 'Canada SOR/86-304 Part VII',
      ontario: 'O. Reg. 381/15',
      australia: 'AU WHS Regulations r. 56',
    },
    related: {
      'us-construction': ['29 CFR 1926.52(b)', '29 CFR 1926.52(d)(1)', '29 CFR 1926.101(a)'],
      'us-general-industry': ['29 CFR 1910.95(b)(1)', '29 CFR 1910.95(c)(1)'],
      'us-mining': ['30 CFR 62.140'],
      uk: ['UK Noise 2005 reg. 7'],
      australia: ['AU WHS Regulations r. 58'],
    },
  },
  /** Above the level at which measures begin. On US building sites there is none. */
  'noise-action-level': {
    cites: {
      'us-general-industry': '29 CFR 1910.95(c)(1)',
      'us-mining': '30 CFR 62.120',
      uk: 'UK Noise 2005 reg. 4',
      eu: 'EU 2003/10/EC',
    },
    related: {
      'us-construction': ['NIOSH 98-126', '29 CFR 1910.95(c)(1)'],
      'us-general-industry': ['NIOSH 98-126'],
    },
  },
  'noise-impulse': {
    cites: {
      'us-construction': '29 CFR 1926.52(e)',
      'us-general-industry': '29 CFR 1910.95',
      uk: 'UK Noise 2005 reg. 4',
      eu: 'EU 2003/10/EC',
      australia: 'AU WHS Regulations r. 56',
    },
  },
  'silica-dust': {
    cites: {
      'us-construction': '29 CFR 1926.1153(c)(1)',
      'us-general-industry': '29 CFR 1910.1053',
      'us-mining': '30 CFR 60.10',
      uk: 'UK COSHH 2002 reg. 7',
      eu: 'EU 2004/37/EC',
    },
    related: { 'us-construction': ['29 CFR 1926.1153(d)(1)', '29 CFR 1926.1153(e)(1)'] },
  },
  asbestos: {
    cites: {
      'us-construction': '29 CFR 1926.1101(c)(1)',
      'us-general-industry': '29 CFR 1910.1001',
      uk: 'UK CAR 2012 reg. 5',
      eu: 'EU 2009/148/EC',
    },
    related: { uk: ['UK CAR 2012 reg. 11'], australia: ['AU WHS Regulations r. 425'] },
  },
  'chemical-exposure': {
    cites: {
      'us-construction': '29 CFR 1910.1200(f)(6)',
      'us-general-industry': '29 CFR 1910.1200(f)(6)',
      uk: 'UK COSHH 2002 reg. 7',
      eu: 'EU 98/24/EC',
      canada: 'Canada SOR/2015-17',
    },
    related: {
      'us-construction': ['29 CFR 1926.59', '29 CFR 1910.1200(g)(8)', '29 CFR 1910.1200(h)(1)'],
      'us-general-industry': ['29 CFR 1910.1200(g)(8)', '29 CFR 1910.1200(h)(1)', '29 CFR 1910.151(c)'],
      uk: ['UK COSHH 2002 reg. 6'],
    },
  },
  eyewash: {
    cites: { 'us-construction': '29 CFR 1926.50(g)', 'us-general-industry': '29 CFR 1910.151(c)' },
  },
  // No US standard speaks of heat or lifting, so here the General Duty Clause is what is left.
  'heat-stress': {
    cites: { 'us-construction': 'OSH Act 5(a)(1)', 'us-general-industry': 'OSH Act 5(a)(1)' },
    related: {
      'us-construction': ['29 CFR 1926.51(a)(1)', 'NIOSH 2016-106'],
      'us-general-industry': ['NIOSH 2016-106'],
    },
  },
  'manual-handling': {
    cites: {
      'us-construction': 'OSH Act 5(a)(1)',
      'us-general-industry': 'OSH Act 5(a)(1)',
      uk: 'UK MHOR 1992 reg. 4',
      eu: 'EU 90/269/EEC',
    },
    related: { 'us-general-industry': ['NIOSH 94-110'] },
  },
  // What follows an injury is owed; that somebody lies on the ground shows none of it neglected.
  'person-down': {
    cites: {},
    related: {
      'us-construction': ['29 CFR 1926.50(c)', '29 CFR 1904.39(a)(1)', '29 CFR 1904.39(a)(2)'],
      'us-general-industry': ['29 CFR 1910.151(b)', '29 CFR 1904.39(a)(1)', '29 CFR 1904.39(a)(2)'],
      'us-mining': ['30 CFR 50.10'],
      uk: ['UK First Aid 1981 reg. 3', 'UK RIDDOR 2013 reg. 4'],
      eu: ['EU 89/391/EEC art. 9'],
      canada: ['Canada SOR/86-304 Part XV'],
      ontario: ['Ontario OHSA s. 51'],
      australia: ['AU WHS Act s. 38'],
    },
  },
  'first-aid': {
    cites: {
      'us-construction': '29 CFR 1926.50(c)',
      'us-general-industry': '29 CFR 1910.151(b)',
      uk: 'UK First Aid 1981 reg. 3',
    },
  },
  housekeeping: {
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
} as const satisfies Record<string, Duty>
