import { cfr } from './write-up'

/** 30 CFR, the mine safety rules of MSHA. */
export const mining = cfr({ title: 30, industry: 'Mining', body: 'MSHA', verified: 'from memory' }, [
  {
    code: '46.5',
    title: 'New miner training at surface aggregate mines',
    summary:
      'New miners at sand, gravel, stone and similar surface mines get at least 24 hours of training, the first part before they start work and the rest within set times. It follows a written training plan.',
    risk: 'Medium',
    tags: ['mining', 'training'],
    related: ['46.8', '48.25'],
  },
  {
    code: '46.8',
    title: 'Annual refresher training at aggregate mines',
    summary:
      'Every miner at these surface mines gets at least 8 hours of refresher training each year, with a record of it.',
    risk: 'Low',
    tags: ['mining', 'training', 'recordkeeping'],
    related: ['46.5'],
  },
  {
    code: '48.5',
    title: 'New underground miner training',
    summary:
      'New underground miners get at least 40 hours of training, including at the mine site, before they work underground on their own.',
    risk: 'Medium',
    tags: ['mining', 'training', 'tunnelling'],
    related: ['48.25', '48.8'],
  },
  {
    code: '48.8',
    title: 'Annual refresher for underground miners',
    summary:
      'Underground miners get at least 8 hours of refresher training every year, on changes, hazards, escape and rescue.',
    risk: 'Low',
    tags: ['mining', 'training'],
    related: ['48.5'],
  },
  {
    code: '48.25',
    title: 'New surface miner training',
    summary:
      'New miners at surface coal mines and other surface operations under part 48 get at least 24 hours of training, part of it at the mine.',
    risk: 'Medium',
    tags: ['mining', 'training'],
    related: ['46.5', '48.5'],
  },
  {
    code: '50.10',
    title: 'Immediate notification of accidents',
    summary:
      'A mine operator calls MSHA at once, within 15 minutes of knowing of a death, a life-threatening injury, an entrapment or another listed accident. The place is left untouched until released.',
    risk: 'High',
    tags: ['mining', 'reporting', 'emergency'],
    related: ['50.20', '29 CFR 1904.39'],
  },
  {
    code: '50.20',
    title: 'Accident and injury report',
    summary:
      'Each accident, occupational injury or illness is reported on Form 7000-1 within ten working days.',
    risk: 'Low',
    tags: ['mining', 'reporting', 'recordkeeping'],
    related: ['50.10'],
  },
  {
    code: '56.3130',
    title: 'Stability of walls, banks and slopes',
    summary:
      'Mining methods keep walls, benches and slopes stable where people work or travel. Benches are wide and low enough for the equipment that cleans them.',
    risk: 'High',
    tags: ['mining', 'excavation'],
    related: ['56.3200', '77.1000'],
  },
  {
    code: '56.3200',
    title: 'Correcting dangerous ground',
    summary:
      'Ground that endangers people is taken down or supported before other work or travel goes on there. Until then the area is posted and, if left, barred.',
    risk: 'High',
    tags: ['mining', 'excavation', 'signs'],
    related: ['56.3130', '57.3360'],
  },
  {
    code: '56.4200',
    title: 'Fire-fighting equipment at surface mines',
    summary:
      'Each mine has equipment for fighting fires in their early stage, strategically placed, easy to reach, marked and maintained.',
    risk: 'Medium',
    tags: ['mining', 'fire safety'],
    related: ['56.6300'],
  },
  {
    code: '56.5001',
    title: 'Limits for airborne contaminants at surface mines',
    summary:
      'Exposure to airborne contaminants stays within the adopted limits; controls come before respirators, and dust, gas and fumes are sampled as often as needed.',
    risk: 'High',
    tags: ['mining', 'chemical safety', 'respiratory protection'],
    related: ['60.10', '57.5060'],
  },
  {
    code: '56.6300',
    title: 'Control of blasting at surface mines',
    summary:
      'Only people trained and experienced in explosives direct blasting. Trainees and the inexperienced work only in their immediate presence.',
    risk: 'High',
    tags: ['mining', 'explosives', 'training'],
    related: ['29 CFR 1926.900'],
  },
  {
    code: '56.9100',
    title: 'Traffic control at mines',
    summary:
      'Rules for speed, right of way, direction and headlights are set and followed, and signs warn at hazardous places.',
    risk: 'High',
    tags: ['mining', 'traffic', 'vehicles', 'signs'],
    related: ['56.9300', '56.14132'],
  },
  {
    code: '56.9300',
    title: 'Berms and guardrails on haul roads',
    summary:
      'Where a vehicle could go over a drop deep enough to overturn it, the bank has a berm or rail at least as high as the mid-axle of the largest vehicle that usually drives there.',
    check: [
      'Pick the biggest truck: berm at least to its axle.',
      'Gaps only where needed for drainage or plough.',
      'Dump points have stop blocks or berms too.',
    ],
    risk: 'High',
    tags: ['mining', 'vehicles', 'guardrail'],
    related: ['56.9100', '77.1605'],
  },
  {
    code: '56.11001',
    title: 'Safe access at mines',
    summary: 'A safe way in and out is provided and kept to every place where people work.',
    risk: 'Medium',
    tags: ['mining', 'ladder', 'stairs'],
    related: ['56.11002', '56.20003'],
  },
  {
    code: '56.11002',
    title: 'Handrails and toeboards at mines',
    summary:
      'Crossovers, elevated walkways, ramps and stairs are sound and have handrails; toeboards are fitted where people below could be hit.',
    risk: 'Medium',
    tags: ['mining', 'guardrail', 'stairs'],
    related: ['56.11001'],
  },
  {
    code: '56.12016',
    title: 'Locking out electrical equipment at mines',
    summary:
      'Electrically powered equipment is switched off before mechanical work. Switches are locked out or otherwise kept from being closed, tagged and signed by the people doing the work, who alone remove them.',
    risk: 'High',
    tags: ['mining', 'lockout', 'electrical'],
    related: ['56.12028', '29 CFR 1910.147'],
  },
  {
    code: '56.12028',
    title: 'Testing grounding systems',
    summary:
      'Continuity and resistance of grounding systems are tested after installation, repair or change and every year, with a record.',
    risk: 'Medium',
    tags: ['mining', 'electrical', 'inspection', 'recordkeeping'],
    related: ['56.12016'],
  },
  {
    code: '56.14100',
    title: 'Pre-operation checks of mine equipment',
    summary:
      'The operator inspects self-propelled equipment before use on the shift. Safety defects are corrected in time; if they make it dangerous, it is tagged and taken out of service.',
    risk: 'High',
    tags: ['mining', 'inspection', 'vehicles'],
    related: ['56.14101', '56.14132'],
  },
  {
    code: '56.14101',
    title: 'Brakes of mine equipment',
    summary:
      'Self-propelled equipment has a service brake that stops and holds it loaded on the steepest grade it travels, and a parking brake that holds it there. Brakes are kept in working order.',
    risk: 'High',
    tags: ['mining', 'vehicles', 'inspection'],
    related: ['56.14100'],
  },
  {
    code: '56.14107',
    title: 'Guarding moving machine parts at mines',
    summary:
      'Gears, chains, drive, head, tail and take-up pulleys, flywheels, shafts and fan blades that could injure are guarded. Parts at least 7 ft above the walkway are exempt.',
    check: [
      'Tail pulleys and return rollers where people walk.',
      'Guards in place while running.',
      'No reaching behind a guard to clean.',
    ],
    risk: 'High',
    tags: ['mining', 'machine guarding'],
    related: ['56.14112', '29 CFR 1910.219'],
  },
  {
    code: '56.14112',
    title: 'Guards built and kept in place at mines',
    summary:
      'Guards are strong, kept in good condition and stay in place while the machine runs, except for testing or adjustment that cannot be done without taking them off.',
    risk: 'Medium',
    tags: ['mining', 'machine guarding'],
    related: ['56.14107'],
  },
  {
    code: '56.14130',
    title: 'Roll-over protection and seat belts at mines',
    summary:
      'Loaders, dozers, graders, tractors and similar surface equipment have roll-over protection and seat belts, and operators wear them.',
    risk: 'High',
    tags: ['mining', 'vehicles'],
    related: ['29 CFR 1926.1000', '56.14132'],
  },
  {
    code: '56.14132',
    title: 'Horns and back-up alarms at mines',
    summary:
      'Horns on self-propelled equipment work. If the view to the rear is obstructed, there is an automatic reverse alarm heard above the noise, another effective device, or an observer who signals.',
    risk: 'High',
    tags: ['mining', 'vehicles', 'traffic'],
    related: ['56.14100', '29 CFR 1926.601(b)(4)'],
  },
  {
    code: '56.15002',
    title: 'Hard hats at mines',
    summary:
      'Everyone wears a suitable hard hat in and around a mine where falling objects may create a hazard.',
    risk: 'High',
    tags: ['mining', 'head protection', 'ppe'],
    related: ['56.15003', '56.15004', '29 CFR 1926.100(a)'],
  },
  {
    code: '56.15003',
    title: 'Protective footwear at mines',
    summary: 'Everyone wears suitable protective footwear in and around areas where the feet could be hurt.',
    risk: 'Medium',
    tags: ['mining', 'foot protection', 'ppe'],
    related: ['56.15002'],
  },
  {
    code: '56.15004',
    title: 'Eye protection at mines',
    summary: 'Safety glasses, goggles or face shields are worn where a hazard could injure unprotected eyes.',
    risk: 'Medium',
    tags: ['mining', 'eye protection', 'ppe'],
    related: ['56.15002'],
  },
  {
    code: '56.15005',
    title: 'Safety belts and lines at mines',
    summary:
      'Belts or harnesses with lines are worn where there is danger of falling, with a second person to tend the line in bins, tanks and other dangerous places. No height is named: danger of falling is enough.',
    risk: 'High',
    tags: ['mining', 'fall protection', 'harness'],
    related: ['56.11002', '29 CFR 1926.501(b)(1)'],
  },
  {
    code: '56.15020',
    title: 'Life jackets at mines',
    summary: 'Life jackets or belts are worn where people could fall into water and drown.',
    risk: 'High',
    tags: ['mining', 'water', 'ppe'],
    related: ['29 CFR 1926.106'],
  },
  {
    code: '56.16009',
    title: 'Suspended loads at mines',
    summary:
      'People stay clear of suspended loads. That holds for loads on cranes, hoists, loader buckets and forks alike.',
    risk: 'High',
    tags: ['mining', 'crane', 'falling objects'],
    related: ['29 CFR 1926.1425'],
  },
  {
    code: '56.18002',
    title: 'Workplace examinations at mines',
    summary:
      'A competent person examines each working place at least once a shift, before people begin work there, for conditions that may harm. Miners are told, action is taken promptly, and a dated record is kept.',
    check: [
      'Record of this shift: who, where, what, when fixed.',
      'Miners told before they start.',
      'Imminent danger: everybody out.',
    ],
    risk: 'High',
    tags: ['mining', 'inspection', 'competent person', 'recordkeeping'],
    related: ['56.14100', '29 CFR 1926.20(b)(2)'],
  },
  {
    code: '56.20003',
    title: 'Housekeeping at mines',
    summary: 'Workplaces, passages, storerooms and floors are kept clean, orderly and as dry as possible.',
    risk: 'Low',
    tags: ['mining', 'housekeeping'],
    related: ['56.11001', '29 CFR 1910.22(a)'],
  },
  {
    code: '57.3360',
    title: 'Ground support in underground metal and nonmetal mines',
    summary:
      'Support is used where ground conditions or experience show that it is needed, and is designed, installed and kept to control the ground.',
    risk: 'High',
    tags: ['mining', 'tunnelling'],
    related: ['56.3200', '75.202'],
  },
  {
    code: '57.5060',
    title: 'Diesel particulate limit underground',
    summary:
      'Exposure to diesel exhaust particulate underground is limited to an 8-hour average of 160 µg/m3 of total carbon. Engineering and administrative controls come first.',
    risk: 'High',
    tags: ['mining', 'ventilation', 'respiratory protection'],
    related: ['57.8520', '56.5001'],
  },
  {
    code: '57.8520',
    title: 'Ventilation plan underground',
    summary:
      'Underground mines keep a written ventilation plan, updated every year and given to MSHA on request.',
    risk: 'Medium',
    tags: ['mining', 'ventilation', 'tunnelling'],
    related: ['57.5060', '75.370'],
  },
  {
    code: '57.11050',
    title: 'Escapeways and refuges',
    summary:
      'An underground mine has at least two separate, maintained escapeways to the surface from its lowest levels; where a second is not yet there, a refuge that can be reached in time is provided.',
    risk: 'High',
    tags: ['mining', 'emergency', 'exit routes', 'tunnelling'],
    related: ['29 CFR 1926.800'],
  },
  {
    code: '60.10',
    title: 'Respirable silica limit in mines',
    summary:
      'The silica rule of 2024 sets 50 µg/m3 over a full shift, calculated as 8 hours, and an action level of 25 µg/m3 for all mines. Check the current compliance dates, which have been put off.',
    risk: 'High',
    tags: ['mining', 'silica', 'respiratory protection', 'medical surveillance'],
    related: ['56.5001', '29 CFR 1926.1153'],
  },
  {
    code: '62.120',
    title: 'Noise action level in mines',
    summary: 'From an 8-hour average of 85 dBA on, miners are enrolled in a hearing conservation programme.',
    risk: 'Medium',
    tags: ['mining', 'noise', 'medical surveillance'],
    related: ['62.130', '62.140', '29 CFR 1910.95(c)'],
  },
  {
    code: '62.130',
    title: 'Noise limit in mines',
    summary:
      'No miner is exposed above an 8-hour average of 90 dBA; engineering and administrative controls come first, and nobody is exposed above 115 dBA at any time.',
    risk: 'Medium',
    tags: ['mining', 'noise'],
    related: ['62.120', '62.140'],
  },
  {
    code: '62.140',
    title: 'Double hearing protection in mines',
    summary: 'Above an 8-hour average of 105 dBA miners wear plugs and muffs at the same time.',
    risk: 'Medium',
    tags: ['mining', 'noise', 'ppe'],
    related: ['62.130'],
  },
  {
    code: '75.202',
    title: 'Roof, face and rib protection in coal mines',
    summary:
      'Roof, face and ribs where people work or travel are supported or controlled against falls and bursts. Nobody goes under unsupported roof, with narrow exceptions.',
    risk: 'High',
    tags: ['mining', 'tunnelling'],
    related: ['57.3360', '75.400'],
  },
  {
    code: '75.323',
    title: 'Action at methane levels in coal mines',
    summary:
      'At 1.0 percent methane in a working place power is cut and ventilation changed; at 1.5 percent people are withdrawn. Other limits hold for returns and bleeders.',
    risk: 'High',
    tags: ['mining', 'ventilation', 'fire safety'],
    related: ['75.370', '29 CFR 1926.800(j)'],
  },
  {
    code: '75.360',
    title: 'Pre-shift examination in coal mines',
    summary:
      'A certified person examines the mine within 3 hours before each shift enters, and nobody else goes in before it is done.',
    risk: 'High',
    tags: ['mining', 'inspection', 'ventilation'],
    related: ['56.18002', '75.323'],
  },
  {
    code: '75.370',
    title: 'Mine ventilation plan',
    summary:
      'Each underground coal mine follows a ventilation plan approved by the district manager and suited to its conditions.',
    risk: 'High',
    tags: ['mining', 'ventilation', 'compliance'],
    related: ['75.323', '57.8520'],
  },
  {
    code: '75.400',
    title: 'Accumulation of combustible material',
    summary:
      'Coal dust, float dust, loose coal and other combustibles are cleaned up and not allowed to build up in active workings or on equipment. It is among the most cited coal rules.',
    risk: 'High',
    tags: ['mining', 'housekeeping', 'fire safety'],
    related: ['75.403'],
  },
  {
    code: '75.403',
    title: 'Rock dust',
    summary:
      'Where rock dust is required, the dust on floor, roof and sides is at least 80 percent incombustible, and more where methane is present.',
    risk: 'High',
    tags: ['mining', 'fire safety'],
    related: ['75.400'],
  },
  {
    code: '77.1000',
    title: 'Highwalls, pits and spoil banks: plans',
    summary:
      'Surface coal mines have and follow a ground control plan for highwalls, pits and spoil banks that fits the conditions and ensures safe work.',
    risk: 'High',
    tags: ['mining', 'excavation'],
    related: ['56.3130'],
  },
  {
    code: '77.1605',
    title: 'Loading and haulage equipment at surface coal mines',
    summary:
      'Equipment has brakes, lights, warning devices and cab protection, and berms or guards stand on the outer bank of elevated roads.',
    risk: 'High',
    tags: ['mining', 'vehicles', 'guardrail'],
    related: ['56.9300', '56.14132'],
  },
  {
    code: '77.1710',
    title: 'Protective clothing at surface coal mines',
    summary:
      'Hard hats, protective footwear, eye protection, gloves, safety belts and seat belts are worn where the listed hazards exist.',
    risk: 'Medium',
    tags: ['mining', 'ppe', 'head protection', 'fall protection'],
    related: ['56.15002', '56.15005'],
  },
])
