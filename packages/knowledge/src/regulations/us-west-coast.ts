import { stateRules } from './us-states'

/** Washington (DOSH) and Oregon (Oregon OSHA). */
const washingtonConstruction = stateRules('US-WA', 'Construction', [
  {
    code: 'WAC 296-155-110',
    title: 'Accident prevention program and weekly crew meetings (Washington)',
    summary:
      'Each construction employer has a written accident prevention program fitted to the work, walk-around inspections at the start of each job and weekly, and a crew safety meeting at the start of the job and at least weekly after. Minutes are kept.',
    check: [
      'Program on site.',
      'Minutes of the last weekly meeting.',
      'Weekly walk-around written down, with a worker taking part.',
    ],
    risk: 'Medium',
    tags: ['compliance', 'training', 'inspection', 'worker participation'],
    related: ['WA state plan', '29 CFR 1926.20(b)'],
    asks: [
      'weekly safety meeting Washington',
      'accident prevention program APP',
      'WISHA safety program construction',
      'walk around inspection Washington',
      'crew leader meeting L&I',
      'toolbox talk required Washington',
    ],
  },
  {
    code: 'WAC 296-155-205',
    title: 'Head protection on construction sites (Washington)',
    summary:
      'Everybody on a Washington construction site has a hard hat at hand and wears it wherever there is a danger from flying or falling objects, electrical contact or bumping the head. The employer’s program says where; the hat is to the ANSI standard and in good order.',
    risk: 'High',
    tags: ['head protection', 'ppe'],
    related: ['29 CFR 1926.100(a)', 'WAC 296-155-110'],
    asks: [
      'hard hat rule Washington state',
      'WISHA hard hat',
      'L&I head protection',
      'do I need a hard hat in Washington',
      'helmet requirement Washington construction',
      'when are hard hats required WA',
    ],
  },
  {
    code: 'WAC 296-155-200',
    title: 'Protective equipment and high-visibility garments (Washington)',
    summary:
      'Construction employers in Washington provide protective equipment and see that it is worn; shirts with sleeves, long trousers and sturdy footwear are the least. Workers on foot who are exposed to vehicles and machines wear high-visibility garments, which the state asks for by name.',
    risk: 'High',
    tags: ['ppe', 'hi-vis', 'traffic'],
    related: ['29 CFR 1926.95', 'WAC 296-155-205'],
    asks: [
      'hi vis vest required Washington',
      'PPE rules Washington construction',
      'can I wear shorts on a job site Washington',
      'tank top construction site',
      'safety vest around equipment Washington',
      'WISHA PPE construction',
    ],
  },
  {
    code: 'WAC 296-155-657',
    title: 'Trench protection from 4 ft (Washington)',
    summary:
      'Washington asks for sloping, shoring or a shield in excavations 4 ft deep or more, a foot earlier than federal OSHA, unless the dig is entirely in stable rock. In shallower ones a competent person has to find no sign of a cave-in.',
    risk: 'High',
    tags: ['excavation', 'competent person'],
    related: ['29 CFR 1926.652(a)(1)', 'WA state plan'],
    asks: [
      'trench depth shoring Washington',
      '4 foot trench rule Washington',
      'WISHA excavation',
      'how deep without shoring in WA',
      'L&I trench protection',
      'Washington trench box requirement',
    ],
  },
  {
    code: 'WAC 296-880',
    title: 'Fall protection in all industries (Washington)',
    summary:
      'One chapter holds Washington’s fall protection for all industries; it replaced the construction rules in 296-155 in 2020. Walking and working surfaces with a drop of 4 ft or more are guarded; a written fall protection work plan for the site is required where people can fall 10 ft or more. Some jobs, such as roofing, have heights of their own.',
    check: [
      'Written work plan on site before work above 10 ft, signed off and explained.',
      'Open edges of 4 ft and more guarded.',
      'Rescue covered in the plan.',
    ],
    risk: 'High',
    tags: ['fall protection', 'harness', 'guardrail', 'training'],
    related: ['29 CFR 1926.501(b)(1)', 'WA state plan'],
    asks: [
      'fall protection height Washington state',
      'fall protection work plan',
      'WISHA fall protection 10 feet',
      'WAC 296-155-24609',
      'Washington roofing fall protection',
      '4 foot fall protection Washington',
      'do I need a fall protection plan in Washington',
    ],
  },
])

const washingtonGeneral = stateRules('US-WA', 'General Industry', [
  {
    code: 'WA state plan',
    title: 'Washington (L&I, DOSH): what differs from federal OSHA',
    summary:
      'Employers in Washington follow title 296 of the Washington Administrative Code, enforced by Labor & Industries under WISHA. Best known differences: trench protection from 4 ft, fall protection from 4 ft with a written plan from 10 ft, outdoor heat and wildfire smoke rules, weekly crew meetings, an accident prevention program for everybody and safety committees.',
    risk: 'Medium',
    tags: ['compliance'],
    related: ['WAC 296-880', 'WAC 296-155-657', 'WAC 296-62-095', 'WAC 296-820', 'WAC 296-27-031'],
    asks: [
      'WISHA vs OSHA',
      'Washington state safety rules',
      'L&I safety rules construction',
      'DOSH Washington',
      'which OSHA applies in Washington state',
      'Washington state plan',
    ],
  },
  {
    code: 'WAC 296-62-095',
    title: 'Outdoor heat exposure (Washington)',
    summary:
      'All year round, outdoor employers act once it is 80 °F, or 52 °F in clothing that does not breathe: drinking water, shade, rest, acclimatization, training and a plan. At 90 °F people take at least 10 minutes of cool-down every two hours, at 100 °F 15 minutes every hour, paid.',
    check: [
      'A quart of cool water per person and hour.',
      'Shade large enough for all on break.',
      'New and returning people watched for 14 days.',
      'Breaks logged at 90 °F and above.',
    ],
    risk: 'High',
    tags: ['heat', 'training', 'first aid'],
    related: ['OSHA CPL 03-00-024', 'WA state plan'],
    asks: [
      'heat rule Washington',
      'outdoor heat WA L&I',
      'break every two hours 90 degrees Washington',
      'how hot is too hot Washington state',
      'WISHA heat stress',
      'shade and water Washington',
    ],
  },
  {
    code: 'WAC 296-820',
    title: 'Wildfire smoke (Washington)',
    summary:
      'When smoke is in the air, outdoor employers watch the air quality index for PM2.5, tell and train people, and from an index of 101 put in controls such as moving or shortening the work and offer respirators. At very high levels respirators become required. A response plan is written.',
    risk: 'High',
    tags: ['respiratory protection', 'environment', 'training'],
    related: ['CA 8 CCR 5141.1', 'OAR 437-002-1081'],
    asks: [
      'smoky air outside Washington work',
      'AQI rule WA outdoor work',
      'L&I smoke rule',
      'masks for smoke Washington',
      'working outside in smoke WA',
      'PM2.5 101 Washington',
    ],
  },
  {
    code: 'WAC 296-27-031',
    title: 'Reporting deaths and hospitalizations (Washington)',
    summary:
      'A work-related death or the inpatient hospitalization of even one worker is reported to Labor & Industries within 8 hours, an amputation or loss of an eye within 24 hours. The scene is left alone until L&I allows otherwise, except to help people.',
    risk: 'High',
    tags: ['reporting', 'recordkeeping'],
    related: ['29 CFR 1904.39', 'WA state plan'],
    asks: [
      'report an injury to L&I',
      'hospitalization report Washington 8 hours',
      'who do I call after an accident in Washington',
      'amputation reporting WA',
      'WISHA accident report',
      'death at work Washington report',
    ],
  },
  {
    code: 'WAC 296-800-140',
    title: 'Accident prevention program in all workplaces (Washington)',
    summary:
      'Every employer in Washington has a written accident prevention program made for the workplace: orientation for new people, how to report injuries and hazards, emergencies, PPE and first aid. With 11 or more on a shift at one place there is a safety committee; smaller ones may hold meetings.',
    risk: 'Medium',
    tags: ['compliance', 'training', 'worker participation'],
    related: ['WA state plan', 'WAC 296-155-110'],
    asks: [
      'written safety program Washington',
      'APP required Washington',
      'safety committee Washington state',
      'safety orientation new employee WA',
      'core rules Washington',
      'how many employees for a safety committee WA',
    ],
  },
])

const oregon = [
  ...stateRules('US-OR', 'General Industry', [
    {
      code: 'OR state plan',
      title: 'Oregon (Oregon OSHA): what differs from federal OSHA',
      summary:
        'Oregon OSHA enforces chapter 437 of the Oregon Administrative Rules; division 2 is general industry, division 3 construction, division 4 agriculture. Best known differences: safety committees or meetings for all employers, heat and wildfire smoke rules, and rules of its own on fall protection and forest activities.',
      risk: 'Medium',
      tags: ['compliance'],
      related: ['OAR 437-001-0765', 'OAR 437-002-0156', 'OAR 437-003-1501', 'OAR 437-001-0704'],
      asks: [
        'Oregon OSHA vs federal',
        'Oregon safety rules',
        'OAR 437',
        'which OSHA applies in Oregon',
        'Oregon state plan',
        'OR-OSHA construction rules',
      ],
    },
    {
      code: 'OAR 437-002-0156',
      title: 'Heat illness prevention (Oregon)',
      summary:
        'Outdoors and indoors, once the heat index reaches 80 °F: shade, cool water, a way to call for help, acclimatization, training and a plan. At 90 °F the employer adds observation, communication and scheduled cool-down breaks that grow longer with the heat. Breaks are paid.',
      check: [
        'Heat index looked up each day.',
        '32 oz of cool water per person and hour.',
        'Rest break schedule for 90 °F written down.',
      ],
      risk: 'High',
      tags: ['heat', 'training', 'first aid'],
      related: ['OSHA CPL 03-00-024', 'OR state plan'],
      asks: [
        'Oregon heat rule',
        'heat index 80 Oregon',
        'rest breaks heat Oregon OSHA',
        'indoor heat Oregon',
        'how hot is too hot Oregon',
        'heat plan Oregon',
      ],
    },
    {
      code: 'OAR 437-002-1081',
      title: 'Wildfire smoke (Oregon)',
      summary:
        'From an air quality index for PM2.5 of 101, employers check the index, train, inform, and reduce exposure; N95s are offered for voluntary use. At 251 their use is required, and at 501 with fit test and medical evaluation.',
      risk: 'High',
      tags: ['respiratory protection', 'environment', 'training'],
      related: ['CA 8 CCR 5141.1', 'WAC 296-820'],
      asks: [
        'smoky air outside Oregon work',
        'AQI 101 Oregon rule',
        'N95 smoke Oregon OSHA',
        'smoke rule outdoor work Oregon',
        'air quality too bad to work Oregon',
        'when are masks required for smoke Oregon',
      ],
    },
    {
      code: 'OAR 437-001-0765',
      title: 'Safety committees and safety meetings (Oregon)',
      summary:
        'Every employer in Oregon has a safety committee or holds safety meetings. Committees have equal numbers of employer and worker members, meet monthly except when doing quarterly inspections, and keep minutes for three years. Small employers, and construction crews by their own rules, may hold meetings instead.',
      risk: 'Medium',
      tags: ['worker participation', 'compliance', 'inspection'],
      related: ['OR state plan'],
      asks: [
        'safety committee Oregon',
        'safety meeting requirement Oregon',
        'how often safety meetings Oregon',
        'how many people on a safety committee',
        'safety meeting minutes Oregon',
        'construction safety meeting Oregon',
      ],
    },
    {
      code: 'OAR 437-001-0704',
      title: 'Reporting deaths and injuries (Oregon)',
      summary:
        'A death or a catastrophe is reported to Oregon OSHA within 8 hours. An inpatient hospitalization, amputation, avulsion with bone loss or loss of an eye is reported within 24 hours.',
      risk: 'High',
      tags: ['reporting', 'recordkeeping'],
      related: ['29 CFR 1904.39', 'OR state plan'],
      asks: [
        'report an accident to Oregon OSHA',
        'fatality report Oregon',
        'hospitalization reporting Oregon 24 hours',
        'amputation report Oregon',
        'who to call after a serious injury Oregon',
        'Oregon OSHA reporting',
      ],
    },
  ]),
  ...stateRules('US-OR', 'Construction', [
    {
      code: 'OAR 437-003-1501',
      title: 'Fall protection in construction from 6 ft (Oregon)',
      summary:
        'Construction workers in Oregon are protected from falls of 6 ft or more to a lower level, and at any height above dangerous equipment or through holes as the rule says. Until 2017 the height was 10 ft, and slide guards no longer count as the main protection.',
      risk: 'High',
      tags: ['fall protection', 'roof'],
      related: ['29 CFR 1926.501(b)(1)', 'OR state plan'],
      asks: [
        'fall protection height Oregon',
        'Oregon 6 feet or 10 feet',
        'slide guards Oregon roofing',
        'roofing fall protection Oregon',
        'Oregon OSHA harness',
        'when to tie off in Oregon',
      ],
    },
  ]),
]

export const westCoast = [...washingtonGeneral, ...washingtonConstruction, ...oregon]
