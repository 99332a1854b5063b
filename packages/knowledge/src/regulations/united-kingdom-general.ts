import { uk } from './united-kingdom'

export const unitedKingdomGeneral = uk('General Industry', [
  {
    code: 'UK HSWA 1974 s. 2',
    title: 'General duty to employees',
    summary:
      'Every employer ensures, so far as is reasonably practicable, the health, safety and welfare at work of employees: safe plant, systems, substances, training, place and policy. With five or more employees the policy is written.',
    risk: 'Medium',
    tags: ['compliance', 'training'],
    related: ['UK HSWA 1974 s. 3', 'UK MHSWR 1999 reg. 3'],
  },
  {
    code: 'UK HSWA 1974 s. 3',
    title: 'Duty to the public and other workers',
    summary:
      'The work must not expose people who are not employees, such as visitors, neighbours and contractors, to risk. A hoarding, a clean pavement and a safe crane plan belong to it.',
    risk: 'Medium',
    tags: ['compliance'],
    related: ['UK HSWA 1974 s. 2'],
  },
  {
    code: 'UK MHSWR 1999 reg. 3',
    title: 'Risk assessment (Great Britain)',
    summary:
      'Every employer assesses the risks to workers and others, reviews it when things change, and writes down the significant findings with five or more employees. It is the root of method statements and permits.',
    risk: 'Medium',
    tags: ['risk assessment', 'recordkeeping', 'compliance'],
    related: ['UK HSWA 1974 s. 2', 'ISO 45001 6.1.2'],
  },
  {
    code: 'UK MHSWR 1999 reg. 13',
    title: 'Capabilities and training (Great Britain)',
    summary:
      'People are trained on joining, when risks change and at intervals, during working hours, and given tasks they are capable of. Age, language and experience are taken into account.',
    risk: 'Low',
    tags: ['training'],
    related: ['UK MHSWR 1999 reg. 3'],
  },
  {
    code: 'UK LOLER 1998 reg. 5',
    title: 'Lifting people (Great Britain)',
    summary:
      'Equipment that lifts people prevents crushing, trapping and falls, cannot drop them, and lets them be freed. Baskets on forks are for exceptions only.',
    risk: 'High',
    tags: ['crane', 'aerial lift', 'hoist'],
    related: ['UK LOLER 1998 reg. 9'],
  },
  {
    code: 'UK LOLER 1998 reg. 8',
    title: 'Planning lifts',
    summary:
      'Every lift is planned by a competent person, supervised and carried out safely. Routine lifts may share one plan.',
    check: ['Lift plan and appointed person.', 'Nobody under the load.', 'Weather within limits.'],
    risk: 'High',
    tags: ['crane', 'rigging', 'competent person'],
    related: ['UK LOLER 1998 reg. 9', '29 CFR 1926.1417'],
  },
  {
    code: 'UK LOLER 1998 reg. 9',
    title: 'Thorough examination of lifting equipment',
    summary:
      'Equipment that lifts people and all lifting accessories are thoroughly examined every 6 months, other lifting equipment every 12 months, or to a written scheme, and after installation or damage. No report, no lift.',
    risk: 'High',
    tags: ['crane', 'rigging', 'inspection', 'recordkeeping'],
    related: ['UK LOLER 1998 reg. 8'],
  },
  {
    code: 'UK PUWER 1998 reg. 4',
    title: 'Suitable work equipment',
    summary:
      'Work equipment is suitable for the place, the people and the task and used only for what it suits. The wrong tool for the job is the breach.',
    risk: 'Medium',
    tags: ['tools', 'machine guarding'],
    related: ['UK PUWER 1998 reg. 11'],
  },
  {
    code: 'UK PUWER 1998 reg. 6',
    title: 'Inspecting work equipment',
    summary:
      'Equipment whose safety depends on how it is installed, or that wears dangerously, is inspected after installation, at intervals and after damage, with a record. A rental machine comes with evidence of it.',
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
      'Access to dangerous parts is prevented, or they stop before anyone reaches them: fixed guards first, then other guards, then jigs and push sticks, then instruction. Abrasive wheels and woodworking machines are the daily cases.',
    risk: 'High',
    tags: ['machine guarding'],
    related: ['29 CFR 1910.212', 'EU 2009/104/EC'],
  },
  {
    code: 'UK COSHH 2002 reg. 6',
    title: 'Assessing hazardous substances',
    summary:
      'No work that may expose people to hazardous substances starts before the risk is assessed and the steps are decided and in place. A data sheet in a folder is not an assessment.',
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
    title: 'Noise action and limit values (Great Britain)',
    summary:
      'Lower action value 80 dB(A) and 135 dB(C) peak, upper 85 dB(A) and 137 dB(C), and a limit of 87 dB(A) and 140 dB(C) at the ear with protection counted. Daily or weekly average.',
    risk: 'Medium',
    tags: ['noise', 'risk assessment'],
    related: ['UK Noise 2005 reg. 7', 'EU 2003/10/EC', '29 CFR 1910.95'],
  },
  {
    code: 'UK Noise 2005 reg. 7',
    title: 'Hearing protection (Great Britain)',
    summary:
      'From the lower action value on, hearing protection is available on request; from the upper value on it is worn and the zones are marked. Over-protection that cuts people off is avoided.',
    risk: 'Medium',
    tags: ['noise', 'ppe', 'signs'],
    related: ['UK Noise 2005 reg. 4'],
  },
  {
    code: 'UK Vibration 2005 reg. 4',
    title: 'Vibration limits (Great Britain)',
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
    title: 'Manual handling (Great Britain)',
    summary:
      'Avoid hazardous manual handling where reasonably practicable; otherwise assess it, reduce the risk, and tell people about the weight and heaviest side. No legal weight limit.',
    risk: 'Medium',
    tags: ['manual handling', 'ergonomics', 'risk assessment'],
    related: ['EU 90/269/EEC', 'NIOSH 94-110'],
  },
  {
    code: 'UK RIDDOR 2013 reg. 4',
    title: 'Reporting injuries (Great Britain)',
    summary:
      'Specified injuries such as fractures and amputations are reported without delay; injuries that keep somebody from normal work for more than seven days are reported within 15 days. Over-three-day injuries are recorded but not reported.',
    risk: 'Medium',
    tags: ['reporting', 'recordkeeping'],
    related: ['UK RIDDOR 2013 reg. 6', 'UK RIDDOR 2013 reg. 7', '29 CFR 1904.39'],
  },
  {
    code: 'UK RIDDOR 2013 reg. 6',
    title: 'Reporting deaths (Great Britain)',
    summary:
      'A work-related death is notified without delay and reported within 10 days, also of people who are not workers. The scene is left alone.',
    risk: 'High',
    tags: ['reporting'],
    related: ['UK RIDDOR 2013 reg. 4'],
  },
  {
    code: 'UK RIDDOR 2013 reg. 7',
    title: 'Dangerous occurrences (Great Britain)',
    summary:
      'Listed near misses, such as the collapse of a crane or scaffold, contact with overhead lines or an explosion, are reported even if nobody is hurt. They are the free lessons.',
    risk: 'Medium',
    tags: ['reporting', 'crane', 'scaffold', 'power lines'],
    related: ['UK RIDDOR 2013 reg. 4'],
  },
  {
    code: 'UK PPE 1992 reg. 4',
    title: 'Providing PPE (Great Britain, as amended 2022)',
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
      'Whoever is responsible for non-domestic premises finds asbestos, presumes it where unsure, keeps a record and plan, and tells everyone who may disturb it. Ask for the register before drilling.',
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
      'Exposure is prevented or reduced as far as reasonably practicable, and the control limit of 0.1 fibres per cubic centimetre over 4 hours is not exceeded. Respirators come on top of wet methods and extraction.',
    risk: 'High',
    tags: ['asbestos', 'respiratory protection'],
    related: ['UK CAR 2012 reg. 5', 'EU 2009/148/EC'],
  },
  {
    code: 'UK Confined Spaces 1997 reg. 4',
    title: 'Work in confined spaces (Great Britain)',
    summary:
      'Nobody enters a confined space if the work can be done from outside; otherwise only under a safe system of work. Size does not matter: an open pit with bad air counts.',
    risk: 'High',
    tags: ['confined space', 'permit'],
    related: ['UK Confined Spaces 1997 reg. 5', '29 CFR 1910.146'],
  },
  {
    code: 'UK Confined Spaces 1997 reg. 5',
    title: 'Emergency arrangements for confined spaces (Great Britain)',
    summary:
      'Nobody enters before suitable rescue arrangements are in place that protect the rescuers too, with equipment and first aid; they start at once when needed. Relying on the fire service alone is not enough.',
    risk: 'High',
    tags: ['confined space', 'emergency', 'first aid'],
    related: ['UK Confined Spaces 1997 reg. 4'],
  },
  {
    code: 'UK EAWR 1989 reg. 14',
    title: 'Work on or near live conductors (Great Britain)',
    summary:
      'Nobody works on or near live conductors unless it is unreasonable for them to be dead, reasonable to work live, and precautions prevent injury. All three have to be met.',
    risk: 'High',
    tags: ['electrical', 'lockout'],
    related: ['29 CFR 1910.333'],
  },
  {
    code: 'UK RRO 2005 art. 9',
    title: 'Fire risk assessment (England and Wales)',
    summary:
      'In England and Wales the responsible person of nearly all premises but private homes assesses the fire risk, records it and reviews it, and keeps escape routes, detection and extinguishers right. On building sites it changes with every storey. Scotland and Northern Ireland have fire laws of their own.',
    risk: 'Medium',
    tags: ['fire safety', 'risk assessment', 'exit routes'],
    related: ['29 CFR 1910.39'],
  },
  {
    code: 'UK Workplace 1992 reg. 12',
    title: 'Floors and traffic routes (Great Britain)',
    summary:
      'Floors are sound, even and not slippery, drained where wet, and kept free of things to slip or trip on; stairs have handrails. Slips and trips are the most common injuries of all.',
    risk: 'Medium',
    tags: ['housekeeping', 'stairs'],
    related: ['29 CFR 1910.22(a)'],
  },
  {
    code: 'UK First Aid 1981 reg. 3',
    title: 'First aid (Great Britain)',
    summary:
      'Employers provide adequate equipment, facilities and trained people for first aid, as their own assessment shows. Even a small site has a kit and an appointed person.',
    risk: 'Low',
    tags: ['first aid', 'training'],
    related: ['29 CFR 1910.151'],
  },
  {
    code: 'UK DSEAR 2002 reg. 5',
    title: 'Explosive atmospheres: assessment (Great Britain)',
    summary:
      'Before work with flammable liquids, gases or dusts the risk of fire and explosion is assessed, zones are classified and ignition sources controlled. Fuel stores, spraying and wood dust are examples.',
    risk: 'High',
    tags: ['fire safety', 'flammable liquids', 'risk assessment'],
    related: ['EU 1999/92/EC'],
  },
])
