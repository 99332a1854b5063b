import { australia } from './australia'

/** Model WHS Regulations on scaffolds, plant, electricity and what else a site meets. */
export const australiaSites = australia({ industry: 'Construction' }, [
  {
    code: 'AU WHS Regulations r. 80',
    title: 'Emergency procedures for falls (Australia)',
    summary:
      'Where a fall-arrest system is used, emergency and rescue procedures are set up, tested so that they work, and explained to the workers. Calling the emergency services alone is no plan for somebody hanging in a harness.',
    check: [
      'Rescue procedure for this job.',
      'Rescue gear and trained people there.',
      'Procedure tried out.',
    ],
    risk: 'High',
    tags: ['fall protection', 'emergency', 'harness'],
    related: ['AU WHS Regulations r. 79', '29 CFR 1926.502(d)(20)'],
    asks: [
      'harness rescue plan Australia',
      'suspension trauma Australia',
      'somebody hanging in a harness',
      'fall arrest emergency procedure',
      'do I need a rescue kit on the roof',
      'is triple zero enough for harness rescue',
    ],
  },
  {
    code: 'AU WHS Regulations r. 225',
    title: 'Scaffolds: competent person and inspection (Australia)',
    summary:
      'A scaffold from which somebody could fall more than 4 m is not used until a competent person confirms in writing that it is complete. It is inspected before first use, after any incident or repair that could affect it, and at least every 30 days. Unfinished or unsafe scaffolds are closed off.',
    check: ['Handover certificate.', 'Inspection within 30 days.', 'Incomplete bays closed.'],
    risk: 'High',
    tags: ['scaffold', 'inspection', 'competent person'],
    related: ['AU WHS Regulations r. 79', 'UK WAH 2005 reg. 12'],
    asks: [
      'scaffold inspection Australia',
      'scaffold handover certificate',
      'scaff tag Australia',
      'scaffold 4 m licence',
      'scaffold 30 days',
      'incomplete scaffold sign',
    ],
  },
  {
    code: 'AU WHS Regulations r. 81',
    title: 'High risk work licenses (Australia)',
    summary:
      'Nobody does high risk work without the license of its class: scaffolding where a fall of more than 4 m is possible, dogging and rigging, cranes and hoists, forklifts, boom-type elevating work platforms with a boom of 11 m or more, and pressure equipment. Trainees work under supervision.',
    check: ['License card of the class.', 'Trainees supervised by a license holder.'],
    risk: 'High',
    tags: ['training', 'crane', 'scaffold', 'forklift', 'rigging', 'aerial lift'],
    related: ['AU WHS Regulations r. 225', '29 CFR 1926.1427'],
    asks: [
      'high risk work licence Australia',
      'forklift licence Australia',
      'do I need a ticket for a boom lift',
      'dogger rigger licence',
      'crane operator licence Australia',
      'scissor lift licence Australia 11 m',
    ],
  },
  {
    code: 'AU WHS Regulations r. 219',
    title: 'Plant that lifts or suspends loads (Australia)',
    summary:
      'Loads are lifted by plant made for it, as far as reasonably practicable not over people, and with attachments that suit the load. People are lifted only by plant designed for it, or in a suitable work box where that is not practicable.',
    check: ['Nobody under the load.', 'Load chart and rated capacity.', 'Slings inspected and tagged.'],
    risk: 'High',
    tags: ['crane', 'rigging', 'hoist'],
    related: ['AU WHS Regulations r. 81', 'UK LOLER 1998 reg. 8'],
    asks: [
      'crane lifting over people Australia',
      'work box on a crane',
      'lifting people with a forklift Australia',
      'crane rules Australia',
      'excavator used as a crane',
      'suspended load Australia',
    ],
  },
  {
    code: 'AU WHS Regulations r. 214',
    title: 'Powered mobile plant (Australia)',
    summary:
      'The business manages the risk of plant overturning, things falling on the operator, the operator being thrown out, plant hitting people or things, and pressurized parts failing. Rollover protection, seat belts and separation of people and plant are the usual means.',
    check: ['Exclusion zone around plant.', 'Seat belt worn.', 'Reversing alarm and spotter.'],
    risk: 'High',
    tags: ['vehicles', 'traffic'],
    related: ['AU WHS Regulations r. 215', '29 CFR 1926.602(a)(9)'],
    asks: [
      'people near excavator Australia',
      'mobile plant exclusion zone',
      'spotter for plant Australia',
      'bobcat rules Australia',
      'seat belt in loader Australia',
      'plant rollover',
    ],
  },
  {
    code: 'AU WHS Regulations r. 215',
    title: 'Mobile plant: operator protection and collisions (Australia)',
    summary:
      'Powered mobile plant has suitable devices that protect the operator, and nobody but the operator rides on it without equal protection. Plant that could collide with people or other plant has a warning device for those at risk.',
    risk: 'High',
    tags: ['vehicles', 'traffic'],
    related: ['AU WHS Regulations r. 214'],
    asks: [
      'reversing beeper Australia',
      'passenger on plant Australia',
      'warning device on mobile plant',
      'ROPS Australia',
      'riding in the bucket',
      'reversing alarm law Australia',
    ],
  },
  {
    code: 'AU WHS Regulations r. 166',
    title: 'Overhead and underground electric lines (Australia)',
    summary:
      'As far as reasonably practicable no person, plant or thing comes within an unsafe distance of an overhead or underground line. Otherwise the risk is assessed and controlled in line with what the electricity supplier asks. State rules and codes give the distances.',
    check: [
      'Lines looked for before the job.',
      'Distance asked from the supplier.',
      'Spotter and marked limits.',
    ],
    risk: 'High',
    tags: ['power lines', 'electrical', 'crane'],
    related: ['AU WHS Regulations r. 304', '29 CFR 1926.1408'],
    asks: [
      'how close to powerlines Australia',
      'no go zone powerlines',
      'crane near overhead lines Australia',
      'scaffold near power lines Australia',
      'tip truck powerlines',
      'tiger tails',
    ],
  },
  {
    code: 'AU WHS Regulations r. 164',
    title: 'Safety switches (RCDs) (Australia)',
    summary:
      'Electrical equipment fed from a socket outlet and exposed to moisture, heat, vibration, damage or dust, moved often or forming part of an amusement device, is used only through a residual current device. For outlets up to 20 A its rated residual current is no more than 30 mA.',
    check: ['RCD on every lead and tool.', 'Push button tested.'],
    risk: 'High',
    tags: ['electrical', 'tools'],
    related: ['AU WHS Regulations r. 165', '29 CFR 1926.404(b)(1)'],
    asks: [
      'RCD Australia site',
      'safety switch building site',
      'GFCI Australia',
      'power tools without RCD',
      'portable RCD needed',
      '30 mA safety switch',
    ],
  },
  {
    code: 'AU WHS Regulations r. 165',
    title: 'Testing RCDs (Australia)',
    summary:
      'Residual current devices at the workplace are tested regularly by a competent person. The record is kept until the next test or until the device is disposed of.',
    risk: 'Medium',
    tags: ['electrical', 'inspection', 'recordkeeping'],
    related: ['AU WHS Regulations r. 164', 'AU WHS Regulations r. 150'],
    asks: [
      'RCD testing Australia',
      'how often test safety switch',
      'push button test RCD',
      'RCD test record',
      'who can test an RCD',
      'safety switch trip test',
    ],
  },
  {
    code: 'AU WHS Regulations r. 150',
    title: 'Test and tag (Australia)',
    summary:
      'Electrical equipment fed from a socket and used where conditions could damage it is regularly inspected and tested by a competent person and not used untested. A record or tag shows who tested it, when, the result and when the next test is due. On construction sites AS/NZS 3012 is followed.',
    check: ['Tags in date.', 'Damaged leads out of use.'],
    risk: 'High',
    tags: ['electrical', 'inspection', 'tools'],
    related: ['AU WHS Regulations r. 164'],
    asks: [
      'test and tag',
      'tagging leads on site',
      'electrical tags out of date',
      'who can test and tag',
      'three monthly tagging construction',
      'damaged extension lead Australia',
    ],
  },
  {
    code: 'AU WHS Regulations r. 305',
    title: 'Excavation work: managing the risk (Australia)',
    summary:
      'The risks of excavation are managed whatever the depth: people falling in, being trapped by a collapse, working under loads or in bad air. The choice of control takes into account the soil, nearby structures, water, traffic and services.',
    risk: 'High',
    tags: ['excavation', 'risk assessment'],
    related: ['AU WHS Regulations r. 304', 'AU WHS Regulations r. 306'],
    asks: [
      'excavation rules Australia',
      'shallow trench Australia',
      'soil type trench Australia',
      'excavation next to a footing',
      'hole in the ground barricade',
      'bad air in a trench Australia',
    ],
  },
])

/** Model WHS Act and Regulations on health, substances and confined spaces. */
export const australiaHealth = australia({ industry: 'General Industry' }, [
  {
    code: 'AU WHS Regulations r. 529D',
    title: 'Engineered stone ban (Australia)',
    summary:
      'Since 1 July 2024 no business may manufacture, supply, process or install engineered stone benchtops, panels and slabs, anywhere in Australia. Work on stone installed before, such as removal, repair or minor changes, is allowed only in a controlled way and after notice to the regulator.',
    check: [
      'No new engineered stone.',
      'Old benchtops cut only wet and with respirators.',
      'Regulator notified.',
    ],
    risk: 'High',
    tags: ['silica', 'respiratory protection', 'compliance'],
    related: ['AU WHS Regulations Chapter 8A', '29 CFR 1926.1153'],
    deadline: '2024-07-01',
    asks: [
      'engineered stone ban',
      'caesarstone ban Australia',
      'can I still install stone benchtops',
      'removing an old stone benchtop',
      'silicosis kitchen benchtops',
      'engineered stone July 2024',
    ],
  },
  {
    code: 'AU WHS Regulations Chapter 8A',
    title: 'Crystalline silica: controlled processing (Australia)',
    summary:
      'Cutting, grinding, drilling and other processing of material with at least 1 percent crystalline silica is controlled: wet or with extraction or isolation, and with respiratory protection where dust remains. High risk silica work has a risk control plan, training, air and health monitoring. The rules took effect on 1 September 2024.',
    check: [
      'Water or extraction on tools.',
      'Respirators fit tested.',
      'Silica risk control plan for high risk work.',
    ],
    risk: 'High',
    tags: ['silica', 'respiratory protection', 'ventilation', 'medical surveillance'],
    related: ['AU WHS Regulations r. 529D', 'AU WHS Regulations r. 49', '29 CFR 1926.1153'],
    asks: [
      'silica dust Australia',
      'cutting concrete dry Australia',
      'silica rules September 2024',
      'silica risk control plan',
      'dust mask concrete cutting Australia',
      'brick cutting dust Australia',
    ],
  },
  {
    code: 'AU WHS Regulations r. 49',
    title: 'Workplace exposure standards (Australia)',
    summary:
      'Nobody is exposed to a substance or mixture in the air above its exposure standard. For respirable crystalline silica the standard is 0.05 mg/m³ as an average over 8 hours. A new list of workplace exposure limits is set to take its place on 1 December 2026.',
    risk: 'High',
    tags: ['chemical safety', 'silica', 'ventilation'],
    related: ['AU WHS Regulations r. 50', 'AU WHS Regulations Chapter 8A'],
    asks: [
      'exposure standard silica Australia',
      'WES Australia',
      'welding fume limit Australia',
      'dust limit Australia',
      'PEL equivalent Australia',
      'carbon monoxide standard Australia',
    ],
  },
  {
    code: 'AU WHS Regulations r. 50',
    title: 'Air monitoring (Australia)',
    summary:
      'The air is monitored where the business is not certain on reasonable grounds that the exposure standard is kept, or where it is needed to tell whether there is a risk. Results are kept 30 years and open to those exposed.',
    risk: 'Medium',
    tags: ['chemical safety', 'recordkeeping'],
    related: ['AU WHS Regulations r. 49'],
    asks: [
      'air monitoring Australia',
      'dust sampling Australia',
      'how long keep air monitoring results',
      'occupational hygienist Australia',
      'measure silica dust Australia',
      'fume testing workplace',
    ],
  },
  {
    code: 'AU WHS Regulations r. 335',
    title: 'Labels on hazardous chemicals (Australia)',
    summary:
      'A hazardous chemical used, handled or stored at the workplace is correctly labeled by the globally harmonized system, also after it has been poured into another container. A container that is used up and cleaned at once is the exception.',
    check: ['Every bottle labeled.', 'Drink bottles never used.'],
    risk: 'Medium',
    tags: ['chemical safety', 'signs'],
    related: ['AU WHS Regulations r. 344', '29 CFR 1910.1200(f)'],
    asks: [
      'chemical labels Australia',
      'unlabelled spray bottle Australia',
      'GHS Australia',
      'decanting chemicals label',
      'chemicals in a drink bottle',
      'hazchem label',
    ],
  },
  {
    code: 'AU WHS Regulations r. 344',
    title: 'Safety data sheets at work (Australia)',
    summary:
      'The business gets the current safety data sheet of each hazardous chemical no later than when it is first supplied, and keeps it where workers and emergency services can readily reach it. Sheets are reviewed by the maker or importer at least every 5 years.',
    risk: 'Medium',
    tags: ['chemical safety', 'recordkeeping'],
    related: ['AU WHS Regulations r. 335', 'AU WHS Regulations r. 346'],
    asks: [
      'SDS Australia',
      'MSDS folder Australia',
      'how old can an SDS be Australia',
      'SDS five years',
      'data sheet on phone',
      'who must have the SDS',
    ],
  },
  {
    code: 'AU WHS Regulations r. 346',
    title: 'Hazardous chemicals register (Australia)',
    summary:
      'A register lists the hazardous chemicals used, handled or stored at the workplace, with their current safety data sheets. Workers involved and anybody likely to be affected can get at it.',
    risk: 'Low',
    tags: ['chemical safety', 'recordkeeping'],
    related: ['AU WHS Regulations r. 344'],
    asks: [
      'chemical register Australia',
      'hazardous substances register',
      'list of chemicals at work',
      'chemalert register',
      'do I need a chemical register',
      'dangerous goods register site',
    ],
  },
  {
    code: 'AU WHS Regulations r. 67',
    title: 'Confined space entry permit (Australia)',
    summary:
      'Nobody enters a confined space before a competent person has issued a written entry permit: who enters, how long, what controls, and room for signing off at the end. Leaving is recorded before the permit is closed.',
    check: ['Permit at the entry.', 'Names and times filled in.'],
    risk: 'High',
    tags: ['confined space', 'permit', 'competent person'],
    related: ['AU WHS Regulations r. 66', 'AU WHS Regulations r. 74'],
    asks: [
      'confined space permit Australia',
      'entry permit template',
      'who signs the confined space permit',
      'tank entry paperwork Australia',
      'permit to enter manhole',
      'confined space sign off',
    ],
  },
  {
    code: 'AU WHS Regulations r. 71',
    title: 'Safe air in confined spaces (Australia)',
    summary:
      'Air in a confined space has between 19.5 and 23.5 percent oxygen, or workers wear air-supplied respirators; regulation 72 adds that people leave when flammable gas reaches 5 percent of its lower explosive limit, unless it is monitored continuously, and at 10 percent in any case. Purging is done without pure oxygen.',
    check: [
      'Oxygen 19.5 to 23.5 percent.',
      'Flammables under 5 percent of the limit.',
      'Gas detector calibrated.',
    ],
    risk: 'High',
    tags: ['confined space', 'ventilation', 'respiratory protection'],
    related: ['AU WHS Regulations r. 66', '29 CFR 1926.1204'],
    asks: [
      'oxygen level confined space Australia',
      'LEL confined space Australia',
      'gas test before entry Australia',
      'confined space atmosphere',
      'purging a tank',
      'safe oxygen range Australia',
    ],
  },
  {
    code: 'AU WHS Regulations r. 74',
    title: 'Confined space emergency and rescue (Australia)',
    summary:
      'First aid and rescue procedures for a confined space are set up and practiced, openings are large enough for rescue, and equipment is maintained. Rescuers wear respirators where the air may be unsafe.',
    risk: 'High',
    tags: ['confined space', 'emergency', 'first aid'],
    related: ['AU WHS Regulations r. 66', 'AU WHS Regulations r. 67'],
    asks: [
      'confined space rescue Australia',
      'rescue drill tank Australia',
      'tripod and winch Australia',
      'standby person confined space',
      'worker collapsed in pit',
      'confined space first aid',
    ],
  },
])

/** Victoria has its own act and regulations. */
export const australiaVictoria = australia({ industry: 'Construction', region: 'AU-VIC' }, [
  {
    code: 'AU VIC OHS Regulations 2017 r. 44',
    title: 'Victoria: falls of more than 2 m',
    summary:
      'Where somebody could fall more than 2 m, the employer eliminates the risk by working on the ground or a solid construction as far as reasonably practicable. Otherwise passive devices such as scaffolds and rails come first, then work positioning, then fall arrest, and a ladder or administrative controls last.',
    check: ['Falls of more than 2 m found.', 'Passive protection before harness.', 'Ladder last.'],
    risk: 'High',
    tags: ['fall protection', 'guardrail', 'harness', 'ladder'],
    related: ['AU VIC OHS Regulations 2017 r. 327', 'AU WHS Regulations r. 79'],
    asks: [
      'falls Victoria 2 m',
      'working at heights Victoria',
      'WorkSafe Victoria fall prevention',
      'harness Victoria',
      'roof edge protection Melbourne',
      'ladder use Victoria',
    ],
  },
  {
    code: 'AU VIC OHS Regulations 2017 r. 327',
    title: 'Victoria: SWMS for high risk construction work',
    summary:
      'High risk construction work is not done without a safe work method statement that names the work, the hazards, the controls and how they are put in place. If work does not follow it, it stops until it does.',
    check: ['SWMS on site and read.', 'Work matches it.'],
    risk: 'High',
    tags: ['risk assessment', 'compliance'],
    related: ['AU WHS Regulations r. 299', 'AU VIC OHS Regulations 2017 r. 44'],
    asks: [
      'SWMS Victoria',
      'high risk construction work Victoria',
      'method statement Melbourne',
      'SWMS not followed stop work Vic',
      'who signs SWMS Victoria',
      'WorkSafe Victoria SWMS',
    ],
  },
])

export const australiaVictoriaGeneral = australia({ industry: 'General Industry', region: 'AU-VIC' }, [
  {
    code: 'AU VIC OHS Act 2004 s. 21',
    title: 'Victoria: employer’s duty to employees',
    summary:
      'Every employer provides and maintains, so far as is reasonably practicable, a working environment that is safe and without risks to health: plant, systems, substances, place, facilities, information, training and supervision. Independent contractors and their people count as employees for what the employer controls.',
    risk: 'Medium',
    tags: ['compliance', 'training'],
    related: ['AU VIC OHS Act 2004 s. 23', 'AU WHS Act s. 19'],
    asks: [
      'employer duty Victoria',
      'OHS Act Victoria',
      'does WHS apply in Victoria',
      'general duty Victoria',
      'contractors Victoria safety duty',
      'WorkSafe Victoria employer obligations',
    ],
  },
  {
    code: 'AU VIC OHS Act 2004 s. 23',
    title: 'Victoria: duty to other people',
    summary:
      'The employer’s undertaking does not expose people other than employees to risks, so far as is reasonably practicable. Passers-by, visitors and neighbors are meant.',
    risk: 'Medium',
    tags: ['compliance'],
    related: ['AU VIC OHS Act 2004 s. 21'],
    asks: [
      'public safety building site Victoria',
      'duty to visitors Victoria',
      'footpath near site Melbourne',
      'neighbours building site Victoria',
      'section 23 OHS Act',
      'public hit by falling object Victoria',
    ],
  },
  {
    code: 'AU VIC OHS Act 2004 s. 25',
    title: 'Victoria: duties of employees',
    summary:
      'Employees take reasonable care of themselves and of others who may be affected by what they do or fail to do, and cooperate with the employer’s safety measures. They do not recklessly interfere with anything provided for safety.',
    risk: 'Low',
    tags: ['compliance'],
    related: ['AU VIC OHS Act 2004 s. 21'],
    asks: [
      'worker duties Victoria',
      'employee won’t wear PPE Victoria',
      'employee responsibilities OHS Vic',
      'worker removed a guard Victoria',
      'can a worker be fined Victoria',
      'section 25 OHS Act',
    ],
  },
  {
    code: 'AU VIC OHS Act 2004 s. 38',
    title: 'Victoria: notifying incidents to WorkSafe',
    summary:
      'Deaths, serious injuries and dangerous incidents are notified to WorkSafe immediately after the employer becomes aware of them, and in writing within 48 hours. Under section 39 the site is not disturbed until an inspector comes or says so.',
    check: ['WorkSafe called.', 'Written record within 48 hours.', 'Site closed off.'],
    risk: 'High',
    tags: ['reporting'],
    related: ['AU WHS Act s. 38', '29 CFR 1904.39'],
    asks: [
      'notify WorkSafe Victoria',
      'report a serious injury Victoria',
      '48 hours written notice Victoria',
      'do not disturb the site Victoria',
      'fatal accident Melbourne who to call',
      'dangerous incident Victoria',
    ],
  },
])
