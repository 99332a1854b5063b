import { fromMemory } from './verification'
import { writtenUp } from './write-up'

const consensus = {
  industry: 'General Industry',
  body: 'Other',
  jurisdiction: 'US',
  verified: fromMemory,
} as const
const directive = {
  industry: 'General Industry',
  body: 'OSHA',
  jurisdiction: 'US',
  verified: fromMemory,
  source: (code: string) =>
    `https://www.osha.gov/enforcement/directives/${code.replace('OSHA ', '').toLowerCase().replaceAll(' ', '-')}`,
} as const
const guidance = { ...directive, source: () => 'https://www.osha.gov/publications' } as const

/** Hazards without a standard of their own: arc flash, combustible dust, violence, ergonomics; emphasis programs. */
export const usSpecialHazards = [
  ...writtenUp(
    {
      ...consensus,
      source: () => 'https://www.nfpa.org/codes-and-standards/nfpa-70e-standard-development/70e',
    },
    [
      {
        code: 'NFPA 70E',
        title: 'Arc flash and electrical safety in the workplace',
        summary:
          'The national standard that OSHA and industry use for live electrical work. First choice is to shut off, lock out and test dead; live work needs a reason and an energized work permit, a risk assessment for shock and arc flash, boundaries kept by approach distance, and arc-rated clothing for the incident energy on the label or by category. It is not law itself; OSHA cites 1910.333 and 1910.335 or 1926.416 and points to it.',
        check: [
          'Label on the panel with voltage, arc flash boundary and energy or PPE category.',
          'Energized work permit, or the circuit locked and tested dead.',
          'Arc-rated shirt, hood, gloves with leather protectors in date.',
          'Everybody else outside the boundary.',
        ],
        risk: 'High',
        tags: ['electrical', 'ppe', 'permit', 'risk assessment'],
        related: ['29 CFR 1910.333', '29 CFR 1910.335', '29 CFR 1926.416(a)(1)'],
        asks: [
          'arc flash',
          'arc flash PPE',
          'arc flash label required',
          'what clothing for working in a panel',
          'energized work permit',
          'NFPA 70E category 2',
          'is NFPA 70E mandatory',
          'arc flash boundary distance',
          'working live on a panel',
        ],
      },
      {
        code: 'NFPA 660',
        title: 'Combustible dust: national standard',
        summary:
          'Combines the earlier dust standards: whoever makes or handles dust that can burn has it tested, makes a dust hazard analysis, keeps dust off surfaces and controls ignition, and protects collectors, silos and ducts against explosion. Wood, flour, sugar, plastics, aluminum and many others are combustible.',
        check: [
          'Dust on beams and ledges: a layer as thin as a paper clip over a large area can feed an explosion.',
          'No blowing down with compressed air near ignition sources.',
          'Collector outdoors or protected; ducts bonded.',
          'Dust hazard analysis on file.',
        ],
        risk: 'High',
        tags: ['fire safety', 'housekeeping', 'ventilation'],
        related: ['OSHA CPL 03-00-008', '29 CFR 1910.272'],
        asks: [
          'combustible dust standard',
          'dust hazard analysis',
          'is sawdust explosive',
          'dust collector explosion protection',
          'how much dust is too much',
          'sugar dust flour dust explosion',
          'NFPA 652 now 660',
        ],
      },
    ],
  ),
  ...writtenUp(directive, [
    {
      code: 'OSHA CPL 03-00-008',
      title: 'Combustible dust: national emphasis program',
      summary:
        'OSHA inspects plants where dust can burn or explode: wood, food, metals, plastics, chemicals, grain. There is no general dust standard; citations come under housekeeping, electrical, exits and ventilation rules, grain handling, or the General Duty Clause with the national fire codes as the yardstick.',
      risk: 'High',
      tags: ['fire safety', 'housekeeping', 'inspection'],
      related: ['NFPA 660', '29 CFR 1910.272', 'OSH Act 5(a)(1)'],
      asks: [
        'combustible dust OSHA',
        'dust explosion inspection',
        'OSHA dust NEP',
        'sawdust buildup citation',
        'which OSHA rule covers dust explosions',
        'metal dust fire OSHA',
      ],
    },
    {
      code: 'OSHA CPL 02-01-058',
      title: 'Workplace violence: how OSHA inspects',
      summary:
        'There is no federal workplace violence standard. OSHA investigates and cites under the General Duty Clause, above all in health care, social services, late-night retail, corrections and taxi work, where violence is a recognized hazard and there are feasible ways to reduce it: a program, layout, staffing, alarms, training and looking into incidents.',
      check: [
        'Threats and assaults reported and looked into.',
        'Alarm or radio; nobody alone with known dangers.',
        'Staff trained to calm people down and to get out.',
      ],
      risk: 'Medium',
      tags: ['compliance', 'healthcare', 'training', 'emergency'],
      related: ['OSH Act 5(a)(1)', 'OSHA 3148'],
      asks: [
        'workplace violence OSHA',
        'employee threatened at work',
        'is workplace violence covered by OSHA',
        'assault on a nurse OSHA',
        'violence prevention program',
        'active shooter plan required',
        'fight on the job site',
      ],
    },
    {
      code: 'OSHA CPL 02-00-144',
      title: 'Ergonomics: hazard alert letters',
      summary:
        'There is no federal ergonomics standard since it was repealed in 2001. OSHA uses the General Duty Clause for serious cases and otherwise sends a hazard alert letter that names the problem and suggests fixes, then follows up on it. Strains still have to be recorded on the log when they meet the criteria.',
      check: [
        'Lifting, carrying and reaching tasks listed; the worst redesigned first.',
        'Lift aids really used.',
        'Early reports of pain taken seriously.',
      ],
      risk: 'Medium',
      tags: ['ergonomics', 'manual handling', 'compliance'],
      related: ['OSH Act 5(a)(1)', 'NIOSH 94-110', 'NIOSH 97-117', 'OSHA 3125'],
      asks: [
        'is there an OSHA ergonomics standard',
        'ergonomic citation',
        'how much weight can I lift OSHA',
        'weight limit for lifting',
        'back injuries OSHA rule',
        'repetitive motion OSHA',
        'ergonomic hazard alert letter',
        'maximum lifting weight 50 pounds',
      ],
    },
    {
      code: 'OSHA CPL 03-00-026',
      title: 'Warehouses and distribution centers: emphasis program',
      summary:
        'OSHA inspects warehouses, mail and parcel centers and some big retail stores for forklifts, material handling and storage, walking surfaces, exits and fire protection; heat and ergonomics are looked at in each inspection. High injury rates put a site on the list.',
      risk: 'Medium',
      tags: ['forklift', 'storage', 'heat', 'ergonomics', 'inspection'],
      related: ['29 CFR 1910.178', '29 CFR 1910.176', 'OSHA CPL 03-00-024'],
      asks: [
        'warehouse OSHA inspection',
        'warehouse emphasis program',
        'distribution center safety rules',
        'what does OSHA look for in a warehouse',
        'fulfillment center OSHA',
        'racking and forklift inspection',
      ],
    },
  ]),
  ...writtenUp({ ...directive, industry: 'Construction' }, [
    {
      code: 'OSHA CPL 03-00-025',
      title: 'Falls: national emphasis program',
      summary:
        'Since 2023 OSHA inspectors may stop wherever they see somebody working at height, in construction above all and in other trades too, such as roof, gutter, sign and window work. A ladder or roof in plain view is reason enough for an inspection.',
      risk: 'High',
      tags: ['fall protection', 'ladder', 'roof', 'inspection'],
      related: ['29 CFR 1926.501', '29 CFR 1926.1053'],
      asks: [
        'can OSHA stop when they drive by',
        'fall emphasis program',
        'OSHA drive-by inspection roof',
        'inspector saw workers on a roof',
        'falls NEP',
        'why did OSHA inspect our roofing job',
      ],
    },
    {
      code: 'OSHA CPL 02-00-161',
      title: 'Trenching and excavation: national emphasis program',
      summary:
        'Inspectors look into every open trench or excavation they come across, whatever its depth, and note whether people are in it and what protects them. Each regional office also talks to contractors and suppliers about cave-ins.',
      risk: 'High',
      tags: ['excavation', 'inspection'],
      related: ['29 CFR 1926.652(a)(1)', '29 CFR 1926.651'],
      asks: [
        'trench emphasis program',
        'OSHA inspects every trench',
        'trenching NEP',
        'can OSHA inspect any open trench',
        'why OSHA stopped at our trench',
        'cave-in enforcement program',
      ],
    },
  ]),
  ...writtenUp(guidance, [
    {
      code: 'OSHA 3148',
      title: 'Preventing violence in health care and social services',
      summary:
        'Guidance, not law: management commitment and worker participation, a look at where and when assaults happen, changes to rooms, alarms, staffing and procedures, training, and records that show whether it works. Inspectors use it as the measure of what is feasible.',
      risk: 'Medium',
      tags: ['healthcare', 'training', 'risk assessment'],
      related: ['OSHA CPL 02-01-058', 'OSH Act 5(a)(1)'],
      asks: [
        'violence in hospitals guidance',
        'patient assault prevention',
        'social worker home visit safety',
        'healthcare workplace violence program',
        'panic buttons nurses',
        'violence risk assessment clinic',
      ],
    },
    {
      code: 'OSHA 3125',
      title: 'Ergonomics: the study of work',
      summary:
        'OSHA’s guide to setting up an ergonomics program: look at jobs with force, repetition, awkward posture, vibration and cold, involve the people who do them, fix tools and workstations first, train, and treat early complaints. It is guidance, not a rule.',
      risk: 'Low',
      tags: ['ergonomics', 'manual handling', 'training'],
      related: ['OSHA CPL 02-00-144', 'NIOSH 97-117'],
      asks: [
        'ergonomics program guide',
        'how to start an ergonomics program',
        'musculoskeletal disorders at work',
        'awkward posture job fix',
        'sprains and strains prevention',
        'workstation ergonomics OSHA',
      ],
    },
  ]),
  ...writtenUp(
    {
      industry: 'General Industry',
      body: 'NIOSH',
      jurisdiction: 'US',
      verified: fromMemory,
      source: () => 'https://www.cdc.gov/niosh/docs/97-117/',
    },
    [
      {
        code: 'NIOSH 97-117',
        title: 'Elements of ergonomics programs',
        summary:
          'Seven steps to keep muscles and joints from being worn out by work: look for signs, show commitment, train, gather data, find and test controls, manage health care, and plan for ergonomics in new work. A toolbox of checklists goes with it.',
        risk: 'Low',
        tags: ['ergonomics', 'manual handling', 'risk assessment'],
        related: ['NIOSH 94-110', 'OSHA 3125'],
        asks: [
          'ergonomics checklist',
          'NIOSH ergonomics primer',
          'steps of an ergonomics program',
          'musculoskeletal checklist',
          'evaluate a job for ergonomics',
          'ergonomic risk factors list',
        ],
      },
    ],
  ),
]
