import { cfrText, osha } from './write-up'

/** 29 CFR 1926 subparts V and Y: power transmission and distribution, diving. */
export const constructionPower = osha('Energy', cfrText, [
  {
    code: '1926.950',
    title: 'Power line construction: training and information',
    summary:
      'Line workers are trained for their tasks, including pole-top and manhole rescue; qualified ones also in telling live parts, voltages and approach distances. The employer checks at least once a year that they work that way. Host and contractor tell each other about the installation before work starts.',
    risk: 'High',
    tags: ['electrical', 'power lines', 'training'],
    related: ['1926.952', '1926.960', '1910.269'],
    asks: [
      'lineman training',
      'power line construction',
      'qualified lineman',
      'host employer power line',
      'line work rules',
      'contract lineman information',
    ],
  },
  {
    code: '1926.952',
    title: 'Job briefing (tailboard)',
    summary:
      'Before each job the person in charge briefs the crew on hazards, procedures, special precautions, energy sources and protective gear. At least one briefing a day or shift, and another when something important changes.',
    risk: 'Medium',
    tags: ['electrical', 'training'],
    related: ['1926.950', '1910.269'],
    asks: [
      'tailboard',
      'job briefing',
      'tailgate talk linemen',
      'pre job briefing',
      'briefing before line work',
      'crew briefing',
    ],
  },
  {
    code: '1926.953',
    title: 'Manholes and vaults (enclosed spaces)',
    summary:
      'Before the cover comes off, check that it is safe; then guard the opening. Test oxygen first and flammable gas next with an instrument accurate to 10 percent, ventilate if needed, and stay out of bad air unless entering under the confined space rules. Where traffic is a danger, an attendant with first-aid training stands by.',
    risk: 'High',
    tags: ['confined space', 'electrical', 'ventilation', 'traffic'],
    related: ['1926.1203', '1910.146'],
    asks: [
      'utility manhole',
      'vault entry',
      'enclosed space',
      'electric manhole attendant',
      'test manhole air',
      'utility vault gas',
    ],
  },
  {
    code: '1926.954',
    title: 'Fall protection and PPE for line work',
    summary:
      'Fall arrest gear exposed to arcs has to withstand them, and belts and straps are inspected before use each day. In an aerial lift people use restraint or fall arrest; on poles and towers protection is needed more than 4 ft (1.2 m) up.',
    risk: 'High',
    tags: ['ppe', 'fall protection', 'harness', 'electrical', 'power lines'],
    related: ['1926.502(d)', '1926.453', '1926.960'],
    asks: [
      'lineman harness',
      'FR clothing',
      'pole climbing fall protection',
      'bucket truck lineman harness',
      'wood pole fall restraint',
      'lineman PPE',
    ],
  },
  {
    code: '1926.955',
    title: 'Ladders near power lines',
    summary:
      'Metal and other conducting ladders are not used near exposed live lines or equipment, save in special high-voltage work where the employer shows that the others would be worse. Special line ladders are secured and carry at least 2.5 times their load as platforms.',
    risk: 'High',
    tags: ['ladder', 'electrical', 'power lines'],
    related: ['1926.1053(b)(12)'],
    asks: [
      'ladder near power line',
      'aluminum ladder on line work',
      'hook ladders',
      'ladder on pole',
      'portable ladder substation',
      'metal ladder lines',
    ],
  },
  {
    code: '1926.957',
    title: 'Live-line tools',
    summary:
      'Hot sticks are wiped and looked over before use each day, and taken out every 2 years for examination, cleaning, repair and test. Damaged or dirty ones wait for a test.',
    risk: 'High',
    tags: ['tools', 'electrical', 'inspection'],
    related: ['1926.960'],
    asks: [
      'hot stick',
      'live line tool',
      'hot stick testing',
      'fiberglass tool wipe',
      'bare hand tool',
      'insulated stick',
    ],
  },
  {
    code: '1926.959',
    title: 'Machines near power lines (line work)',
    summary:
      'Lifting and digging equipment is inspected before each shift, stands on set outriggers, and keeps the minimum approach distance; an observer warns unless the operator can judge it well. Where it could become live, the line is covered, the machine insulated, or people are protected by grounding, bonding and barricades.',
    risk: 'High',
    tags: ['vehicles', 'crane', 'power lines', 'electrical'],
    related: ['1926.960', '1926.1408'],
    asks: [
      'digger derrick near lines',
      'bucket truck grounding',
      'boom near lines',
      'equipment grounding line work',
      'minimum approach equipment',
      'line truck inspection',
    ],
  },
  {
    code: '1926.960',
    title: 'Working on or near live parts',
    summary:
      'Only qualified people work on or near exposed live parts at 50 volts or more, and everything counts as live until properly switched off. Above 600 volts two people are present for most work. Approach distances are kept unless insulated; metal jewellery comes off; arc hazards are assessed and clothing chosen for them.',
    risk: 'High',
    tags: ['electrical', 'power lines', 'ppe', 'training'],
    related: ['1926.961', '1926.962', '1910.269', '1910.333'],
    asks: [
      'minimum approach distance',
      'work on live lines',
      'rubber gloves lineman',
      'arc flash lineman',
      'how close to energized line',
      'flame resistant clothing line work',
    ],
  },
  {
    code: '1926.961',
    title: 'Switching off lines (clearance)',
    summary:
      'One person in charge asks for the clearance. All sources are opened, made inoperable and tagged, the line is tested dead and grounded, in that order, before it counts as dead.',
    risk: 'High',
    tags: ['electrical', 'power lines', 'lockout'],
    related: ['1926.962', '1926.417', '1910.147'],
    asks: [
      'line clearance',
      'deenergize line',
      'lockout power line',
      'tags on switches',
      'dead line work',
      'clearance holder',
    ],
  },
  {
    code: '1926.962',
    title: 'Protective grounding',
    summary:
      'After testing dead, temporary grounds are placed so that nobody is exposed to dangerous differences of potential. The ground end goes on first and comes off last, the other by live-line tool. The set carries the fault current and is at least as good as No. 2 AWG copper.',
    risk: 'High',
    tags: ['electrical', 'power lines'],
    related: ['1926.961'],
    asks: [
      'grounds on a line',
      'ground a dead line before touching it',
      'equipotential zone',
      'grounding clamps',
      'test before grounding',
      'ground removal order',
    ],
  },
  {
    code: '1926.964',
    title: 'Overhead lines',
    summary:
      'Before climbing or loading a pole or tower, make sure that it holds; brace it if not. Poles set near live lines do not touch them, and people handling them wear electrical protection. Stringing near live parts uses the tension method or barriers, with automatic reclosing off above 600 volts.',
    risk: 'High',
    tags: ['electrical', 'power lines', 'fall protection'],
    related: ['1926.960', '1926.962'],
    asks: [
      'stringing wire',
      'overhead line work',
      'setting poles',
      'tension stringing',
      'work on steel towers',
      'induced voltage',
    ],
  },
  {
    code: '1926.966',
    title: 'Substations',
    summary:
      'Enough room is kept around equipment, breakers are open before they are drawn out, conductive fences are grounded, and rooms with exposed live parts are fenced, signed and locked against the unqualified. Anyone without the training stays outside the fence.',
    risk: 'High',
    tags: ['electrical', 'signs'],
    related: ['1926.960', '1910.269'],
    asks: [
      'substation',
      'switchyard work',
      'substation fence',
      'fence grounding',
      'substation key',
      'drawout breaker',
    ],
  },
  {
    code: '1926.967',
    title: 'Capacitors, transformers and other special cases',
    summary:
      'Capacitors are disconnected, left for at least 5 minutes and short-circuited before anyone works on them. The secondary of a live current transformer is never opened. Near water where one could drown, flotation devices are worn.',
    risk: 'High',
    tags: ['electrical', 'water'],
    related: ['1926.961', '1926.106'],
    asks: [
      'capacitors',
      'current transformer secondary',
      'series streetlight',
      'backfeed generator',
      'microwave antenna',
      'substation special equipment',
    ],
  },
])

export const constructionDiving = osha('Construction', cfrText, [
  {
    code: '1926.1076',
    title: 'Dive team qualifications in construction',
    summary:
      'Divers on construction jobs meet the same rules as in commercial diving generally: experience or training for the task, first aid and CPR, fitness and a person in charge at the dive location. The section only points to the general diving rule.',
    risk: 'High',
    tags: ['diving', 'training', 'water'],
    related: ['1926.1081', '1910.410'],
    asks: [
      'dive team',
      'diver qualifications',
      'construction diver',
      'first aid divers',
      'diver medical',
      'who can dive',
    ],
  },
  {
    code: '1926.1081',
    title: 'Pre-dive procedures in construction',
    summary:
      'Before each dive in construction the general diving rules apply: emergency contacts and first-aid supplies at hand, a planned and assessed dive, a briefing and an equipment check. The section only points to the general diving rule, which holds in full.',
    risk: 'High',
    tags: ['diving', 'risk assessment', 'emergency'],
    related: ['1926.1076', '1910.421'],
    asks: [
      'pre dive check',
      'dive plan',
      'dive briefing',
      'dive flag',
      'before diving',
      'dive equipment check',
    ],
  },
])
