import { cfrText1910, osha } from './write-up'

/** Sections of 29 CFR 1910 whose official text was at hand: surfaces, exits, noise, gases, eyes. */
export const generalIndustrySurroundings = osha('General Industry', cfrText1910, [
  {
    code: '1910.22',
    title: 'Walking-working surfaces: general',
    summary:
      'Floors, aisles, storerooms and stairs are kept clean, orderly and as dry as can be, free of spills, ice, loose boards and things that stick out. They carry the load intended for them, are inspected regularly, and a hazard is repaired or fenced off before anybody uses the place again.',
    check: [
      'Spills wiped or coned off at once.',
      'Cords and hoses out of the walkways.',
      'Mats and drains where work is wet.',
      'Who inspects the floors, and how often?',
    ],
    risk: 'Medium',
    tags: ['housekeeping', 'inspection', 'fall protection'],
    related: ['1910.22(a)', '1910.28', '1926.25'],
  },
  {
    code: '1910.22(a)',
    title: 'Housekeeping in general industry',
    summary:
      'Workplaces, passages and storerooms are clean, orderly and sanitary; floors are dry as far as feasible, with drainage and dry standing places where work is wet; surfaces are free of sharp objects, leaks, spills, snow and ice. Slips and trips are cited here.',
    risk: 'Medium',
    tags: ['housekeeping'],
    related: ['1910.22', '1926.25'],
  },
  {
    code: '1910.25',
    title: 'Stairways in general industry',
    summary:
      'Standard stairs rise at 30 to 50 degrees, with risers of at most 9.5 in, treads of at least 9.5 in and 22 in of width, the same from step to step. Headroom is at least 6 ft 8 in, landings are 30 in deep, and a stair carries five times its expected load, never less than 1,000 lb at a point. Spiral, ship and alternating stairs are for places where nothing else fits.',
    risk: 'Medium',
    tags: ['stairs', 'fall protection'],
    related: ['1910.28(b)(11)', '1926.1052'],
  },
  {
    code: '1910.28',
    title: 'Fall protection in general industry',
    summary:
      'In factories, shops and warehouses protection starts at 4 ft (1.2 m) above the level below, and at any height above dangerous equipment. Rails, nets, travel restraint or fall arrest are the usual choices; special paragraphs deal with holes, docks, ladders, stairs and low-slope roofs.',
    check: [
      'Mezzanines, docks, pits and platforms of 4 ft and more.',
      'Gates at ladderways close by themselves.',
      'Roof work: who goes up, how near the edge, with what protection?',
    ],
    risk: 'High',
    tags: ['fall protection', 'guardrail', 'harness'],
    related: ['1910.28(b)(1)', '1910.28(b)(3)', '1910.28(b)(13)', '1910.29', '1910.140', '1926.501'],
  },
  {
    code: '1910.28(b)(1)',
    title: 'General industry: open sides and edges from 4 ft',
    summary:
      'Everyone at an open side or edge 4 ft (1.2 m) or more up is protected by a guardrail, a net or a personal system. On residential roofs a fall protection plan is possible if the others are shown to be infeasible, and a loading dock’s working side may stay open under strict conditions while work goes on.',
    risk: 'High',
    tags: ['fall protection', 'guardrail'],
    related: ['1910.28', '1926.501(b)(1)'],
  },
  {
    code: '1910.28(b)(3)',
    title: 'General industry: holes and skylights',
    summary:
      'Holes and skylights 4 ft (1.2 m) or more up are covered, railed or people are tied off; smaller drops are covered or railed against stepping in. Ladderway holes have a rail with a self-closing gate or an offset.',
    risk: 'High',
    tags: ['fall protection', 'roof'],
    related: ['1910.28', '1926.501(b)(4)'],
  },
  {
    code: '1910.28(b)(9)',
    title: 'Fixed ladders over 24 ft',
    summary:
      'Fixed ladders more than 24 ft (7.3 m) high that were installed since November 19, 2018 have a ladder safety system or personal fall arrest. Older ones may keep their cage or well until it is replaced, but by November 18, 2036 all need a system.',
    risk: 'High',
    tags: ['ladder', 'fall protection'],
    related: ['1910.23', '1926.1053(a)(19)'],
  },
  {
    code: '1910.28(b)(11)',
    title: 'Rails on stairs',
    summary:
      'A flight with at least 3 treads and 4 risers has stair rails and handrails; open sides of landings 4 ft (1.2 m) or more up have a rail. Ship stairs and alternating tread stairs have handrails on both sides.',
    risk: 'Medium',
    tags: ['stairs', 'guardrail'],
    related: ['1910.25', '1926.1052(c)'],
  },
  {
    code: '1910.28(b)(13)',
    title: 'Work on low-slope roofs in general industry',
    summary:
      'Within 6 ft of the edge everybody has rails, nets, restraint or fall arrest. From 6 to 15 ft a designated area will do for work that is both infrequent and temporary. Beyond 15 ft (4.6 m) such work needs no protection if a rule keeps people from going closer.',
    risk: 'High',
    tags: ['fall protection', 'roof'],
    related: ['1910.28', '1926.501(b)(10)'],
  },
  {
    code: '1910.36',
    title: 'Exit routes: design',
    summary:
      'At least two exit routes far apart, unless one is enough for everybody to get out. Doors open from inside without key, tool or special knowledge and swing outward where more than 50 people or high hazards are. The way is at least 28 in wide and 7 ft 6 in high, and leads straight outside.',
    check: [
      'Push every exit door: it opens at once.',
      'No chain, no padlock, no delayed catch that can fail.',
      'Two ways out from where people work.',
    ],
    risk: 'High',
    tags: ['exit routes', 'fire safety', 'emergency'],
    related: ['1910.36(d)', '1910.37', '1910.38'],
  },
  {
    code: '1910.36(d)',
    title: 'Exit doors unlocked from inside',
    summary:
      'People can open an exit door from inside at all times without keys, tools or special knowledge. A panic bar that locks only from outside is fine; a device that could fail and hold people in is not.',
    risk: 'High',
    tags: ['exit routes', 'emergency', 'fire safety'],
    related: ['1910.36', '1926.34'],
  },
  {
    code: '1910.37',
    title: 'Exit routes: upkeep, lighting and signs',
    summary:
      'Exit routes are free and unobstructed, with nothing stored in them even for a moment, and lit. Each exit has a sign reading Exit in letters at least six inches high, lit to five foot-candles; doors that could be mistaken are marked Not an Exit. During repairs the routes and fire protection stay usable.',
    check: [
      'Walk the route: pallets, racks, locked gates?',
      'Signs lit and in sight from everywhere.',
      'Alarm, sprinklers and emergency lights work.',
    ],
    risk: 'High',
    tags: ['exit routes', 'fire safety', 'signs', 'lighting'],
    related: ['1910.37(a)(3)', '1910.36', '1910.165'],
  },
  {
    code: '1910.37(a)(3)',
    title: 'Blocked exits',
    summary:
      'Nothing may stand in an exit route, neither for good nor for a while. The way does not lead through a room that can be locked, nor into a dead end.',
    risk: 'High',
    tags: ['exit routes', 'fire safety', 'housekeeping'],
    related: ['1910.37', '1926.34'],
  },
  {
    code: '1910.95',
    title: 'Occupational noise exposure',
    summary:
      'From an 8-hour average of 85 decibels on there is a hearing conservation program; above 90 dBA over 8 hours (or 95 for 4, 100 for 2, 105 for 1, 115 for a quarter) engineering or administrative controls come first, then ear protection. Impulse noise should stay below 140 dB peak.',
    check: [
      'Noise map or dosimetry not older than the last change.',
      'Plugs and muffs in a choice, worn.',
      'Hearing tests every year.',
    ],
    risk: 'Medium',
    tags: ['noise', 'ppe', 'medical surveillance'],
    related: ['1910.95(c)', '1910.95(g)', '1910.95(i)', '1926.52', 'NIOSH 98-126'],
  },
  {
    code: '1910.95(c)',
    title: 'Hearing conservation program at 85 dB',
    summary:
      'When exposure reaches an 8-hour average of 85 decibels (a dose of fifty percent), ear protection not counted, the employer runs a continuing hearing conservation program: measuring, telling people, hearing tests, protectors, training and records. That level is called the action level.',
    risk: 'Medium',
    tags: ['noise', 'compliance', 'training'],
    related: ['1910.95', '1910.95(g)', '1926.52(d)'],
  },
  {
    code: '1910.95(g)',
    title: 'Hearing tests (audiograms)',
    summary:
      'Whoever is exposed to 85 decibels or more on an 8-hour average gets a free baseline test within 6 months (1 year with test vans), after 14 hours without work noise, and one every year. An average worsening of 10 dB at 2000, 3000 and 4000 Hz is a threshold shift: tell the worker within 21 days and refit the protectors.',
    risk: 'Medium',
    tags: ['noise', 'medical surveillance'],
    related: ['1910.95', '1904.10'],
  },
  {
    code: '1910.95(i)',
    title: 'Hearing protectors',
    summary:
      'Protectors are free, in a choice of kinds, for all exposed to 85 decibels or more over 8 hours, and are replaced as needed. Wearing is a must above the limits, and for those with a threshold shift or still without a baseline test after 6 months.',
    risk: 'Medium',
    tags: ['noise', 'ppe'],
    related: ['1910.95', '1926.101'],
  },
  {
    code: '1910.101',
    title: 'Compressed gases: general',
    summary:
      'The employer checks by eye that gas cylinders are in safe condition. Handling, storage and use follow the named pamphlets of the Compressed Gas Association, and relief devices are fitted and kept.',
    risk: 'High',
    tags: ['pressure', 'storage', 'inspection'],
    related: ['1910.253', '1926.350(a)'],
  },
  {
    code: '1910.133',
    title: 'Eye and face protection in general industry',
    summary:
      'Against flying particles, molten metal, chemicals, gases and harmful light people wear suitable eye or face protection, with side shields where things fly, over or with their own prescription, and filter shades that match the work. It meets one of the named editions of ANSI Z87.1.',
    risk: 'High',
    tags: ['eye protection', 'ppe'],
    related: ['1910.132', '1926.102'],
  },
])
