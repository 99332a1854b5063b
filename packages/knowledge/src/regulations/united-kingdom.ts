import type { Industry } from './regulation'
import { type WriteUp, writtenUp } from './write-up'

/** Where each instrument stands on legislation.gov.uk. */
const instruments: Record<string, string> = {
  'UK CDM 2015': 'uksi/2015/51',
  'UK WAH 2005': 'uksi/2005/735',
  'UK LOLER 1998': 'uksi/1998/2307',
  'UK PUWER 1998': 'uksi/1998/2306',
  'UK COSHH 2002': 'uksi/2002/2677',
  'UK Noise 2005': 'uksi/2005/1643',
  'UK Vibration 2005': 'uksi/2005/1093',
  'UK MHOR 1992': 'uksi/1992/2793',
  'UK RIDDOR 2013': 'uksi/2013/1471',
  'UK MHSWR 1999': 'uksi/1999/3242',
  'UK PPE 1992': 'uksi/1992/2966',
  'UK HSWA 1974': 'ukpga/1974/37',
  'UK CAR 2012': 'uksi/2012/632',
  'UK Confined Spaces 1997': 'uksi/1997/1713',
  'UK EAWR 1989': 'uksi/1989/635',
  'UK RRO 2005': 'uksi/2005/1541',
  'UK Workplace 1992': 'uksi/1992/3004',
  'UK First Aid 1981': 'uksi/1981/917',
  'UK DSEAR 2002': 'uksi/2002/2776',
}

const legislation = (code: string) => {
  const [, path] = Object.entries(instruments).find(([name]) => code.startsWith(name)) ?? []
  return `https://www.legislation.gov.uk/${path}`
}

const uk = (industry: Industry, entries: readonly WriteUp[]) =>
  writtenUp(
    { industry, body: 'Other', jurisdiction: 'UK', verified: 'from memory', source: legislation },
    entries,
  )

export const unitedKingdomConstruction = uk('Construction', [
  {
    code: 'UK CDM 2015 reg. 4',
    title: 'Client duties',
    summary:
      'The client makes suitable arrangements so that the project can be done safely, allows time and money, gives pre-construction information, and sees to it that a construction phase plan exists before work starts and a health and safety file at the end.',
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
      'Designers remove foreseeable risks in building, using and maintaining the structure as far as they can, reduce what is left, and tell others about it.',
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
      'The principal contractor plans, manages, monitors and coordinates the construction phase: cooperation, induction, secure site boundaries and welfare from the first day.',
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
      'Contractors plan, manage and monitor their own work, use people with the skills and training, give supervision, information and induction, and do not start before the site is secured.',
    risk: 'Medium',
    tags: ['compliance', 'training'],
    related: ['UK CDM 2015 reg. 13'],
  },
  {
    code: 'UK CDM 2015 reg. 20',
    title: 'Demolition and dismantling',
    summary:
      'Demolition is planned and done so as to prevent danger or reduce it as far as practicable, with written arrangements before the work begins.',
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
      'Inspections of excavations, cofferdams and caissons are written up: told to the person at once where there is danger, and the report given within 24 hours.',
    risk: 'Low',
    tags: ['inspection', 'recordkeeping', 'excavation'],
    related: ['UK CDM 2015 reg. 22'],
  },
  {
    code: 'UK CDM 2015 reg. 27',
    title: 'Traffic routes on site',
    summary:
      'Pedestrians and vehicles can move without risk: separate routes, enough width, signs, and warning of vehicles at doors and gates.',
    risk: 'High',
    tags: ['traffic', 'vehicles', 'signs'],
    related: ['UK CDM 2015 reg. 28'],
  },
  {
    code: 'UK CDM 2015 reg. 28',
    title: 'Vehicles on site',
    summary:
      'Unintended movement is prevented, people are warned of moving vehicles, nobody rides in unsafe places or stays on a vehicle while loose material is loaded, and vehicles are kept from falling into excavations or water.',
    risk: 'High',
    tags: ['vehicles', 'traffic', 'excavation'],
    related: ['UK CDM 2015 reg. 27', '29 CFR 1926.601(b)'],
  },
  {
    code: 'UK WAH 2005 reg. 4',
    title: 'Planning work at height',
    summary:
      'Work at height is properly planned, supervised and done safely, including rescue, and not in weather that endangers people.',
    risk: 'High',
    tags: ['fall protection', 'risk assessment', 'emergency'],
    related: ['UK WAH 2005 reg. 6', 'UK WAH 2005 reg. 5'],
  },
  {
    code: 'UK WAH 2005 reg. 5',
    title: 'Competence for work at height',
    summary:
      'Nobody organises, plans, supervises or does work at height unless competent, or in training under somebody who is.',
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
      'Nobody goes on or near a fragile roof or rooflight if it can be avoided; otherwise platforms, covers, rails and warning signs are used.',
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
    title: 'Guardrails and toeboards (UK)',
    summary:
      'In construction the top guardrail is at least 950 mm above the edge, gaps are no more than 470 mm, and toeboards are suitable and sufficient.',
    risk: 'High',
    tags: ['guardrail', 'fall protection', 'scaffold'],
    related: ['UK WAH 2005 reg. 6', '29 CFR 1926.502(b)'],
  },
  {
    code: 'UK WAH 2005 Sch. 6',
    title: 'Ladders (UK)',
    summary:
      'Ladders are used only where the assessment shows that the low risk and short duration justify it. They stand on firm ground, are secured or footed, rise far enough above the landing, and leave a handhold.',
    risk: 'High',
    tags: ['ladder', 'fall protection', 'risk assessment'],
    related: ['UK WAH 2005 reg. 6', '29 CFR 1926.1053'],
  },
])

export const unitedKingdomGeneral = uk('General Industry', [
  {
    code: 'UK HSWA 1974 s. 2',
    title: 'General duty to employees',
    summary:
      'Every employer ensures, so far as is reasonably practicable, the health, safety and welfare at work of employees: safe plant, systems, substances, training, place and policy.',
    risk: 'Medium',
    tags: ['compliance', 'training'],
    related: ['UK HSWA 1974 s. 3', 'UK MHSWR 1999 reg. 3'],
  },
  {
    code: 'UK HSWA 1974 s. 3',
    title: 'Duty to the public and other workers',
    summary:
      'The work must not expose people who are not employees, such as visitors, neighbours and contractors, to risk.',
    risk: 'Medium',
    tags: ['compliance'],
    related: ['UK HSWA 1974 s. 2'],
  },
  {
    code: 'UK MHSWR 1999 reg. 3',
    title: 'Risk assessment (UK)',
    summary:
      'Every employer assesses the risks to workers and others, reviews it when things change, and writes down the significant findings with five or more employees.',
    risk: 'Medium',
    tags: ['risk assessment', 'recordkeeping', 'compliance'],
    related: ['UK HSWA 1974 s. 2', 'ISO 45001 6.1.2'],
  },
  {
    code: 'UK MHSWR 1999 reg. 13',
    title: 'Capabilities and training (UK)',
    summary:
      'People are trained on joining, when risks change and at intervals, during working hours, and given tasks they are capable of.',
    risk: 'Low',
    tags: ['training'],
    related: ['UK MHSWR 1999 reg. 3'],
  },
  {
    code: 'UK LOLER 1998 reg. 5',
    title: 'Lifting people (UK)',
    summary:
      'Equipment that lifts people prevents crushing, trapping and falls, cannot drop them, and lets them be freed.',
    risk: 'High',
    tags: ['crane', 'aerial lift', 'hoist'],
    related: ['UK LOLER 1998 reg. 9'],
  },
  {
    code: 'UK LOLER 1998 reg. 8',
    title: 'Planning lifts',
    summary: 'Every lift is planned by a competent person, supervised and carried out safely.',
    check: ['Lift plan and appointed person.', 'Nobody under the load.', 'Weather within limits.'],
    risk: 'High',
    tags: ['crane', 'rigging', 'competent person'],
    related: ['UK LOLER 1998 reg. 9', '29 CFR 1926.1417'],
  },
  {
    code: 'UK LOLER 1998 reg. 9',
    title: 'Thorough examination of lifting equipment',
    summary:
      'Equipment that lifts people and all lifting accessories are thoroughly examined every 6 months, other lifting equipment every 12 months, or to a written scheme, and after installation or damage.',
    risk: 'High',
    tags: ['crane', 'rigging', 'inspection', 'recordkeeping'],
    related: ['UK LOLER 1998 reg. 8'],
  },
  {
    code: 'UK PUWER 1998 reg. 4',
    title: 'Suitable work equipment',
    summary:
      'Work equipment is suitable for the place, the people and the task and used only for what it suits.',
    risk: 'Medium',
    tags: ['tools', 'machine guarding'],
    related: ['UK PUWER 1998 reg. 11'],
  },
  {
    code: 'UK PUWER 1998 reg. 6',
    title: 'Inspecting work equipment',
    summary:
      'Equipment whose safety depends on how it is installed, or that wears dangerously, is inspected after installation, at intervals and after damage, with a record.',
    risk: 'Medium',
    tags: ['inspection', 'tools', 'recordkeeping'],
    related: ['UK PUWER 1998 reg. 4'],
  },
  {
    code: 'UK PUWER 1998 reg. 9',
    title: 'Training in work equipment',
    summary:
      'Everyone who uses, supervises or manages the use of work equipment is trained in its methods, risks and precautions. Forklift and plant tickets rest on this.',
    risk: 'Medium',
    tags: ['training', 'tools', 'forklift'],
    related: ['UK PUWER 1998 reg. 4', '29 CFR 1910.178(l)'],
  },
  {
    code: 'UK PUWER 1998 reg. 11',
    title: 'Dangerous parts of machinery',
    summary:
      'Access to dangerous parts is prevented, or they stop before anyone reaches them: fixed guards first, then other guards, then jigs and push sticks, then instruction.',
    risk: 'High',
    tags: ['machine guarding'],
    related: ['29 CFR 1910.212', 'EU 2009/104/EC'],
  },
  {
    code: 'UK COSHH 2002 reg. 6',
    title: 'Assessing hazardous substances',
    summary:
      'No work that may expose people to hazardous substances starts before the risk is assessed and the steps are decided and in place.',
    risk: 'High',
    tags: ['chemical safety', 'risk assessment'],
    related: ['UK COSHH 2002 reg. 7', 'EU 98/24/EC'],
  },
  {
    code: 'UK COSHH 2002 reg. 7',
    title: 'Preventing or controlling exposure',
    summary:
      'Exposure is prevented, best by substitution, or controlled at source first and by protective equipment last. Workplace exposure limits are not exceeded.',
    risk: 'High',
    tags: ['chemical safety', 'ventilation', 'respiratory protection', 'silica'],
    related: ['UK COSHH 2002 reg. 6', 'UK COSHH 2002 reg. 9'],
  },
  {
    code: 'UK COSHH 2002 reg. 9',
    title: 'Maintaining controls (LEV tests)',
    summary:
      'Controls are kept in working order. Local exhaust ventilation is thoroughly examined and tested at least every 14 months, and records are kept five years.',
    risk: 'Medium',
    tags: ['ventilation', 'inspection', 'recordkeeping', 'chemical safety'],
    related: ['UK COSHH 2002 reg. 7'],
  },
  {
    code: 'UK Noise 2005 reg. 4',
    title: 'Noise action and limit values (UK)',
    summary:
      'Lower action value 80 dB(A) and 135 dB(C) peak, upper 85 dB(A) and 137 dB(C), and a limit of 87 dB(A) and 140 dB(C) at the ear with protection counted. Daily or weekly average.',
    risk: 'Medium',
    tags: ['noise', 'risk assessment'],
    related: ['UK Noise 2005 reg. 7', 'EU 2003/10/EC', '29 CFR 1910.95'],
  },
  {
    code: 'UK Noise 2005 reg. 7',
    title: 'Hearing protection (UK)',
    summary:
      'From the lower action value on, hearing protection is available on request; from the upper value on it is worn and the zones are marked.',
    risk: 'Medium',
    tags: ['noise', 'ppe', 'signs'],
    related: ['UK Noise 2005 reg. 4'],
  },
  {
    code: 'UK Vibration 2005 reg. 4',
    title: 'Vibration limits (UK)',
    summary:
      'Hand-arm vibration: action value 2.5 m/s², limit 5 m/s² as an 8-hour average. Whole body: action 0.5 m/s², limit 1.15 m/s².',
    check: [
      'Trigger times of breakers and grinders.',
      'Low-vibration tools chosen.',
      'Early signs: tingling, white fingers.',
    ],
    risk: 'Medium',
    tags: ['vibration', 'tools', 'medical surveillance'],
    related: ['EU 2002/44/EC'],
  },
  {
    code: 'UK MHOR 1992 reg. 4',
    title: 'Manual handling (UK)',
    summary:
      'Avoid hazardous manual handling where reasonably practicable; otherwise assess it, reduce the risk, and tell people about the weight and heaviest side. No legal weight limit.',
    risk: 'Medium',
    tags: ['manual handling', 'ergonomics', 'risk assessment'],
    related: ['EU 90/269/EEC', 'NIOSH 94-110'],
  },
  {
    code: 'UK RIDDOR 2013 reg. 4',
    title: 'Reporting injuries (UK)',
    summary:
      'Specified injuries such as fractures and amputations are reported without delay; injuries that keep somebody from normal work for more than seven days are reported within 15 days.',
    risk: 'Medium',
    tags: ['reporting', 'recordkeeping'],
    related: ['UK RIDDOR 2013 reg. 6', 'UK RIDDOR 2013 reg. 7', '29 CFR 1904.39'],
  },
  {
    code: 'UK RIDDOR 2013 reg. 6',
    title: 'Reporting deaths (UK)',
    summary:
      'A work-related death is notified without delay and reported within 10 days, also of people who are not workers.',
    risk: 'High',
    tags: ['reporting'],
    related: ['UK RIDDOR 2013 reg. 4'],
  },
  {
    code: 'UK RIDDOR 2013 reg. 7',
    title: 'Dangerous occurrences (UK)',
    summary:
      'Listed near misses, such as the collapse of a crane or scaffold, contact with overhead lines or an explosion, are reported even if nobody is hurt.',
    risk: 'Medium',
    tags: ['reporting', 'crane', 'scaffold', 'power lines'],
    related: ['UK RIDDOR 2013 reg. 4'],
  },
  {
    code: 'UK PPE 1992 reg. 4',
    title: 'Providing PPE (UK, as amended 2022)',
    summary:
      'Where risks remain, suitable protective equipment that fits is provided free and used. Since April 2022 this covers casual (limb (b)) workers as well as employees.',
    risk: 'Medium',
    tags: ['ppe', 'head protection', 'compliance'],
    related: ['EU 89/656/EEC', '29 CFR 1926.95'],
  },
  {
    code: 'UK CAR 2012 reg. 4',
    title: 'Duty to manage asbestos',
    summary:
      'Whoever is responsible for non-domestic premises finds asbestos, presumes it where unsure, keeps a record and plan, and tells everyone who may disturb it.',
    risk: 'High',
    tags: ['asbestos', 'risk assessment', 'recordkeeping'],
    related: ['UK CAR 2012 reg. 5', '29 CFR 1926.1101'],
  },
  {
    code: 'UK CAR 2012 reg. 5',
    title: 'Identify asbestos before work',
    summary:
      'No demolition, maintenance or other work that may disturb asbestos starts before its presence and type are known or presumed. Refurbishment needs an intrusive survey.',
    risk: 'High',
    tags: ['asbestos', 'demolition', 'risk assessment'],
    related: ['UK CAR 2012 reg. 4', 'UK CAR 2012 reg. 11'],
  },
  {
    code: 'UK CAR 2012 reg. 11',
    title: 'Preventing exposure to asbestos',
    summary:
      'Exposure is prevented or reduced as far as reasonably practicable, and the control limit of 0.1 fibres per cubic centimetre over 4 hours is not exceeded.',
    risk: 'High',
    tags: ['asbestos', 'respiratory protection'],
    related: ['UK CAR 2012 reg. 5', 'EU 2009/148/EC'],
  },
  {
    code: 'UK Confined Spaces 1997 reg. 4',
    title: 'Work in confined spaces (UK)',
    summary:
      'Nobody enters a confined space if the work can be done from outside; otherwise only under a safe system of work.',
    risk: 'High',
    tags: ['confined space', 'permit'],
    related: ['UK Confined Spaces 1997 reg. 5', '29 CFR 1910.146'],
  },
  {
    code: 'UK Confined Spaces 1997 reg. 5',
    title: 'Emergency arrangements for confined spaces (UK)',
    summary:
      'Nobody enters before suitable rescue arrangements are in place that protect the rescuers too, with equipment and first aid; they start at once when needed.',
    risk: 'High',
    tags: ['confined space', 'emergency', 'first aid'],
    related: ['UK Confined Spaces 1997 reg. 4'],
  },
  {
    code: 'UK EAWR 1989 reg. 14',
    title: 'Work on or near live conductors (UK)',
    summary:
      'Nobody works on or near live conductors unless it is unreasonable for them to be dead, reasonable to work live, and precautions prevent injury. All three have to be met.',
    risk: 'High',
    tags: ['electrical', 'lockout'],
    related: ['29 CFR 1910.333'],
  },
  {
    code: 'UK RRO 2005 art. 9',
    title: 'Fire risk assessment (UK)',
    summary:
      'The responsible person of nearly all premises but private homes assesses the fire risk, records it and reviews it, and keeps escape routes, detection and extinguishers right.',
    risk: 'Medium',
    tags: ['fire safety', 'risk assessment', 'exit routes'],
    related: ['29 CFR 1910.39'],
  },
  {
    code: 'UK Workplace 1992 reg. 12',
    title: 'Floors and traffic routes (UK)',
    summary:
      'Floors are sound, even and not slippery, drained where wet, and kept free of things to slip or trip on; stairs have handrails.',
    risk: 'Medium',
    tags: ['housekeeping', 'stairs'],
    related: ['29 CFR 1910.22(a)'],
  },
  {
    code: 'UK First Aid 1981 reg. 3',
    title: 'First aid (UK)',
    summary:
      'Employers provide adequate equipment, facilities and trained people for first aid, as their own assessment shows.',
    risk: 'Low',
    tags: ['first aid', 'training'],
    related: ['29 CFR 1910.151'],
  },
  {
    code: 'UK DSEAR 2002 reg. 5',
    title: 'Explosive atmospheres: assessment (UK)',
    summary:
      'Before work with flammable liquids, gases or dusts the risk of fire and explosion is assessed, zones are classified and ignition sources controlled.',
    risk: 'High',
    tags: ['fire safety', 'flammable liquids', 'risk assessment'],
    related: ['EU 1999/92/EC'],
  },
])
