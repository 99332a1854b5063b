import { cfrText, osha } from './write-up'

/** 29 CFR 1926 subparts C and D: general duties, health and environment. */
export const constructionGeneral = osha('Construction', cfrText, [
  {
    code: '1926.20(b)',
    title: 'Accident prevention responsibilities',
    summary:
      'The employer starts and keeps up the safety programs the construction rules call for. Competent persons inspect sites, materials and equipment often and regularly, bad gear is tagged, locked or taken away, and only people with the training or experience run machines.',
    check: [
      'Is there a written program for this site?',
      'Who inspects, how often, and what happened to the last findings?',
      'Tagged-out equipment is really out of use.',
    ],
    risk: 'Medium',
    tags: ['compliance', 'inspection', 'competent person'],
    related: ['1926.20(b)(2)', '1926.20(b)(3)', '1926.20(b)(4)', '1926.21(b)(2)'],
  },
  {
    code: '1926.20(b)(2)',
    title: 'Frequent and regular site inspections',
    summary:
      'Competent persons named by the employer go round the job site and look at materials and equipment frequently and regularly. The rule sets no interval: on a site that changes daily, that means daily.',
    risk: 'Medium',
    tags: ['inspection', 'competent person', 'compliance'],
    related: ['1926.20(b)', '1926.651(k)', '1926.451(f)(3)'],
  },
  {
    code: '1926.20(b)(3)',
    title: 'Unsafe tools and machines out of use',
    summary:
      'A machine, tool or material that does not meet the rules is not used. It is tagged as unsafe, its controls are locked, or it is taken away from where it works.',
    risk: 'Medium',
    tags: ['tools', 'inspection', 'lockout'],
    related: ['1926.300', '1926.1053(b)(16)'],
  },
  {
    code: '1926.20(b)(4)',
    title: 'Only qualified operators',
    summary:
      'Only people qualified by training or experience run equipment and machinery on site. Keys left in machines invite the others.',
    risk: 'High',
    tags: ['training', 'vehicles', 'compliance'],
    related: ['1926.602(d)', '1926.1427', '1910.178(l)'],
  },
  {
    code: '1926.20(f)',
    title: 'PPE and training are owed to each employee',
    summary:
      'Where a rule asks for protective equipment or training, the duty is owed to every single worker. A crew without hard hats can be as many violations as it has people, and so can an untrained crew.',
    risk: 'Low',
    tags: ['ppe', 'training', 'compliance'],
    related: ['1926.95', '1926.21(b)(2)'],
  },
  {
    code: '1926.21(b)(2)',
    title: 'Safety training for every worker',
    summary:
      'The employer teaches each employee to recognize and avoid unsafe conditions and the rules that apply to their own work. It is the basic training duty of construction and is often cited together with a special rule.',
    check: [
      'Induction before the first day’s work, in a language people understand.',
      'Toolbox talks follow what is happening on the site.',
      'Ask a new worker what can hurt them today.',
    ],
    risk: 'Medium',
    tags: ['training', 'compliance'],
    related: ['1926.503(a)', '1926.454', '1926.1060'],
  },
  {
    code: '1926.21(b)(3)',
    title: 'Instruction on harmful substances',
    summary:
      'People who handle poisons, caustics and other harmful substances are told how to handle them safely, what they can do to the body, and which hygiene and protective gear they need. Cement, solvents, epoxies and wood preservatives are the common ones.',
    risk: 'Medium',
    tags: ['training', 'chemical safety'],
    related: ['1926.59', '1910.1200(h)'],
  },
  {
    code: '1926.24',
    title: 'Fire protection and prevention program',
    summary:
      'The employer sets up a fire prevention program and keeps it going through building, repair, alteration and demolition alike, and makes sure that the fire-fighting equipment the rules require is there. It is the umbrella over the detailed fire rules that follow.',
    risk: 'Medium',
    tags: ['fire safety', 'compliance'],
    related: ['1926.150', '1926.151'],
  },
  {
    code: '1926.25',
    title: 'Housekeeping',
    summary:
      'Scrap wood with nails in it and all other debris is kept out of work areas, passages and stairs. Combustible waste goes away at regular intervals, and containers are there for rubbish, with lids for oily, flammable or hazardous waste.',
    check: [
      'Walkways and stairs free of cords, offcuts and banding.',
      'Nails pulled or bent over.',
      'Skips emptied before they overflow.',
      'Oily rags in a closed metal bin.',
    ],
    risk: 'Medium',
    tags: ['housekeeping', 'fire safety'],
    related: ['1926.252', '1926.250', '1910.22(a)'],
  },
  {
    code: '1926.28(a)',
    title: 'Employer requires PPE to be worn',
    summary:
      'The employer is responsible for making people wear suitable protective equipment wherever there is a hazardous exposure or a rule calls for it. Handing it out is not enough.',
    risk: 'Medium',
    tags: ['ppe', 'compliance'],
    related: ['1926.95', '1926.100(a)', '1926.102(a)(1)'],
  },
  {
    code: '1926.34',
    title: 'Means of egress',
    summary:
      'Exits let everybody leave freely from every part of a building while it is occupied, and no lock keeps people in. Exits and the ways to them are marked, and are kept free of anything in the way.',
    risk: 'High',
    tags: ['exit routes', 'fire safety', 'emergency', 'signs'],
    related: ['1926.35', '1910.36', '1910.37'],
  },
  {
    code: '1926.35',
    title: 'Emergency action plans',
    summary:
      'Where a rule calls for a plan, it says how people get out and by which way, who stays behind for critical work, how heads are counted, who rescues and gives first aid, and how to report. It is in writing; with 10 or fewer employees it may be given by word of mouth.',
    risk: 'Medium',
    tags: ['emergency', 'exit routes', 'training'],
    related: ['1910.38', '1926.34'],
  },
  {
    code: '1926.50',
    title: 'Medical services and first aid',
    summary:
      'Before the job starts it is clear how somebody badly hurt gets help. With no clinic or doctor reasonably near, a person with a valid first-aid certificate is on site. The kit is weatherproof and checked before it goes out and at least weekly; emergency numbers or a working way to call are in place.',
    check: [
      'Who is the first-aider this shift, and is the card valid?',
      'Kit complete, dated check.',
      'Site address or coordinates posted for the 911 call.',
      'Eyewash where corrosives are used.',
    ],
    risk: 'Medium',
    tags: ['first aid', 'emergency'],
    related: ['1926.50(c)', '1926.50(g)', '1910.151'],
  },
  {
    code: '1926.50(c)',
    title: 'First-aider on site',
    summary:
      'If no infirmary, hospital or doctor is reasonably close in time and distance, somebody with a valid first-aid certificate must be on the site. The rule gives no minutes; OSHA looks at how fast help would come for severe bleeding or stopped breathing.',
    risk: 'Medium',
    tags: ['first aid', 'training'],
    related: ['1926.50', '1910.151'],
  },
  {
    code: '1926.50(g)',
    title: 'Eyewash and drench facilities',
    summary:
      'Where corrosive material could get into eyes or on the body, there is something in the work area to flush it off at once. Wet cement, acids and battery fluid are the usual cases.',
    risk: 'High',
    tags: ['first aid', 'chemical safety', 'eye protection'],
    related: ['1910.151', '1926.441'],
  },
  {
    code: '1926.51',
    title: 'Sanitation: water, toilets and washing',
    summary:
      'Drinking water is there for everybody, from closed containers with a tap; no shared cup. Up to 20 workers need at least one toilet, 20 or more one seat and one urinal per 40 workers, from 200 on per 50. Washing places have running water, soap and towels.',
    check: [
      'Water within reach and marked as drinking water.',
      'Toilets enough for today’s headcount, clean and stocked.',
      'Soap and water where cement, paint or lead is handled.',
    ],
    risk: 'Low',
    tags: ['sanitation'],
    related: ['1910.141', '1926.62'],
  },
  {
    code: '1926.52',
    title: 'Noise exposure in construction',
    summary:
      'Over the limits of Table D-2 people must be protected: 90 dBA for 8 hours, 95 for 4, 100 for 2, 105 for 1, and 115 dBA for a quarter of an hour or less. First come quieter machines and less time; only then ear protection. Bangs should stay below 140 dB peak.',
    check: [
      'Do people shout at arm’s length? Then measure.',
      'Ear protection worn at saws, breakers, compressors.',
      'A hearing conservation program runs where limits are exceeded.',
    ],
    risk: 'Medium',
    tags: ['noise', 'ppe'],
    related: ['1926.52(b)', '1926.52(d)', '1926.101', '1910.95', 'NIOSH 98-126'],
  },
  {
    code: '1926.52(b)',
    title: 'Noise: controls before earplugs',
    summary:
      'When noise is above Table D-2, feasible engineering or administrative controls are used first. Only what they cannot remove is left to ear protection.',
    risk: 'Medium',
    tags: ['noise', 'ppe'],
    related: ['1926.52', '1926.101'],
  },
  {
    code: '1926.52(d)',
    title: 'Hearing conservation program and mixed noise',
    summary:
      'Where the levels of Table D-2 are exceeded, a continuing and effective hearing conservation program is run. If the day has several noise levels, the times are added up as shares of what is allowed at each; a sum above 1 is too much.',
    risk: 'Medium',
    tags: ['noise', 'medical surveillance'],
    related: ['1926.52', '1910.95(c)'],
  },
  {
    code: '1926.53',
    title: 'Ionizing radiation on site',
    summary:
      'X-ray and radioactive sources, as in weld testing or density gauges, are used only by competent people specially trained for them and, where licensed, under the licensee. The protection rules of the Nuclear Regulatory Commission apply.',
    risk: 'High',
    tags: ['radiation', 'training', 'competent person'],
    related: ['1910.1096'],
  },
  {
    code: '1926.54',
    title: 'Lasers and other non-ionizing radiation',
    summary:
      'Only trained people with proof of it set up and run lasers. The area is posted, the beam never points at people, it is capped or off when not needed, and above 5 milliwatts anyone exposed has laser eye protection.',
    risk: 'Medium',
    tags: ['radiation', 'eye protection', 'signs', 'training'],
    related: ['1926.102', '1910.97'],
  },
  {
    code: '1926.55',
    title: 'Gases, vapors, fumes, dusts and mists',
    summary:
      'Nobody breathes more than the limits listed for a long table of substances. Engineering and administrative controls come first; where they are not feasible, protective equipment is used, and an expert decides on its selection.',
    risk: 'High',
    tags: ['chemical safety', 'respiratory protection', 'ventilation'],
    related: ['1926.57', '1926.103', '1910.1000'],
  },
  {
    code: '1926.56',
    title: 'Lighting',
    summary:
      'While work goes on, general construction areas have at least 5 foot-candles; concrete placing, excavation, access ways and storage 3; shops and plant rooms 10; tunnel headings while drilling or mucking 10; first-aid rooms and offices 30. Table D-3 has the values, measured where people work and walk.',
    check: ['Stairs, ladders and exits are lit too.', 'Temporary lights have guards and whole cords.'],
    risk: 'Medium',
    tags: ['lighting'],
    related: ['1926.405(a)', '1926.800'],
  },
  {
    code: '1926.57',
    title: 'Ventilation',
    summary:
      'Where ventilation is the control, it keeps the contaminant below the limits and blows its exhaust where it harms nobody. Special parts deal with abrasive blasting, grinding and polishing, spray finishing and open tanks. Exhaust runs on after the work until the air is clear.',
    risk: 'Medium',
    tags: ['ventilation', 'chemical safety', 'respiratory protection'],
    related: ['1926.55', '1926.353', '1910.94'],
  },
  {
    code: '1926.59',
    title: 'Hazard communication in construction',
    summary:
      'On building sites the hazard communication rule of general industry applies word for word: a written program, labels, safety data sheets and training for every hazardous chemical. It is the second most cited OSHA rule of all.',
    risk: 'Medium',
    tags: ['chemical safety', 'training', 'signs'],
    related: ['1910.1200', '1926.21(b)(3)'],
  },
  {
    code: '1926.64',
    title: 'Process safety at highly hazardous plants',
    summary:
      'Construction at plants with large amounts of highly hazardous chemicals follows the process safety rule of general industry: contractors know the hazards, the permits and the emergency plan before they start. Hot work, line breaking and lockout need the host’s permit.',
    risk: 'High',
    tags: ['chemical safety', 'permit', 'emergency'],
    related: ['1910.119', '40 CFR 68'],
  },
  {
    code: '1926.65',
    title: 'Hazardous waste operations and emergency response',
    summary:
      'For clean-up of contaminated sites and answers to chemical releases: a site safety plan, training before work (40 hours off site for general site workers), medical checks, air monitoring, zones and decontamination. Those who only come for a limited task at low exposure need 24 hours.',
    risk: 'High',
    tags: ['hazardous waste', 'chemical safety', 'training', 'emergency', 'medical surveillance'],
    related: ['1910.120', '40 CFR 262'],
  },
])
