import type { Duty } from './duty'

export const falls = {
  'unprotected-edge': {
    cites: {
      'us-construction': '29 CFR 1926.501(b)(1)',
      'us-general-industry': '29 CFR 1910.28(b)(1)(i)',
      'us-mining': '30 CFR 56.15005',
      uk: 'UK WAH 2005 reg. 6',
      eu: 'EU 2009/104/EC Annex II',
      'ontario:construction': 'O. Reg. 213/91 s. 26',
      'british-columbia': 'BC OHSR s. 11.2',
      alberta: 'Alberta OHS Code s. 139',
      australia: 'AU WHS Regulations r. 79',
    },
    related: {
      'us-construction': ['29 CFR 1926.502(b)', '29 CFR 1926.503(a)(1)'],
      'us-mining': ['30 CFR 56.11002'],
      uk: ['UK WAH 2005 Sch. 2'],
      'ontario:construction': ['O. Reg. 213/91 s. 26.1'],
      australia: ['AU WHS Regulations r. 78'],
    },
  },
  'floor-opening': {
    cites: {
      'us-construction': '29 CFR 1926.501(b)(4)(i)',
      'us-general-industry': '29 CFR 1910.28(b)(3)(i)',
      uk: 'UK WAH 2005 reg. 6',
      eu: 'EU 92/57/EEC Annex IV',
      'ontario:construction': 'O. Reg. 213/91 s. 26',
      'british-columbia': 'BC OHSR s. 11.2',
      alberta: 'Alberta OHS Code s. 139',
      australia: 'AU WHS Regulations r. 79',
    },
    related: { 'us-construction': ['29 CFR 1926.501(b)(4)(ii)', '29 CFR 1926.502(i)'] },
  },
  'roof-work': {
    cites: {
      'us-construction': '29 CFR 1926.501(b)(10)',
      'us-general-industry': '29 CFR 1910.28(b)(13)',
      uk: 'UK WAH 2005 reg. 6',
      eu: 'EU 92/57/EEC Annex IV',
      'ontario:construction': 'O. Reg. 213/91 s. 26',
      'british-columbia': 'BC OHSR s. 11.2',
      alberta: 'Alberta OHS Code s. 139',
      australia: 'AU WHS Regulations r. 79',
    },
    related: {
      'us-construction': ['29 CFR 1926.501(b)(11)', '29 CFR 1926.501(b)(13)', '29 CFR 1926.502(d)(20)'],
      uk: ['UK WAH 2005 reg. 9'],
    },
  },
  // A picture cannot tell a stepladder from a leaning one, so a rule for one of them is related at most.
  ladder: {
    cites: {
      uk: 'UK WAH 2005 Sch. 6',
      eu: 'EU 2009/104/EC Annex II',
    },
    related: {
      'us-construction': ['29 CFR 1926.1053(b)(1)', '29 CFR 1926.1053(b)(13)'],
      'us-general-industry': ['29 CFR 1910.23'],
      australia: ['AU WHS Regulations r. 78'],
    },
  },
  'ladder-top-step': {
    cites: { 'us-construction': '29 CFR 1926.1053(b)(13)', uk: 'UK WAH 2005 Sch. 6' },
  },
  'ladder-extension': {
    cites: { 'us-construction': '29 CFR 1926.1053(b)(1)', uk: 'UK WAH 2005 Sch. 6' },
  },
  'ladder-angle': {
    cites: { 'us-construction': '29 CFR 1926.1053(b)(5)(i)', uk: 'UK WAH 2005 Sch. 6' },
  },
  scaffold: {
    cites: {
      'us-construction': '29 CFR 1926.451(g)(1)',
      'us-general-industry': '29 CFR 1910.27',
      eu: 'EU 2009/104/EC Annex II',
    },
    related: {
      'us-construction': [
        '29 CFR 1926.451(b)(1)',
        '29 CFR 1926.451(e)(1)',
        '29 CFR 1926.451(f)(3)',
        '29 CFR 1926.454(a)',
      ],
      uk: ['UK WAH 2005 reg. 12', 'UK WAH 2005 Sch. 2'],
    },
  },
  'scaffold-inspection': {
    cites: { 'us-construction': '29 CFR 1926.451(f)(3)', uk: 'UK WAH 2005 reg. 12' },
  },
  'scaffold-platform': {
    cites: { 'us-construction': '29 CFR 1926.451(b)(1)' },
  },
  'scaffold-access': {
    cites: { 'us-construction': '29 CFR 1926.451(e)(1)' },
  },
  'fall-rescue': {
    cites: { 'us-construction': '29 CFR 1926.502(d)(20)', 'us-general-industry': '29 CFR 1910.140' },
  },
  'aerial-lift': {
    cites: {
      'us-construction': '29 CFR 1926.453(b)(2)(v)',
      'us-general-industry': '29 CFR 1910.67',
      uk: 'UK LOLER 1998 reg. 5',
    },
    related: { 'us-construction': ['29 CFR 1926.453(b)(2)(iv)', '29 CFR 1926.452(w)'] },
  },
  'falling-objects': {
    cites: {
      'us-construction': '29 CFR 1926.501(c)',
      'us-general-industry': '29 CFR 1910.28',
      uk: 'UK WAH 2005 reg. 10',
      eu: 'EU 92/57/EEC Annex IV',
    },
    related: { 'us-construction': ['29 CFR 1926.502(j)', '29 CFR 1926.451(h)(1)', '29 CFR 1926.250(b)(1)'] },
  },
} as const satisfies Record<string, Duty>
