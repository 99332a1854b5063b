import { australia } from './australia'

export const australiaGeneral = australia({ industry: 'General Industry' }, [
  {
    code: 'AU WHS Act s. 19',
    title: 'Primary duty of care (Australia)',
    summary:
      'A person conducting a business ensures, so far as is reasonably practicable, the health and safety of workers it engages or directs and of others affected. Several businesses can owe it at once and have to consult each other.',
    risk: 'Medium',
    tags: ['compliance', 'risk assessment'],
    related: ['AU WHS Act s. 38', 'UK HSWA 1974 s. 2'],
    asks: [
      'PCBU duty',
      'primary duty of care',
      'general duty Australia',
      'reasonably practicable Australia',
      'duty to contractors Australia',
      'employer duty WHS',
    ],
  },
  {
    code: 'AU WHS Act s. 38',
    title: 'Notifying incidents (Australia)',
    summary:
      'Deaths, serious injuries or illnesses and dangerous incidents are notified to the regulator immediately, and the site is preserved until an inspector comes or releases it. By the fastest means: phone first, writing after if asked.',
    risk: 'High',
    tags: ['reporting'],
    related: ['AU WHS Act s. 19', '29 CFR 1904.39'],
    asks: [
      'notifiable incident',
      'report accident SafeWork',
      'who do I call after a serious injury Australia',
      'preserve the site',
      'dangerous incident',
      'notify regulator Australia',
    ],
  },
  {
    code: 'AU WHS Act s. 84',
    title: 'Right to cease unsafe work (Australia)',
    summary:
      'A worker may stop or refuse work with a reasonable concern about a serious risk from immediate exposure to a hazard, tells the business and stays available for other work. Pay continues.',
    risk: 'Medium',
    tags: ['worker participation'],
    related: ['AU WHS Act s. 19', 'Canada Labour Code s. 128'],
    asks: [
      'refuse unsafe work Australia',
      'stop work right',
      'cease work Australia',
      'can I walk off an unsafe job Australia',
      'right to stop work',
      'unsafe work pay',
    ],
  },
  {
    code: 'AU WHS Regulations r. 56',
    title: 'Noise exposure standard (Australia)',
    summary:
      'The standard is 85 dB(A) averaged over 8 hours and a peak of 140 dB(C). Above either, the risk of hearing loss has to be managed.',
    risk: 'Medium',
    tags: ['noise', 'risk assessment'],
    related: ['AU WHS Regulations r. 58', 'UK Noise 2005 reg. 4'],
    asks: [
      'noise limit Australia',
      '85 decibels Australia',
      'noise exposure standard',
      '140 dB peak',
      'how loud is too loud Australia',
      'hearing loss Australia',
    ],
  },
  {
    code: 'AU WHS Regulations r. 58',
    title: 'Hearing tests (Australia)',
    summary:
      'Workers who frequently have to wear hearing protection above the standard are tested within three months of starting and at least every two years. The business pays.',
    risk: 'Medium',
    tags: ['noise', 'medical surveillance'],
    related: ['AU WHS Regulations r. 56'],
    asks: [
      'hearing test Australia',
      'audiometric testing',
      'hearing test every two years',
      'who pays for hearing test',
      'ear muffs hearing check',
      'baseline hearing test',
    ],
  },
  {
    code: 'AU WHS Regulations r. 36',
    title: 'Hierarchy of control (Australia)',
    summary:
      'What cannot be eliminated is minimized by substitution, isolation and engineering first, then administration, and protective equipment for what remains. Combining measures is allowed where one is not enough.',
    risk: 'Medium',
    tags: ['risk assessment', 'ppe'],
    related: ['ISO 45001 8.1.2', 'EU 89/391/EEC art. 6'],
    asks: [
      'hierarchy of controls Australia',
      'PPE last Australia',
      'elimination substitution',
      'control measures order',
      'minimise risk Australia',
      'engineering before PPE',
    ],
  },
  {
    code: 'AU WHS Regulations r. 66',
    title: 'Managing confined spaces (Australia)',
    summary:
      'A competent person assesses the risks in writing before entry. Permit, air tests, standby person, signs, rescue and training follow in the neighbouring rules.',
    risk: 'High',
    tags: ['confined space', 'risk assessment', 'permit', 'competent person'],
    related: ['29 CFR 1910.146'],
    asks: [
      'confined space Australia',
      'entry permit tank Australia',
      'confined space risk assessment',
      'standby person',
      'manhole entry Australia',
      'pit entry',
    ],
  },
  {
    code: 'AU WHS Regulations r. 154',
    title: 'No live electrical work (Australia)',
    summary:
      'Electrical work is not done on energized equipment, unless necessary for health or safety, testing or where there is no reasonable alternative, and then only under strict conditions. Equipment is tested to be dead and secured before work begins.',
    risk: 'High',
    tags: ['electrical', 'lockout'],
    related: ['UK EAWR 1989 reg. 14', '29 CFR 1910.333'],
    asks: [
      'live electrical work Australia',
      'work on energised equipment',
      'isolate and test dead',
      'sparky live work',
      'when is live work allowed Australia',
      'electrical isolation',
    ],
  },
  {
    code: 'AU WHS Regulations r. 425',
    title: 'Asbestos register (Australia)',
    summary:
      'A workplace has a register of asbestos found or presumed, kept up to date and open to workers and contractors; newer buildings without asbestos are exempt. Before demolition it is reviewed.',
    risk: 'High',
    tags: ['asbestos', 'recordkeeping'],
    related: ['UK CAR 2012 reg. 4'],
    asks: [
      'asbestos register Australia',
      'fibro',
      'asbestos in old building Australia',
      'asbestos before demolition',
      'who keeps the asbestos register',
      'AC sheeting',
    ],
  },
])
