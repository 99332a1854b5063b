import { fromMemory } from './verification'
import { cfr, mineText } from './write-up'

/** 30 CFR 56: surface metal and nonmetal mines. */
export const miningSurface = cfr({ title: 30, industry: 'Mining', body: 'MSHA', verified: fromMemory }, [
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
      'Each mine has equipment for fighting fires in their early stage, strategically placed, easy to reach, marked and maintained. Loaders, crushers and fuel points need their own.',
    risk: 'Medium',
    tags: ['mining', 'fire safety'],
    related: ['56.6300'],
  },
  {
    code: '56.5001',
    title: 'Limits for airborne contaminants at surface mines',
    summary:
      'Exposure to airborne contaminants stays within the adopted limits; controls come before respirators, and dust, gas and fumes are sampled as often as needed. Crushing, screening and bagging are where the dust is.',
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
      'Rules for speed, right of way, direction and headlights are set and followed, and signs warn at hazardous places. Small vehicles keep well away from haul trucks.',
    risk: 'High',
    tags: ['mining', 'traffic', 'vehicles', 'signs'],
    related: ['56.9300', '56.14132'],
  },
  {
    code: '56.9300',
    title: 'Berms and guardrails on haul roads',
    summary:
      'Where a vehicle could go over a drop deep enough to overturn it, the bank has a berm or rail at least as high as the mid-axle of the largest vehicle that usually drives there. Ramps to dump hoppers count as well.',
    check: [
      'Pick the biggest truck: berm at least to its axle.',
      'Gaps only where needed for drainage or plow.',
      'Dump points have stop blocks or berms too.',
    ],
    risk: 'High',
    tags: ['mining', 'vehicles', 'guardrail'],
    related: ['56.9100', '77.1605'],
  },
  {
    code: '56.11001',
    title: 'Safe access at mines',
    summary:
      'A safe way in and out is provided and kept to every place where people work. Climbing over conveyors or piles is not safe access.',
    risk: 'Medium',
    tags: ['mining', 'ladder', 'stairs'],
    related: ['56.11002', '56.20003'],
  },
  {
    code: '56.11002',
    title: 'Handrails and toeboards at mines',
    summary:
      'Crossovers, elevated walkways, ramps and stairs are sound and have handrails; toeboards are fitted where people below could be hit. A missing handrail at a crusher is a frequent citation.',
    risk: 'Medium',
    tags: ['mining', 'guardrail', 'stairs'],
    related: ['56.11001'],
  },
  {
    code: '56.12016',
    verified: mineText,
    title: 'Locking out electrical equipment at mines',
    summary:
      'Electrically powered equipment is switched off before mechanical work. Switches are locked out or otherwise kept from being closed, with a notice signed by the people doing the work. Locks are removed only by those who put them on or by authorized people.',
    risk: 'High',
    tags: ['mining', 'lockout', 'electrical'],
    related: ['56.12028', '29 CFR 1910.147'],
  },
  {
    code: '56.12028',
    title: 'Testing grounding systems',
    summary:
      'Continuity and resistance of grounding systems are tested after installation, repair or change and every year, with a record. The latest result is shown to the inspector.',
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
    verified: mineText,
    title: 'Guarding moving machine parts at mines',
    summary:
      'Gears, chains, drive, head, tail and take-up pulleys, flywheels, shafts and fan blades that could injure are guarded. Parts at least 7 ft away from walking and working surfaces are exempt.',
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
      'Guards are strong, kept in good condition and stay in place while the machine runs, except for testing or adjustment that cannot be done without taking them off. Missing bolts and gaps big enough for a hand are defects.',
    risk: 'Medium',
    tags: ['mining', 'machine guarding'],
    related: ['56.14107'],
  },
  {
    code: '56.14130',
    title: 'Roll-over protection and seat belts at mines',
    summary:
      'Loaders, dozers, graders, tractors and similar surface equipment have roll-over protection and seat belts, and operators wear them. A belt under the seat protects nobody.',
    risk: 'High',
    tags: ['mining', 'vehicles'],
    related: ['29 CFR 1926.1000', '56.14132'],
  },
  {
    code: '56.14132',
    verified: mineText,
    title: 'Horns and back-up alarms at mines',
    summary:
      'Horns on self-propelled equipment work. If the view to the rear is obstructed, there is an automatic reverse alarm heard above the noise, a wheel bell that sounds at least every 3 ft, an alarm that senses what is behind, or an observer who signals. At night a strobe light may take the place of the sound.',
    risk: 'High',
    tags: ['mining', 'vehicles', 'traffic'],
    related: ['56.14100', '29 CFR 1926.601(b)(4)'],
  },
  {
    code: '56.15002',
    title: 'Hard hats at mines',
    summary:
      'Everyone wears a suitable hard hat in and around a mine where falling objects may create a hazard. Pits, plants and loading points usually qualify.',
    risk: 'High',
    tags: ['mining', 'head protection', 'ppe'],
    related: ['56.15003', '56.15004', '29 CFR 1926.100(a)'],
  },
  {
    code: '56.15003',
    title: 'Protective footwear at mines',
    summary:
      'Everyone wears suitable protective footwear in and around areas where the feet could be hurt. Safety-toe boots are the norm.',
    risk: 'Medium',
    tags: ['mining', 'foot protection', 'ppe'],
    related: ['56.15002'],
  },
  {
    code: '56.15004',
    title: 'Eye protection at mines',
    summary:
      'Safety glasses, goggles or face shields are worn where a hazard could injure unprotected eyes. Hammering, grinding and dusty places are typical.',
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
    summary:
      'Life jackets or belts are worn where people could fall into water and drown. Dredges, ponds and docks are the places.',
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
    summary:
      'Workplaces, passages, storerooms and floors are kept clean, orderly and as dry as possible. Spilled material on walkways is cleared, not walked over.',
    risk: 'Low',
    tags: ['mining', 'housekeeping'],
    related: ['56.11001', '29 CFR 1910.22(a)'],
  },
])
