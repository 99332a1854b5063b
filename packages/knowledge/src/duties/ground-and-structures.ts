import type { Duty } from './duty'

export const groundAndStructures = {
  'trench-collapse': {
    cites: {
      'us-construction': '29 CFR 1926.652(a)(1)',
      'uk:construction': 'UK CDM 2015 reg. 22',
      'eu:construction': 'EU 92/57/EEC Annex IV',
      'ontario:construction': 'O. Reg. 213/91 s. 234',
      'australia:construction': 'AU WHS Regulations r. 306',
    },
    related: {
      'us-construction': ['29 CFR 1926.651(c)(2)', '29 CFR 1926.651(j)(2)', '29 CFR 1926.651(k)(1)'],
      'uk:construction': ['UK CDM 2015 reg. 24'],
      'australia:construction': ['AU WHS Regulations r. 304'],
    },
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
  'formwork-collapse': {
    cites: { 'us-construction': '29 CFR 1926.703(a)(1)', 'eu:construction': 'EU 92/57/EEC Annex IV' },
    related: { 'us-construction': ['29 CFR 1926.703(e)(1)'] },
  },
  demolition: {
    cites: {
      'us-construction': '29 CFR 1926.850(a)',
      'uk:construction': 'UK CDM 2015 reg. 20',
      'eu:construction': 'EU 92/57/EEC Annex IV',
    },
    related: { 'us-construction': ['29 CFR 1926.850(k)'] },
  },
  'rebar-impalement': {
    cites: { 'us-construction': '29 CFR 1926.701(b)' },
  },
  'confined-space': {
    cites: {
      'us-construction': '29 CFR 1926.1203(a)',
      'us-general-industry': '29 CFR 1910.146(c)(2)',
      uk: 'UK Confined Spaces 1997 reg. 4',
      canada: 'Canada SOR/86-304 Part XI',
      ontario: 'O. Reg. 632/05',
      australia: 'AU WHS Regulations r. 66',
    },
    related: {
      'us-construction': ['29 CFR 1926.1203(d)', '29 CFR 1926.1204'],
      uk: ['UK Confined Spaces 1997 reg. 5'],
    },
  },
} as const satisfies Record<string, Duty>
