import { fromMemory, type Verification } from './verification'
import { cfr, writtenUp } from './write-up'

/** Other US rules and guidance that safety people meet: FAA, FCC, FDA, NIOSH and the OSH Act itself. */
export const aviation = cfr({ title: 14, industry: 'Transportation', body: 'FAA', verified: fromMemory }, [
  {
    code: '107.12',
    title: 'Drone pilot certificate',
    summary:
      'Whoever flies a small drone for work holds a remote pilot certificate or is directly supervised by somebody who does and can take over at once. The test covers weather, airspace and rules.',
    risk: 'Medium',
    tags: ['aviation', 'training', 'compliance'],
    related: ['107.31', '107.51'],
    asks: [
      'drone license',
      'part 107',
      'license to fly a drone on site',
      'fly a drone for work',
      'remote pilot',
      'drone test',
    ],
  },
  {
    code: '107.31',
    title: 'Drones within sight',
    summary:
      'The pilot or a visual observer can see the drone with the naked eye throughout the flight, know where it is and watch for other aircraft. Goggles and screens do not replace it.',
    risk: 'Medium',
    tags: ['aviation'],
    related: ['107.12', '107.39'],
    asks: [
      'drone line of sight',
      'drone FPV',
      'visual observer',
      'see the drone',
      'drone beyond sight',
      'drone spotter',
    ],
  },
  {
    code: '107.39',
    title: 'No drones over people',
    summary:
      'A drone does not fly over people who take no part in the operation and are not under cover, unless it meets the categories for such flights. Site surveys are planned around the crew.',
    risk: 'High',
    tags: ['aviation', 'falling objects'],
    related: ['107.51', '107.31'],
    asks: [
      'drone over people',
      'fly drone over workers',
      'drone crew below',
      'drone category',
      'drone over site',
      'drone above crowd',
    ],
  },
  {
    code: '107.51',
    title: 'Drone limits: height, speed, visibility',
    summary:
      'A small drone stays at or below 400 ft above ground, or within 400 ft of a structure and no more than 400 ft above its top, no faster than 100 mph, with 3 miles of visibility and distance from clouds. Anything beyond needs a waiver.',
    risk: 'Medium',
    tags: ['aviation'],
    related: ['107.12', '107.39'],
    asks: [
      'drone height',
      '400 feet drone',
      'drone speed',
      'drone near building',
      'drone weather',
      'drone visibility',
    ],
  },
  {
    code: '77.9',
    title: 'Notice of tall cranes and structures',
    summary:
      'Building or raising a crane or structure more than 200 ft above ground, or lower near an airport, needs notice to the FAA at least 45 days ahead. Lights and marking may follow.',
    check: [
      'Height of every tower crane at full reach.',
      'Distance to the nearest runway or heliport.',
      'Obstruction lights working at night.',
    ],
    risk: 'Medium',
    tags: ['aviation', 'crane', 'lighting', 'compliance'],
    related: ['29 CFR 1926.1435', '47 CFR 17.7'],
    asks: [
      'crane near airport',
      'FAA notice crane',
      '200 feet crane',
      'form 7460',
      'tower crane light',
      'notify FAA',
    ],
  },
  {
    code: '139.329',
    title: 'Pedestrians and vehicles on airports',
    summary:
      'Airports limit who may be on movement areas, train them, control access by radio or escort, and keep records. Contractors on the airfield come under it.',
    risk: 'High',
    tags: ['aviation', 'traffic', 'training', 'vehicles'],
    related: ['77.9'],
    asks: [
      'airport work',
      'airfield driving',
      'runway incursion',
      'airside construction',
      'airport badge driving',
      'movement area',
    ],
  },
  {
    code: '133',
    title: 'Helicopter external loads (part 133)',
    summary:
      'Helicopters that carry loads outside need a certificate, a plan over congested areas, and nobody below the load. On site the ground crew is briefed and trained.',
    risk: 'High',
    tags: ['aviation', 'crane', 'rigging', 'falling objects'],
    related: ['29 CFR 1910.183', '29 CFR 1926.551'],
    asks: [
      'helicopter lift permit',
      'external load FAA',
      'helicopter hoist',
      'congested area plan',
      'part 133',
      'helicopter rooftop lift',
    ],
  },
])

export const telecomRules = cfr({ title: 47, industry: 'Telecom', body: 'FCC', verified: fromMemory }, [
  {
    code: '1.1310',
    title: 'Radio-frequency exposure limits',
    summary:
      'Sets how strong radio fields may be for trained workers and for the public, who get the stricter limit. Antennas on roofs and towers are powered down, signed or kept at a distance so that they are met.',
    check: [
      'Signs at roof access.',
      'Monitor worn on active sites.',
      'Lockout agreed with the antenna’s owner before climbing in front of it.',
    ],
    risk: 'High',
    tags: ['telecom', 'radiation', 'signs'],
    related: ['1.1307', '29 CFR 1910.97', '29 CFR 1910.268'],
    asks: [
      'RF limit',
      'antenna exposure limit',
      'rooftop antenna',
      'MPE limit',
      'cell antenna worker',
      'RF exposure',
    ],
  },
  {
    code: '1.1307',
    title: 'Evaluating RF exposure',
    summary:
      'Licensees evaluate transmitters above certain limits for exposure and put right what exceeds them, with signs, barriers and training for those who work there. Shared rooftops need the sum of all transmitters.',
    risk: 'Medium',
    tags: ['telecom', 'radiation', 'risk assessment', 'training'],
    related: ['1.1310'],
    asks: [
      'RF evaluation',
      'antenna environmental',
      'RF study',
      'rooftop RF survey',
      'RF signs',
      'transmitter exposure',
    ],
  },
  {
    code: '17.7',
    title: 'Antenna structures that need FAA notice',
    summary:
      'Antenna structures of the heights and places named, generally above 200 ft or near airports, are notified and registered before they are built. The owner keeps the number posted at the base.',
    risk: 'Low',
    tags: ['telecom', 'aviation', 'compliance'],
    related: ['17.48', '14 CFR 77.9'],
    asks: [
      'tower registration',
      'antenna FAA',
      'tower height notice',
      'antenna 200 feet',
      'ASR',
      'new tower notice',
    ],
  },
  {
    code: '17.48',
    title: 'Tower light failures',
    summary:
      'A failed top or flashing light on a tower that is not corrected within 30 minutes is reported so that pilots can be warned. Lights are watched daily or by an automatic alarm.',
    risk: 'Medium',
    tags: ['telecom', 'aviation', 'lighting', 'reporting'],
    related: ['17.7'],
    asks: [
      'tower light out',
      'tower light failure',
      'report tower light',
      'NOTAM tower',
      'obstruction light out',
      'tower lamp',
    ],
  },
])

export const foodAndDevices = cfr({ title: 21, industry: 'Healthcare', body: 'FDA', verified: fromMemory }, [
  {
    code: '803.30',
    title: 'Reporting device deaths and injuries',
    summary:
      'Hospitals and other user facilities report a death linked to a medical device to FDA and the maker within 10 work days, and serious injuries to the maker. Staff need to know whom to tell.',
    risk: 'Medium',
    tags: ['healthcare', 'reporting', 'recordkeeping'],
    related: ['1020.30'],
    asks: [
      'medical device injury report',
      'device death',
      'hospital report device',
      'MDR user facility',
      'device malfunction',
      'FDA 3500A',
    ],
  },
  {
    code: '1020.30',
    title: 'Diagnostic X-ray equipment',
    summary:
      'X-ray systems and their parts meet performance standards on leakage, filtration, beam limits and indicators, and are assembled and maintained as their maker says. Whoever changes the equipment must keep it within them.',
    risk: 'Medium',
    tags: ['healthcare', 'radiation'],
    related: ['29 CFR 1910.1096'],
    asks: [
      'x-ray equipment',
      'x-ray machine standard',
      'diagnostic x-ray',
      'dental x-ray',
      'x-ray manufacturer',
      'x-ray label',
    ],
  },
  {
    code: '1040.10',
    title: 'Laser products',
    summary:
      'Lasers are classed by hazard and carry housings, interlocks, keys, warning lights and labels to match. The class on the label tells which eye protection and controls are needed.',
    risk: 'Medium',
    tags: ['radiation', 'signs', 'eye protection'],
    related: ['29 CFR 1926.54'],
    asks: [
      'laser class',
      'laser product',
      'class 4 laser',
      'laser label',
      'laser pointer',
      'laser interlock',
    ],
  },
  {
    code: '211.28',
    title: 'Personnel in drug manufacturing',
    summary:
      'People who make drugs wear clean clothing and protective gear, keep good hygiene, and stay away from open product when ill. It protects the product first and people along with it.',
    risk: 'Low',
    tags: ['healthcare', 'ppe', 'sanitation'],
    related: ['117.10'],
    asks: [
      'pharma gowning',
      'drug plant hygiene',
      'clean clothing pharma',
      'sick worker pharma',
      'GMP personnel',
      'hair cover pharma',
    ],
  },
])

export const foodPlants = cfr({ title: 21, industry: 'Manufacturing', body: 'FDA', verified: fromMemory }, [
  {
    code: '117.4',
    title: 'Training of food workers',
    summary:
      'Everyone who makes, packs or holds food is qualified for the job and trained in food hygiene and food safety, with records. Temporary staff are included.',
    risk: 'Low',
    tags: ['food safety', 'training', 'recordkeeping'],
    related: ['117.10'],
    asks: [
      'food worker training',
      'food safety training',
      'food hygiene training',
      'food plant qualified',
      'training records food',
      'FSMA training',
    ],
  },
  {
    code: '117.10',
    title: 'Hygiene of food workers',
    summary:
      'People with illness or open wounds stay away from food; the others keep clean, wash hands, take off jewellery, wear hair restraints and sound gloves. It stands beside the worker safety rules, not in their place.',
    risk: 'Low',
    tags: ['food safety', 'sanitation'],
    related: ['117.4', '117.35'],
    asks: [
      'food plant hygiene',
      'hair nets',
      'jewelry food plant',
      'sick food worker',
      'hand washing food',
      'gloves food',
    ],
  },
  {
    code: '117.35',
    title: 'Cleaning in food plants',
    summary:
      'Buildings and equipment are kept clean and in repair; cleaners and toxic chemicals are safe, identified and stored apart from food; pests are kept out. Cleaning chemicals also fall under hazard communication.',
    risk: 'Low',
    tags: ['food safety', 'sanitation', 'chemical safety'],
    related: ['117.10'],
    asks: [
      'food plant cleaning',
      'sanitizing food plant',
      'pest control food',
      'sanitation food',
      'toxic cleaner food plant',
      'clean food contact surfaces',
    ],
  },
])

const nioshPage = (code: string) => `https://www.cdc.gov/niosh/docs/${code.replace('NIOSH ', '')}/`
const nioshGuidance = {
  body: 'NIOSH',
  jurisdiction: 'US',
  verified: fromMemory,
  source: nioshPage,
} as const

export const niosh = [
  ...writtenUp({ ...nioshGuidance, industry: 'General Industry' }, [
    {
      code: 'NIOSH 98-126',
      title: 'Noise: recommended exposure limit',
      summary:
        'Recommends, without the force of law, no more than 85 dBA over 8 hours and half the time for every 3 dB more: 88 dBA for 4 hours, 91 for 2. It is stricter than the OSHA table and what hearing specialists go by.',
      risk: 'Medium',
      tags: ['noise', 'ppe'],
      related: ['29 CFR 1910.95', '29 CFR 1926.52'],
      asks: [
        '85 dBA NIOSH',
        '3 dB exchange',
        'recommended noise limit',
        'NIOSH noise',
        'NIOSH vs OSHA noise',
        'noise criteria',
      ],
    },
    {
      code: 'NIOSH 2016-106',
      title: 'Heat stress: criteria for a recommended standard',
      summary:
        'Recommends limits by heat load and work rate, acclimatisation over one to two weeks (new people start with a small share of the full day), water every 15 to 20 minutes, rest in shade, a buddy system and a plan for heat stroke. OSHA cites the General Duty Clause for heat.',
      check: [
        'Water, shade and rest in reach.',
        'New and returning workers eased in.',
        'Somebody knows the signs of heat stroke and how to cool fast.',
      ],
      risk: 'High',
      tags: ['heat', 'first aid', 'training'],
      related: ['OSH Act 5(a)(1)', '29 CFR 1926.51'],
      asks: [
        'heat stress NIOSH',
        'WBGT',
        'heat acclimatization',
        'work rest schedule heat',
        'how much water in heat',
        'heat criteria',
      ],
    },
    {
      code: 'NIOSH 94-110',
      title: 'Revised lifting equation',
      summary:
        'Works out how heavy a load two hands may lift in a given posture: at best 51 lb (23 kg), less for every inch of reach, height, twist, distance and repetition. No law sets a weight limit in the US; this is what experts use.',
      risk: 'Medium',
      tags: ['manual handling', 'ergonomics', 'risk assessment'],
      related: ['OSH Act 5(a)(1)', 'NIOSH 2007-122'],
      asks: [
        'lifting equation',
        '51 pounds',
        'recommended weight limit',
        'how much can I lift',
        'lifting index',
        'NIOSH lifting',
      ],
    },
    {
      code: 'NIOSH 2005-149',
      title: 'Pocket guide to chemical hazards',
      summary:
        'Lists several hundred chemicals with limits, properties, symptoms, protective gear, respirators and first aid on one page each. It is free and made for the field.',
      risk: 'Low',
      tags: ['chemical safety', 'respiratory protection', 'ppe'],
      related: ['29 CFR 1910.1000', 'NIOSH 2005-100'],
      asks: [
        'NIOSH pocket guide',
        'IDLH value',
        'chemical guide',
        'REL',
        'pocket guide chemicals',
        'look up a chemical',
      ],
    },
    {
      code: 'NIOSH 2005-100',
      title: 'Respirator selection logic',
      summary:
        'Leads step by step from substance, concentration and conditions to the class of respirator with enough protection. It ends with a list of types, not brands.',
      risk: 'Low',
      tags: ['respiratory protection', 'ppe'],
      related: ['29 CFR 1910.134'],
      asks: [
        'which respirator',
        'respirator selection',
        'cartridge choice',
        'assigned protection factor',
        'N95 or half mask',
        'pick a respirator',
      ],
    },
    {
      code: 'NIOSH 87-113',
      title: 'Guide to safety in confined spaces',
      summary:
        'Explains in plain words why people die in confined spaces, most of them would-be rescuers, and how testing, ventilation, isolation and standby prevent it. It suits toolbox talks.',
      risk: 'Medium',
      tags: ['confined space', 'emergency', 'training'],
      related: ['29 CFR 1910.146', '29 CFR 1926.1203'],
      asks: [
        'confined space guide',
        'confined space deaths',
        'would be rescuers',
        'confined space toolbox talk',
        'NIOSH confined space',
        'tank entry guide',
      ],
    },
  ]),
  ...writtenUp({ ...nioshGuidance, industry: 'Construction' }, [
    {
      code: 'NIOSH 2011-202',
      title: 'Nail gun safety guide',
      summary:
        'Recommends full sequential triggers, training, written procedures, eye and hearing protection and keeping the free hand away. The contact trigger doubles the injuries.',
      risk: 'Medium',
      tags: ['tools', 'training', 'residential', 'eye protection'],
      related: ['29 CFR 1926.302(b)'],
      asks: [
        'nail gun injuries',
        'sequential trigger',
        'bump fire',
        'contact trip',
        'nail in hand',
        'framing nailer safety',
      ],
    },
    {
      code: 'NIOSH 2011-208',
      title: 'Preventing deaths from trench cave-ins',
      summary:
        'Tells how fast trenches collapse and what prevents it: a competent person, a protective system, a way out and nobody entering an unprotected trench, not even to help. It tells real cases.',
      risk: 'High',
      tags: ['excavation', 'competent person', 'emergency'],
      related: ['29 CFR 1926.652(a)(1)'],
      asks: [
        'trench deaths',
        'trench collapse cases',
        'cave in kills',
        'trench toolbox talk',
        'NIOSH trench',
        'buried worker',
      ],
    },
    {
      code: 'NIOSH 2007-122',
      title: 'Simple solutions: ergonomics for construction',
      summary:
        'Shows tools and methods that spare backs, knees, shoulders and hands in common construction tasks, from floor-level work to overhead drilling and lifting. Each sheet names cost and where it has worked.',
      risk: 'Low',
      tags: ['ergonomics', 'manual handling', 'tools', 'vibration'],
      related: ['NIOSH 94-110'],
      asks: [
        'construction ergonomics',
        'sore back construction',
        'kneeling tools',
        'overhead drilling',
        'rebar tier',
        'simple solutions',
      ],
    },
    {
      code: 'NIOSH 2002-129',
      title: 'Health effects of respirable silica',
      summary:
        'Reviews how silica dust causes silicosis, lung cancer, tuberculosis and kidney disease, and why its recommended limit is 0.05 mg per cubic meter. It stands behind today’s dust limits.',
      risk: 'Medium',
      tags: ['silica', 'respiratory protection', 'medical surveillance'],
      related: ['29 CFR 1926.1153'],
      asks: ['silicosis', 'silica lung', 'silica cancer', 'silica health', 'NIOSH silica', 'dust disease'],
    },
  ]),
  ...writtenUp({ ...nioshGuidance, industry: 'Healthcare' }, [
    {
      code: 'NIOSH 2004-165',
      title: 'Hazardous drugs in health care',
      summary:
        'Warns that cancer and other drugs can harm those who prepare and give them, and recommends cabinets, closed transfer, double gloves, gowns, training and spill kits. A list of such drugs is kept up to date separately.',
      risk: 'Medium',
      tags: ['healthcare', 'chemical safety', 'ppe', 'hand protection'],
      related: ['29 CFR 1910.1200'],
      asks: [
        'chemo drugs',
        'hazardous drugs',
        'chemotherapy handling',
        'pharmacy hazardous drugs',
        'USP 800',
        'nurses chemo',
      ],
    },
  ]),
]

/** The Act as it stands in 29 USC 651 to 678. */
const actText: Verification = {
  how: 'official text',
  version: '29 USC 651–678, release point 119-73',
  on: '2026-11-15',
}

export const oshAct = writtenUp(
  {
    industry: 'General Industry',
    body: 'OSHA',
    jurisdiction: 'US',
    verified: actText,
    source: code =>
      `https://www.osha.gov/laws-regs/oshact/${code.startsWith('OSH Act 5') ? 'section5-duties' : `section_${/\d+/.exec(code)?.[0]}`}`,
  },
  [
    {
      code: 'OSH Act 5(a)(1)',
      title: 'General Duty Clause',
      summary:
        'Where no standard fits, each employer still keeps the workplace free from recognized hazards that are likely to cause death or serious physical harm. OSHA uses it for heat, ergonomics, violence and high-visibility clothing on road sites.',
      check: [
        'Is the hazard known in the trade or to the employer?',
        'Could it kill or maim?',
        'Is there a feasible way to reduce it?',
      ],
      risk: 'High',
      tags: ['compliance', 'heat', 'ergonomics', 'hi-vis'],
      related: ['29 CFR 1926.20(b)', '29 CFR 1926.201', 'NIOSH 2016-106', 'OSH Act 5(a)(2)'],
      asks: [
        'GDC',
        '5(a)(1) citation',
        'what if there is no OSHA standard',
        'no rule but it is dangerous',
        'recognized hazard',
        'can OSHA cite without a standard',
        'safe workplace duty of the employer',
      ],
    },
    {
      code: 'OSH Act 5(a)(2)',
      title: 'Duty to follow the standards',
      summary:
        'Each employer complies with the occupational safety and health standards issued under the Act. Where a standard covers the hazard, OSHA cites that standard and not the General Duty Clause.',
      risk: 'Medium',
      tags: ['compliance'],
      related: ['OSH Act 5(a)(1)', 'OSH Act 5(b)'],
      asks: [
        'do I have to follow OSHA standards',
        'are OSHA standards law',
        'legal basis of OSHA rules',
        'employer must comply with standards',
        'is OSHA mandatory',
        'standard or general duty clause',
      ],
    },
    {
      code: 'OSH Act 5(b)',
      title: 'Duty of employees',
      summary:
        'Each employee follows the standards, rules and orders that apply to their own actions. OSHA has no fine for employees, though; the employer answers for what it let happen.',
      risk: 'Low',
      tags: ['compliance', 'worker participation'],
      related: ['OSH Act 5(a)(1)', 'OSH Act 5(a)(2)'],
      asks: [
        'can OSHA fine an employee',
        'worker refuses to wear PPE',
        'employee responsibility OSHA',
        'can a worker be cited',
        'employee does not follow safety rules',
        'who is fined when a worker breaks the rules',
      ],
    },
    {
      code: 'OSH Act 8(a)',
      title: 'OSHA’s right to inspect',
      summary:
        'On showing credentials, an OSHA officer may enter a workplace without delay at reasonable times, inspect it and question employers and employees in private, within reasonable limits. Courts require a warrant if the employer refuses consent.',
      check: [
        'Ask for credentials.',
        'Know who accompanies the inspector and calls the office.',
        'Take the same notes and pictures.',
      ],
      risk: 'Medium',
      tags: ['inspection', 'compliance'],
      related: ['OSH Act 8(f)(1)', '29 CFR 1903.11', 'OSH Act 9(a)'],
      asks: [
        'can OSHA come on my site',
        'does OSHA need a warrant',
        'OSHA showed up what do I do',
        'can I refuse an OSHA inspection',
        'OSHA inspector at the gate',
        'rights during an OSHA inspection',
      ],
    },
    {
      code: 'OSH Act 8(f)(1)',
      title: 'Complaints by workers',
      summary:
        'Employees or their representative who believe that a violation threatens physical harm or that there is imminent danger may ask for an inspection in writing, with the reasons and signed. The employer gets a copy, without the names if they ask for that.',
      risk: 'Medium',
      tags: ['worker participation', 'reporting', 'inspection'],
      related: ['29 CFR 1903.11', 'OSH Act 11(c)', 'OSH Act 13(a)'],
      asks: [
        'how do I file an OSHA complaint',
        'report unsafe work to OSHA',
        'anonymous OSHA complaint',
        'call OSHA on my employer',
        'request an OSHA inspection',
        'will my boss know I called OSHA',
      ],
    },
    {
      code: 'OSH Act 9(a)',
      title: 'Citations in writing',
      summary:
        'If OSHA believes an employer has violated the Act or a standard, it issues a citation with reasonable promptness, in writing, describing the violation and the provision and setting a reasonable time to fix it. None may be issued later than 6 months after the violation occurred.',
      risk: 'Low',
      tags: ['compliance', 'inspection'],
      related: ['OSH Act 10(a)', '29 CFR 1903.15', 'OSH Act 17(b)'],
      asks: [
        'how long does OSHA have to issue a citation',
        'six months OSHA citation',
        'what is an OSHA citation',
        'OSHA statute of limitations',
        'when will the citation come',
        'citation after an inspection',
      ],
    },
    {
      code: 'OSH Act 10(a)',
      title: 'Contesting a citation within 15 working days',
      summary:
        'After a citation the employer has 15 working days to notify OSHA that it contests the citation or the penalty. Without such a notice they become a final order that no court or agency reviews. Employees may contest the time given for fixing.',
      check: [
        'Count working days from the day the notice came by certified mail.',
        'Ask for an informal conference early; it does not stop the clock.',
        'Put the contest in writing.',
      ],
      risk: 'Medium',
      tags: ['compliance', 'reporting'],
      related: ['29 CFR 1903.17', '29 CFR 1903.20', 'OSH Act 9(a)'],
      asks: [
        'contest an OSHA citation',
        'how long do I have to appeal an OSHA fine',
        'fight an OSHA citation',
        'notice of contest',
        '15 working days OSHA',
        'appeal OSHA penalty',
        'what happens if I ignore an OSHA citation',
      ],
    },
    {
      code: 'OSH Act 11(c)',
      title: 'Protection of whistleblowers',
      summary:
        'Nobody may be dismissed or disadvantaged for complaining, reporting an injury or using other rights under the Act. A complaint to OSHA must be made within 30 days.',
      risk: 'Medium',
      tags: ['worker participation', 'reporting', 'compliance'],
      related: ['29 CFR 1904.36', '29 CFR 1903.11'],
      asks: [
        'fired for reporting safety',
        'OSHA retaliation',
        'whistleblower complaint deadline',
        'boss punished me for calling OSHA',
        '11c complaint',
        'can I be fired for refusing unsafe work',
        'retaliation for reporting an injury',
      ],
    },
    {
      code: 'OSH Act 13(a)',
      title: 'Imminent danger',
      summary:
        'Where conditions could reasonably be expected to cause death or serious harm right away, or before ordinary enforcement could end them, OSHA may ask a district court for an order to stop and to take people out. The inspector tells employees and employer at once; OSHA itself cannot shut a job down without the court.',
      risk: 'High',
      tags: ['emergency', 'inspection', 'compliance'],
      related: ['OSH Act 8(f)(1)', '29 CFR 1903.13'],
      asks: [
        'can OSHA shut down a job',
        'imminent danger OSHA',
        'stop work order OSHA',
        'can OSHA close a site',
        'immediate danger who stops work',
        'red tag OSHA',
      ],
    },
    {
      code: 'OSH Act 17(a)',
      title: 'Willful and repeated violations',
      summary:
        'An employer who willfully or repeatedly violates the Act or a standard may be fined many times the amount of a serious violation, and a willful one has a minimum. The Act names $70,000 and $5,000; both are raised for inflation each year, and today’s amounts stand in 29 CFR 1903.15.',
      risk: 'High',
      tags: ['compliance'],
      related: ['29 CFR 1903.15', 'OSH Act 17(b)', 'OSH Act 17(e)'],
      asks: [
        'willful violation OSHA fine',
        'repeat violation penalty',
        'maximum OSHA fine',
        'what is a willful violation',
        'repeated citation how much',
        'OSHA penalty willful minimum',
      ],
    },
    {
      code: 'OSH Act 17(b)',
      title: 'Serious violations',
      summary:
        'A serious violation carries a civil penalty for each violation. The Act names $7,000, raised for inflation each year; today’s amount stands in 29 CFR 1903.15. Serious means a substantial probability of death or serious physical harm, unless the employer did not and could not know of it.',
      risk: 'Medium',
      tags: ['compliance'],
      related: ['29 CFR 1903.15', 'OSH Act 17(a)'],
      asks: [
        'what is a serious violation',
        'serious OSHA citation fine',
        'definition of serious violation OSHA',
        'OSHA fine for one violation',
        'serious vs other than serious',
        'employer did not know violation',
      ],
    },
    {
      code: 'OSH Act 17(d)',
      title: 'Failure to correct a violation',
      summary:
        'An employer who does not correct a cited violation in the time allowed may be fined for each day it continues. The Act names $7,000 a day, raised for inflation; today’s amount stands in 29 CFR 1903.15. While a contest in good faith is pending, the time does not run.',
      risk: 'Medium',
      tags: ['compliance'],
      related: ['29 CFR 1903.15', '29 CFR 1903.19', 'OSH Act 10(a)'],
      asks: [
        'failure to abate penalty',
        'did not fix the OSHA violation in time',
        'daily fine OSHA',
        'abatement deadline missed',
        'per day penalty OSHA',
        'what if we cannot fix it by the date',
      ],
    },
    {
      code: 'OSH Act 17(e)',
      title: 'Criminal penalty when a willful violation kills',
      summary:
        'If a willful violation of a standard causes the death of an employee, a court may impose a fine of up to $10,000 under the Act, imprisonment of up to six months, or both; after an earlier conviction both double. General criminal law can raise the fine.',
      risk: 'High',
      tags: ['compliance'],
      related: ['OSH Act 17(a)'],
      asks: [
        'can you go to jail for an OSHA violation',
        'criminal charges worker death',
        'OSHA prison',
        'employee killed willful violation',
        'criminal penalty OSHA act',
        'manslaughter OSHA',
      ],
    },
    {
      code: 'OSH Act 18(b)',
      title: 'State plans',
      summary:
        'A state that wants to take over job safety submits a plan. It is approved if its standards and their enforcement are, or will be, at least as effective as the federal ones and it has the people and money for it. There the state’s own rules are cited instead of the federal ones.',
      risk: 'Low',
      tags: ['compliance'],
      related: ['CA state plan', 'WA state plan', 'MI state plan', 'OR state plan'],
      asks: [
        'what is a state plan',
        'which states have their own OSHA',
        'state OSHA vs federal OSHA',
        'does my state have its own safety rules',
        'state plan states list',
        'at least as effective',
      ],
    },
  ],
)
