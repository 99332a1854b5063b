import type { RegulationIndustry } from '@plumbline/domain'
import { fromMemory } from './verification'
import { type WriteUp, writtenUp } from './write-up'

const worldwide = (
  industry: RegulationIndustry,
  source: (code: string) => string,
  entries: readonly WriteUp[],
) =>
  writtenUp({ industry, body: 'Other', jurisdiction: 'International', verified: fromMemory, source }, entries)

const iso = () => 'https://www.iso.org/standard/63787.html'
const ilo = (code: string) =>
  `https://normlex.ilo.org/dyn/nrmlx_en/f?p=NORMLEXPUB:12100:0::NO::P12100_ILO_CODE:${code.replace('ILO ', '')}`

export const international = [
  ...worldwide('General Industry', iso, [
    {
      code: 'ISO 45001 5.2',
      title: 'Safety policy',
      summary:
        'Top management sets a policy with commitments to safe conditions, objectives, the law, removing hazards, improvement and taking part. It is known to everybody and kept up to date.',
      risk: 'Low',
      tags: ['management system', 'compliance'],
      related: ['ISO 45001 5.4'],
      asks: [
        'OHS policy',
        'what goes into a health and safety policy statement',
        'who signs the safety policy',
        '45001 clause 5.2',
        'does the safety policy have to be posted',
        'saftey policy template',
        'commitment from top management in writing',
      ],
    },
    {
      code: 'ISO 45001 5.4',
      title: 'Consultation and participation of workers',
      summary:
        'Workers at all levels and their representatives are consulted and take part in planning, hazard finding, investigation and improvement, with time, training and barriers removed. Without it no certificate.',
      risk: 'Low',
      tags: ['management system', 'worker participation'],
      related: ['ISO 45001 5.2', 'EU 89/391/EEC art. 11'],
      asks: [
        'how do we involve the workers in safety',
        'safety committee ISO 45001',
        'worker involvement clause 5.4',
        'do workers have a say in the risk assessment',
        'toolbox talk feedback from the crew',
        'employee consultation 45001',
        'auditor asks workers if they were consulted',
      ],
    },
    {
      code: 'ISO 45001 6.1.2',
      title: 'Hazard identification and risk assessment',
      summary:
        'Hazards are found continuously and ahead of time, also from organization, behavior, change and past incidents; risks and opportunities are assessed by a defined method and kept on record. Contractors and visitors are included.',
      risk: 'Medium',
      tags: ['management system', 'risk assessment'],
      related: ['ISO 45001 8.1.2', 'ISO 45001 6.1.3'],
      asks: [
        'risk register',
        'HIRA',
        'HAZID',
        'how do we score risks',
        'risk matrix likelihood and severity',
        '45001 clause 6.1.2',
        'job safety analysis for ISO certification',
        'do visitors and subs count in the risk assessment',
      ],
    },
    {
      code: 'ISO 45001 6.1.3',
      title: 'Legal and other requirements',
      summary:
        'The organization knows the laws and commitments that apply to its hazards, how they apply and keeps that up to date. A regulation library is one way to show it.',
      risk: 'Low',
      tags: ['management system', 'compliance'],
      related: ['ISO 45001 9.1.2'],
      asks: [
        'legal register',
        'compliance register',
        'how do we know which laws apply to us',
        'keep up with changes in safety law',
        '45001 clause 6.1.3',
        'list of applicable safety regulations',
        'compliance obligations',
      ],
    },
    {
      code: 'ISO 45001 7.2',
      title: 'Competence',
      summary:
        'People who affect safety are competent by education, training or experience, including the ability to see hazards, and evidence is kept. A training matrix is the usual proof.',
      risk: 'Low',
      tags: ['management system', 'training'],
      related: ['ISO 45001 6.1.2'],
      asks: [
        'training matrix',
        'how do we prove people are competent',
        'training records for the auditor',
        'skills matrix safety',
        'who is qualified for the job ISO 45001',
        '45001 clause 7.2',
        'competency evidence',
      ],
    },
    {
      code: 'ISO 45001 8.1.2',
      title: 'Hierarchy of controls',
      summary:
        'Hazards are eliminated; else replaced; else engineered out; else handled by organization and training; and protective equipment comes last. Auditors ask why a lower step was chosen.',
      risk: 'Medium',
      tags: ['management system', 'risk assessment', 'ppe'],
      related: ['ISO 45001 6.1.2', 'EU 89/391/EEC art. 6'],
      asks: [
        'eliminate substitute engineer administrate PPE',
        'PPE is the last resort',
        'controls pyramid',
        'hierarchy of control',
        'elimination substitution engineering controls',
        'why not just give them gloves',
      ],
    },
    {
      code: 'ISO 45001 8.1.3',
      title: 'Management of change',
      summary:
        'Planned changes in work, equipment, people, law or knowledge are controlled, and the effects of unintended ones reviewed. New machines, subcontractors and shifts are changes too.',
      risk: 'Low',
      tags: ['management system', 'risk assessment'],
      related: ['ISO 45001 6.1.2'],
      asks: [
        'MOC ISO 45001',
        'new machine do we need a change review',
        'change control safety',
        'temporary change on site',
        'we changed the process do we redo the risk assessment',
        '45001 clause 8.1.3',
      ],
    },
    {
      code: 'ISO 45001 8.1.4',
      title: 'Contractors and procurement',
      summary:
        'Goods, contractors and outsourced work are chosen and controlled so that they meet the safety system, with coordination on site. The same rules hold for a hired crew as for the own.',
      risk: 'Low',
      tags: ['management system', 'compliance'],
      related: ['ISO 45001 8.1.2'],
      asks: [
        'subcontractor prequalification',
        'how do we vet subs for safety',
        'contractor management ISO 45001',
        'safety requirements in purchase orders',
        'outsourced work safety',
        'do our safety rules apply to hired crews',
        '45001 clause 8.1.4',
      ],
    },
    {
      code: 'ISO 45001 8.2',
      title: 'Emergency preparedness',
      summary:
        'Responses to foreseeable emergencies, first aid included, are planned, trained, tested and reviewed. Drills count only when something is learnt.',
      risk: 'Medium',
      tags: ['management system', 'emergency', 'first aid'],
      related: ['29 CFR 1910.38'],
      asks: [
        'emergency response plan ISO 45001',
        'how often do we run drills for 45001',
        'emergency drill record',
        'evacuation exercise lessons learned',
        '45001 clause 8.2',
        'spill and fire response plan audit',
      ],
    },
    {
      code: 'ISO 45001 9.1.2',
      title: 'Evaluation of compliance',
      summary:
        'The organization checks regularly whether it meets its legal and other requirements, acts where it does not, and keeps the results. Knowing the status at any time is part of it.',
      risk: 'Low',
      tags: ['management system', 'compliance', 'inspection'],
      related: ['ISO 45001 6.1.3', 'ISO 45001 9.2'],
      asks: [
        'compliance audit',
        'are we legal',
        'legal compliance check ISO 45001',
        'how do we show the auditor we follow the law',
        'compliance evaluation record',
        '45001 clause 9.1.2',
      ],
    },
    {
      code: 'ISO 45001 9.2',
      title: 'Internal audit',
      summary:
        'Audits at planned intervals show whether the system meets the standard and is effective; results go to managers and workers. Auditors do not audit their own work.',
      risk: 'Low',
      tags: ['management system', 'inspection'],
      related: ['ISO 45001 9.1.2'],
      asks: [
        'who can do internal safety audits',
        'audit schedule ISO 45001',
        'can I audit my own department',
        'internal auditor independence',
        'how often internal audit 45001',
        'audit program safety management system',
      ],
    },
    {
      code: 'ISO 45001 10.2',
      title: 'Incidents, nonconformity and corrective action',
      summary:
        'Incidents are dealt with promptly, investigated with workers for root causes, corrected by the hierarchy of controls, and checked for effect. Near misses count.',
      risk: 'Medium',
      tags: ['management system', 'reporting', 'worker participation'],
      related: ['ISO 45001 8.1.2', 'ISO 45001 5.4'],
      asks: [
        'root cause analysis',
        'CAPA safety',
        '5 whys accident',
        'near miss investigation ISO 45001',
        'nonconformance report',
        'corrective action closed out and verified',
        'who investigates an incident',
      ],
    },
  ]),
  ...worldwide('General Industry', ilo, [
    {
      code: 'ILO C155',
      title: 'Occupational safety and health convention',
      summary:
        'States that ratify it keep a national safety policy; employers keep workplaces and machines safe; workers may leave situations of imminent serious danger. It is one of the fundamental conventions.',
      risk: 'Low',
      tags: ['compliance', 'worker participation'],
      related: ['ILO C167'],
      asks: [
        'international labor standards on safety',
        'ILO convention 155',
        'right to walk away from imminent danger international',
        'C155 ratified countries',
        'fundamental safety convention of the ILO',
        'national safety policy treaty',
      ],
    },
  ]),
  ...worldwide('Construction', ilo, [
    {
      code: 'ILO C167',
      title: 'Safety and health in construction convention',
      summary:
        'Covers scaffolds, ladders, lifting, excavations, work at height, demolition, electricity, explosives, first aid and welfare on building sites worldwide. National laws carry it out.',
      risk: 'Low',
      tags: ['compliance', 'scaffold', 'ladder', 'excavation'],
      related: ['ILO C155', 'EU 92/57/EEC Annex IV'],
      asks: [
        'ILO construction safety convention',
        'international rules for building sites',
        'C167 ratified',
        'ILO scaffolds and excavations',
        'global construction safety standard',
        'convention 167',
      ],
    },
  ]),
]
