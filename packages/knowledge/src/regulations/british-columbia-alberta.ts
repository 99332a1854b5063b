import { canada } from './canada'

export const britishColumbiaConstruction = canada({ industry: 'Construction', region: 'CA-BC' }, [
  {
    code: 'BC OHSR s. 11.2',
    title: 'Fall protection (British Columbia)',
    summary:
      'A fall protection system is used where somebody could fall 3 m (10 ft) or more, or less where the landing could injure more than a flat surface. Guardrails come first.',
    risk: 'High',
    tags: ['fall protection', 'guardrail'],
    related: ['O. Reg. 213/91 s. 26'],
    asks: [
      'fall protection BC',
      '10 feet rule BC',
      'WorkSafeBC fall protection',
      'harness BC',
      'guardrail BC',
      'how high tie off BC',
    ],
  },
  {
    code: 'BC OHSR s. 8.11',
    title: 'Safety headgear (British Columbia)',
    summary:
      'Safety headgear is worn in any work area where falling, flying or thrown objects or other contact could injure the head. It meets CSA Z94.1 or an accepted equal.',
    risk: 'High',
    tags: ['head protection', 'ppe'],
    related: ['BC OHSR s. 11.2', '29 CFR 1926.100(a)'],
    asks: [
      'hard hat BC',
      'WorkSafeBC hard hat',
      'helmet construction BC',
      'no hard hat BC',
      'chin strap BC',
      'when is a hard hat needed BC',
    ],
  },
  {
    code: 'BC OHSR Part 13',
    title: 'Ladders, scaffolds and temporary platforms (British Columbia)',
    summary:
      'Ladders and scaffolds meet recognized standards, stand on firm bases, are secured and inspected before use. Portable ladders rise about 1 m above the landing, and scaffolds have guardrails, planking and safe access.',
    check: ['Ladder tied and 1 m above the landing.', 'Scaffold rails and planks.', 'Inspected before use.'],
    risk: 'High',
    tags: ['scaffold', 'ladder'],
    related: ['BC OHSR s. 11.2', '29 CFR 1926.451(a)'],
    asks: [
      'scaffold BC',
      'ladder BC',
      'WorkSafeBC ladders',
      'swing stage BC',
      'scaffold inspection BC',
      'ladder above landing BC',
    ],
  },
  {
    code: 'BC OHSR s. 14.34.1',
    title: 'Crane operator certification (British Columbia)',
    summary:
      'Nobody operates a mobile crane, tower crane or boom truck without a valid operator’s certificate issued by a body that WorkSafeBC accepts. Trainees work under supervision.',
    risk: 'High',
    tags: ['crane', 'training'],
    related: ['O. Reg. 213/91 s. 150', '29 CFR 1926.1427'],
    asks: [
      'crane certificate BC',
      'BC Crane Safety',
      'who can operate a crane BC',
      'boom truck licence BC',
      'tower crane operator BC',
      'crane ticket BC',
    ],
  },
  {
    code: 'BC OHSR s. 19.24.1',
    title: 'Distance to power lines (British Columbia)',
    summary:
      'Exposed electrical equipment and conductors above 750 V are kept at a distance: 3 m up to 75 kV, 4.5 m up to 250 kV and 6 m up to 550 kV. If that cannot be kept, the power system owner is asked for written assurance.',
    risk: 'High',
    tags: ['power lines', 'electrical', 'crane'],
    related: ['O. Reg. 213/91 s. 188', '29 CFR 1926.1408'],
    asks: [
      'how close to power lines BC',
      'limits of approach BC',
      '30M33 form',
      'crane near lines BC',
      'BC Hydro distance',
      '10 feet from power line BC',
    ],
  },
  {
    code: 'BC OHSR s. 20.81',
    title: 'Excavations deeper than 1.2 m (British Columbia)',
    summary:
      'Before a worker enters an excavation over 1.2 m (4 ft) deep, its sides are sloped or benched, shored, or both, as the regulation or a qualified registered professional says in writing. Combined or deeper work needs the professional.',
    risk: 'High',
    tags: ['excavation'],
    related: ['O. Reg. 213/91 s. 234', '29 CFR 1926.652(a)(1)'],
    asks: [
      'trench depth BC',
      '4 foot trench BC',
      'shoring BC',
      'excavation engineer BC',
      'trench box BC',
      'slope excavation BC',
    ],
  },
])

export const albertaConstruction = canada({ industry: 'Construction', region: 'CA-AB' }, [
  {
    code: 'Alberta OHS Code s. 139',
    title: 'Fall protection (Alberta)',
    summary:
      'Workers are protected where they may fall 3 m or more, or less where there is an unusual possibility of injury. Guardrails where reasonably practicable, else travel restraint, fall arrest or equivalent.',
    risk: 'High',
    tags: ['fall protection', 'guardrail', 'harness'],
    related: ['BC OHSR s. 11.2'],
    asks: [
      'fall protection Alberta',
      '3 m Alberta',
      'harness Alberta',
      'guardrail Alberta',
      'tie off height Alberta',
      'fall arrest Alberta',
    ],
  },
  {
    code: 'Alberta OHS Code s. 234',
    title: 'Industrial headwear (Alberta)',
    summary:
      'Where there is a foreseeable danger of injury to the head, workers wear industrial headwear that suits the hazard. It is approved to CSA Z94.1 or ANSI Z89.1.',
    risk: 'High',
    tags: ['head protection', 'ppe'],
    related: ['Alberta OHS Code s. 139', '29 CFR 1926.100(a)'],
    asks: [
      'hard hat Alberta',
      'helmet construction Alberta',
      'no hard hat Alberta',
      'Z94.1 Alberta',
      'hard hat oil site',
      'headwear Alberta',
    ],
  },
  {
    code: 'Alberta OHS Code s. 136',
    title: 'Securing portable ladders (Alberta)',
    summary:
      'A portable ladder is secured against movement on a stable base, its foot no farther out than a quarter of the height to the top support. The side rails rise at least 1 m above the landing.',
    check: ['Secured and on firm ground.', '1 m above the landing.'],
    risk: 'High',
    tags: ['ladder', 'fall protection'],
    related: ['29 CFR 1926.1053(b)(1)'],
    asks: [
      'ladder Alberta',
      'ladder 1 in 4 Alberta',
      'ladder above landing Alberta',
      'tie off ladder Alberta',
      'ladder secured Alberta',
      'extension ladder Alberta',
    ],
  },
  {
    code: 'Alberta OHS Code s. 326',
    title: 'Scaffold tags (Alberta)',
    summary:
      'A scaffold is inspected by a competent worker and tagged at each access: green if ready, yellow if it has a hazard to know of, red if unsafe. The tag lasts no more than 21 days, and people heed it.',
    check: ['Tag at the access.', 'Within 21 days.'],
    risk: 'High',
    tags: ['scaffold', 'inspection', 'signs'],
    related: ['29 CFR 1926.451(f)(3)'],
    asks: [
      'scaffold tag Alberta',
      'green yellow red tag scaffold',
      'scaffold inspection 21 days',
      'scaffold tag expired',
      'red tag scaffold',
      'who tags a scaffold',
    ],
  },
  {
    code: 'Alberta OHS Code Part 6',
    title: 'Cranes, hoists and lifting devices (Alberta)',
    summary:
      'Cranes and hoists are marked with their rated load, kept with a log book, inspected and operated by competent people, and never loaded beyond capacity. Signalers guide the operator whose view is blocked, and loads do not pass over people.',
    risk: 'High',
    tags: ['crane', 'hoist', 'rigging'],
    related: ['29 CFR 1926.1417'],
    asks: [
      'crane Alberta',
      'crane log book Alberta',
      'rated capacity Alberta',
      'hoist inspection Alberta',
      'crane operator Alberta',
      'signaler crane Alberta',
    ],
  },
  {
    code: 'Alberta OHS Code s. 225',
    title: 'Working near overhead power lines (Alberta)',
    summary:
      'Before work within 7 m of an energized overhead line the operator of the line is contacted, who says which distance to keep. Equipment and workers keep the safe limits of approach.',
    risk: 'High',
    tags: ['power lines', 'electrical', 'crane'],
    related: ['29 CFR 1926.1408'],
    asks: [
      'power line distance Alberta',
      '7 metre rule Alberta',
      'limits of approach Alberta',
      'overhead line Alberta',
      'crane near lines Alberta',
      'who do I call power line Alberta',
    ],
  },
  {
    code: 'Alberta OHS Code s. 450',
    title: 'Protecting workers in excavations (Alberta)',
    summary:
      'Before a worker enters an excavation 1.5 m deep or more where the sides could cave in, it is sloped, supported by temporary structures, or made safe another way that an engineer certifies. Soil decides the slope.',
    risk: 'High',
    tags: ['excavation'],
    related: ['29 CFR 1926.652(a)(1)'],
    asks: [
      'trench depth Alberta',
      '1.5 m excavation Alberta',
      'shoring Alberta',
      'trench box Alberta',
      'slope trench Alberta',
      'excavation cave in Alberta',
    ],
  },
])
