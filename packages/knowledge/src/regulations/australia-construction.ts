import { australia } from './australia'

export const australiaConstruction = australia({ industry: 'Construction' }, [
  {
    code: 'AU WHS Regulations r. 78',
    title: 'Managing the risk of falls (Australia)',
    summary:
      'A business manages the risk of falls that could injure, at any height, and has the work done on the ground or a solid construction where reasonably practicable. Holes, edges, ladders and vehicles count.',
    risk: 'High',
    tags: ['fall protection', 'risk assessment'],
    related: ['AU WHS Regulations r. 79', 'AU WHS Regulations r. 291'],
    asks: [
      'working at heights Australia',
      'fall risk any height',
      '2 metres rule Australia',
      'do I need edge protection Australia',
      'falls from height PCBU',
      'working on a roof Australia',
    ],
  },
  {
    code: 'AU WHS Regulations r. 79',
    title: 'Specific fall controls (Australia)',
    summary:
      'If the risk cannot be eliminated: a fall prevention device such as scaffold or rail first, then work positioning, then fall arrest, with emergency procedures tested. Workers are trained to use what is chosen.',
    risk: 'High',
    tags: ['fall protection', 'guardrail', 'harness', 'emergency'],
    related: ['AU WHS Regulations r. 78'],
    asks: [
      'harness Australia',
      'fall arrest or guardrail',
      'rescue plan harness Australia',
      'scaffold before harness',
      'fall prevention device',
      'hierarchy for falls',
    ],
  },
  {
    code: 'AU WHS Regulations r. 291',
    title: 'High risk construction work (Australia)',
    summary:
      'Lists the work that needs special care: risk of falling more than 2 m, trenches or shafts deeper than 1.5 m, demolition of load-bearing parts, asbestos, confined spaces, explosives, live services, powered mobile plant, traffic, tilt-up, diving and more. Each item brings the duty to write a method statement.',
    risk: 'High',
    tags: ['fall protection', 'excavation', 'demolition', 'asbestos', 'compliance'],
    related: ['AU WHS Regulations r. 299', 'AU WHS Regulations r. 78'],
    asks: [
      'high risk construction work list',
      'HRCW',
      'when do I need a SWMS',
      '2 m fall 1.5 m trench',
      'what counts as high risk construction',
      'is demolition high risk work',
    ],
  },
  {
    code: 'AU WHS Regulations r. 299',
    title: 'Safe work method statement (SWMS)',
    summary:
      'Before high risk construction work a statement says what the work is, the hazards, the controls and how they are put in place and checked. Work follows it or stops.',
    risk: 'High',
    tags: ['risk assessment', 'compliance'],
    related: ['AU WHS Regulations r. 291'],
    asks: [
      'SWMS',
      'safe work method statement',
      'who writes the SWMS',
      'SWMS template',
      'job must stop if not following SWMS',
      'method statement Australia',
    ],
  },
  {
    code: 'AU WHS Regulations r. 304',
    title: 'Underground services before digging (Australia)',
    summary:
      'Current information about underground essential services is obtained before excavation and given to those who dig. Before You Dig is where it starts.',
    risk: 'High',
    tags: ['excavation', 'electrical', 'power lines'],
    related: ['AU WHS Regulations r. 306', '29 CFR 1926.651(b)'],
    asks: [
      'dial before you dig',
      'before you dig Australia',
      'digger hit a gas pipe',
      'underground services Australia',
      'locate cables before digging',
      'who gets the service plans',
    ],
  },
  {
    code: 'AU WHS Regulations r. 306',
    title: 'Trenches of 1.5 m and deeper (Australia)',
    summary:
      'The work area of such a trench is secured from unauthorized access, and sides are shored, benched or battered unless a geotechnical engineer says in writing that they are safe. It holds wherever somebody may enter.',
    risk: 'High',
    tags: ['excavation'],
    related: ['AU WHS Regulations r. 291', '29 CFR 1926.652(a)(1)'],
    asks: [
      'trench shoring Australia',
      '1.5 m trench',
      'benching battering shoring',
      'trench collapse Australia',
      'how deep without shoring Australia',
      'geotechnical engineer trench',
    ],
  },
  {
    code: 'AU WHS Regulations r. 309',
    title: 'WHS management plan for projects (Australia)',
    summary:
      'The principal contractor of a construction project, generally of $250,000 or more, has a written plan before work starts: responsibilities, consultation, incidents, site rules and checking of method statements. Everybody on the project is told of it.',
    risk: 'Low',
    tags: ['compliance', 'management system'],
    related: ['AU WHS Regulations r. 299'],
    asks: [
      'WHS management plan',
      '$250,000 project',
      'principal contractor plan Australia',
      'construction project safety plan',
      'who is principal contractor',
      'site safety plan Australia',
    ],
  },
  {
    code: 'AU WHS Regulations r. 317',
    title: 'General construction induction (white card)',
    summary:
      'Nobody does construction work without general construction induction training, shown by a card; it lapses after two years away from the trade. Cards from other states count.',
    risk: 'Low',
    tags: ['training', 'compliance'],
    related: ['AU WHS Regulations r. 299'],
    asks: [
      'white card',
      'construction induction',
      'blue card to white card',
      'white card expired',
      'do I need a white card',
      'induction training Australia',
    ],
  },
])
