import type { Duty } from './duty'

export const personalProtection = {
  'head-protection': {
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
  'eye-face-protection': {
    cites: {
      'us-construction': '29 CFR 1926.102(a)(1)',
      'us-general-industry': '29 CFR 1910.133(a)(1)',
      'us-mining': '30 CFR 56.15004',
      uk: 'UK PPE 1992 reg. 10',
      eu: 'EU 89/656/EEC',
      canada: 'Canada SOR/86-304 Part XII',
    },
  },
  'hand-protection': {
    cites: {
      'us-construction': '29 CFR 1926.95(a)',
      'us-general-industry': '29 CFR 1910.138(a)',
      uk: 'UK PPE 1992 reg. 10',
      eu: 'EU 89/656/EEC',
      canada: 'Canada SOR/86-304 Part XII',
    },
  },
  'foot-protection': {
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
  // US law asks for high visibility of flaggers and near public traffic only, which a vest beside a machine is neither.
  'high-visibility': {
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
  'hearing-protection': {
    cites: {
      'us-construction': '29 CFR 1926.101(a)',
      'us-general-industry': '29 CFR 1910.95(i)',
      uk: 'UK Noise 2005 reg. 7',
      eu: 'EU 2003/10/EC',
      canada: 'Canada SOR/86-304 Part VII',
    },
  },
  'respiratory-protection': {
    cites: {
      'us-construction': '29 CFR 1926.103',
      'us-general-industry': '29 CFR 1910.134',
      uk: 'UK COSHH 2002 reg. 7',
      eu: 'EU 89/656/EEC',
      canada: 'Canada SOR/86-304 Part XII',
    },
  },
  'ppe-training': {
    cites: {
      'us-construction': '29 CFR 1926.21(b)(2)',
      'us-general-industry': '29 CFR 1910.132',
      uk: 'UK MHSWR 1999 reg. 13',
      eu: 'EU 89/391/EEC art. 12',
    },
    related: { 'us-construction': ['29 CFR 1926.28(a)', '29 CFR 1926.95(a)'] },
  },
} as const satisfies Record<string, Duty>
