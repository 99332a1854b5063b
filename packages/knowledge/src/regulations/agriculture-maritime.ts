import { cfrSectionList, osha } from './write-up'

/** 29 CFR 1910 (ammonia, logging, grain, diving), 1915, 1917, 1918 and 1928, by section heading. */
export const agricultureSections = osha('Agriculture', cfrSectionList, [
  {
    code: '1910.111',
    title: 'Anhydrous ammonia',
    summary:
      'Tanks, hoses and fittings for ammonia are approved, marked and inspected; people who handle it are trained and have goggles, gloves and water at hand to flush the eyes at once. Farm nurse tanks, fertiliser dealers and cold stores use it.',
    risk: 'High',
    tags: ['agriculture', 'chemical safety', 'pressure', 'ppe', 'first aid'],
    related: ['1910.119', '1928.21'],
  },
  {
    code: '1910.266',
    title: 'Logging operations',
    summary:
      'Loggers wear leg, head, eye and foot protection, work within contact of one another, keep two tree lengths apart when felling, and use machines with roll-over and falling-object protection. Everyone is trained and has first aid.',
    risk: 'High',
    tags: ['agriculture', 'ppe', 'training', 'first aid', 'vehicles'],
    related: ['1910.265', '1928.51'],
  },
  {
    code: '1910.272',
    title: 'Grain handling facilities',
    summary:
      'Against explosions and engulfment: housekeeping with action at 1/8 in of dust in priority areas, hot work permits, bins entered only with permit, air test, lockout, harness and an observer, and nobody walks down grain. Small elevators are covered as well as large ones.',
    check: [
      'Dust depth at legs and tunnels.',
      'Bin entry: sweep and augers locked off.',
      'Lifeline and observer at the manhole.',
      'Bearings and belts monitored.',
    ],
    risk: 'High',
    tags: ['agriculture', 'fire safety', 'confined space', 'housekeeping', 'permit', 'lockout'],
    related: ['1910.146', '1910.147'],
  },
  {
    code: '1928.21',
    title: 'General industry rules that hold on farms',
    summary:
      'Names the few general rules that apply in agriculture besides its own part, such as labour camps, ammonia, logging, slow-moving vehicle emblems, hazard communication and cadmium. Everything else of part 1910 does not bind farms.',
    risk: 'Low',
    tags: ['agriculture', 'compliance'],
    related: ['1910.142', '1910.111', '1910.1200'],
  },
  {
    code: '1928.51',
    title: 'Roll-over protection on farm tractors',
    summary:
      'Farm tractors of more than 20 horsepower built since the rule’s date have a roll-over structure and a seat belt, which is worn. Operators are instructed in safe tractor use when hired and every year.',
    risk: 'High',
    tags: ['agriculture', 'vehicles', 'training'],
    related: ['1926.1000', '1928.57'],
  },
  {
    code: '1928.52',
    title: 'Protective frames for tractors: tests',
    summary:
      'Describes the static, dynamic and field upset tests a two-post frame has to pass before it may count as roll-over protection. Home-made bars do not pass.',
    risk: 'Low',
    tags: ['agriculture', 'vehicles'],
    related: ['1928.51', '1928.53'],
  },
  {
    code: '1928.53',
    title: 'Protective cabs for tractors: tests',
    summary:
      'Describes the tests for enclosed roll-over structures, so that a cab leaves the driver room to survive. A weather cab is not a protective cab.',
    risk: 'Low',
    tags: ['agriculture', 'vehicles'],
    related: ['1928.51', '1928.52'],
  },
  {
    code: '1928.57',
    title: 'Guarding farm machinery',
    summary:
      'Power take-off shafts, chains, belts and other moving parts of field and farmstead equipment are guarded. Machines are stopped and locked before cleaning or clearing, and people are told so when hired and every year.',
    risk: 'High',
    tags: ['agriculture', 'machine guarding', 'lockout', 'training'],
    related: ['1928.51', '1910.147'],
  },
  {
    code: '1928.110',
    title: 'Field sanitation',
    summary:
      'Where eleven or more people do hand labour in the field, the employer provides cool drinking water, toilets and handwashing, one for every 20 workers within a quarter mile, free and clean, and tells people about hygiene. Working in heat makes the water the most important part.',
    risk: 'Medium',
    tags: ['agriculture', 'sanitation', 'heat'],
    related: ['1910.141', '1910.142'],
  },
])

export const maritimeSections = osha('Maritime', cfrSectionList, [
  {
    code: '1910.410',
    title: 'Commercial diving: dive team',
    summary:
      'Divers have the experience or training for the task, know first aid and CPR, are medically fit, and a designated person is in charge at the dive location. A diver is never made to dive against their will.',
    risk: 'High',
    tags: ['diving', 'training', 'first aid', 'medical surveillance'],
    related: ['1910.421', '1926.1076'],
  },
  {
    code: '1910.421',
    title: 'Pre-dive procedures',
    summary:
      'Before a dive: emergency list and first-aid kit at the location, a plan that weighs depth, tide, contamination and residual gas, a briefing, an equipment check and the warning flag. Nobody enters the water before it is done.',
    risk: 'High',
    tags: ['diving', 'risk assessment', 'emergency', 'signs'],
    related: ['1910.410', '1926.1081'],
  },
  {
    code: '1910.424',
    title: 'SCUBA diving at work',
    summary:
      'SCUBA is not used deeper than 130 ft of seawater, nor deeper than 100 ft or outside the no-decompression limits unless a decompression chamber is ready. A standby diver is ready, and divers are line-tended or accompanied.',
    risk: 'High',
    tags: ['diving', 'water'],
    related: ['1910.410', '1910.425'],
  },
  {
    code: '1910.425',
    title: 'Surface-supplied air diving',
    summary:
      'Depth limits, tenders for each diver, reserve breathing gas and, for deep or decompression dives, a chamber ready at the site. Helium mixtures and liveboating have further rules.',
    risk: 'High',
    tags: ['diving', 'water', 'emergency'],
    related: ['1910.424'],
  },
  {
    code: '1915.12',
    title: 'Shipyards: testing confined spaces',
    summary:
      'Before entry a competent person or marine chemist tests for oxygen, then flammables, then toxics. Spaces below 19.5 percent or above 22 percent oxygen, or at 10 percent of the lower explosive limit and above, are labeled and not entered for normal work.',
    risk: 'High',
    tags: ['maritime', 'confined space', 'competent person', 'signs'],
    related: ['1915.14', '1910.146'],
  },
  {
    code: '1915.14',
    title: 'Shipyards: hot work',
    summary:
      'Hot work in or near spaces that held flammables needs a marine chemist’s certificate; elsewhere a competent person tests and finds it safe. Results are posted.',
    risk: 'High',
    tags: ['maritime', 'welding', 'fire safety', 'permit', 'competent person'],
    related: ['1915.12', '1915.503', '1915.504'],
  },
  {
    code: '1915.71',
    title: 'Shipyards: scaffolds and staging',
    summary:
      'Scaffolds are sound, planked and railed; people working more than 5 ft above a solid surface or over water are protected by rails, harnesses or buoyant vests as the rule says. Planking, ladders and bracing are looked at before use.',
    risk: 'High',
    tags: ['maritime', 'scaffold', 'fall protection', 'water'],
    related: ['1926.451', '1915.73'],
  },
  {
    code: '1915.73',
    title: 'Shipyards: deck openings and edges',
    summary:
      'Hatches, manholes and open edges on decks are guarded by coamings, rails or covers when people work near them. Open manholes in a dim hold are the classic trap.',
    risk: 'High',
    tags: ['maritime', 'fall protection', 'guardrail'],
    related: ['1915.71', '1926.501(b)(4)'],
  },
  {
    code: '1915.84',
    title: 'Shipyards: working alone',
    summary:
      'When somebody works alone in a confined space or another isolated place, the employer accounts for them at regular intervals, by sight or by voice, and at the end of the shift. A simple call schedule does it.',
    risk: 'Medium',
    tags: ['maritime', 'confined space', 'emergency'],
    related: ['1915.12'],
  },
  {
    code: '1915.89',
    title: 'Shipyards: lockout/tags-plus',
    summary:
      'Ship’s machinery and shore equipment are locked out, or tagged with an additional safety measure, before servicing; a coordinator and log keep overlapping jobs apart. Ships have many crews at once, so the log matters.',
    risk: 'High',
    tags: ['maritime', 'lockout'],
    related: ['1910.147'],
  },
  {
    code: '1915.94',
    title: 'Shipyards: servicing rim wheels',
    summary:
      'Shipyards follow the general rule on multi-piece and single-piece rim wheels: cages, trained people, matched parts. A rim that bursts kills whoever bends over it.',
    risk: 'Medium',
    tags: ['maritime', 'vehicles', 'pressure'],
    related: ['1910.177'],
  },
  {
    code: '1915.159',
    title: 'Shipyards: personal fall arrest',
    summary:
      'Harness systems have locking hooks, strong anchors and lifelines, limit free fall, and are inspected before each use. Rescue is planned and users are trained.',
    risk: 'High',
    tags: ['maritime', 'fall protection', 'harness', 'training'],
    related: ['1926.502(d)', '1910.140'],
  },
  {
    code: '1915.503',
    title: 'Shipyards: precautions for hot work',
    summary:
      'Before hot work the place is inspected, combustibles are moved or shielded, and fuel gas and oxygen lines are not left charged in enclosed spaces. Sparks fall through hatches and cable runs to decks below.',
    risk: 'High',
    tags: ['maritime', 'welding', 'fire safety'],
    related: ['1915.14', '1915.504'],
  },
  {
    code: '1915.504',
    title: 'Shipyards: fire watches',
    summary:
      'A trained fire watch with equipment stays during hot work where sparks or heat could start a fire and for at least half an hour afterwards, with no other duty. The watch can stop the work.',
    risk: 'High',
    tags: ['maritime', 'welding', 'fire safety', 'training'],
    related: ['1915.503', '1926.352(e)'],
  },
  {
    code: '1917.43',
    title: 'Marine terminals: powered industrial trucks',
    summary:
      'Trucks on terminals have overhead guards and nameplates, are inspected, carry no riders without a seat, and are driven by trained operators. Containers, trailers and people on foot share the same lanes.',
    risk: 'High',
    tags: ['maritime', 'forklift', 'training'],
    related: ['1910.178'],
  },
  {
    code: '1917.71',
    title: 'Marine terminals: containers and ro-ro',
    summary:
      'Container weights are known before hoisting, containers are checked and lifted from proper fittings, workers on foot wear high-visibility vests, and nobody is under loads or near moving equipment without need. Lanes for walking are marked where trucks run.',
    risk: 'High',
    tags: ['maritime', 'crane', 'hi-vis', 'traffic'],
    related: ['1918.85', '1917.43'],
  },
  {
    code: '1918.85',
    title: 'Longshoring: containers',
    summary:
      'Containers are inspected, their weight known and overweight ones refused. Work on container tops has fall protection, and crane spreaders or safe baskets are used to get there.',
    risk: 'High',
    tags: ['maritime', 'crane', 'fall protection'],
    related: ['1917.71', '1918.22'],
  },
  {
    code: '1918.22',
    title: 'Longshoring: gangways',
    summary:
      'Gangways are wide enough, railed on both sides, secured, lit, kept clear and not slippery. Where they hang over water, a net is rigged.',
    risk: 'Medium',
    tags: ['maritime', 'fall protection', 'lighting', 'water'],
    related: ['1918.85'],
  },
])
