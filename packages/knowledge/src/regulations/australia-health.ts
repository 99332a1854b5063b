import { australia } from './australia'

/** Model WHS Act and Regulations on silica, substances and confined spaces. */
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
