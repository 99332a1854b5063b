import type { Duty } from './duty'

const GENERAL_DUTY_CLAUSE = 'OSH Act 5(a)(1)'

/** Duties that cover a part of a hazard only. The one that covers all of it stands in the hazard's record. */
export const narrowerDuties = {
  'hearing-protection': {
    cites: {
      'us-construction': '29 CFR 1926.101(a)',
      'us-general-industry': '29 CFR 1910.95(i)',
      uk: 'UK Noise 2005 reg. 7',
      eu: 'EU 2003/10/EC',
      canada: 'Canada SOR/86-304 Part VII',
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
  'rigging-checked': {
    cites: { 'us-construction': '29 CFR 1926.251', uk: 'UK LOLER 1998 reg. 9' },
  },
  'seat-belt': {
    cites: { 'us-construction': '29 CFR 1926.602(a)(2)' },
  },
  'utilities-located': {
    cites: { 'us-construction': '29 CFR 1926.651(b)' },
  },
  'trench-access': {
    cites: { 'us-construction': '29 CFR 1926.651(c)(2)', 'uk:construction': 'UK CDM 2015 reg. 22' },
  },
  'trench-spoil': {
    cites: { 'us-construction': '29 CFR 1926.651(j)(2)', 'uk:construction': 'UK CDM 2015 reg. 22' },
  },
  'trench-inspection': {
    cites: { 'us-construction': '29 CFR 1926.651(k)(1)', 'uk:construction': 'UK CDM 2015 reg. 24' },
  },
  'damaged-cord': {
    cites: { 'us-construction': '29 CFR 1926.416(e)(1)', 'us-general-industry': '29 CFR 1910.334' },
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
  eyewash: {
    cites: { 'us-construction': '29 CFR 1926.50(g)', 'us-general-industry': '29 CFR 1910.151(c)' },
  },
  'first-aid': {
    cites: {
      'us-construction': '29 CFR 1926.50(c)',
      'us-general-industry': '29 CFR 1910.151(b)',
      uk: 'UK First Aid 1981 reg. 3',
    },
  },
  // The rules on training are for employees.
  visitors: {
    cites: {},
    related: { 'us-construction': ['29 CFR 1926.21(b)(2)'] },
  },
  'stacked-material': {
    cites: { 'us-construction': '29 CFR 1926.250', 'us-general-industry': '29 CFR 1910.176' },
  },
  'harness-anchored': {
    cites: { 'us-construction': '29 CFR 1926.502(d)(15)', 'us-general-industry': '29 CFR 1910.140' },
  },
  'stair-rails': {
    cites: { 'us-construction': '29 CFR 1926.1052(c)', 'us-general-industry': '29 CFR 1910.28(b)(11)' },
  },
  'masonry-wall': {
    cites: { 'us-construction': '29 CFR 1926.706' },
  },
  'road-signs': {
    cites: { 'us-construction': '29 CFR 1926.200' },
  },
  'lift-check': {
    cites: { 'us-construction': '29 CFR 1926.453(b)(2)', 'us-general-industry': '29 CFR 1910.67' },
  },
  'underground-air': {
    cites: { 'us-construction': '29 CFR 1926.800(j)' },
  },
  // Part 1926 has such a rule for cars and trucks off the road only.
  'machine-check': {
    cites: { 'us-general-industry': '29 CFR 1910.178(q)' },
    related: { 'us-construction': ['29 CFR 1926.602'] },
  },
} as const satisfies Record<string, Duty>
