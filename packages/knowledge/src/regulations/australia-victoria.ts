import { australia } from './australia'

/** Victoria has its own act and regulations. */
export const victoriaConstruction = australia({ industry: 'Construction', region: 'AU-VIC' }, [
  {
    code: 'AU VIC OHS Regulations 2017 r. 44',
    title: 'Victoria: falls of more than 2 m',
    summary:
      'Where somebody could fall more than 2 m, the employer eliminates the risk by working on the ground or a solid construction as far as reasonably practicable. Otherwise passive devices such as scaffolds and rails come first, then work positioning, then fall arrest, and a ladder or administrative controls last.',
    check: ['Falls of more than 2 m found.', 'Passive protection before harness.', 'Ladder last.'],
    risk: 'High',
    tags: ['fall protection', 'guardrail', 'harness', 'ladder'],
    related: ['AU VIC OHS Regulations 2017 r. 327', 'AU WHS Regulations r. 79'],
    asks: [
      'falls Victoria 2 m',
      'working at heights Victoria',
      'WorkSafe Victoria fall prevention',
      'harness Victoria',
      'roof edge protection Melbourne',
      'ladder use Victoria',
    ],
  },
  {
    code: 'AU VIC OHS Regulations 2017 r. 327',
    title: 'Victoria: SWMS for high risk construction work',
    summary:
      'High risk construction work is not done without a safe work method statement that names the work, the hazards, the controls and how they are put in place. If work does not follow it, it stops until it does.',
    check: ['SWMS on site and read.', 'Work matches it.'],
    risk: 'High',
    tags: ['risk assessment', 'compliance'],
    related: ['AU WHS Regulations r. 299', 'AU VIC OHS Regulations 2017 r. 44'],
    asks: [
      'SWMS Victoria',
      'high risk construction work Victoria',
      'method statement Melbourne',
      'SWMS not followed stop work Vic',
      'who signs SWMS Victoria',
      'WorkSafe Victoria SWMS',
    ],
  },
])

export const victoriaGeneral = australia({ industry: 'General Industry', region: 'AU-VIC' }, [
  {
    code: 'AU VIC OHS Act 2004 s. 21',
    title: 'Victoria: employer’s duty to employees',
    summary:
      'Every employer provides and maintains, so far as is reasonably practicable, a working environment that is safe and without risks to health: plant, systems, substances, place, facilities, information, training and supervision. Independent contractors and their people count as employees for what the employer controls.',
    risk: 'Medium',
    tags: ['compliance', 'training'],
    related: ['AU VIC OHS Act 2004 s. 23', 'AU WHS Act s. 19'],
    asks: [
      'employer duty Victoria',
      'OHS Act Victoria',
      'does WHS apply in Victoria',
      'general duty Victoria',
      'contractors Victoria safety duty',
      'WorkSafe Victoria employer obligations',
    ],
  },
  {
    code: 'AU VIC OHS Act 2004 s. 23',
    title: 'Victoria: duty to other people',
    summary:
      'The employer’s undertaking does not expose people other than employees to risks, so far as is reasonably practicable. Passers-by, visitors and neighbors are meant.',
    risk: 'Medium',
    tags: ['compliance'],
    related: ['AU VIC OHS Act 2004 s. 21'],
    asks: [
      'public safety building site Victoria',
      'duty to visitors Victoria',
      'footpath near site Melbourne',
      'neighbours building site Victoria',
      'section 23 OHS Act',
      'public hit by falling object Victoria',
    ],
  },
  {
    code: 'AU VIC OHS Act 2004 s. 25',
    title: 'Victoria: duties of employees',
    summary:
      'Employees take reasonable care of themselves and of others who may be affected by what they do or fail to do, and cooperate with the employer’s safety measures. They do not recklessly interfere with anything provided for safety.',
    risk: 'Low',
    tags: ['compliance'],
    related: ['AU VIC OHS Act 2004 s. 21'],
    asks: [
      'worker duties Victoria',
      'employee won’t wear PPE Victoria',
      'employee responsibilities OHS Vic',
      'worker removed a guard Victoria',
      'can a worker be fined Victoria',
      'section 25 OHS Act',
    ],
  },
  {
    code: 'AU VIC OHS Act 2004 s. 38',
    title: 'Victoria: notifying incidents to WorkSafe',
    summary:
      'Deaths, serious injuries and dangerous incidents are notified to WorkSafe immediately after the employer becomes aware of them, and in writing within 48 hours. Under section 39 the site is not disturbed until an inspector comes or says so.',
    check: ['WorkSafe called.', 'Written record within 48 hours.', 'Site closed off.'],
    risk: 'High',
    tags: ['reporting'],
    related: ['AU WHS Act s. 38', '29 CFR 1904.39'],
    asks: [
      'notify WorkSafe Victoria',
      'report a serious injury Victoria',
      '48 hours written notice Victoria',
      'do not disturb the site Victoria',
      'fatal accident Melbourne who to call',
      'dangerous incident Victoria',
    ],
  },
])
