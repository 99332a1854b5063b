import { stateRules } from './us-states'

/** Michigan, North Carolina, Virginia, Arizona, Nevada, and Maryland's heat rule. */
const michigan = [
  ...stateRules('US-MI', 'General Industry', [
    {
      code: 'MI state plan',
      title: 'Michigan (MIOSHA): what differs from federal OSHA',
      summary:
        'Michigan enforces its own standards, numbered by part: construction safety (CS), general industry (GI) and occupational health. Many repeat the federal rules, others differ: operator permits for powered trucks, aerial platforms and some mobile equipment, guarding of walking areas, and its own scaffold and ladder parts. Find the part for the work before citing 29 CFR.',
      risk: 'Medium',
      tags: ['compliance'],
      related: ['MIOSHA CS Part 45', 'MIOSHA CS Part 9', 'MIOSHA CS Part 32', 'MIOSHA CS Part 1'],
      asks: [
        'MIOSHA vs OSHA',
        'Michigan safety standards',
        'MIOSHA parts',
        'which OSHA applies in Michigan',
        'Michigan state plan',
        'MIOSHA differences',
      ],
    },
    {
      code: 'MIOSHA GI Part 21',
      title: 'Forklift operator permits (Michigan)',
      summary:
        'Powered industrial truck operators in Michigan are trained and tested and carry a permit from their employer that names the truck types and any restrictions. It is issued only after the employer has seen that the person can drive safely.',
      risk: 'High',
      tags: ['forklift', 'training', 'permit'],
      related: ['29 CFR 1910.178(l)', 'MI state plan'],
      asks: [
        'forklift permit Michigan',
        'MIOSHA forklift card',
        'hi-lo operator permit',
        'forklift license Michigan',
        'hilo training MIOSHA',
        'powered industrial truck permit',
      ],
    },
  ]),
  ...stateRules('US-MI', 'Construction', [
    {
      code: 'MIOSHA CS Part 1',
      title: 'General rules and accident prevention program (Michigan)',
      summary:
        'Every construction employer in Michigan has a written accident prevention program with a qualified person in charge, training before work starts, site inspections by a competent person and instruction on hazards. Sites keep first aid, clear ground and order.',
      risk: 'Medium',
      tags: ['compliance', 'training', 'competent person'],
      related: ['29 CFR 1926.20(b)', 'MI state plan'],
      asks: [
        'accident prevention program Michigan',
        'MIOSHA part 1',
        'written safety program Michigan construction',
        'MIOSHA construction general rules',
        'safety plan Michigan contractor',
        'APP MIOSHA',
      ],
    },
    {
      code: 'MIOSHA CS Part 9',
      title: 'Excavation, trenching and shoring (Michigan)',
      summary:
        'Michigan’s own trench part asks for a soil examination, sloping, shoring or shields from 5 ft, a ladder near everyone in the trench, spoil kept back and daily inspection by a qualified person. Slopes are given by soil, in angles of its own table.',
      risk: 'High',
      tags: ['excavation', 'competent person'],
      related: ['29 CFR 1926.652(a)(1)', 'MI state plan'],
      asks: [
        'MIOSHA trench',
        'part 9 excavation',
        'trench rules Michigan',
        'how deep without shoring Michigan',
        'soil slope Michigan',
        'MIOSHA shoring',
      ],
    },
    {
      code: 'MIOSHA CS Part 32',
      title: 'Aerial work platforms and operator permits (Michigan)',
      summary:
        'Operators of boom and scissor lifts in Michigan construction are trained, tested and carry an operator permit from the employer. Harness and lanyard are worn in boom lifts; platforms are inspected before use and kept clear of power lines.',
      risk: 'High',
      tags: ['aerial lift', 'training', 'permit', 'harness'],
      related: ['29 CFR 1926.453', 'MI state plan'],
      asks: [
        'aerial lift permit Michigan',
        'MIOSHA boom lift card',
        'scissor lift permit MIOSHA',
        'aerial work platform training Michigan',
        'part 32 MIOSHA',
        'lift operator permit',
      ],
    },
    {
      code: 'MIOSHA CS Part 45',
      title: 'Fall protection (Michigan)',
      summary:
        'Michigan’s construction fall protection part follows the federal rule: protection from 6 ft by guardrails, nets or fall arrest, with the same choices for roofs, leading edges and houses. Guarding of floor and wall openings stands in a part of its own.',
      risk: 'High',
      tags: ['fall protection', 'harness', 'guardrail'],
      related: ['29 CFR 1926.501(b)(1)', 'MI state plan'],
      asks: [
        'MIOSHA fall protection',
        'part 45 fall protection',
        'when to tie off in Michigan',
        'fall protection height Michigan',
        'harness rule Michigan',
        'MIOSHA roofing',
      ],
    },
  ]),
]

const northCarolina = stateRules('US-NC', 'General Industry', [
  {
    code: 'NC state plan',
    title: 'North Carolina (NC OSH): what differs from federal OSHA',
    summary:
      'The state’s Department of Labor enforces the Occupational Safety and Health Act of North Carolina and adopts most federal standards word for word, with additions in title 13 of the Administrative Code, such as communication towers and personnel platforms. Employers with a bad compensation record must have safety programs and, with 11 or more people, committees.',
    risk: 'Medium',
    tags: ['compliance'],
    related: ['NC GS 95-129', 'NC GS 95-251'],
    asks: [
      'NC OSH vs federal OSHA',
      'North Carolina safety rules',
      'NCDOL OSHA',
      'which OSHA applies in North Carolina',
      'North Carolina state plan',
      'NC OSHA construction rules',
    ],
  },
  {
    code: 'NC GS 95-129',
    title: 'Duties of employers (North Carolina)',
    summary:
      'The state’s general duty: each employer keeps the workplace free from recognized hazards that cause or are likely to cause death or serious injury or harm, and follows the standards. Employees follow the rules too.',
    risk: 'High',
    tags: ['compliance'],
    related: ['OSH Act 5(a)(1)', 'NC state plan'],
    asks: [
      'general duty clause North Carolina',
      'NC employer safety duty',
      'recognized hazards North Carolina',
      'North Carolina OSH act duties',
      'employer obligations NC',
      'no standard applies North Carolina',
    ],
  },
  {
    code: 'NC GS 95-251',
    title: 'Safety programs after a bad compensation record (North Carolina)',
    summary:
      'Employers whose workers’ compensation experience rate is 1.5 or higher set up a written safety and health program. With 11 or more employees they also have safety and health committees with worker members that inspect and recommend.',
    risk: 'Medium',
    tags: ['compliance', 'worker participation'],
    related: ['NC state plan'],
    asks: [
      'EMR 1.5 North Carolina',
      'safety committee North Carolina',
      'experience rate safety program',
      'who must have a safety program in NC',
      'mod rate safety committee',
      'written safety program North Carolina',
    ],
  },
])

const virginia = [
  ...stateRules('US-VA', 'General Industry', [
    {
      code: 'VA state plan',
      title: 'Virginia (VOSH): what differs from federal OSHA',
      summary:
        'Virginia adopts the federal standards and adds its own in title 16 of the Virginia Administrative Code, agency 25. Best known: reverse signals for vehicles in all industries, fall protection in steel erection at a lower height than the federal one, and rules on tree trimming and telecommunications work. Its agency cites the state’s code.',
      risk: 'Medium',
      tags: ['compliance'],
      related: ['VA 16VAC25-97', 'VA 16VAC25-145', 'VA Code 40.1-51.1'],
      asks: [
        'VOSH vs OSHA',
        'Virginia safety rules',
        'which OSHA applies in Virginia',
        'Virginia state plan',
        'Virginia unique standards',
        'DOLI safety standards',
      ],
    },
    {
      code: 'VA 16VAC25-97',
      title: 'Reverse signals for vehicles and equipment (Virginia)',
      summary:
        'Vehicles and machines with an obstructed view to the rear, on or off the road, back up only with a reverse alarm that can be heard above the noise or with an observer or ground guide who signals that it is safe. The guide is trained, stays in sight, wears high-visibility clothing and does nothing else. A camera that shows the whole blind area may serve instead.',
      check: [
        'Alarm works and can be heard.',
        'Guide in the driver’s sight, with a vest, no phone.',
        'Drivers stop when they lose sight of the guide.',
      ],
      risk: 'High',
      tags: ['vehicles', 'traffic', 'hi-vis'],
      related: ['29 CFR 1926.601(b)(4)', '29 CFR 1926.602(a)(9)'],
      asks: [
        'backup alarm Virginia',
        'reverse signal rule',
        'spotter for backing Virginia',
        'backing up dump truck Virginia',
        'ground guide requirements',
        'VOSH backup rule',
      ],
    },
    {
      code: 'VA Code 40.1-51.1',
      title: 'Duties of employers and reporting (Virginia)',
      summary:
        'Virginia’s general duty: each employer furnishes safe employment free from recognized hazards. Deaths are reported to the state within 8 hours; an inpatient hospitalization, amputation or loss of an eye within 24 hours.',
      risk: 'High',
      tags: ['compliance', 'reporting'],
      related: ['OSH Act 5(a)(1)', '29 CFR 1904.39', 'VA state plan'],
      asks: [
        'general duty clause Virginia',
        'report an accident Virginia',
        'VOSH reporting',
        'hospitalization report Virginia',
        'death at work Virginia report',
        'employer duties Virginia',
      ],
    },
  ]),
  ...stateRules('US-VA', 'Construction', [
    {
      code: 'VA 16VAC25-145',
      title: 'Fall protection in steel erection from 10 ft (Virginia)',
      summary:
        'Virginia does not follow the federal 15 and 30 ft in steel erection: steel erectors, connectors included, are protected from falls of more than 10 ft. The federal rule lets connectors go untied up to 30 ft.',
      risk: 'High',
      tags: ['steel erection', 'fall protection'],
      related: ['29 CFR 1926.760', 'VA state plan'],
      asks: [
        'steel erection fall protection Virginia',
        'connectors tie off Virginia',
        'ironworkers 10 feet Virginia',
        'VOSH steel erection',
        'decking zone Virginia',
        'ironworker fall protection height VA',
      ],
    },
  ]),
]

const arizona = stateRules('US-AZ', 'General Industry', [
  {
    code: 'AZ state plan',
    title: 'Arizona (ADOSH): what differs from federal OSHA',
    summary:
      'ADOSH enforces the Arizona act and adopts nearly all federal standards by reference. A separate, higher trigger for house building was dropped in 2015, so construction follows the federal 6 ft. Since 2023 a state emphasis program inspects for heat. Federal OSHA has at times questioned the plan, so check its status.',
    risk: 'Medium',
    tags: ['compliance', 'heat'],
    related: ['AZ ARS 23-403', '29 CFR 1926.501(b)(13)', 'OSHA CPL 03-00-024'],
    asks: [
      'ADOSH vs OSHA',
      'Arizona safety rules',
      'residential fall protection Arizona',
      'Arizona 15 foot rule',
      'heat rule Arizona',
      'which OSHA applies in Arizona',
      'Arizona state plan',
    ],
  },
  {
    code: 'AZ ARS 23-403',
    title: 'Duties of employers and employees (Arizona)',
    summary:
      'Arizona’s general duty: each employer furnishes employment and a place of employment free from recognized hazards that cause or are likely to cause death or serious harm, and follows the standards. ADOSH uses it for heat.',
    risk: 'High',
    tags: ['compliance', 'heat'],
    related: ['OSH Act 5(a)(1)', 'AZ state plan'],
    asks: [
      'general duty clause Arizona',
      'ADOSH heat citation',
      'employer duty Arizona',
      'recognized hazards Arizona',
      'working in extreme heat Arizona law',
      'Arizona OSH act duties',
    ],
  },
])

const nevada = [
  ...stateRules('US-NV', 'General Industry', [
    {
      code: 'NV state plan',
      title: 'Nevada (Nevada OSHA): what differs from federal OSHA',
      summary:
        'Nevada adopts the federal standards and adds its own in chapter 618 of the statutes and the administrative code. Best known: written safety programs and committees, OSHA 10 and 30 training for construction, crane rules of its own, and a heat rule since 2025.',
      risk: 'Medium',
      tags: ['compliance'],
      related: ['NV NRS 618.383', 'NV NRS 618.983', 'NV R131-24'],
      asks: [
        'Nevada OSHA vs federal',
        'Nevada safety rules',
        'which OSHA applies in Nevada',
        'Nevada state plan',
        'SCATS Nevada',
        'Nevada OSHA requirements',
      ],
    },
    {
      code: 'NV NRS 618.383',
      title: 'Written safety program and safety committee (Nevada)',
      summary:
        'Employers in Nevada with more than 10 employees have a written workplace safety program, and with more than 25 a safety committee with worker members. Makers of explosives need them at any size. People are trained in the program in a language they understand.',
      risk: 'Medium',
      tags: ['compliance', 'training', 'worker participation'],
      related: ['NV state plan'],
      asks: [
        'written workplace safety program Nevada',
        'safety committee Nevada 25 employees',
        'WWSP',
        'Nevada safety program more than 10 employees',
        'safety program requirement Nevada',
        'do I need a safety program in Nevada',
      ],
    },
    {
      code: 'NV R131-24',
      title: 'Heat illness (Nevada)',
      summary:
        'Nevada’s heat rule of 2024, enforced since spring 2025, asks employers with more than 10 employees to make a written job hazard analysis of heat and, where it finds a risk, to put water, rest, cooling, acclimatization, training and emergency steps into the safety program. It names no temperature; indoor work with working climate control is exempt.',
      risk: 'High',
      tags: ['heat', 'risk assessment', 'training'],
      related: ['OSHA CPL 03-00-024', 'NV NRS 618.383'],
      asks: [
        'Nevada heat rule',
        'heat job hazard analysis Nevada',
        'how hot is too hot Nevada',
        'Las Vegas outdoor work heat law',
        'Nevada OSHA heat regulation 2025',
        'heat plan Nevada',
      ],
    },
  ]),
  ...stateRules('US-NV', 'Construction', [
    {
      code: 'NV NRS 618.983',
      title: 'OSHA 10 and 30 cards for construction (Nevada)',
      summary:
        'Construction workers in Nevada complete an OSHA 10-hour course and supervisors a 30-hour course within 15 days of being hired, and show the card. Without it the employer has to suspend or dismiss them.',
      risk: 'Medium',
      tags: ['training', 'compliance'],
      related: ['29 CFR 1926.21(b)(2)', 'NV state plan'],
      asks: [
        'OSHA 10 card Nevada',
        'OSHA 30 required Nevada',
        'do I need an OSHA 10 in Las Vegas',
        'construction card Nevada',
        'how long to get OSHA 10 after hire',
        'OSHA 10 mandatory states',
      ],
    },
  ]),
]

const maryland = stateRules('US-MD', 'General Industry', [
  {
    code: 'MD COMAR 09.12.32',
    title: 'Heat stress (Maryland)',
    summary:
      'Since September 30, 2024 Maryland employers act where people work indoors or outdoors at a heat index of 80 °F or more: a written plan, acclimatization, monitoring, shade or cooling, water and training. From a heat index of 90 °F rest periods are set, longer from 100 °F.',
    risk: 'High',
    tags: ['heat', 'training', 'first aid'],
    related: ['OSHA CPL 03-00-024'],
    asks: [
      'Maryland heat rule',
      'heat stress standard Maryland',
      'heat index 80 Maryland',
      'MOSH heat',
      'rest breaks heat Maryland',
      'how hot is too hot Maryland',
    ],
  },
])

export const otherStates = [...michigan, ...northCarolina, ...virginia, ...arizona, ...nevada, ...maryland]
