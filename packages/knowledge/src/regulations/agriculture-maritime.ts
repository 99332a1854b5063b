import { cfrSectionList, cfrText, osha } from './write-up'

/** 29 CFR 1910 (ammonia, logging, grain, diving), by section heading; 1915, 1917, 1918 and 1928 were read in the official text. */
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
    verified: cfrText,
    title: 'General industry rules that hold on farms',
    summary:
      'Names the few general rules that apply in agriculture besides its own part: labor camps, storage and handling of ammonia, logging, slow-moving vehicle emblems, hazard communication, cadmium and keeping transport labels. The rest of the general industry rules does not bind farms.',
    risk: 'Low',
    tags: ['agriculture', 'compliance'],
    related: ['1910.142', '1910.111', '1910.1200'],
  },
  {
    code: '1928.51',
    verified: cfrText,
    title: 'Roll-over protection on farm tractors',
    summary:
      'Farm tractors of more than 20 horsepower built after October 25, 1976 and driven by employees have a roll-over structure and a seat belt, which is worn while the tractor moves. Low tractors in orchards and farm buildings with little headroom are among the few exceptions. Operators are instructed in safe tractor use when first assigned and at least every year.',
    risk: 'High',
    tags: ['agriculture', 'vehicles', 'training'],
    related: ['1926.1000', '1928.57'],
  },
  {
    code: '1928.52',
    verified: cfrText,
    title: 'Protective frames for tractors: tests',
    summary:
      'Describes how a frame is proved before it may count as roll-over protection: a static or a dynamic test in the laboratory and, unless that leaves enough margin, a field test with the tractor upset to the side and the rear. A home-made bar has passed neither.',
    risk: 'Low',
    tags: ['agriculture', 'vehicles'],
    related: ['1928.51', '1928.53'],
  },
  {
    code: '1928.53',
    verified: cfrText,
    title: 'Protective cabs for tractors: tests',
    summary:
      'Describes the tests for enclosed roll-over structures, static or dynamic in the laboratory and by upset in the field unless the margin is large enough, so that a cab leaves the driver room to survive. A weather cab is not a protective cab.',
    risk: 'Low',
    tags: ['agriculture', 'vehicles'],
    related: ['1928.51', '1928.52'],
  },
  {
    code: '1928.57',
    verified: cfrText,
    title: 'Guarding farm machinery',
    summary:
      'Power take-off shafts, chains, belts and other moving parts of field and farmstead equipment are guarded. The engine is stopped, the power disconnected and all movement waited out before cleaning or unclogging; on stationary farmstead machines electrical power is locked out. People are instructed when first assigned and at least every year.',
    risk: 'High',
    tags: ['agriculture', 'machine guarding', 'lockout', 'training'],
    related: ['1928.51', '1910.147'],
  },
  {
    code: '1928.110',
    verified: cfrText,
    title: 'Field sanitation',
    summary:
      'Where eleven or more people do hand labor in the field, the employer provides cool drinking water, and one toilet and one handwashing place for every 20 workers within a quarter mile, free and clean, and tells people about hygiene. For those who work in the field 3 hours or less a day toilets and handwashing are not required. Working in heat makes the water the most important part.',
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
    verified: cfrText,
    title: 'Shipyards: testing confined spaces',
    summary:
      'Before entry a competent person tests for oxygen, then flammables, then toxics; a marine chemist or industrial hygienist is called where a space cannot be aired to safe levels. Spaces below 19.5 percent or above 22 percent oxygen, or at 10 percent of the lower explosive limit and above, are labeled and not entered for normal work.',
    risk: 'High',
    tags: ['maritime', 'confined space', 'competent person', 'signs'],
    related: ['1915.14', '1910.146'],
  },
  {
    code: '1915.14',
    verified: cfrText,
    title: 'Shipyards: hot work',
    summary:
      'Hot work in or near spaces that held flammables needs a marine chemist’s certificate; elsewhere a competent person tests and finds less than 10 percent of the lower explosive limit. The certificate is posted while the work goes on and kept for at least 3 months.',
    risk: 'High',
    tags: ['maritime', 'welding', 'fire safety', 'permit', 'competent person'],
    related: ['1915.12', '1915.503', '1915.504'],
  },
  {
    code: '1915.71',
    verified: cfrText,
    title: 'Shipyards: scaffolds and staging',
    summary:
      'Scaffolds carry 4 times their load, are sound and are built, moved and changed only under competent people. More than 5 ft above a solid surface, or at any height over water, platforms have a top rail at 42 to 45 in and a midrail; where the ship leaves no room for rails, people are tied off or, over water, wear buoyant vests.',
    risk: 'High',
    tags: ['maritime', 'scaffold', 'fall protection', 'water'],
    related: ['1926.451', '1915.73'],
  },
  {
    code: '1915.73',
    verified: cfrText,
    title: 'Shipyards: deck openings and edges',
    summary:
      'When people work near them, flush manholes are covered or guarded to at least 30 in, and large openings and hatches with low coamings to 36 to 42 in. Deck edges more than 5 ft above a solid surface have guardrails; near open edges of a vessel afloat people wear flotation devices.',
    risk: 'High',
    tags: ['maritime', 'fall protection', 'guardrail'],
    related: ['1915.71', '1926.501(b)(4)'],
  },
  {
    code: '1915.84',
    verified: cfrText,
    title: 'Shipyards: working alone',
    summary:
      'When somebody works alone in a confined space or another isolated place, the employer accounts for them at regular intervals, by sight or by voice, and when the job or the shift ends. A simple call schedule does it.',
    risk: 'Medium',
    tags: ['maritime', 'confined space', 'emergency'],
    related: ['1915.12'],
  },
  {
    code: '1915.89',
    verified: cfrText,
    title: 'Shipyards: lockout/tags-plus',
    summary:
      'Ship’s machinery and shore equipment are locked out, or tagged with an additional safety measure, before servicing; where several jobs run at the same time, a coordinator approves each one and keeps a log. Ships have many crews, so the log matters.',
    risk: 'High',
    tags: ['maritime', 'lockout'],
    related: ['1910.147'],
  },
  {
    code: '1915.94',
    verified: cfrText,
    title: 'Shipyards: servicing rim wheels',
    summary:
      'Shipyards follow the general rule on multi-piece and single-piece rim wheels: cages, trained people, matched parts. A rim that bursts kills whoever bends over it.',
    risk: 'Medium',
    tags: ['maritime', 'vehicles', 'pressure'],
    related: ['1910.177'],
  },
  {
    code: '1915.159',
    verified: cfrText,
    title: 'Shipyards: personal fall arrest',
    summary:
      'Harness systems have locking hooks, anchors and lifelines of 5,000 lb, let nobody fall freely more than 6 ft or hit a lower level, and are inspected before each use; belts have not been accepted since January 1, 1998. The employer provides for prompt rescue, and users are trained first.',
    risk: 'High',
    tags: ['maritime', 'fall protection', 'harness', 'training'],
    related: ['1926.502(d)', '1910.140'],
  },
  {
    code: '1915.503',
    verified: cfrText,
    title: 'Shipyards: precautions for hot work',
    summary:
      'Before hot work the place and its neighbors are inspected, and fire hazards are removed, isolated or watched. Gas and oxygen hoses or torches are never left unattended in confined spaces, nor charged in enclosed ones for more than 15 minutes, and are disconnected at the manifold at the end of the shift.',
    risk: 'High',
    tags: ['maritime', 'welding', 'fire safety'],
    related: ['1915.14', '1915.504'],
  },
  {
    code: '1915.504',
    verified: cfrText,
    title: 'Shipyards: fire watches',
    summary:
      'A trained fire watch stands by where sparks or heat could start a fire, such as with combustibles closer than 35 ft that cannot be moved or shielded, and has no other duty while the work goes on. The watch can stop the work and stays at least 30 minutes after it, unless the employer has surveyed the area and found no more danger.',
    risk: 'High',
    tags: ['maritime', 'welding', 'fire safety', 'training'],
    related: ['1915.503', '1926.352(e)'],
  },
  {
    code: '1917.43',
    verified: cfrText,
    title: 'Marine terminals: powered industrial trucks',
    summary:
      'Trucks on terminals show their rated capacity, are kept in safe order and have overhead guards where things can fall on the operator. Nobody rides without authority and a safe place; people are lifted only on a railed platform secured to the forks, with somebody at the controls. A truck left alone has its forks down, brakes set and, unless it is in view within 25 ft, its power off.',
    risk: 'High',
    tags: ['maritime', 'forklift'],
    related: ['1910.178'],
  },
  {
    code: '1917.71',
    verified: cfrText,
    title: 'Marine terminals: containers and ro-ro',
    summary:
      'Container weights are known before hoisting, containers are checked and lifted from proper fittings, workers on foot wear high-visibility vests, and nobody is under loads or near moving equipment without need. Lanes for walking are marked where trucks run.',
    risk: 'High',
    tags: ['maritime', 'crane', 'hi-vis', 'traffic'],
    related: ['1918.85', '1917.43'],
  },
  {
    code: '1918.85',
    verified: cfrText,
    title: 'Longshoring: containers',
    summary:
      'Containers are inspected before hoisting, their weight is known and overweight ones are not hoisted; nobody works beneath one. Under a container gantry crane nobody is on top of containers except for what twist locks cannot replace, and whoever is on top has fall protection with a harness. No one is hoisted on a spreader that holds a load.',
    risk: 'High',
    tags: ['maritime', 'crane', 'fall protection'],
    related: ['1917.71', '1918.22'],
  },
  {
    code: '1918.22',
    verified: cfrText,
    title: 'Longshoring: gangways',
    summary:
      'Where it can be done, a gangway at least 20 in wide is used, strong, secured and kept clear and not slippery, with handrails of at least 33 in and midrails on both sides. Where people could fall between ship and dock, a net or other protection is rigged.',
    risk: 'Medium',
    tags: ['maritime', 'fall protection', 'water'],
    related: ['1918.85'],
  },
])
