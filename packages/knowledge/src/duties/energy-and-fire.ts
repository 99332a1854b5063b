import type { Duty } from './duty'

export const energyAndFire = {
  'electrical-contact': {
    cites: {
      'us-construction': '29 CFR 1926.416(a)(1)',
      'us-general-industry': '29 CFR 1910.303(g)(2)(i)',
      'us-mining': '30 CFR 56.12016',
      uk: 'UK EAWR 1989 reg. 14',
      'eu:construction': 'EU 92/57/EEC Annex IV',
      eu: 'EU 89/654/EEC',
      australia: 'AU WHS Regulations r. 154',
    },
    related: {
      'us-construction': ['29 CFR 1926.403(i)', '29 CFR 1926.403(b)(1)'],
      'us-general-industry': ['29 CFR 1910.303(b)(1)'],
    },
  },
  'overhead-power-line': {
    cites: {
      'us-construction': '29 CFR 1926.1408(a)(1)',
      'us-general-industry': '29 CFR 1910.333',
      uk: 'UK EAWR 1989 reg. 14',
      'eu:construction': 'EU 92/57/EEC Annex IV',
    },
    related: { 'us-construction': ['29 CFR 1926.1408(a)(2)', '29 CFR 1926.600(a)(6)'] },
  },
  'temporary-power': {
    cites: {
      'us-construction': '29 CFR 1926.404(b)(1)(i)',
      'us-general-industry': '29 CFR 1910.304',
      'eu:construction': 'EU 92/57/EEC Annex IV',
    },
    related: { 'us-construction': ['29 CFR 1926.404(b)(1)(ii)'] },
  },
  'damaged-cord': {
    cites: { 'us-construction': '29 CFR 1926.416(e)(1)', 'us-general-industry': '29 CFR 1910.334' },
  },
  // Flames or smoke show an emergency, not which duty was neglected.
  fire: {
    cites: {},
    related: {
      'us-construction': ['29 CFR 1926.150(a)(1)', '29 CFR 1926.150(e)(1)', '29 CFR 1926.24'],
      'us-general-industry': ['29 CFR 1910.38', '29 CFR 1910.39', '29 CFR 1910.157(c)(1)'],
      'us-mining': ['30 CFR 56.4200'],
      uk: ['UK RRO 2005 art. 9'],
      'eu:construction': ['EU 92/57/EEC Annex IV'],
      eu: ['EU 89/654/EEC'],
      australia: ['AU WHS Act s. 38'],
    },
  },
  'fire-alarm': {
    cites: { 'us-construction': '29 CFR 1926.150(e)(1)', 'us-general-industry': '29 CFR 1910.38' },
  },
  'fire-plan': {
    cites: {
      'us-construction': '29 CFR 1926.150(a)(1)',
      'us-general-industry': '29 CFR 1910.39',
      uk: 'UK RRO 2005 art. 9',
    },
  },
  'hot-work': {
    cites: {
      'us-construction': '29 CFR 1926.352(a)',
      'us-general-industry': '29 CFR 1910.252',
    },
    related: {
      'us-construction': ['29 CFR 1926.352(d)', '29 CFR 1926.352(e)'],
      uk: ['UK RRO 2005 art. 9', 'UK DSEAR 2002 reg. 5'],
    },
  },
  'flammable-storage': {
    cites: {
      'us-construction': '29 CFR 1926.152(b)(1)',
      'us-general-industry': '29 CFR 1910.106',
      uk: 'UK DSEAR 2002 reg. 5',
      eu: 'EU 1999/92/EC',
    },
    related: { 'us-construction': ['29 CFR 1926.152(a)(1)', '29 CFR 1926.151(a)(3)'] },
  },
  'compressed-gas': {
    cites: {
      'us-construction': '29 CFR 1926.350(a)(9)',
      'us-general-industry': '29 CFR 1910.101(b)',
    },
    related: { 'us-construction': ['29 CFR 1926.350(a)(10)'] },
  },
  'extinguisher-access': {
    cites: {
      'us-construction': '29 CFR 1926.150(a)(2)',
      'us-general-industry': '29 CFR 1910.157(c)(1)',
      'us-mining': '30 CFR 56.4200',
      'eu:construction': 'EU 92/57/EEC Annex IV',
      eu: 'EU 89/654/EEC',
    },
    related: {
      'us-construction': ['29 CFR 1926.150(c)(1)(i)'],
      'us-general-industry': ['29 CFR 1910.157(d)(2)'],
      uk: ['UK RRO 2005 art. 9'],
    },
  },
  'blocked-exit': {
    cites: {
      'us-construction': '29 CFR 1926.34(c)',
      'us-general-industry': '29 CFR 1910.37(a)(3)',
      'us-mining': '30 CFR 56.11001',
      'eu:construction': 'EU 92/57/EEC Annex IV',
      eu: 'EU 89/654/EEC',
    },
    related: {
      'us-construction': ['29 CFR 1926.34(a)'],
      'us-general-industry': ['29 CFR 1910.36'],
      uk: ['UK RRO 2005 art. 9'],
    },
  },
} as const satisfies Record<string, Duty>
