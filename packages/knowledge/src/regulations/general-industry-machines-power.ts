import { osha } from './write-up'

/** 29 CFR 1910 subparts H, N to S and T, by section heading: machines, tools, welding, special industries, electricity. */
export const manufacturingSections = osha('Manufacturing', 'section list', [
  {
    code: '1910.119',
    title: 'Process safety management',
    summary:
      'Plants with listed amounts of highly hazardous chemicals, or 10,000 lb of flammables, keep process information, analyse hazards every five years, write procedures, train, control contractors, manage change, keep equipment sound, permit hot work, investigate incidents, plan for emergencies and audit every three years.',
    risk: 'High',
    tags: ['chemical safety', 'risk assessment', 'permit', 'management system', 'emergency'],
    related: ['40 CFR 68', '1926.64', '1910.120'],
  },
  {
    code: '1910.213',
    title: 'Woodworking machines',
    summary:
      'Table saws have hoods, spreaders and anti-kickback devices, radial saws return by themselves, jointers and shapers have guards, and machines can be locked off. Push sticks keep hands away.',
    risk: 'High',
    tags: ['machine guarding', 'tools'],
    related: ['1910.212', '1926.304'],
  },
  {
    code: '1910.215',
    title: 'Abrasive wheel machinery',
    summary:
      'Grinders have guards and flanges; on bench grinders the work rest is within 1/8 in and the tongue guard within 1/4 in of the wheel. Wheels are ring-tested before mounting and run no faster than rated.',
    check: [
      'Rest 1/8 in, tongue 1/4 in.',
      'Eye shield and glasses.',
      'Side guards on.',
      'Machine bolted down.',
    ],
    risk: 'High',
    tags: ['machine guarding', 'tools', 'eye protection'],
    related: ['1926.303', '1910.212'],
  },
  {
    code: '1910.216',
    title: 'Rubber and plastics mills and calenders',
    summary:
      'Mills and calenders have a safety trip across the whole front that stops the rolls within a set distance and needs a manual reset. People know how to trip it.',
    risk: 'High',
    tags: ['machine guarding'],
    related: ['1910.212'],
  },
  {
    code: '1910.217',
    title: 'Mechanical power presses',
    summary:
      'Presses have point-of-operation guards or devices that keep hands out, single-stroke and brake monitoring where required, weekly checks with records, trained operators, and injuries are reported to OSHA within 30 days.',
    risk: 'High',
    tags: ['machine guarding', 'inspection', 'training', 'reporting'],
    related: ['1910.212(a)(3)', '1910.147'],
  },
  {
    code: '1910.218',
    title: 'Forging machines',
    summary:
      'Hammers and presses are blocked before dies are changed, have treadle guards and shut-offs, and are inspected regularly with records. Scale and flying parts are shielded.',
    risk: 'High',
    tags: ['machine guarding', 'lockout', 'eye protection'],
    related: ['1910.212', '1910.147'],
  },
  {
    code: '1910.219',
    title: 'Belts, pulleys, gears and shafts',
    summary:
      'Power-transmission parts within 7 ft of the floor are guarded: flywheels, shafting, pulleys, belts, gears, sprockets, chains and couplings. Projecting shaft ends and set screws are covered or smooth.',
    risk: 'High',
    tags: ['machine guarding'],
    related: ['1910.212', '1926.307'],
  },
  {
    code: '1910.242',
    title: 'Hand and portable power tools: general',
    summary:
      'The employer answers for the safe condition of all tools, including the workers’ own. Compressed air for cleaning stays below 30 psi, with chip guarding and protective gear.',
    risk: 'Medium',
    tags: ['tools', 'pressure', 'eye protection'],
    related: ['1926.300', '1926.302(b)', '1910.243'],
  },
  {
    code: '1910.243',
    title: 'Guarding of portable power tools',
    summary:
      'Circular saws have upper and lower guards, tools have the right switches, abrasive wheels have guards, explosive-actuated tools only trained users, and mowers deflectors and stop controls.',
    risk: 'High',
    tags: ['tools', 'machine guarding', 'training'],
    related: ['1910.242', '1926.304(d)', '1926.302(e)'],
  },
  {
    code: '1910.244',
    title: 'Jacks and abrasive blasting nozzles',
    summary:
      'Jacks show their rating, are not overloaded and are blocked after lifting; they are inspected regularly. Blast nozzles have a valve that must be held open.',
    risk: 'Medium',
    tags: ['tools', 'inspection'],
    related: ['1926.305'],
  },
  {
    code: '1910.252',
    title: 'Welding, cutting and brazing: general',
    summary:
      'Hot work is allowed only where fire is prevented: combustibles moved 35 ft away or shielded, extinguisher at hand, a responsible person inspects and authorises, and a fire watch stays for at least half an hour afterwards where needed. Ventilation, eye protection and special care in confined spaces belong to it.',
    check: [
      'Written hot work permit.',
      'Look at the other side of walls and floors.',
      'Extraction at the arc; extra for stainless, galvanised and lead.',
      'Screens around the arc.',
    ],
    risk: 'High',
    tags: ['welding', 'fire safety', 'ventilation', 'permit', 'eye protection'],
    related: ['1926.352', '1926.353', '1910.253', '1910.254'],
  },
  {
    code: '1910.253',
    title: 'Oxygen-fuel gas welding',
    summary:
      'Cylinders stand secured with caps on; stored oxygen keeps 20 ft from fuel gas or behind a 5 ft barrier of half-hour fire resistance. No oil on oxygen fittings; hoses, regulators and torches are sound and fitted for the gas.',
    risk: 'High',
    tags: ['welding', 'pressure', 'fire safety', 'storage'],
    related: ['1926.350', '1910.101', '1910.102'],
  },
  {
    code: '1910.254',
    title: 'Arc welding',
    summary:
      'Machines, holders and cables suit the work and are whole; frames are grounded; coiled cable is spread out; wet or damaged gear is not used. Welders are trained.',
    risk: 'High',
    tags: ['welding', 'electrical', 'training'],
    related: ['1926.351', '1910.252'],
  },
  {
    code: '1910.255',
    title: 'Resistance welding',
    summary:
      'Spot, seam and flash welders have guarded points of operation, stop buttons, interlocked doors and shields against flash. Qualified people install and maintain them.',
    risk: 'Medium',
    tags: ['welding', 'machine guarding', 'electrical'],
    related: ['1910.252', '1910.212'],
  },
  {
    code: '1910.261',
    title: 'Pulp, paper and paperboard mills',
    summary:
      'Special rules for wood yards, chippers, digesters, bleach plants and paper machines: guards, lockout, gas masks for chlorine and sulphur gases, and rescue arrangements.',
    risk: 'High',
    tags: ['machine guarding', 'lockout', 'chemical safety'],
    related: ['1910.147', '1910.212'],
  },
  {
    code: '1910.262',
    title: 'Textile machinery',
    summary:
      'Carding, spinning, weaving and finishing machines have stop controls in reach, interlocked covers and guarded nips. Handling of acids and caustics has its own rules.',
    risk: 'High',
    tags: ['machine guarding', 'chemical safety'],
    related: ['1910.212', '1910.1043'],
  },
  {
    code: '1910.263',
    title: 'Bakery equipment',
    summary:
      'Mixers, dividers, sheeters, conveyors and ovens have interlocks, guards and stop controls; gas ovens have flame safety and are inspected.',
    risk: 'High',
    tags: ['machine guarding', 'fire safety', 'food safety'],
    related: ['1910.212', '1910.147'],
  },
  {
    code: '1910.264',
    title: 'Laundry machinery',
    summary:
      'Washers, extractors, ironers and presses have interlocked doors and guarded nips. Soiled goods are handled so that they do not infect, and steam parts are insulated.',
    risk: 'Medium',
    tags: ['machine guarding', 'biological hazards'],
    related: ['1910.212', '1910.1030'],
  },
  {
    code: '1910.265',
    title: 'Sawmills',
    summary:
      'Log handling, head saws, trimmers, chippers and lumber conveyors are guarded, walkways kept clear and carriages stopped safely. Hearing and eye protection go with it.',
    risk: 'High',
    tags: ['machine guarding', 'noise'],
    related: ['1910.212', '1910.266'],
  },
  {
    code: '1910.179',
    title: 'Overhead and gantry cranes',
    summary:
      'Overhead cranes show their rated load, have limit switches tested each shift, and are inspected daily, monthly and periodically with records. Only designated people run them, loads do not pass over people, and nobody rides.',
    risk: 'High',
    tags: ['crane', 'inspection', 'rigging'],
    related: ['1926.554', '1910.184'],
  },
  {
    code: '1910.180',
    title: 'Mobile cranes in general industry',
    summary:
      'Crawler, locomotive and truck cranes have load charts in the cab, are inspected with records, stand on firm ground, and keep at least 10 ft from power lines up to 50 kV.',
    risk: 'High',
    tags: ['crane', 'power lines', 'inspection'],
    related: ['1926.1408', '1926.1412', '1910.184'],
  },
  {
    code: '1910.181',
    title: 'Derricks',
    summary:
      'Derricks are rated, inspected, guyed and operated by designated people. Ropes are checked at least monthly, with a record.',
    risk: 'Medium',
    tags: ['crane', 'rigging', 'inspection'],
    related: ['1910.180'],
  },
  {
    code: '1910.183',
    title: 'Helicopters in general industry',
    summary:
      'Helicopter lifting needs a daily briefing, sound slings, tested hooks, eye protection and secured hard hats, clear ground and agreed signals. The pilot may refuse a lift.',
    risk: 'High',
    tags: ['aviation', 'crane', 'rigging'],
    related: ['1926.551', '14 CFR 133'],
  },
  {
    code: '1910.184',
    title: 'Slings',
    summary:
      'Slings and fittings are inspected by a competent person each day before use and removed when damaged. They carry legible tags with rated loads, are not shortened by knots, and are padded at sharp edges. Alloy chain slings are thoroughly inspected at least every 12 months, with records.',
    check: [
      'Tag readable.',
      'No cuts, kinks, broken wires, heat damage.',
      'Angle considered: flatter means less capacity.',
    ],
    risk: 'High',
    tags: ['rigging', 'crane', 'inspection', 'competent person'],
    related: ['1926.251', '1910.179'],
  },
])

export const electricalSections = osha('General Industry', 'section list', [
  {
    code: '1910.302',
    title: 'Electrical systems: scope',
    summary:
      'Says which electrical installations the design rules cover and from which dates newer requirements hold. Some apply to every installation, whatever its age.',
    risk: 'Low',
    tags: ['electrical', 'compliance'],
    related: ['1910.303', '1910.304'],
  },
  {
    code: '1910.304',
    title: 'Wiring design, GFCI and grounding',
    summary:
      'Polarity is right, the ground path is permanent and continuous, overcurrent protection fits, and outlets in bathrooms, on rooftops and for temporary work have ground-fault protection.',
    risk: 'High',
    tags: ['electrical'],
    related: ['1926.404(b)(1)', '1926.404(f)', '1910.303'],
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
  },
  {
    code: '1910.306',
    title: 'Special electrical equipment',
    summary:
      'Signs, cranes, elevators, welders, data rooms, X-ray, pools and solar systems have their own disconnects, grounding and guarding.',
    risk: 'Medium',
    tags: ['electrical'],
    related: ['1910.303'],
  },
  {
    code: '1910.307',
    title: 'Electrics in hazardous locations',
    summary:
      'Where vapours, dust or fibres may ignite, places are classified and documented, and equipment is intrinsically safe, approved for the class or otherwise shown to be safe.',
    risk: 'High',
    tags: ['electrical', 'fire safety', 'flammable liquids'],
    related: ['1926.407', '1910.106'],
  },
  {
    code: '1910.308',
    title: 'Special electrical systems',
    summary:
      'Covers systems over 600 volts, emergency power, remote-control and signalling circuits, fire alarm and communication systems.',
    risk: 'Medium',
    tags: ['electrical', 'emergency'],
    related: ['1910.303'],
  },
  {
    code: '1910.332',
    title: 'Electrical safety training',
    summary:
      'People who face a risk of shock that the installation does not remove are trained in safe practices for their job; qualified ones also learn to tell live parts, find voltages and keep approach distances.',
    risk: 'Medium',
    tags: ['electrical', 'training'],
    related: ['1910.333', '1910.335'],
  },
  {
    code: '1910.333',
    title: 'Electrical work practices',
    summary:
      'Live parts are switched off, locked and tagged and tested dead before work, unless that creates more danger or is infeasible. Only qualified people work live. Near overhead lines the unqualified keep 10 ft up to 50 kV.',
    check: ['Test, lock, test again.', 'Ladders do not conduct.', 'No working live for convenience.'],
    risk: 'High',
    tags: ['electrical', 'lockout', 'power lines'],
    related: ['1910.147', '1926.416(a)(1)', '1910.332'],
  },
  {
    code: '1910.334',
    title: 'Using electrical equipment',
    summary:
      'Portable cord-and-plug equipment is looked over before each shift’s use, handled without damage, and not used if defective. Plugs are not handled with wet hands when live, and breakers are not used as a routine on-off for testing faults.',
    risk: 'High',
    tags: ['electrical', 'tools', 'inspection'],
    related: ['1926.416(e)', '1910.335'],
  },
  {
    code: '1910.335',
    title: 'Electrical protective gear and warnings',
    summary:
      'People near live parts wear suitable protection, use insulated tools, and others are warned by signs, barricades or attendants.',
    risk: 'High',
    tags: ['electrical', 'ppe', 'signs'],
    related: ['1910.137', '1910.333'],
  },
])

export const energySections = osha('Energy', 'section list', [
  {
    code: '1910.269',
    title: 'Electric power generation, transmission and distribution',
    summary:
      'The rule for utilities and their contractors: training, job briefings, minimum approach distances, testing dead and grounding, arc-rated clothing, fall protection on poles and towers, enclosed spaces, line trucks and tree trimming.',
    risk: 'High',
    tags: ['electrical', 'power lines', 'training', 'ppe', 'fall protection'],
    related: ['1926.960', '1926.950', '1910.137'],
  },
])

export const telecomSections = osha('Telecom', 'section list', [
  {
    code: '1910.268',
    title: 'Telecommunications work',
    summary:
      'For field work and exchanges: training before work, poles tested before climbing, belts and straps inspected each day, approach distances to power lines, ladders and strand checked, manholes tested and ventilated, guarded openings in streets, and tower work with fall protection.',
    check: [
      'Pole sounded and prodded before the climb.',
      'Voltage tested on strand and lamps.',
      'Gas test and blower at the manhole.',
      'Traffic cones and signs in place.',
    ],
    risk: 'High',
    tags: ['telecom', 'fall protection', 'power lines', 'confined space', 'training'],
    related: ['1910.269', '1910.146', '47 CFR 1.1310', '1910.97'],
  },
])

export const agricultureSections = osha('Agriculture', 'section list', [
  {
    code: '1910.111',
    title: 'Anhydrous ammonia',
    summary:
      'Tanks, hoses and fittings for ammonia are approved, marked and inspected; people who handle it are trained and have goggles, gloves and water at hand to flush the eyes at once.',
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
      'Against explosions and engulfment: housekeeping with action at 1/8 in of dust in priority areas, hot work permits, bins entered only with permit, air test, lockout, harness and an observer, and nobody walks down grain.',
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
      'Names the few general rules that apply in agriculture besides its own part, such as labour camps, ammonia, logging, slow-moving vehicle emblems, hazard communication and cadmium.',
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
      'Describes the static, dynamic and field upset tests a two-post frame has to pass before it may count as roll-over protection.',
    risk: 'Low',
    tags: ['agriculture', 'vehicles'],
    related: ['1928.51', '1928.53'],
  },
  {
    code: '1928.53',
    title: 'Protective cabs for tractors: tests',
    summary:
      'Describes the tests for enclosed roll-over structures, so that a cab leaves the driver room to survive.',
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
      'Where eleven or more people do hand labour in the field, the employer provides cool drinking water, toilets and handwashing, one for every 20 workers within a quarter mile, free and clean, and tells people about hygiene.',
    risk: 'Medium',
    tags: ['agriculture', 'sanitation', 'heat'],
    related: ['1910.141', '1910.142'],
  },
])

export const maritimeSections = osha('Maritime', 'section list', [
  {
    code: '1910.410',
    title: 'Commercial diving: dive team',
    summary:
      'Divers have the experience or training for the task, know first aid and CPR, are medically fit, and a designated person is in charge at the dive location.',
    risk: 'High',
    tags: ['diving', 'training', 'first aid', 'medical surveillance'],
    related: ['1910.421', '1926.1076'],
  },
  {
    code: '1910.421',
    title: 'Pre-dive procedures',
    summary:
      'Before a dive: emergency list and first-aid kit at the location, a plan that weighs depth, tide, contamination and residual gas, a briefing, an equipment check and the warning flag.',
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
      'Depth limits, tenders for each diver, reserve breathing gas and, for deep or decompression dives, a chamber ready at the site.',
    risk: 'High',
    tags: ['diving', 'water', 'emergency'],
    related: ['1910.424'],
  },
  {
    code: '1915.12',
    title: 'Shipyards: testing confined spaces',
    summary:
      'Before entry a competent person or marine chemist tests for oxygen, then flammables, then toxics. Spaces below 19.5 percent or above 22 percent oxygen, or at 10 percent of the lower explosive limit and above, are labelled and not entered for normal work.',
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
      'Scaffolds are sound, planked and railed; people working more than 5 ft above a solid surface or over water are protected by rails, harnesses or buoyant vests as the rule says.',
    risk: 'High',
    tags: ['maritime', 'scaffold', 'fall protection', 'water'],
    related: ['1926.451', '1915.73'],
  },
  {
    code: '1915.73',
    title: 'Shipyards: deck openings and edges',
    summary:
      'Hatches, manholes and open edges on decks are guarded by coamings, rails or covers when people work near them.',
    risk: 'High',
    tags: ['maritime', 'fall protection', 'guardrail'],
    related: ['1915.71', '1926.501(b)(4)'],
  },
  {
    code: '1915.84',
    title: 'Shipyards: working alone',
    summary:
      'When somebody works alone in a confined space or another isolated place, the employer accounts for them at regular intervals, by sight or by voice, and at the end of the shift.',
    risk: 'Medium',
    tags: ['maritime', 'confined space', 'emergency'],
    related: ['1915.12'],
  },
  {
    code: '1915.89',
    title: 'Shipyards: lockout/tags-plus',
    summary:
      'Ship’s machinery and shore equipment are locked out, or tagged with an additional safety measure, before servicing; a coordinator and log keep overlapping jobs apart.',
    risk: 'High',
    tags: ['maritime', 'lockout'],
    related: ['1910.147'],
  },
  {
    code: '1915.94',
    title: 'Shipyards: servicing rim wheels',
    summary:
      'Shipyards follow the general rule on multi-piece and single-piece rim wheels: cages, trained people, matched parts.',
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
      'Before hot work the place is inspected, combustibles are moved or shielded, and fuel gas and oxygen lines are not left charged in enclosed spaces.',
    risk: 'High',
    tags: ['maritime', 'welding', 'fire safety'],
    related: ['1915.14', '1915.504'],
  },
  {
    code: '1915.504',
    title: 'Shipyards: fire watches',
    summary:
      'A trained fire watch with equipment stays during hot work where sparks or heat could start a fire and for at least half an hour afterwards, with no other duty.',
    risk: 'High',
    tags: ['maritime', 'welding', 'fire safety', 'training'],
    related: ['1915.503', '1926.352(e)'],
  },
  {
    code: '1917.43',
    title: 'Marine terminals: powered industrial trucks',
    summary:
      'Trucks on terminals have overhead guards and nameplates, are inspected, carry no riders without a seat, and are driven by trained operators.',
    risk: 'High',
    tags: ['maritime', 'forklift', 'training'],
    related: ['1910.178'],
  },
  {
    code: '1917.71',
    title: 'Marine terminals: containers and ro-ro',
    summary:
      'Container weights are known before hoisting, containers are checked and lifted from proper fittings, workers on foot wear high-visibility vests, and nobody is under loads or near moving equipment without need.',
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
