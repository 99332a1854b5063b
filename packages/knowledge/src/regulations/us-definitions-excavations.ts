import { cfrText, osha } from './write-up'

/** The defined terms of 29 CFR 1926 subpart P (excavations). */
export const usExcavationDefinitions = osha('Construction', cfrText, [
  {
    code: '1926.650',
    title: 'Excavations: scope and definitions',
    summary:
      'The subpart applies to every open excavation made in the earth’s surface, trenches included, whatever its depth. It defines excavation, trench, protective system, sloping, benching, shoring, shield, stable rock, tabulated data and who is a competent person or registered professional engineer.',
    risk: 'Low',
    tags: ['excavation', 'compliance'],
    related: ['1926.650(b) “Trench”', '1926.650(b) “Excavation”', '1926.651', '1926.652'],
    asks: [
      'excavation definitions',
      'what does subpart P cover',
      'trenching terms',
      'does the excavation standard apply to shallow holes',
      'do footings count as excavations',
      'excavation standard scope',
    ],
  },
  {
    code: '1926.650(b) “Excavation”',
    title: 'What an excavation is (definition)',
    summary:
      'Any cut, cavity, trench or depression that people make in the ground by taking earth away. Every trench is an excavation, but a basement dig or a wide pit is an excavation without being a trench. The duty to protect people applies to both.',
    risk: 'Medium',
    tags: ['excavation'],
    related: ['1926.650(b) “Trench”', '1926.652(a)(1)'],
    asks: [
      'what is an excavation',
      'excavation vs trench',
      'is a basement an excavation',
      'does a test pit count as excavation',
      'difference between trench and excavation',
      'is a post hole an excavation',
    ],
  },
  {
    code: '1926.650(b) “Trench”',
    title: 'What a trench is (definition)',
    summary:
      'A narrow excavation, as a rule deeper than it is wide, and no wider than 15 ft (4.6 m) at the bottom. A wide dig becomes a trench where forms or a structure leave 15 ft or less between them and the side. The ladder rule for trenches then applies.',
    risk: 'Medium',
    tags: ['excavation'],
    related: ['1926.650(b) “Excavation”', '1926.651(c)(2)', '1926.652(a)(1)'],
    asks: [
      'what is a trench',
      'when is an excavation a trench',
      'how wide is a trench',
      'trench definition 15 feet',
      'space between form and bank is it a trench',
      'trench or excavation',
    ],
  },
  {
    code: '1926.650(b) “Protective system”',
    title: 'What a protective system is (definition)',
    summary:
      'A method that keeps people from cave-ins, from material that could fall or roll in, or from the collapse of what stands beside the excavation. Supports, sloping and benching, shields and others that give the needed protection all count.',
    risk: 'High',
    tags: ['excavation'],
    related: ['1926.652', '1926.652(a)(1)', '1926.650(b) “Shield”'],
    asks: [
      'what is a protective system in a trench',
      'ways to protect a trench',
      'slope shore or shield',
      'trench protection types',
      'what counts as trench protection',
      'cave-in protection options',
    ],
  },
  {
    code: '1926.650(b) “Shield”',
    title: 'What a trench box is (definition)',
    summary:
      'A shield, usually called a trench box, is a structure that withstands a cave-in and protects the people inside it. It does not hold the wall up: the soil may still come down around it. It may be bought or built on the job to an engineer’s or tabulated design, fixed or moved along.',
    risk: 'High',
    tags: ['excavation'],
    related: ['1926.652(g)', '1926.652(c)', '1926.650(b) “Shoring”'],
    asks: [
      'what is a trench box',
      'trench shield definition',
      'trench box vs shoring',
      'does a trench box prevent cave-ins',
      'can I build my own trench box',
      'shield system meaning',
    ],
  },
  {
    code: '1926.650(b) “Shoring”',
    title: 'What shoring is (definition)',
    summary:
      'Shoring is a metal hydraulic, mechanical or timber structure that supports the sides of an excavation and is meant to prevent a cave-in. Uprights, wales, cross braces and sheeting are its parts. A shield only protects the people inside when the soil comes down.',
    risk: 'High',
    tags: ['excavation'],
    related: ['1926.652(c)', '1926.652(e)', '1926.650(b) “Shield”'],
    asks: [
      'what is shoring',
      'shoring vs shielding',
      'hydraulic shores definition',
      'what are wales and uprights',
      'trench jacks',
      'sheeting and cross braces meaning',
    ],
  },
  {
    code: '1926.650(b) “Sloping”',
    title: 'What sloping and benching are (definition)',
    summary:
      'Sloping lays the sides of the excavation back at an angle so that they do not cave in; how far depends on the soil, weather, how long it stays open and loads near the edge. Benching cuts the sides into steps with near-upright faces between level shelves.',
    risk: 'High',
    tags: ['excavation'],
    related: ['1926.652(b)', '29 CFR 1926 Subpart P App. B'],
    asks: [
      'what is sloping',
      'what is benching',
      'difference between sloping and benching',
      'laying back the trench walls',
      'stepped excavation',
      'cut back the sides of a trench',
    ],
  },
  {
    code: '1926.650(b) “Stable rock”',
    title: 'What stable rock is (definition)',
    summary:
      'Natural solid mineral material that can be dug with upright sides and stays intact while it is exposed. Rock that is unstable counts as stable once rock bolts or another system designed by a registered engineer hold it. Hard clay or compacted fill is no rock.',
    risk: 'Medium',
    tags: ['excavation'],
    related: ['1926.652(a)(1)', '29 CFR 1926 Subpart P App. A'],
    asks: [
      'what is stable rock',
      'trench in rock does it need shoring',
      'vertical walls in rock excavation',
      'is hardpan stable rock',
      'rock trench protection exception',
      'fractured rock excavation',
    ],
  },
  {
    code: '1926.650(b) “Tabulated data”',
    title: 'What tabulated data is (definition)',
    summary:
      'Tables and charts approved by a registered professional engineer from which a protective system is chosen and built. Every trench box and set of hydraulic shores has them; without the sheet nobody knows the depth and soil it is good for.',
    risk: 'Medium',
    tags: ['excavation'],
    related: ['1926.652(c)', '1926.652(b)'],
    asks: [
      'what is tabulated data',
      'trench box paperwork',
      'tab data on site',
      'manufacturer data sheet for trench box',
      'do I need tabulated data for shoring',
      'trench shield depth rating sheet',
    ],
  },
  {
    code: '1926.650(b) “Registered Professional Engineer”',
    title: 'Which engineer may design trench protection (definition)',
    summary:
      'The engineer who approves a design holds a license as professional engineer in the state of the job. For manufactured systems and tabulated data that are sold across state lines, a license from any state is enough.',
    risk: 'Low',
    tags: ['excavation', 'compliance'],
    related: ['1926.652', '1926.650(b) “Tabulated data”'],
    asks: [
      'who can design trench shoring',
      'does the PE have to be licensed in my state',
      'registered professional engineer definition',
      'engineer stamp for excavation',
      'out of state engineer shoring design',
      'when do I need an engineer for a trench',
    ],
  },
])
