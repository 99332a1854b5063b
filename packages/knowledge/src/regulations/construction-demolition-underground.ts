import { cfrText, osha } from './write-up'

/** 29 CFR 1926 subparts S, T and U: underground work, demolition, explosives. */
export const constructionDemolitionAndUnderground = osha('Construction', cfrText, [
  {
    code: '1926.800',
    title: 'Underground construction',
    summary:
      'Tunnels and shafts need safe ways in and out, a tally of everybody below, trained crews, two means of communication in shafts, air tests by a competent person and 200 cubic feet of fresh air a minute for each person. Oxygen stays between 19.5 and 22 percent. Rescue teams are arranged beforehand.',
    check: [
      'Board or tags show who is underground now.',
      'Air readings of this shift written down.',
      'Self-rescuers in reach.',
      'Somebody above does the counting and nothing else that matters.',
    ],
    risk: 'High',
    tags: ['tunnelling', 'ventilation', 'emergency', 'training'],
    related: ['1926.800(j)', '1926.800(k)', '1926.800(g)', '1926.803'],
  },
  {
    code: '1926.800(g)',
    title: 'Underground emergency provisions',
    summary:
      'Self-rescuers are at hand where people could be trapped by smoke or gas, and everyone has an emergency lamp. With 25 or more people below there are two 5-person rescue teams, one within half an hour and one within 2 hours; with fewer, one team within half an hour.',
    risk: 'High',
    tags: ['tunnelling', 'emergency', 'respiratory protection', 'lighting'],
    related: ['1926.800'],
  },
  {
    code: '1926.800(j)',
    title: 'Underground air quality and gas',
    summary:
      'Oxygen is kept at 19.5 to 22 percent and tested before contaminants. At 5 percent of the lower explosive limit more air is needed, at 10 percent hot work stops, at 20 percent everybody goes up and the power is cut. From 5 ppm of hydrogen sulphide it is tested at least twice a shift, above 10 ppm continuously.',
    risk: 'High',
    tags: ['tunnelling', 'ventilation', 'fire safety', 'competent person'],
    related: ['1926.800', '1926.800(k)'],
  },
  {
    code: '1926.800(k)',
    title: 'Underground ventilation',
    summary:
      'Each person underground gets at least 200 cubic feet (5.7 m3) of fresh air a minute, and air moves at 30 ft a minute or more where there is blasting, drilling or dust. The flow can be reversed. Petrol engines are banned below; only diesel on mobile machines is allowed.',
    risk: 'High',
    tags: ['tunnelling', 'ventilation'],
    related: ['1926.800(j)', '1926.800'],
  },
  {
    code: '1926.803',
    title: 'Work in compressed air',
    summary:
      'For caissons and tunnels under pressure: a trained person in charge at all times, medical fitness before entry, a medical lock, strict compression and decompression, a record for every worker and a badge that tells others what to do if they collapse. Pressure stays at or below 50 psi except in an emergency.',
    risk: 'High',
    tags: ['tunnelling', 'pressure', 'medical surveillance', 'recordkeeping'],
    related: ['1926.800'],
  },
  {
    code: '1926.850',
    title: 'Preparing a demolition',
    summary:
      'Before anything is pulled down, a competent person makes an engineering survey and the employer has it in writing. Electricity, gas, water, steam and sewer are shut off or capped outside the building line, and dangerous substances are tested for and purged. Demolition then goes from the top down.',
    check: [
      'Survey on site, signed, covering this structure and its neighbors.',
      'Utilities confirmed dead by their owners.',
      'Asbestos, lead and tanks dealt with first.',
      'Canopies over entrances reach out 8 ft.',
    ],
    risk: 'High',
    tags: ['demolition', 'competent person', 'inspection'],
    related: ['1926.850(a)', '1926.850(c)', '1926.1101', '40 CFR 61.145'],
  },
  {
    code: '1926.850(a)',
    title: 'Engineering survey before demolition',
    summary:
      'A competent person surveys framing, floors and walls, and neighboring structures where people may be exposed, for the danger of an unplanned collapse. The employer keeps written evidence of it.',
    risk: 'High',
    tags: ['demolition', 'competent person', 'recordkeeping'],
    related: ['1926.850', '1926.859'],
  },
  {
    code: '1926.850(c)',
    title: 'Utilities off before demolition',
    summary:
      'Electric, gas, water, steam, sewer and other lines are shut off, capped or otherwise controlled outside the building line before work begins, and the utilities are told in advance. What must stay on is moved and protected.',
    risk: 'High',
    tags: ['demolition', 'electrical', 'lockout'],
    related: ['1926.850', '1926.416(a)(3)'],
  },
  {
    code: '1926.851',
    title: 'Stairs and ways in during demolition',
    summary:
      'Only designated stairs, passages and ladders are used and all others are closed. A stairwell in use is lit and solidly covered at least two floors below the working floor.',
    risk: 'Medium',
    tags: ['demolition', 'stairs', 'lighting'],
    related: ['1926.850', '1926.1051'],
  },
  {
    code: '1926.852',
    title: 'Demolition chutes',
    summary:
      'Chutes steeper than 45 degrees are fully enclosed, with openings no more than 48 in high that are kept shut when idle. There is a gate at the bottom with somebody in charge, a rail about 42 in high at dumping points and a bumper for wheelbarrows at least 4 in thick and 6 in high.',
    risk: 'High',
    tags: ['demolition', 'falling objects', 'guardrail'],
    related: ['1926.252', '1926.850'],
  },
  {
    code: '1926.854',
    title: 'Taking down walls and chimneys',
    summary:
      'No wall more than one story high stands alone without bracing unless it was built to. Walls are left stable at the end of each shift. Load-bearing members stay until all stories above are gone, and masonry does not come down on floors in heaps they cannot carry.',
    risk: 'High',
    tags: ['demolition'],
    related: ['1926.850', '1926.855'],
  },
  {
    code: '1926.855',
    title: 'Taking up floors by hand',
    summary:
      'People breaking out floor arches stand on planks at least 2 by 10 in with gaps of at most 16 in, and have walkways 18 in wide so that they need not walk on bare beams. The area below is barricaded and empty.',
    risk: 'High',
    tags: ['demolition', 'fall protection'],
    related: ['1926.854', '1926.501(a)(2)'],
  },
  {
    code: '1926.856',
    title: 'Machines on floors during demolition',
    summary:
      'Mechanical equipment goes only on floors strong enough for it. Floor openings have curbs or stop-logs, so that it cannot roll over the edge.',
    risk: 'High',
    tags: ['demolition', 'vehicles'],
    related: ['1926.850', '1926.859'],
  },
  {
    code: '1926.859',
    title: 'Mechanical demolition',
    summary:
      'Nobody is in the danger area while a ball or clam works. The ball weighs no more than 50 percent of the crane’s rated load or 25 percent of the line’s breaking strength, whichever is less. A competent person keeps looking for weakened floors and walls, and nobody works there until they are shored.',
    risk: 'High',
    tags: ['demolition', 'crane', 'competent person', 'inspection'],
    related: ['1926.850(a)', '1926.1425'],
  },
  {
    code: '1926.900',
    title: 'Blasting: general',
    summary:
      'Only authorized, qualified people handle explosives, sober, with no flame or smoking near. Every explosive is accounted for and locked away when unused. Work stops when a thunderstorm comes; signs against radio transmitters stand within 1,000 ft, and transmitters closer than 100 ft are switched off and locked.',
    risk: 'High',
    tags: ['explosives', 'signs', 'training'],
    related: ['1926.901', '1926.905', '1926.909', '1926.911'],
  },
  {
    code: '1926.901',
    title: 'Blaster qualifications',
    summary:
      'A blaster understands and can give written and spoken orders, is fit and not addicted to drugs or drink, is trained and experienced in the kind of blasting used, and has shown competence with the type of explosives. State licenses come on top.',
    risk: 'High',
    tags: ['explosives', 'training'],
    related: ['1926.900'],
  },
  {
    code: '1926.902',
    title: 'Transporting explosives on the surface',
    summary:
      'Explosives travel alone, caps apart from the rest, in a sound vehicle marked Explosives in red letters at least 4 in high on all sides, with a charged extinguisher of at least 10-ABC. A licensed, fit driver stays with it and nobody smokes.',
    risk: 'High',
    tags: ['explosives', 'transport', 'signs', 'drivers'],
    related: ['1926.900', '49 CFR 177'],
  },
  {
    code: '1926.904',
    title: 'Storing explosives',
    summary:
      'Explosives are kept in approved magazines, detonators apart from other explosives. No smoking or open flame within 50 ft.',
    risk: 'High',
    tags: ['explosives', 'storage', 'fire safety'],
    related: ['1926.900', '1910.109'],
  },
  {
    code: '1926.905',
    title: 'Loading explosives',
    summary:
      'Only holes to be fired next are loaded, tamped with wood or plastic, and never left unattended. Machines stay 50 ft from loaded holes, old holes are checked for unfired charges before drilling, and nothing but loading goes on in the blast area.',
    risk: 'High',
    tags: ['explosives'],
    related: ['1926.900', '1926.911'],
  },
  {
    code: '1926.909',
    title: 'Firing the blast',
    summary:
      'Signals are posted and known: a minute of long blasts 5 minutes before, short blasts 1 minute before, and a long one for all clear after inspection. The blaster makes sure that everybody is away or under cover, and flaggers stop traffic on roads through the zone.',
    risk: 'High',
    tags: ['explosives', 'signs', 'traffic'],
    related: ['1926.900', '1926.911'],
  },
  {
    code: '1926.911',
    title: 'Misfires',
    summary:
      'After a misfire everybody stays out except those who make it safe. Nobody digs the charge out: it is re-primed and fired, or washed out with water if that is safer. With cap and fuse all stay away at least 1 hour.',
    risk: 'High',
    tags: ['explosives', 'emergency'],
    related: ['1926.909', '1926.905'],
  },
])
