import { cfrSectionList, osha } from './write-up'

/** 29 CFR 1910 subparts D to H and J to L, by section heading: surfaces, exits, platforms, hazardous materials, fire. */
export const generalIndustryPlaces = osha('General Industry', cfrSectionList, [
  {
    code: '1910.23',
    title: 'Ladders in general industry',
    summary:
      'Ladders are inspected before first use each shift, defective ones are tagged and removed, and nobody stands on the cap or top step of a stepladder. A portable ladder used to reach a landing extends at least 3 ft above it. Climbers face the ladder and keep a hand on it.',
    risk: 'High',
    tags: ['ladder', 'fall protection', 'inspection'],
    related: ['1926.1053', '1910.28(b)(9)'],
  },
  {
    code: '1910.24',
    title: 'Step bolts and manhole steps',
    summary:
      'Step bolts and manhole steps are evenly spaced, do not let the foot slip off, and are inspected at the start of each shift. Damaged ones are not used until repaired.',
    risk: 'Medium',
    tags: ['ladder', 'inspection'],
    related: ['1910.23', '1910.268'],
  },
  {
    code: '1910.26',
    title: 'Dockboards',
    summary:
      'Dockboards carry the load, are secured so that they cannot shift, have means to keep trucks from running off the edge, and handles where portable. The trailer is kept from moving while people are on the board.',
    risk: 'High',
    tags: ['forklift', 'vehicles'],
    related: ['1910.178(m)', '1910.28'],
  },
  {
    code: '1910.27',
    title: 'Scaffolds and rope descent systems',
    summary:
      'Scaffolds follow the construction rules. For rope descent the building owner confirms in writing that the anchorages hold 5,000 lb for each person and have been inspected and certified; users are trained, each has an independent fall arrest system, and work above 300 ft is barred except where nothing else is feasible.',
    risk: 'High',
    tags: ['scaffold', 'fall protection', 'harness'],
    related: ['1926.451', '1910.140'],
  },
  {
    code: '1910.29',
    title: 'Fall protection criteria in general industry',
    summary:
      'Says how rails, covers, cages, gates and toeboards are built. Guardrails are 42 in high, give or take 3, with a midrail, and take 200 lb; covers hold at least twice the heaviest load and are secured; toeboards are at least 3.5 in high.',
    risk: 'High',
    tags: ['fall protection', 'guardrail'],
    related: ['1910.28', '1926.502(b)'],
  },
  {
    code: '1910.30',
    title: 'Fall hazard training in general industry',
    summary:
      'Before exposure, a qualified person trains everyone who uses personal fall protection or special equipment: the hazards, and how to rig, inspect, use and store it. Retrain when work, equipment or behavior changes.',
    risk: 'Medium',
    tags: ['fall protection', 'training'],
    related: ['1910.28', '1926.503'],
  },
  {
    code: '1910.38',
    title: 'Emergency action plans',
    summary:
      'Where another rule calls for one, a plan says how to report, how to get out, how people are accounted for and whom to ask. It is written and kept at the workplace; with 10 or fewer employees it may be spoken. It is reviewed with everyone on hiring and when it changes.',
    check: [
      'Routes and meeting point known to everybody.',
      'Last drill and what was learnt.',
      'Alarm can be heard everywhere.',
    ],
    risk: 'Medium',
    tags: ['emergency', 'exit routes', 'training'],
    related: ['1910.39', '1910.165', '1926.35'],
  },
  {
    code: '1910.39',
    title: 'Fire prevention plans',
    summary:
      'The plan lists the main fire hazards and how they are controlled, the handling of waste, the upkeep of heat-producing equipment and who is responsible. In writing, or spoken with 10 or fewer employees; people learn the fire hazards of their job.',
    risk: 'Medium',
    tags: ['fire safety', 'compliance'],
    related: ['1910.38', '1910.157'],
  },
  {
    code: '1910.66',
    title: 'Powered platforms for building maintenance',
    summary:
      'Permanently installed window-cleaning and façade platforms are designed, inspected and tested to this section; the building owner gives written assurance of it. Users are trained and tied off.',
    risk: 'High',
    tags: ['aerial lift', 'fall protection', 'inspection'],
    related: ['1910.67', '1910.27'],
  },
  {
    code: '1910.67',
    title: 'Vehicle-mounted work platforms',
    summary:
      'For bucket trucks and boom lifts outside construction: only trained operators, controls tested each day, fall protection attached to boom or basket, no climbing on the rails, load limits kept and distance from power lines. In construction the aerial lift rule takes its place.',
    risk: 'High',
    tags: ['aerial lift', 'fall protection', 'power lines'],
    related: ['1926.453', '1910.269'],
  },
  {
    code: '1910.68',
    title: 'Manlifts',
    summary:
      'Belt manlifts have a stop rope in reach, guarded floor openings, top limit stops and lighting. They carry trained people only, no freight, and are inspected regularly with a record.',
    risk: 'High',
    tags: ['hoist', 'inspection'],
    related: ['1910.212'],
  },
  {
    code: '1910.94',
    title: 'Ventilation for blasting, grinding and spraying',
    summary:
      'Abrasive blasting is enclosed and exhausted and blasters wear supplied-air hoods; grinding, polishing and buffing have hoods and enough suction; spray booths move enough air. Air flow is measured after installation and at intervals.',
    risk: 'Medium',
    tags: ['ventilation', 'respiratory protection', 'silica'],
    related: ['1926.57', '1910.107', '1910.134'],
  },
  {
    code: '1910.97',
    title: 'Non-ionizing radiation',
    summary:
      'Sets a guide value for exposure to radio and microwave energy and the warning symbol for places where it may be exceeded. Antennas, heaters and sealers are the usual sources.',
    risk: 'Medium',
    tags: ['radiation', 'signs', 'telecom'],
    related: ['1926.54', '47 CFR 1.1310', '1910.268'],
  },
  {
    code: '1910.102',
    title: 'Acetylene',
    summary:
      'Acetylene cylinders, piping and generators follow the named industry standards. The gas is never used free above 15 psi, and cylinders stand upright.',
    risk: 'High',
    tags: ['welding', 'pressure', 'fire safety'],
    related: ['1910.253', '1926.350'],
  },
  {
    code: '1910.103',
    title: 'Hydrogen',
    summary:
      'Gaseous and liquefied hydrogen systems are built, placed and marked so that leaks cannot collect and burn: distances to buildings and ignition sources, ventilation, signs and qualified operation. Fuel-cell forklifts have brought it into warehouses.',
    risk: 'High',
    tags: ['pressure', 'fire safety', 'storage'],
    related: ['1910.101', '1910.119'],
  },
  {
    code: '1910.104',
    title: 'Bulk oxygen systems',
    summary:
      'Bulk oxygen is stored outdoors or in a special building, away from combustibles, with clean, compatible fittings and posted signs against smoking and flame. Hospitals, steel plants and welding shops have such tanks.',
    risk: 'High',
    tags: ['pressure', 'fire safety', 'storage', 'healthcare'],
    related: ['1910.101', '1910.253'],
  },
  {
    code: '1910.106',
    title: 'Flammable liquids in general industry',
    summary:
      'Flammable liquids are kept in approved containers, cabinets and rooms, with bonding while pouring, ventilation and no ignition sources. A cabinet holds at most 60 gallons of Categories 1 to 3 or 120 gallons of Category 4.',
    check: [
      'Cabinet doors are kept closed; fire codes may also ask that they close by themselves.',
      'Bonding clips on drums.',
      'Safety cans with flame arresters.',
      'Only the day’s need at the bench.',
    ],
    risk: 'High',
    tags: ['flammable liquids', 'storage', 'fire safety', 'chemical safety'],
    related: ['1926.152', '1910.107', '1910.157(d)'],
  },
  {
    code: '1910.107',
    title: 'Spray finishing with flammable materials',
    summary:
      'Spraying is done in booths of noncombustible material with exhaust, explosion-proof electrics, clean filters and no ignition sources near. Residue and rags are removed daily.',
    risk: 'High',
    tags: ['fire safety', 'ventilation', 'flammable liquids'],
    related: ['1910.106', '1910.94'],
  },
  {
    code: '1910.109',
    title: 'Explosives and blasting agents',
    summary:
      'Explosives are stored in proper magazines at safe distances, moved in marked vehicles and handled by trained, authorized people only. Smoking, flame and sparks stay away.',
    risk: 'High',
    tags: ['explosives', 'storage', 'transport'],
    related: ['1926.900', '1926.904'],
  },
  {
    code: '1910.110',
    title: 'Storage and handling of LP gas',
    summary:
      'Propane and butane containers, valves and piping are approved and placed at set distances from buildings and ignition sources. Cylinders in storage are limited in buildings, upright and away from exits; people who handle the gas are trained.',
    risk: 'High',
    tags: ['fire safety', 'pressure', 'storage', 'training'],
    related: ['1926.153', '1910.178'],
  },
  {
    code: '1910.120',
    title: 'HAZWOPER: hazardous waste and emergency response',
    summary:
      'Covers clean-up sites, treatment plants and everybody who answers chemical releases. General site workers get 40 hours of training and three days in the field, with 8 hours of refresher each year; responders are trained to their level. A written plan, medical checks, monitoring and decontamination belong to it.',
    check: [
      'Training cards current for the level of the task.',
      'Who may respond, who only calls?',
      'Zones, suits and decon line set before entry.',
    ],
    risk: 'High',
    tags: ['hazardous waste', 'chemical safety', 'training', 'emergency', 'medical surveillance'],
    related: ['1926.65', '40 CFR 262', '1910.119'],
  },
  {
    code: '1910.124',
    title: 'Dip tanks and coating operations',
    summary:
      'Dip tanks have enough ventilation, are inspected, have means for first aid nearby, and are cleaned only after they are drained, aired and tested. Users know the hazards and the protective gear.',
    risk: 'High',
    tags: ['chemical safety', 'ventilation', 'fire safety'],
    related: ['1910.125', '1910.106'],
  },
  {
    code: '1910.125',
    title: 'Dip tanks with flammable liquids',
    summary:
      'Dip tanks with flammable liquids have no ignition sources near, fixed extinguishing or covers for larger tanks, and bottom drains or overflow where required. Heated tanks get special care.',
    risk: 'High',
    tags: ['flammable liquids', 'fire safety'],
    related: ['1910.124'],
  },
  {
    code: '1910.141',
    title: 'Sanitation',
    summary:
      'Workplaces are clean, with drinking water, toilets by headcount, washing places with soap, and separate places to eat where toxic materials are used. Waste is removed and vermin kept out.',
    risk: 'Low',
    tags: ['sanitation', 'housekeeping'],
    related: ['1926.51', '1928.110'],
  },
  {
    code: '1910.144',
    title: 'Safety colors',
    summary:
      'Red marks fire equipment, danger and emergency stops; yellow marks caution and things to trip over or strike against. Floor tape and machine paint follow it.',
    risk: 'Low',
    tags: ['signs'],
    related: ['1910.145'],
  },
  {
    code: '1910.145',
    title: 'Signs and tags',
    summary:
      'Danger signs are for immediate danger, caution signs for possible hazards or unsafe practices, and instruction signs tell what to do; each has its colors. Tags are used where signs or guards are not practical and until the hazard is gone.',
    risk: 'Low',
    tags: ['signs', 'lockout'],
    related: ['1926.200', '1910.144', '1910.146(c)(2)'],
  },
  {
    code: '1910.156',
    title: 'Fire brigades',
    summary:
      'An employer with a fire brigade says in writing what it does, makes sure that members are fit, trains them at least yearly (interior structural ones quarterly) and gives them protective clothing and breathing apparatus. If the plan is to evacuate and call the fire service, no brigade is needed.',
    risk: 'High',
    tags: ['fire safety', 'training', 'ppe', 'emergency'],
    related: ['1910.157', '1910.134'],
  },
  {
    code: '1910.158',
    title: 'Standpipes and hoses',
    summary:
      'Hose stations are easy to reach, used only for fire, and in order; hoses are inspected and tested. They are needed where they replace extinguishers.',
    risk: 'Medium',
    tags: ['fire safety', 'inspection'],
    related: ['1910.157', '1910.159'],
  },
  {
    code: '1910.159',
    title: 'Automatic sprinklers',
    summary:
      'Sprinkler systems are kept in working order with enough water, tested, and not blocked: at least 18 in stay free below the heads. A water-flow alarm sounds where more than 20 sprinklers are fitted.',
    risk: 'Medium',
    tags: ['fire safety', 'inspection', 'storage'],
    related: ['1910.158', '1926.151'],
  },
  {
    code: '1910.160',
    title: 'Fixed extinguishing systems',
    summary:
      'Fixed systems are maintained and inspected yearly, people are warned before a discharge that could harm them, and signs say so. If a system is down, the employer tells people and provides for safety meanwhile.',
    risk: 'High',
    tags: ['fire safety', 'inspection', 'signs'],
    related: ['1910.159', '1910.164'],
  },
  {
    code: '1910.164',
    title: 'Fire detection systems',
    summary:
      'Detectors required by other rules are kept in working order, tested and protected from damage, and put back into service at once after use or test. Trained people maintain them.',
    risk: 'Medium',
    tags: ['fire safety', 'inspection'],
    related: ['1910.165', '1910.160'],
  },
  {
    code: '1910.165',
    title: 'Employee alarm systems',
    summary:
      'The alarm warns in time for safe escape and can be noticed by everyone above noise and light. People know how to raise it; systems are tested at set intervals and kept in service. With 10 or fewer employees, shouting will do if all can hear.',
    risk: 'Medium',
    tags: ['emergency', 'fire safety'],
    related: ['1910.38', '1910.37'],
  },
  {
    code: '1910.169',
    title: 'Air receivers',
    summary:
      'Compressed-air tanks built to the pressure vessel code have a visible gauge, spring-loaded safety valves with no valve in between, and a drain that is opened often. Valves are tested regularly.',
    risk: 'Medium',
    tags: ['pressure', 'inspection'],
    related: ['1926.306', '1910.242'],
  },
  {
    code: '1910.176',
    title: 'Handling and storing materials',
    summary:
      'Aisles for trucks are wide enough, marked and clear; stacks are stable and limited in height; storage is free of things to trip over, fire and pests. Clearance signs and covers over pits are in place.',
    risk: 'Medium',
    tags: ['storage', 'housekeeping', 'forklift'],
    related: ['1926.250', '1910.178'],
  },
  {
    code: '1910.177',
    title: 'Servicing multi-piece and single-piece rims',
    summary:
      'Tires on large rims are inflated only in a cage or barrier, with a clip-on chuck and a long hose, by trained people who stand out of the path. Parts are matched by chart, and cracked ones are scrapped.',
    risk: 'High',
    tags: ['vehicles', 'pressure', 'training'],
    related: ['1926.600(a)(3)', '1915.94'],
  },
  {
    code: '1910.142',
    title: 'Temporary labour camps',
    summary:
      'Housing for workers has drained ground, enough room for each person to sleep, safe water, toilets, washing and laundry, light, screens and waste disposal. Outbreaks of disease are reported.',
    risk: 'Medium',
    tags: ['sanitation', 'agriculture'],
    related: ['1910.141', '1928.110'],
  },
])
