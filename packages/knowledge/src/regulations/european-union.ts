import { eu } from './european-union-rules'

export const europeanUnionConstruction = eu('Construction', [
  {
    code: 'EU 92/57/EEC art. 3',
    title: 'Coordinators, plan and prior notice',
    summary:
      'Where several contractors work on a site, coordinators are appointed and a safety and health plan exists before it opens. Prior notice is given for sites of more than 30 working days with more than 20 workers at once, or more than 500 person-days.',
    risk: 'Medium',
    tags: ['compliance', 'risk assessment', 'reporting'],
    related: ['EU 92/57/EEC Annex IV', 'UK CDM 2015 reg. 6', 'EU 89/391/EEC art. 6'],
    asks: [
      'safety coordinator Europe',
      'prior notice construction site EU',
      'construction sites directive',
      'health and safety plan EU',
      '500 person days EU',
      'coordinator for several contractors',
    ],
  },
  {
    code: 'EU 92/57/EEC Annex IV',
    title: 'Minimum requirements on building sites',
    summary:
      'Site rules for stability, energy, exits, fire, ventilation, temperature, traffic routes, falls, scaffolds, excavation, machines and structures, and welfare. National laws fill them with figures.',
    risk: 'High',
    tags: ['fall protection', 'excavation', 'scaffold', 'traffic', 'fire safety'],
    related: ['EU 92/57/EEC art. 3', 'EU 2009/104/EC Annex II'],
    asks: [
      'construction site minimum rules EU',
      'site requirements Europe',
      'EU building site rules',
      'scaffold rules EU directive',
      'excavation EU directive',
      'welfare on site Europe',
    ],
  },
  {
    code: 'EU 2009/104/EC Annex II',
    title: 'Temporary work at height (EU)',
    summary:
      'Collective protection goes before personal; ladders only where low risk and short use justify it; scaffolds follow a calculation or standard configuration and are erected under a competent person by trained workers; ropes only where safer equipment is not justified. It is why a harness is the last choice in Europe.',
    risk: 'High',
    tags: ['fall protection', 'ladder', 'scaffold', 'training'],
    related: ['EU 2009/104/EC', 'UK WAH 2005 reg. 6'],
    asks: [
      'work at height Europe',
      'EU ladder rules',
      'scaffold EU directive',
      'rope access EU',
      'collective protection first',
      'harness last choice Europe',
    ],
  },
])

export const europeanUnionGeneral = eu('General Industry', [
  {
    code: 'EU 89/391/EEC art. 6',
    title: 'Framework: general principles of prevention',
    summary:
      'The employer avoids risks, evaluates what cannot be avoided, fights them at source, adapts work to people, replaces the dangerous, prefers collective to individual protection and instructs workers. All other EU safety directives build on it.',
    risk: 'Medium',
    tags: ['risk assessment', 'compliance', 'management system'],
    related: ['EU 89/391/EEC art. 9', 'EU 89/391/EEC art. 12', 'ISO 45001 8.1.2'],
    asks: [
      'framework directive',
      'principles of prevention',
      'EU general duty',
      'hierarchy of prevention Europe',
      'employer obligations EU',
      '89/391',
    ],
  },
  {
    code: 'EU 89/391/EEC art. 9',
    title: 'Risk assessment and accident lists',
    summary:
      'The employer holds a risk assessment, decides the protective measures, lists accidents with more than three days away and reports as national law says. National law sets the form.',
    risk: 'Medium',
    tags: ['risk assessment', 'recordkeeping', 'reporting'],
    related: ['EU 89/391/EEC art. 6'],
    asks: [
      'risk assessment EU law',
      'accident list EU',
      'three days absence report EU',
      'document risk assessment Europe',
      'EU accident reporting',
      'written risk assessment EU',
    ],
  },
  {
    code: 'EU 89/391/EEC art. 11',
    title: 'Consultation of workers',
    summary:
      'Workers and their representatives are consulted in advance on everything that may affect safety and health, and may ask for measures without disadvantage. It is a right, not a courtesy.',
    risk: 'Low',
    tags: ['worker participation'],
    related: ['EU 89/391/EEC art. 6', 'ISO 45001 5.4'],
    asks: [
      'consult workers EU',
      'worker representatives safety EU',
      'safety rep rights Europe',
      'participation of workers EU',
      'works council safety EU',
      'ask workers before changes',
    ],
  },
  {
    code: 'EU 89/391/EEC art. 12',
    title: 'Training of workers',
    summary:
      'Each worker is trained on recruitment, transfer, new equipment or technology, repeated where needed, in working hours and at no cost. Temporary and agency workers have it too.',
    risk: 'Low',
    tags: ['training'],
    related: ['EU 89/391/EEC art. 6'],
    asks: [
      'safety training EU',
      'induction EU law',
      'training new workers Europe',
      'agency workers training EU',
      'training in working hours EU',
      'free training EU',
    ],
  },
  {
    code: 'EU 89/654/EEC',
    title: 'Workplaces',
    summary:
      'Minimum requirements for workplaces: stability, electrics, exits, fire, air, temperature, light, floors, traffic routes, rest rooms and toilets. Building sites have a directive of their own.',
    risk: 'Low',
    tags: ['exit routes', 'fire safety', 'sanitation', 'lighting'],
    related: ['EU 89/391/EEC art. 6'],
    asks: [
      'workplace directive',
      'office requirements EU',
      'exits and toilets EU',
      'workplace temperature EU',
      'minimum workplace requirements',
      'lighting floors EU',
    ],
  },
  {
    code: 'EU 89/656/EEC',
    title: 'Use of personal protective equipment',
    summary:
      'Protective equipment is used when risks cannot be avoided otherwise. It suits the risk and the wearer, is free, maintained and explained; annexes list hazards and activities.',
    risk: 'Medium',
    tags: ['ppe', 'head protection', 'training'],
    related: ['EU Regulation 2016/425', 'UK PPE 1992 reg. 4'],
    asks: [
      'PPE use EU',
      'who pays for PPE Europe',
      'hard hat EU law',
      'PPE directive',
      'helmet Europe rule',
      'free protective equipment EU',
    ],
  },
  {
    code: 'EU Regulation 2016/425',
    title: 'PPE on the market (CE marking)',
    summary:
      'Sorts protective equipment into three categories; harnesses, respirators and other protection against death or irreversible harm are category III and checked by a notified body every year. The CE mark and the instructions come with the product.',
    risk: 'Low',
    tags: ['ppe', 'harness', 'respiratory protection', 'compliance'],
    related: ['EU 89/656/EEC'],
    asks: [
      'CE mark PPE',
      'PPE category III',
      'PPE regulation EU',
      'certified harness EU',
      'notified body PPE',
      'mask CE marking',
    ],
  },
  {
    code: 'EU 92/58/EEC',
    title: 'Safety signs',
    summary:
      'Shapes and colors of signs: red round for prohibition, yellow triangle for warning, blue round for orders, green square for escape and first aid, red square for fire; also hand signals and markings. Pictograms make them understood across languages.',
    risk: 'Low',
    tags: ['signs'],
    related: ['EU 89/391/EEC art. 6', '29 CFR 1910.145'],
    asks: [
      'safety signs EU',
      'sign colors Europe',
      'blue circle sign',
      'yellow triangle sign',
      'emergency exit sign EU',
      'pictogram directive',
    ],
  },
  {
    code: 'EU 2009/104/EC',
    title: 'Use of work equipment',
    summary:
      'Work equipment is suitable, inspected after installation and at intervals by competent people, explained to workers and, for special risks, used only by those assigned. Lifting and work at height have annexes of their own.',
    risk: 'Medium',
    tags: ['tools', 'machine guarding', 'inspection', 'training'],
    related: ['EU 2009/104/EC Annex II', 'UK PUWER 1998 reg. 11'],
    asks: [
      'work equipment directive',
      'machine inspection EU',
      'use of machines EU',
      'lifting equipment EU',
      'training on machines Europe',
      'equipment safety EU',
    ],
  },
  {
    code: 'EU 2003/10/EC',
    title: 'Noise (EU)',
    summary:
      'Lower action value 80 dB(A) and a peak of 112 Pa, upper 85 dB(A) and 140 Pa, limit 87 dB(A) and 200 Pa with protection counted. Noise is reduced at its source first. Above the lower value protectors are made available; from the upper one they are worn, and above it places are marked and hearing is checked.',
    check: [
      'Peaks as a meter shows them: 135, 137 and 140 dB(C).',
      'Zones marked above 85 dB(A).',
      'Protectors worn there.',
    ],
    verified: {
      how: 'official text',
      version: 'Directive 2003/10/EC, consolidated to 11 December 2008 (extract)',
      on: '2026-11-15',
    },
    risk: 'Medium',
    tags: ['noise', 'ppe', 'medical surveillance'],
    related: ['UK Noise 2005 reg. 4', '29 CFR 1910.95'],
    asks: [
      'noise directive',
      '85 dB EU',
      'noise limit Europe',
      'hearing protection EU',
      '87 dB',
      'noise action values EU',
    ],
  },
  {
    code: 'EU 2002/44/EC',
    title: 'Vibration (EU)',
    summary:
      'Hand-arm: action value 2.5 m/s², limit 5 m/s² over 8 hours. Whole body: action 0.5 m/s², limit 1.15 m/s². Assess, choose better tools, limit time, watch health.',
    risk: 'Medium',
    tags: ['vibration', 'tools', 'medical surveillance'],
    related: ['UK Vibration 2005 reg. 4'],
    asks: [
      'vibration directive',
      'hand arm vibration EU',
      'whole body vibration limit',
      'jackhammer vibration EU',
      '2.5 m/s2',
      'vibration exposure Europe',
    ],
  },
])

export const europeanUnionManufacturing = eu('Manufacturing', [
  {
    code: 'EU 2006/42/EC',
    title: 'Machinery directive',
    summary:
      'Machines are designed safe, guarded, documented and CE-marked before sale; the new Machinery Regulation 2023/1230 takes its place in January 2027. Changing a machine can make the user its maker.',
    risk: 'Medium',
    tags: ['machine guarding', 'compliance'],
    related: ['EU Regulation 2023/1230', 'EU 2009/104/EC'],
    asks: [
      'CE mark on a machine',
      'CE machine',
      'declaration of conformity',
      'modified machine CE',
      'buying a machine EU',
      'guards CE',
    ],
  },
  {
    code: 'EU Regulation 2023/1230',
    title: 'Machinery regulation',
    summary:
      'Replaces the machinery directive from January 2027 and adds rules for software, networked and self-learning machines, digital manuals and substantial changes. It applies directly in every member state.',
    risk: 'Low',
    tags: ['machine guarding', 'compliance'],
    related: ['EU 2006/42/EC'],
    asks: [
      'machinery regulation 2027',
      'new machinery regulation',
      'AI machines EU',
      'digital manuals machine',
      'substantial modification',
      'January 2027 machinery',
    ],
  },
])

export const europeanUnionMining = eu('Mining', [
  {
    code: 'EU 92/104/EEC',
    title: 'Surface and underground mines (EU)',
    summary:
      'Mines have a safety document, competent supervision, exits, ventilation, ground support, explosion protection and rescue. Drilling for oil and gas has a directive beside it.',
    risk: 'High',
    tags: ['mining', 'ventilation', 'emergency'],
    related: ['EU 89/391/EEC art. 6'],
    asks: [
      'mining directive EU',
      'quarry rules EU',
      'underground mine Europe',
      'mine rescue EU',
      'quarry safety document',
      'mineral extraction EU',
    ],
  },
])
