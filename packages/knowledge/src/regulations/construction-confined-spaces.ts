import { cfrText, osha } from './write-up'

/** 29 CFR 1926 subpart AA. */
export const constructionConfinedSpaces = osha('Construction', cfrText, [
  {
    code: '1926.1203',
    title: 'Confined spaces: find, warn, control',
    summary:
      'Before work starts a competent person finds every confined space people may work in and says which need a permit. Those are marked with danger signs, everybody is told, and nobody enters without a written program. Host, controlling contractor and entry employer tell each other what they know before and after each entry.',
    check: [
      'List of the site’s manholes, tanks, vaults, crawl spaces, attics and shafts.',
      'Danger signs at permit spaces.',
      'Who coordinates when two crews work in or near one?',
      'Air tested before the cover comes off and before anyone goes in.',
    ],
    risk: 'High',
    tags: ['confined space', 'competent person', 'signs', 'permit'],
    related: ['1926.1204', '1926.1205', '1926.1211', '1910.146'],
  },
  {
    code: '1926.1203(a)',
    title: 'Competent person identifies confined spaces',
    summary:
      'Each employer has a competent person identify all confined spaces at the site in which its people may work, and which of them are permit spaces, testing where needed, before work begins. Attics, crawl spaces, pits and manholes are easily overlooked.',
    risk: 'High',
    tags: ['confined space', 'competent person', 'risk assessment'],
    related: ['1926.1203'],
  },
  {
    code: '1926.1203(e)',
    title: 'Entry with ventilation only',
    summary:
      'If the only danger is the air and forced ventilation alone keeps it safe, a shorter procedure is allowed: guard the opening, test oxygen, then flammables, then toxics, blow fresh air all the time, keep monitoring, and sign that it is safe before entry. If anything is detected, all leave at once.',
    risk: 'High',
    tags: ['confined space', 'ventilation'],
    related: ['1926.1203', '1910.146(c)(5)'],
  },
  {
    code: '1926.1204',
    title: 'Permit space program',
    summary:
      'Whoever sends people in keeps others out, knows the hazards, isolates and ventilates the space, gives the equipment at no cost, tests the air and watches it all the time, and has at least one attendant outside as long as anyone is in. The program is reviewed within 1 year of each entry.',
    risk: 'High',
    tags: ['confined space', 'permit', 'ventilation', 'emergency'],
    related: ['1926.1203', '1926.1205', '1926.1209'],
  },
  {
    code: '1926.1204(e)',
    title: 'Testing the air in permit spaces',
    summary:
      'Test before entry is allowed, first oxygen, then combustible gas, then toxic gas and vapor. Afterwards monitor continuously unless that is not possible or regular checks are clearly enough. Entrants may watch and get the results at once.',
    risk: 'High',
    tags: ['confined space', 'respiratory protection'],
    related: ['1926.1204', '1910.146'],
  },
  {
    code: '1926.1205',
    title: 'Permitting process',
    summary:
      'An entry permit shows that the preparations are done, the entry supervisor signs it, and it hangs at the entrance. It lasts no longer than the job. It is canceled when the job ends or a forbidden condition appears; if that condition is temporary and brings no new hazard, it may be suspended instead, and the space is reassessed before anyone goes back in. Canceled permits are kept for at least 1 year.',
    risk: 'High',
    tags: ['confined space', 'permit', 'recordkeeping'],
    related: ['1926.1206', '1926.1210'],
  },
  {
    code: '1926.1206',
    title: 'What an entry permit says',
    summary:
      'Space, purpose, date and duration, who is inside, the attendants and supervisor by name, hazards, how they are isolated, acceptable conditions, test results with time and initials, rescue service and how to call it, communication, equipment, and other permits such as hot work. If a box cannot be filled in, the entry is not ready.',
    risk: 'Medium',
    tags: ['confined space', 'permit'],
    related: ['1926.1205'],
  },
  {
    code: '1926.1207',
    title: 'Confined space training',
    summary:
      'Everyone with a role is trained at no cost, in a language they understand, before they take it on and whenever duties, hazards or behavior show the need. Those who may not rescue learn how dangerous trying is. Names, trainers and dates are kept.',
    risk: 'Medium',
    tags: ['confined space', 'training', 'recordkeeping'],
    related: ['1926.1208', '1926.1209', '1926.1211'],
  },
  {
    code: '1926.1208',
    title: 'Duties of entrants',
    summary:
      'Entrants know the hazards and symptoms, use the equipment, stay in touch with the attendant, and get out fast when told to, when an alarm sounds or when something feels wrong. They are the first to notice and the first to leave.',
    risk: 'Medium',
    tags: ['confined space', 'training'],
    related: ['1926.1207', '1926.1209'],
  },
  {
    code: '1926.1209',
    title: 'Duties of attendants (hole watch)',
    summary:
      'The attendant stays outside until relieved, always knows who is in, keeps contact, orders everybody out when conditions change, calls rescue, keeps others away and does nothing else that distracts. The attendant does not go in at all, not even to rescue, until another attendant has taken over, and then only if the program allows it and the attendant is trained and equipped for rescue.',
    risk: 'High',
    tags: ['confined space', 'emergency'],
    related: ['1926.1204', '1926.1211'],
  },
  {
    code: '1926.1210',
    title: 'Duties of entry supervisors',
    summary:
      'The supervisor checks that tests, procedures and equipment on the permit are in place before signing, makes sure that rescue can be reached, ends the entry when needed and removes people who have no business there. When another supervisor takes over, the checks are made again.',
    risk: 'Medium',
    tags: ['confined space', 'permit'],
    related: ['1926.1205'],
  },
  {
    code: '1926.1211',
    title: 'Confined space rescue',
    summary:
      'Rescue is arranged before entry: a service that has been evaluated and can come in time, or an own team that is trained, has first aid and CPR, and practices at least every 12 months. Non-entry rescue with harness and retrieval line is the rule; spaces more than 5 ft (1.52 m) deep need a mechanical device.',
    check: [
      'Tripod and winch set up before the first entry.',
      'Harness on, line attached.',
      'Rescue service knows about today’s entry and has said yes.',
    ],
    risk: 'High',
    tags: ['confined space', 'emergency', 'harness', 'first aid', 'training'],
    related: ['1926.1204', '1910.146(k)'],
  },
])
