import type { Duty } from './duty'

const GENERAL_DUTY_CLAUSE = 'OSH Act 5(a)(1)'

export const plant = {
  // Somebody beside a machine breaks no rule that a picture can show: it may be switched off.
  'struck-by-plant': {
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
  // The rule for marked zones is about cranes; for other machines US law has the Act alone.
  'plant-exclusion-zone': {
    cites: {},
    related: {
      'us-construction': ['29 CFR 1926.1424', GENERAL_DUTY_CLAUSE],
      'us-general-industry': [GENERAL_DUTY_CLAUSE],
      'uk:construction': ['UK CDM 2015 reg. 27'],
      eu: ['EU 2009/104/EC Annex II'],
    },
  },
  'crane-swing-radius': {
    cites: { 'us-construction': '29 CFR 1926.1424', uk: 'UK LOLER 1998 reg. 8' },
  },
  'pedestrian-routes': {
    cites: {
      'uk:construction': 'UK CDM 2015 reg. 27',
      'eu:construction': 'EU 92/57/EEC Annex IV',
      'us-mining': '30 CFR 56.9100',
    },
    related: { 'us-construction': [GENERAL_DUTY_CLAUSE], 'us-general-industry': ['29 CFR 1910.176'] },
  },
  'reversing-vehicle': {
    cites: {
      'us-construction': '29 CFR 1926.602(a)(9)(ii)',
      'us-mining': '30 CFR 56.14132',
      'uk:construction': 'UK CDM 2015 reg. 28',
    },
    related: { 'us-construction': ['29 CFR 1926.601(b)(4)'] },
  },
  forklift: {
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
  // Part 1926 has no such rule of its own.
  'forklift-raised-load': {
    cites: {
      'us-general-industry': '29 CFR 1910.178(m)(2)',
      uk: 'UK LOLER 1998 reg. 8',
      eu: 'EU 2009/104/EC Annex II',
    },
    related: { 'us-construction': ['29 CFR 1926.602(c)', GENERAL_DUTY_CLAUSE] },
  },
  'forklift-riders': {
    cites: {
      'us-construction': '29 CFR 1926.602(c)(1)(vii)',
      'us-general-industry': '29 CFR 1910.178(m)(3)',
      eu: 'EU 2009/104/EC Annex II',
    },
    related: { uk: ['UK PUWER 1998 reg. 9'] },
  },
  // Nor does somebody beside a forklift, which may be parked.
  'forklift-pedestrians': {
    cites: {},
    related: {
      'us-construction': ['29 CFR 1926.602(c)', GENERAL_DUTY_CLAUSE],
      'us-general-industry': ['29 CFR 1910.178(m)', '29 CFR 1910.178(n)', GENERAL_DUTY_CLAUSE],
      'us-mining': ['30 CFR 56.9100'],
      'uk:construction': ['UK CDM 2015 reg. 27', 'UK CDM 2015 reg. 28'],
      uk: ['UK PUWER 1998 reg. 9', 'UK HSWA 1974 s. 2'],
      'eu:construction': ['EU 92/57/EEC Annex IV'],
      eu: ['EU 2009/104/EC Annex II'],
      germany: ['DE BetrSichV Anhang 1 Nr. 1.6', 'DGUV Vorschrift 68'],
      france: ['FR Code du travail R4323-52'],
      spain: ['ES RD 1215/1997 anexo II 2'],
      ontario: ['Ontario OHSA s. 25'],
      australia: ['AU WHS Regulations r. 215', 'AU WHS Act s. 19'],
    },
  },
  'suspended-load': {
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
  'rigging-checked': {
    cites: { 'us-construction': '29 CFR 1926.251', uk: 'UK LOLER 1998 reg. 9' },
  },
  'seat-belt': {
    cites: { 'us-construction': '29 CFR 1926.602(a)(2)' },
  },
  'machine-guarding': {
    cites: {
      'us-construction': '29 CFR 1926.300(b)(2)',
      'us-general-industry': '29 CFR 1910.212(a)(1)',
      'us-mining': '30 CFR 56.14107',
      uk: 'UK PUWER 1998 reg. 11',
      eu: 'EU 2009/104/EC',
    },
    related: { 'us-construction': ['29 CFR 1926.300(b)(1)'], 'us-mining': ['30 CFR 56.14112'] },
  },
  'stored-energy': {
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
  'power-tools': {
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
} as const satisfies Record<string, Duty>
