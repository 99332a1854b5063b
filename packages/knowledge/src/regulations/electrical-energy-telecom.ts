import { cfrSectionList, osha } from './write-up'

/** 29 CFR 1910 subparts S and R, by section heading. */
export const electricalSections = osha('General Industry', cfrSectionList, [
  {
    code: '1910.302',
    title: 'Electrical systems: scope',
    summary:
      'Says which electrical installations the design rules cover and from which dates newer requirements hold. Some apply to every installation, whatever its age.',
    risk: 'Low',
    tags: ['electrical', 'compliance'],
    related: ['1910.303', '1910.304'],
    asks: [
      'electrical design rules',
      'which electrical rules apply',
      'subpart S',
      'old building wiring',
      'electrical standard scope',
      'NEC and OSHA',
    ],
  },
  {
    code: '1910.304',
    title: 'Wiring design, GFCI and grounding',
    summary:
      'Polarity is right, the ground path is permanent and continuous, overcurrent protection fits, and outlets in bathrooms, on rooftops and for temporary work have ground-fault protection. A plug tester shows most faults in seconds.',
    risk: 'High',
    tags: ['electrical'],
    related: ['1926.404(b)(1)', '1926.404(f)', '1910.303'],
    asks: [
      'GFCI plant',
      'grounding',
      'wiring design',
      'outlets grounded',
      'GFCI maintenance work',
      'polarity reversed',
    ],
  },
  {
    code: '1910.305',
    title: 'Wiring methods and flexible cords',
    summary:
      'Boxes have covers, unused openings are closed, and flexible cords do not replace fixed wiring, run through walls or hide above ceilings. Temporary wiring is removed when the work ends.',
    check: [
      'No extension cord as permanent wiring.',
      'Strain relief at plugs.',
      'No open box or missing cover.',
    ],
    risk: 'High',
    tags: ['electrical'],
    related: ['1926.405(g)', '1926.405(b)', '1910.303'],
    asks: [
      'extension cord permanent',
      'power strip',
      'flexible cord through wall',
      'temporary wiring plant',
      'open junction box',
      'cord as permanent wiring',
    ],
  },
  {
    code: '1910.306',
    title: 'Special electrical equipment',
    summary:
      'Signs, cranes, elevators, welders, data rooms, X-ray, pools and solar systems have their own disconnects, grounding and guarding. An electrician should know which part applies.',
    risk: 'Medium',
    tags: ['electrical'],
    related: ['1910.303'],
    asks: [
      'electric sign',
      'elevator machine room',
      'electric welder disconnect',
      'x-ray equipment',
      'induction heating',
      'crane disconnect',
    ],
  },
  {
    code: '1910.307',
    title: 'Electrics in hazardous locations',
    summary:
      'Where vapors, dust or fibers may ignite, places are classified and documented, and equipment is intrinsically safe, approved for the class or otherwise shown to be safe. A phone, a lamp or a fan of the wrong type can be the spark.',
    risk: 'High',
    tags: ['electrical', 'fire safety', 'flammable liquids'],
    related: ['1926.407', '1910.106'],
    asks: [
      'hazardous location',
      'class I division 2',
      'explosion proof',
      'paint booth electrical',
      'dust ignition proof',
      'zone classification',
    ],
  },
  {
    code: '1910.308',
    title: 'Special electrical systems',
    summary:
      'Covers systems over 600 volts, emergency power, remote-control and signaling circuits, fire alarm and communication systems. Emergency lights and alarms must work when the normal supply fails.',
    risk: 'Medium',
    tags: ['electrical', 'emergency'],
    related: ['1910.303'],
    asks: [
      'emergency power',
      'fire alarm circuits',
      'over 600 volts',
      'remote control circuits',
      'communications wiring',
      'standby system',
    ],
  },
  {
    code: '1910.332',
    title: 'Electrical safety training',
    summary:
      'People who face a risk of shock that the installation does not remove are trained in safe practices for their job; qualified ones also learn to tell live parts, find voltages and keep approach distances. It may be classroom or on the job.',
    risk: 'Medium',
    tags: ['electrical', 'training'],
    related: ['1910.333', '1910.335'],
    asks: [
      'electrical training',
      'qualified electrician',
      'who needs electrical training',
      'unqualified person near live parts',
      'shock risk jobs',
      'electrical safety class',
    ],
  },
  {
    code: '1910.333',
    title: 'Electrical work practices',
    summary:
      'Live parts are switched off, locked and tagged and tested dead before work, unless that creates more danger or is infeasible. Only qualified people work live, without rings, watch bands or other conductive jewelry, and ladders have nonconductive rails. Near overhead lines the unqualified keep 10 ft up to 50 kV.',
    check: ['Test, lock, test again.', 'Ladders do not conduct.', 'No working live for convenience.'],
    risk: 'High',
    tags: ['electrical', 'lockout', 'power lines'],
    related: ['1910.147', '1926.416(a)(1)', '1910.332'],
    asks: [
      'work on live panel',
      'deenergize',
      'lockout electrical',
      'test dead',
      'overhead line 10 feet plant',
      'working hot electrician',
    ],
  },
  {
    code: '1910.334',
    title: 'Using electrical equipment',
    summary:
      'Portable cord-and-plug equipment is looked over before each shift’s use, handled without damage, and not used if defective. Plugs are not handled with wet hands when live, and breakers are not used as a routine on-off for testing faults.',
    risk: 'High',
    tags: ['electrical', 'tools', 'inspection'],
    related: ['1926.416(e)', '1910.335'],
    asks: [
      'cord inspection',
      'portable electric equipment',
      'ground prong',
      'reset breaker',
      'test instruments',
      'extension cord check',
    ],
  },
  {
    code: '1910.335',
    title: 'Electrical protective gear and warnings',
    summary:
      'People near live parts wear suitable protection, use insulated tools, and others are warned by signs, barricades or attendants. Protective gear is tested and kept in a safe, reliable state.',
    risk: 'High',
    tags: ['electrical', 'ppe', 'signs'],
    related: ['1910.137', '1910.333'],
    asks: [
      'arc flash gear',
      'insulated tools',
      'rubber mat',
      'electrical warning barricade',
      'attendant electrical',
      'voltage rated gloves',
    ],
  },
])

export const energySections = osha('Energy', cfrSectionList, [
  {
    code: '1910.269',
    title: 'Electric power generation, transmission and distribution',
    summary:
      'The rule for utilities and their contractors: training, job briefings, minimum approach distances, testing dead and grounding, arc-rated clothing, fall protection on poles and towers, enclosed spaces, line trucks and tree trimming. Construction of lines has its own subpart with nearly the same content.',
    risk: 'High',
    tags: ['electrical', 'power lines', 'training', 'ppe', 'fall protection'],
    related: ['1926.960', '1926.950', '1910.137'],
    asks: [
      'power plant',
      'lineman rules',
      'utility work',
      'substation',
      'minimum approach distance',
      'hot line',
    ],
  },
])

export const telecomSections = osha('Telecom', cfrSectionList, [
  {
    code: '1910.268',
    title: 'Telecommunications work',
    summary:
      'For field work and exchanges: training before work, poles tested before climbing, belts and straps inspected each day, approach distances to power lines, ladders and strand checked, manholes tested and ventilated, guarded openings in streets, and tower work with fall protection. Work on power lines themselves is not telecommunications work.',
    check: [
      'Pole sounded and prodded before the climb.',
      'Voltage tested on strand and lamps.',
      'Gas test and blower at the manhole.',
      'Traffic cones and signs in place.',
    ],
    risk: 'High',
    tags: ['telecom', 'fall protection', 'power lines', 'confined space', 'training'],
    related: ['1910.269', '1910.146', '47 CFR 1.1310', '1910.97'],
    asks: [
      'telecom tower',
      'telephone pole',
      'cable splicer',
      'manhole telecom',
      'fiber work',
      'tower climber',
    ],
  },
])
