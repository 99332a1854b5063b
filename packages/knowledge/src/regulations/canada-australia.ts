import type { RegulationIndustry } from '@plumbline/domain'
import type { Regulation } from './regulation'
import { fromMemory } from './verification'
import { type WriteUp, writtenUp } from './write-up'

const named =
  (jurisdiction: Regulation['jurisdiction'], sources: Record<string, string>) =>
  (industry: RegulationIndustry, entries: readonly WriteUp[]) =>
    writtenUp(
      {
        industry,
        body: 'Other',
        jurisdiction,
        verified: fromMemory,
        source: code => Object.entries(sources).find(([name]) => code.startsWith(name))?.[1] ?? '',
      },
      entries,
    )

const canada = named('Canada', {
  'Canada Labour Code': 'https://laws-lois.justice.gc.ca/eng/acts/L-2/',
  'Canada SOR/86-304': 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-86-304/',
  'Canada SOR/2015-17': 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2015-17/',
  'Ontario OHSA': 'https://www.ontario.ca/laws/statute/90o01',
  'O. Reg. 213/91': 'https://www.ontario.ca/laws/regulation/910213',
  'O. Reg. 297/13': 'https://www.ontario.ca/laws/regulation/130297',
  'O. Reg. 381/15': 'https://www.ontario.ca/laws/regulation/150381',
  'O. Reg. 632/05': 'https://www.ontario.ca/laws/regulation/050632',
  'BC OHSR': 'https://www.worksafebc.com/en/law-policy/occupational-health-safety/searchable-ohs-regulation',
  'Alberta OHS Code': 'https://www.alberta.ca/ohs-act-regulation-code',
})

const australia = named('Australia', {
  'AU WHS Act': 'https://www.safeworkaustralia.gov.au/doc/model-whs-act',
  'AU WHS Regulations': 'https://www.safeworkaustralia.gov.au/doc/model-whs-regulations',
})

export const canadaConstruction = canada('Construction', [
  {
    code: 'O. Reg. 213/91 s. 22',
    title: 'Protective headwear (Ontario)',
    summary:
      'Every worker wears protective headwear at all times on a construction project, with a shell and suspension that absorb impact and protect against electric shock. Visitors wear it too.',
    risk: 'High',
    tags: ['head protection', 'ppe'],
    related: ['O. Reg. 213/91 s. 23', '29 CFR 1926.100(a)'],
  },
  {
    code: 'O. Reg. 213/91 s. 23',
    title: 'Protective footwear (Ontario)',
    summary:
      'Every worker wears boots with a box toe and a puncture-proof sole at all times on a project. The green triangle marks the right grade.',
    risk: 'Medium',
    tags: ['foot protection', 'ppe'],
    related: ['O. Reg. 213/91 s. 22'],
  },
  {
    code: 'O. Reg. 213/91 s. 26',
    title: 'Fall protection triggers (Ontario)',
    summary:
      'Workers are protected where they may fall more than 3 m, more than 1.2 m from a path for wheelbarrows, or any distance into machinery, liquid, hazardous substances, an object or through an opening. Work on a ladder and on skeleton steel has its own provisions.',
    risk: 'High',
    tags: ['fall protection'],
    related: ['O. Reg. 213/91 s. 26.1', '29 CFR 1926.501(b)(1)'],
  },
  {
    code: 'O. Reg. 213/91 s. 26.1',
    title: 'Guardrails first (Ontario)',
    summary:
      'Where falls are possible, guardrails come first; only if they are not practicable travel restraint, fall restriction, fall arrest or a net is used, in that order. A written rescue procedure exists before fall arrest is used.',
    risk: 'High',
    tags: ['fall protection', 'guardrail', 'harness'],
    related: ['O. Reg. 213/91 s. 26', 'O. Reg. 297/13'],
  },
  {
    code: 'O. Reg. 213/91 s. 69.1',
    title: 'High-visibility clothing (Ontario)',
    summary:
      'Workers who may be endangered by vehicular traffic wear fluorescent and retro-reflective garments, with extra arm and leg bands at night. Signallers and traffic control people always wear it.',
    risk: 'High',
    tags: ['hi-vis', 'traffic', 'ppe'],
    related: ['29 CFR 1926.651(d)'],
  },
  {
    code: 'O. Reg. 213/91 s. 234',
    title: 'Trench support (Ontario)',
    summary:
      'The walls of an excavation are supported, with exceptions: less than 1.2 m deep, nobody has to enter, sloped as the soil type asks, or sound rock. Four soil types decide how it is done.',
    risk: 'High',
    tags: ['excavation'],
    related: ['29 CFR 1926.652(a)(1)'],
  },
  {
    code: 'O. Reg. 297/13',
    title: 'Awareness and working at heights training (Ontario)',
    summary:
      'Everyone completes basic safety awareness training. Construction workers who use fall protection complete an approved working at heights course, valid for three years.',
    risk: 'Medium',
    tags: ['training', 'fall protection'],
    related: ['O. Reg. 213/91 s. 26.1', '29 CFR 1926.503(a)'],
  },
  {
    code: 'BC OHSR s. 11.2',
    title: 'Fall protection (British Columbia)',
    summary:
      'A fall protection system is used where somebody could fall 3 m (10 ft) or more, or less where the landing could injure more than a flat surface. Guardrails come first.',
    risk: 'High',
    tags: ['fall protection', 'guardrail'],
    related: ['O. Reg. 213/91 s. 26'],
  },
  {
    code: 'Alberta OHS Code s. 139',
    title: 'Fall protection (Alberta)',
    summary:
      'Workers are protected where they may fall 3 m or more, or less where there is an unusual possibility of injury. Guardrails where reasonably practicable, else travel restraint, fall arrest or equivalent.',
    risk: 'High',
    tags: ['fall protection', 'guardrail', 'harness'],
    related: ['BC OHSR s. 11.2'],
  },
])

export const canadaGeneral = canada('General Industry', [
  {
    code: 'Canada Labour Code s. 124',
    title: 'General duty of federal employers',
    summary:
      'Every federally regulated employer ensures that the health and safety of everyone it employs is protected. Banks, railways, airlines, ports, telecoms and federal bodies fall under it.',
    risk: 'Medium',
    tags: ['compliance'],
    related: ['Canada Labour Code s. 128'],
  },
  {
    code: 'Canada Labour Code s. 128',
    title: 'Right to refuse dangerous work (federal)',
    summary:
      'An employee may refuse to use a machine, work in a place or do a task that constitutes a danger, reports it at once and may not be punished. Employer, committee and minister then look into it in turn.',
    risk: 'Medium',
    tags: ['worker participation', 'compliance'],
    related: ['Canada Labour Code s. 124', 'Ontario OHSA s. 43'],
  },
  {
    code: 'Canada SOR/86-304 Part VII',
    title: 'Noise (federal)',
    summary:
      'No employee is exposed to more than 87 dBA over 8 hours; where it may reach that, exposure is assessed, reduced and hearing protection provided. Higher levels mean shorter times.',
    risk: 'Medium',
    tags: ['noise', 'ppe'],
    related: ['O. Reg. 381/15', '29 CFR 1910.95'],
  },
  {
    code: 'Canada SOR/86-304 Part XI',
    title: 'Confined spaces (federal)',
    summary:
      'A qualified person assesses each confined space at least every three years; entry follows written procedures, air tests, attendants, permits where needed and rescue. Emergency equipment is inspected before use.',
    risk: 'High',
    tags: ['confined space', 'permit', 'emergency'],
    related: ['O. Reg. 632/05', '29 CFR 1910.146'],
  },
  {
    code: 'Canada SOR/86-304 Part XII',
    title: 'Protective equipment and fall protection (federal)',
    summary:
      'Where hazards cannot be removed, protective equipment, clothing and fall protection are provided, maintained and explained. Users are trained and the training recorded.',
    risk: 'High',
    tags: ['ppe', 'fall protection', 'training'],
    related: ['Canada Labour Code s. 124'],
  },
  {
    code: 'Canada SOR/86-304 Part XV',
    title: 'Investigating and reporting hazardous occurrences (federal)',
    summary:
      'Accidents and dangerous events are investigated by a qualified person; deaths and the most serious events are reported within 24 hours, disabling injuries in writing within 14 days. The committee takes part.',
    risk: 'Medium',
    tags: ['reporting', 'recordkeeping'],
    related: ['29 CFR 1904.39'],
  },
  {
    code: 'Canada SOR/2015-17',
    title: 'Hazardous products (WHMIS)',
    summary:
      'Suppliers classify hazardous products, label them with pictograms in English and French and give safety data sheets of 16 sections. Workers are trained under federal or provincial law.',
    risk: 'Medium',
    tags: ['chemical safety', 'signs', 'training'],
    related: ['29 CFR 1910.1200'],
  },
  {
    code: 'Ontario OHSA s. 25',
    title: 'Employer duties (Ontario)',
    summary:
      'Employers keep equipment in good condition, inform, instruct and supervise workers, appoint competent supervisors and take every precaution reasonable in the circumstances. Inspectors cite its last duty when no rule fits.',
    risk: 'Medium',
    tags: ['compliance', 'training', 'competent person'],
    related: ['Ontario OHSA s. 43'],
  },
  {
    code: 'Ontario OHSA s. 43',
    title: 'Right to refuse unsafe work (Ontario)',
    summary:
      'A worker with reason to believe that equipment, place or violence endangers them may refuse. Supervisor and safety representative investigate, then a ministry inspector if it is not settled.',
    risk: 'Medium',
    tags: ['worker participation'],
    related: ['Ontario OHSA s. 25', 'Canada Labour Code s. 128'],
  },
  {
    code: 'Ontario OHSA s. 51',
    title: 'Reporting deaths and critical injuries (Ontario)',
    summary:
      'A death or critical injury is reported to the ministry, committee and union at once, with a written report within 48 hours, and the scene is left as it is. Only saving life or relieving suffering allows the scene to be touched.',
    risk: 'High',
    tags: ['reporting'],
    related: ['Ontario OHSA s. 25', '29 CFR 1904.39'],
  },
  {
    code: 'O. Reg. 381/15',
    title: 'Noise (Ontario)',
    summary:
      'Employers protect workers so that nobody is exposed above 85 dBA averaged over 8 hours, by engineering controls and work practices before hearing protection; signs warn where the level regularly exceeds it. It covers building sites as well as factories.',
    risk: 'Medium',
    tags: ['noise', 'ppe', 'signs'],
    related: ['Canada SOR/86-304 Part VII'],
  },
  {
    code: 'O. Reg. 632/05',
    title: 'Confined spaces (Ontario)',
    summary:
      'A written programme, an assessment and plan for each space, entry permits, air tests, attendants, rescue and training, and coordination between employers. Before a shift starts the plan is explained to those who enter.',
    risk: 'High',
    tags: ['confined space', 'permit', 'emergency', 'training'],
    related: ['Canada SOR/86-304 Part XI', '29 CFR 1926.1203'],
  },
])

export const australiaConstruction = australia('Construction', [
  {
    code: 'AU WHS Regulations r. 78',
    title: 'Managing the risk of falls (Australia)',
    summary:
      'A business manages the risk of falls that could injure, at any height, and has the work done on the ground or a solid construction where reasonably practicable. Holes, edges, ladders and vehicles count.',
    risk: 'High',
    tags: ['fall protection', 'risk assessment'],
    related: ['AU WHS Regulations r. 79', 'AU WHS Regulations r. 291'],
  },
  {
    code: 'AU WHS Regulations r. 79',
    title: 'Specific fall controls (Australia)',
    summary:
      'If the risk cannot be eliminated: a fall prevention device such as scaffold or rail first, then work positioning, then fall arrest, with emergency procedures tested. Workers are trained to use what is chosen.',
    risk: 'High',
    tags: ['fall protection', 'guardrail', 'harness', 'emergency'],
    related: ['AU WHS Regulations r. 78'],
  },
  {
    code: 'AU WHS Regulations r. 291',
    title: 'High risk construction work (Australia)',
    summary:
      'Lists the work that needs special care: risk of falling more than 2 m, trenches or shafts deeper than 1.5 m, demolition of load-bearing parts, asbestos, confined spaces, explosives, live services, powered mobile plant, traffic, tilt-up, diving and more. Each item brings the duty to write a method statement.',
    risk: 'High',
    tags: ['fall protection', 'excavation', 'demolition', 'asbestos', 'compliance'],
    related: ['AU WHS Regulations r. 299', 'AU WHS Regulations r. 78'],
  },
  {
    code: 'AU WHS Regulations r. 299',
    title: 'Safe work method statement (SWMS)',
    summary:
      'Before high risk construction work a statement says what the work is, the hazards, the controls and how they are put in place and checked. Work follows it or stops.',
    risk: 'High',
    tags: ['risk assessment', 'compliance'],
    related: ['AU WHS Regulations r. 291'],
  },
  {
    code: 'AU WHS Regulations r. 304',
    title: 'Underground services before digging (Australia)',
    summary:
      'Current information about underground essential services is obtained before excavation and given to those who dig. Before You Dig is where it starts.',
    risk: 'High',
    tags: ['excavation', 'electrical', 'power lines'],
    related: ['AU WHS Regulations r. 306', '29 CFR 1926.651(b)'],
  },
  {
    code: 'AU WHS Regulations r. 306',
    title: 'Trenches of 1.5 m and deeper (Australia)',
    summary:
      'The work area of such a trench is secured from unauthorised access, and sides are shored, benched or battered unless a geotechnical engineer says in writing that they are safe. It holds wherever somebody may enter.',
    risk: 'High',
    tags: ['excavation'],
    related: ['AU WHS Regulations r. 291', '29 CFR 1926.652(a)(1)'],
  },
  {
    code: 'AU WHS Regulations r. 309',
    title: 'WHS management plan for projects (Australia)',
    summary:
      'The principal contractor of a construction project, generally of $250,000 or more, has a written plan before work starts: responsibilities, consultation, incidents, site rules and checking of method statements. Everybody on the project is told of it.',
    risk: 'Low',
    tags: ['compliance', 'management system'],
    related: ['AU WHS Regulations r. 299'],
  },
  {
    code: 'AU WHS Regulations r. 317',
    title: 'General construction induction (white card)',
    summary:
      'Nobody does construction work without general construction induction training, shown by a card; it lapses after two years away from the trade. Cards from other states count.',
    risk: 'Low',
    tags: ['training', 'compliance'],
    related: ['AU WHS Regulations r. 299'],
  },
])

export const australiaGeneral = australia('General Industry', [
  {
    code: 'AU WHS Act s. 19',
    title: 'Primary duty of care (Australia)',
    summary:
      'A person conducting a business ensures, so far as is reasonably practicable, the health and safety of workers it engages or directs and of others affected. Several businesses can owe it at once and have to consult each other.',
    risk: 'Medium',
    tags: ['compliance', 'risk assessment'],
    related: ['AU WHS Act s. 38', 'UK HSWA 1974 s. 2'],
  },
  {
    code: 'AU WHS Act s. 38',
    title: 'Notifying incidents (Australia)',
    summary:
      'Deaths, serious injuries or illnesses and dangerous incidents are notified to the regulator immediately, and the site is preserved until an inspector comes or releases it. By the fastest means: phone first, writing after if asked.',
    risk: 'High',
    tags: ['reporting'],
    related: ['AU WHS Act s. 19', '29 CFR 1904.39'],
  },
  {
    code: 'AU WHS Act s. 84',
    title: 'Right to cease unsafe work (Australia)',
    summary:
      'A worker may stop or refuse work with a reasonable concern about a serious risk from immediate exposure to a hazard, tells the business and stays available for other work. Pay continues.',
    risk: 'Medium',
    tags: ['worker participation'],
    related: ['AU WHS Act s. 19', 'Canada Labour Code s. 128'],
  },
  {
    code: 'AU WHS Regulations r. 56',
    title: 'Noise exposure standard (Australia)',
    summary:
      'The standard is 85 dB(A) averaged over 8 hours and a peak of 140 dB(C). Above either, the risk of hearing loss has to be managed.',
    risk: 'Medium',
    tags: ['noise', 'risk assessment'],
    related: ['AU WHS Regulations r. 58', 'UK Noise 2005 reg. 4'],
  },
  {
    code: 'AU WHS Regulations r. 58',
    title: 'Hearing tests (Australia)',
    summary:
      'Workers who frequently have to wear hearing protection above the standard are tested within three months of starting and at least every two years. The business pays.',
    risk: 'Medium',
    tags: ['noise', 'medical surveillance'],
    related: ['AU WHS Regulations r. 56'],
  },
  {
    code: 'AU WHS Regulations r. 36',
    title: 'Hierarchy of control (Australia)',
    summary:
      'What cannot be eliminated is minimised by substitution, isolation and engineering first, then administration, and protective equipment for what remains. Combining measures is allowed where one is not enough.',
    risk: 'Medium',
    tags: ['risk assessment', 'ppe'],
    related: ['ISO 45001 8.1.2', 'EU 89/391/EEC art. 6'],
  },
  {
    code: 'AU WHS Regulations r. 66',
    title: 'Managing confined spaces (Australia)',
    summary:
      'A competent person assesses the risks in writing before entry. Permit, air tests, standby person, signs, rescue and training follow in the neighbouring rules.',
    risk: 'High',
    tags: ['confined space', 'risk assessment', 'permit', 'competent person'],
    related: ['29 CFR 1910.146'],
  },
  {
    code: 'AU WHS Regulations r. 154',
    title: 'No live electrical work (Australia)',
    summary:
      'Electrical work is not done on energised equipment, unless necessary for health or safety, testing or where there is no reasonable alternative, and then only under strict conditions. Equipment is tested to be dead and secured before work begins.',
    risk: 'High',
    tags: ['electrical', 'lockout'],
    related: ['UK EAWR 1989 reg. 14', '29 CFR 1910.333'],
  },
  {
    code: 'AU WHS Regulations r. 425',
    title: 'Asbestos register (Australia)',
    summary:
      'A workplace has a register of asbestos found or presumed, kept up to date and open to workers and contractors; newer buildings without asbestos are exempt. Before demolition it is reviewed.',
    risk: 'High',
    tags: ['asbestos', 'recordkeeping'],
    related: ['UK CAR 2012 reg. 4'],
  },
])
