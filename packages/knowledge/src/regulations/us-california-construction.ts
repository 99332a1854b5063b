import { stateRules } from './us-states'

/** Cal/OSHA: the construction safety orders. */
export const californiaConstruction = stateRules('US-CA', 'Construction', [
  {
    code: 'CA 8 CCR 1509',
    title:
      'Injury prevention on construction sites: code of safe practices and tailgate meetings (California)',
    summary:
      'Every construction employer has a written injury and illness prevention program and a code of safe practices that fits its work and is posted or handed out at each site. Supervisors hold toolbox or tailgate meetings with their crews at least every 10 working days.',
    check: [
      'Code of safe practices posted on this site.',
      'Dates and names of the last tailgate meetings.',
      'Program names the person in charge.',
    ],
    risk: 'Medium',
    tags: ['compliance', 'training', 'worker participation'],
    related: ['CA 8 CCR 3203', '29 CFR 1926.20(b)'],
    asks: [
      'tailgate meeting how often California',
      'toolbox talk requirement Cal/OSHA',
      'code of safe practices',
      'IIPP for construction',
      'safety meeting every 10 days',
      'California construction safety program',
    ],
  },
  {
    code: 'CA 8 CCR 1541',
    title: 'Excavations (California)',
    summary:
      'California’s excavation rule follows the federal one: utilities located first, a way out within 25 ft in trenches 4 ft or deeper, spoil 2 ft back, air tested where it may be bad and daily inspections by a competent person. Digging near marked lines has to respect the approximate location of the installations before it begins.',
    risk: 'High',
    tags: ['excavation', 'competent person'],
    related: ['CA 8 CCR 1541.1', 'CA 8 CCR 341', '29 CFR 1926.651'],
    asks: [
      'Cal/OSHA trenching',
      'California excavation rules',
      'trench ladder California',
      'USA dig alert excavation Cal OSHA',
      'spoil pile distance California',
      'trench inspection California',
    ],
  },
  {
    code: 'CA 8 CCR 1541.1',
    title: 'Trench protective systems (California)',
    summary:
      'People in an excavation are protected by sloping, shoring or shields unless it is in stable rock or less than 5 ft deep and a competent person sees no sign of a cave-in. Slopes, timber and hydraulic shoring follow the appendices as in the federal rule.',
    risk: 'High',
    tags: ['excavation'],
    related: ['CA 8 CCR 1541', 'CA 8 CCR 341', '29 CFR 1926.652'],
    asks: [
      'how deep can a trench be without shoring California',
      'Cal OSHA shoring requirements',
      'trench box California',
      '5 foot trench rule Cal/OSHA',
      'sloping requirements California',
      'shoring depth California',
    ],
  },
  {
    code: 'CA 8 CCR 341',
    title: 'Permits for trenches, demolition and tall structures (California)',
    summary:
      'Before work starts, a Cal/OSHA permit is needed for trenches or excavations 5 ft or deeper into which somebody has to go, for building or demolishing structures more than three stories or 36 ft high, and for the falsework and scaffolding such structures take. The permit or its notice is kept at the site.',
    check: [
      'Annual or project permit in hand before digging.',
      'Activity notification sent for an annual permit.',
    ],
    risk: 'Medium',
    tags: ['permit', 'excavation', 'demolition', 'compliance'],
    related: ['CA 8 CCR 1541', 'CA 8 CCR 1541.1'],
    asks: [
      'do I need a Cal/OSHA permit to dig',
      'trench permit California',
      'annual excavation permit',
      'permit for demolition over 36 feet',
      'T-1 permit',
      'Cal OSHA project permit',
    ],
  },
  {
    code: 'CA 8 CCR 1669',
    title: 'Fall protection: general (California)',
    summary:
      'Where guardrails or nets are not used in construction, people wear fall protection at the heights of the articles that follow; the general height in California construction is 7 1/2 ft, not the federal 6 ft. Some trades have heights of their own, so look at the article for the work.',
    risk: 'High',
    tags: ['fall protection', 'harness'],
    related: ['CA 8 CCR 1670', 'CA 8 CCR 1716.2', '29 CFR 1926.501(b)(1)'],
    asks: [
      'Cal/OSHA fall protection height',
      'California fall protection 7.5 feet',
      'when do I need fall protection in California',
      'trigger height California construction',
      'is it 6 feet or 7.5 feet in California',
      'California vs federal fall protection',
    ],
  },
  {
    code: 'CA 8 CCR 1670',
    title: 'Fall arrest, restraint and positioning from 7 1/2 ft (California)',
    summary:
      'Where nothing else protects them, workers wear fall arrest, restraint or positioning systems when they could fall more than 7 1/2 ft from the perimeter of a structure, unprotected sides and edges, leading edges, shafts and openings, or steep roofs. Anchors for fall arrest hold 5,000 lb per person or twice the expected load under a qualified person.',
    check: [
      'Open edge above 7 1/2 ft: rail, net or tie-off.',
      'Anchor rated, harness inspected before use.',
      'Prompt rescue possible.',
    ],
    risk: 'High',
    tags: ['fall protection', 'harness', 'roof'],
    related: ['CA 8 CCR 1669', '29 CFR 1926.502(d)', '29 CFR 1926.501(b)(1)'],
    asks: [
      'harness height California',
      'how high before I need to tie off in California',
      'Cal OSHA harness requirement',
      '7.5 foot rule',
      'personal fall arrest California',
      'Cal/OSHA 1670',
      'seven and a half feet fall protection',
    ],
  },
  {
    code: 'CA 8 CCR 1716.2',
    title: 'Wood and light steel framing of houses: fall protection (California)',
    summary:
      'California’s rule for framing houses and similar light buildings long set its own, higher trigger heights. They were lowered to the federal 6 ft as of July 2025 after federal OSHA found them less protective. Check the current text before relying on an older plan.',
    risk: 'High',
    tags: ['residential', 'fall protection', 'roof'],
    related: ['CA 8 CCR 1669', '29 CFR 1926.501(b)(13)'],
    asks: [
      'residential framing fall protection California',
      'Cal OSHA framers 15 feet',
      'new residential fall protection rule July 2025',
      'walking top plates California',
      'truss setting fall protection California',
      'house framing harness Cal/OSHA',
    ],
  },
  {
    code: 'CA 8 CCR 1512',
    title: 'Emergency medical services on construction sites (California)',
    summary:
      'Each construction employer has first aid material fit for the crew, somebody trained in first aid at the site, and a way to call for help. Emergency numbers or the arrangement for service are known to everyone.',
    risk: 'Medium',
    tags: ['first aid', 'emergency'],
    related: ['29 CFR 1926.50'],
    asks: [
      'first aid kit California construction',
      'trained first aider on site Cal/OSHA',
      'do I need somebody with CPR on site California',
      'emergency medical services construction California',
      'first aid requirements Cal OSHA',
      'who needs first aid training on a job site',
    ],
  },
  {
    code: 'CA 8 CCR 1532.3',
    title: 'Silica in construction (California)',
    summary:
      'California’s construction silica rule follows the federal one: an exposure limit of 50 µg per cubic meter as an eight-hour average, or the listed tools with water or vacuum and the respirators the table names. A written plan and a competent person go with it.',
    risk: 'High',
    tags: ['silica', 'respiratory protection', 'competent person'],
    related: ['29 CFR 1926.1153', 'CA 8 CCR 5204'],
    asks: [
      'Cal/OSHA silica construction',
      'cutting concrete dust California',
      'silica table 1 California',
      'wet cutting required California',
      'silica exposure plan Cal OSHA',
      'dust control jackhammer California',
    ],
  },
  {
    code: 'CA 8 CCR 1598',
    title: 'Traffic control and warning garments on streets (California)',
    summary:
      'Where construction endangers people on streets and highways, traffic is controlled with signs, devices and, where those are not enough, flaggers, as in the state’s traffic control manual. Workers on foot exposed to public or site traffic wear high-visibility garments, which California asks more plainly than the federal rule.',
    risk: 'High',
    tags: ['traffic', 'hi-vis', 'signs'],
    related: ['29 CFR 1926.200(g)', '29 CFR 1926.201'],
    asks: [
      'safety vest requirement California',
      'hi vis required Cal/OSHA',
      'traffic control plan California construction',
      'flagger rules California',
      'class 2 vest road work California',
      'when do workers need vests in California',
    ],
  },
])
