import { canada } from './canada'

export const ontarioConstruction = canada({ industry: 'Construction', region: 'CA-ON' }, [
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
])

export const ontarioGeneral = canada({ industry: 'General Industry', region: 'CA-ON' }, [
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

export const britishColumbiaConstruction = canada({ industry: 'Construction', region: 'CA-BC' }, [
  {
    code: 'BC OHSR s. 11.2',
    title: 'Fall protection (British Columbia)',
    summary:
      'A fall protection system is used where somebody could fall 3 m (10 ft) or more, or less where the landing could injure more than a flat surface. Guardrails come first.',
    risk: 'High',
    tags: ['fall protection', 'guardrail'],
    related: ['O. Reg. 213/91 s. 26'],
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
  },
])
