import { uk } from './united-kingdom'

export const unitedKingdomConstruction = uk('Construction', [
  {
    code: 'UK CDM 2015 reg. 4',
    title: 'Client duties',
    summary:
      'The client makes suitable arrangements so that the project can be done safely, allows time and money, gives pre-construction information, and sees to it that a construction phase plan exists before work starts and a health and safety file at the end. Domestic clients’ duties pass to the contractor.',
    risk: 'Medium',
    tags: ['compliance', 'risk assessment'],
    related: ['UK CDM 2015 reg. 12', 'UK CDM 2015 reg. 6'],
  },
  {
    code: 'UK CDM 2015 reg. 6',
    title: 'Notification of projects (F10)',
    summary:
      'The client notifies HSE before work begins if it will last more than 30 working days with more than 20 people at the same time, or take more than 500 person-days. The notice hangs on site.',
    risk: 'Low',
    tags: ['compliance', 'reporting', 'signs'],
    related: ['UK CDM 2015 reg. 4', 'EU 92/57/EEC art. 3'],
  },
  {
    code: 'UK CDM 2015 reg. 9',
    title: 'Designer duties',
    summary:
      'Designers remove foreseeable risks in building, using and maintaining the structure as far as they can, reduce what is left, and tell others about it. A parapet in the drawings saves scaffolds for decades.',
    risk: 'Medium',
    tags: ['risk assessment', 'compliance'],
    related: ['UK CDM 2015 reg. 4'],
  },
  {
    code: 'UK CDM 2015 reg. 12',
    title: 'Construction phase plan and file',
    summary:
      'Before the site opens, the principal contractor draws up a construction phase plan with site rules, arrangements and specific measures, and keeps it up to date. The principal designer prepares the health and safety file.',
    risk: 'Medium',
    tags: ['compliance', 'risk assessment', 'recordkeeping'],
    related: ['UK CDM 2015 reg. 13', 'UK CDM 2015 reg. 4'],
  },
  {
    code: 'UK CDM 2015 reg. 13',
    title: 'Principal contractor duties',
    summary:
      'The principal contractor plans, manages, monitors and coordinates the construction phase: cooperation, induction, secure site boundaries and welfare from the first day. Smaller sites with more than one contractor have one too.',
    check: [
      'Induction record for everyone on site.',
      'Fence and gate keep the public out.',
      'Toilets, washing, rest and drinking water from day one.',
    ],
    risk: 'Medium',
    tags: ['compliance', 'training', 'sanitation'],
    related: ['UK CDM 2015 reg. 12', 'UK CDM 2015 reg. 15'],
  },
  {
    code: 'UK CDM 2015 reg. 15',
    title: 'Contractor duties',
    summary:
      'Contractors plan, manage and monitor their own work, use people with the skills and training, give supervision, information and induction, and do not start before the site is secured. A contractor alone on the site draws up the plan.',
    risk: 'Medium',
    tags: ['compliance', 'training'],
    related: ['UK CDM 2015 reg. 13'],
  },
  {
    code: 'UK CDM 2015 reg. 20',
    title: 'Demolition and dismantling',
    summary:
      'Demolition is planned and done so as to prevent danger or reduce it as far as practicable, with written arrangements before the work begins. An asbestos survey comes first.',
    risk: 'High',
    tags: ['demolition', 'risk assessment'],
    related: ['UK CAR 2012 reg. 5', '29 CFR 1926.850'],
  },
  {
    code: 'UK CDM 2015 reg. 22',
    title: 'Excavations',
    summary:
      'Practicable steps prevent collapse, burial and falls into excavations, and material, vehicles or people near the edge. Work goes on only after a competent person has inspected it at the start of the shift, after any event and after falls of material. No depth is named.',
    check: [
      'Support or batter wherever the side could fall.',
      'Inspection this shift.',
      'Stop blocks and barriers at the edge.',
      'Services located.',
    ],
    risk: 'High',
    tags: ['excavation', 'inspection', 'competent person'],
    related: ['UK CDM 2015 reg. 24', '29 CFR 1926.651(k)'],
  },
  {
    code: 'UK CDM 2015 reg. 24',
    title: 'Reports of inspection',
    summary:
      'Inspections of excavations, cofferdams and caissons are written up: told to the person at once where there is danger, and the report given within 24 hours. The report stays on site until the work is done and then three months.',
    risk: 'Low',
    tags: ['inspection', 'recordkeeping', 'excavation'],
    related: ['UK CDM 2015 reg. 22'],
  },
  {
    code: 'UK CDM 2015 reg. 27',
    title: 'Traffic routes on site',
    summary:
      'Pedestrians and vehicles can move without risk: separate routes, enough width, signs, and warning of vehicles at doors and gates. A plan of the site with one-way traffic does most of it.',
    risk: 'High',
    tags: ['traffic', 'vehicles', 'signs'],
    related: ['UK CDM 2015 reg. 28'],
  },
  {
    code: 'UK CDM 2015 reg. 28',
    title: 'Vehicles on site',
    summary:
      'Unintended movement is prevented, people are warned of moving vehicles, nobody rides in unsafe places or stays on a vehicle while loose material is loaded, and vehicles are kept from falling into excavations or water. Reversing is avoided or guided.',
    risk: 'High',
    tags: ['vehicles', 'traffic', 'excavation'],
    related: ['UK CDM 2015 reg. 27', '29 CFR 1926.601(b)'],
  },
  {
    code: 'UK WAH 2005 reg. 4',
    title: 'Planning work at height',
    summary:
      'Work at height is properly planned, supervised and done safely, including rescue, and not in weather that endangers people. A ladder job of minutes counts as much as a roof.',
    risk: 'High',
    tags: ['fall protection', 'risk assessment', 'emergency'],
    related: ['UK WAH 2005 reg. 6', 'UK WAH 2005 reg. 5'],
  },
  {
    code: 'UK WAH 2005 reg. 5',
    title: 'Competence for work at height',
    summary:
      'Nobody organizes, plans, supervises or does work at height unless competent, or in training under somebody who is. Scaffolders, roofers and platform operators show cards.',
    risk: 'Medium',
    tags: ['fall protection', 'training'],
    related: ['UK WAH 2005 reg. 4'],
  },
  {
    code: 'UK WAH 2005 reg. 6',
    title: 'Avoid falls: the hierarchy, at any height',
    summary:
      'Avoid work at height where it can be avoided; else prevent falls with a safe place or equipment; else limit distance and consequences. There is no minimum height: any fall that could injure counts.',
    check: [
      'Could it be done from the ground?',
      'Guardrails or platform before harness.',
      'Ladders only for short, low-risk work.',
    ],
    risk: 'High',
    tags: ['fall protection', 'risk assessment', 'guardrail'],
    related: ['UK WAH 2005 reg. 7', 'UK WAH 2005 Sch. 2', '29 CFR 1926.501(b)(1)'],
  },
  {
    code: 'UK WAH 2005 reg. 7',
    title: 'Choosing equipment for work at height',
    summary:
      'Collective protection goes before personal. The choice weighs height, duration, access, rescue and how often.',
    risk: 'High',
    tags: ['fall protection', 'harness', 'aerial lift'],
    related: ['UK WAH 2005 reg. 6'],
  },
  {
    code: 'UK WAH 2005 reg. 9',
    title: 'Fragile surfaces',
    summary:
      'Nobody goes on or near a fragile roof or rooflight if it can be avoided; otherwise platforms, covers, rails and warning signs are used. Old fibre-cement roofs and rooflights kill every year.',
    risk: 'High',
    tags: ['fall protection', 'roof', 'signs'],
    related: ['UK WAH 2005 reg. 6', '29 CFR 1926.501(b)(4)'],
  },
  {
    code: 'UK WAH 2005 reg. 10',
    title: 'Falling objects',
    summary:
      'Steps are taken so that nothing falls on people; if that cannot be ensured, nobody is struck. Nothing is thrown or tipped from height where it could injure.',
    risk: 'High',
    tags: ['falling objects', 'head protection'],
    related: ['UK WAH 2005 reg. 6', '29 CFR 1926.501(c)'],
  },
  {
    code: 'UK WAH 2005 reg. 12',
    title: 'Inspecting work equipment at height',
    summary:
      'Equipment is inspected after assembly and at suitable intervals. A construction platform from which somebody could fall 2 m or more is not used unless inspected there within the previous 7 days, with a report.',
    check: [
      'Scaffold register: last entry within 7 days.',
      'After alteration, storm or impact: inspected again.',
    ],
    risk: 'High',
    tags: ['scaffold', 'inspection', 'recordkeeping'],
    related: ['UK WAH 2005 Sch. 2', '29 CFR 1926.451(f)(3)'],
  },
  {
    code: 'UK WAH 2005 Sch. 2',
    title: 'Guardrails and toeboards (Great Britain)',
    summary:
      'In construction the top guardrail is at least 950 mm above the edge, gaps are no more than 470 mm, and toeboards are suitable and sufficient. Brick guards or netting keep things from falling.',
    risk: 'High',
    tags: ['guardrail', 'fall protection', 'scaffold'],
    related: ['UK WAH 2005 reg. 6', '29 CFR 1926.502(b)'],
  },
  {
    code: 'UK WAH 2005 Sch. 6',
    title: 'Ladders (Great Britain)',
    summary:
      'Ladders are used only where the assessment shows that the low risk and short duration justify it. They stand on firm ground, are secured or footed, rise far enough above the landing, and leave a handhold.',
    risk: 'High',
    tags: ['ladder', 'fall protection', 'risk assessment'],
    related: ['UK WAH 2005 reg. 6', '29 CFR 1926.1053'],
  },
])
