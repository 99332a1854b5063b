import { cfrText, osha } from './write-up'

/** 29 CFR 1926 subparts G and H: signs, signals, barricades, storage, rigging and waste. */
export const constructionMaterialsAndSigns = osha('Construction', cfrText, [
  {
    code: '1926.200',
    title: 'Accident prevention signs and tags',
    summary:
      'Warning signs can be seen whenever work goes on and come down when the hazard is gone. Danger signs (red, black and white) are for immediate hazards only, caution signs (yellow and black) for possible ones, exit letters are red and at least 6 in high. Tags warn for a while; they do not replace signs.',
    risk: 'Low',
    tags: ['signs'],
    related: ['1926.200(g)', '1910.145'],
    asks: [
      'danger sign',
      'caution sign',
      'safety signs',
      'warning tags',
      'barricade tape',
      'do not operate tag',
    ],
  },
  {
    code: '1926.200(g)',
    title: 'Traffic control signs and devices',
    summary:
      'Where traffic endangers the workers, the site is posted with legible signs and protected by cones, barricades and other devices laid out as Part 6 of the MUTCD says. Drivers must have time to see, understand and slow down.',
    check: [
      'The traffic plan fits what is on the road today.',
      'Taper, buffer and signs at their distances.',
      'Old markings and signs covered or removed.',
    ],
    risk: 'High',
    tags: ['traffic', 'signs'],
    related: ['1926.201', '1926.651(d)'],
    asks: ['traffic cones', 'work zone signs', 'MUTCD', 'road work signs', 'lane closure', 'barricades road'],
  },
  {
    code: '1926.201',
    title: 'Flaggers and signaling',
    summary:
      'Flaggers work as Part 6 of the MUTCD says, and so do their warning garments. For other road workers no section names a vest: OSHA relies on the General Duty Clause. Crane and hoist signals follow their own standards.',
    risk: 'High',
    tags: ['traffic', 'hi-vis', 'ppe'],
    related: ['1926.200(g)', '1926.651(d)', 'OSH Act 5(a)(1)'],
    asks: [
      'flagger',
      'flag person',
      'stop slow paddle',
      'flagger vest',
      'road flagging',
      'signaling traffic',
    ],
  },
  {
    code: '1926.250',
    title: 'Storage of materials',
    summary:
      'Tiered materials are stacked, racked or blocked so that they cannot slide or fall, floor loads stay within posted limits, and aisles stay clear. Inside a building nothing is stored within 6 ft of a hoistway or floor opening, nor within 10 ft of an outer wall lower than the pile.',
    check: [
      'Stacks stand straight on firm ground.',
      'Floor load limits posted in storage areas.',
      'Only what is needed now lies on scaffolds and runways.',
    ],
    risk: 'Medium',
    tags: ['storage', 'housekeeping', 'falling objects'],
    related: ['1926.250(b)', '1926.25', '1910.176'],
    asks: [
      'storing materials',
      'stacked lumber',
      'material storage',
      'aisles clear',
      'material near edge',
      'stacked pallets',
    ],
  },
  {
    code: '1926.250(b)',
    title: 'How high materials may be stacked',
    summary:
      'Brick piles end at 7 ft and lean back 2 in for every foot above 4 ft; block is stepped back half a block per tier above 6 ft; lumber is at most 20 ft high, 16 ft if handled by hand, with the nails pulled. Bags are stepped back and crossed at least every 10 high, and pipe and bar are blocked so that they cannot roll.',
    risk: 'Medium',
    tags: ['storage', 'falling objects'],
    related: ['1926.250'],
    asks: [
      'how high to stack lumber',
      'stack bricks',
      'block stack height',
      'stacking height',
      'bricks 7 feet',
      'lumber pile 16 feet',
    ],
  },
  {
    code: '1926.251',
    title: 'Rigging equipment and slings',
    summary:
      'Rigging is inspected before use on each shift, slings each day by a competent person, and anything defective is taken out. Every piece carries a legible tag with its safe working load and is never loaded beyond it. Custom lifting gear is proof-tested to 125 percent first.',
    check: [
      'Tag there and readable? If not, do not lift.',
      'Cuts, broken wires, stretched links, opened hooks?',
      'Softeners at sharp edges.',
      'No knots, no hands between sling and load.',
    ],
    risk: 'High',
    tags: ['rigging', 'inspection', 'competent person'],
    related: ['1926.251(c)', '1926.251(e)', '1926.1425', '1910.184'],
    asks: [
      'rigging inspection',
      'slings',
      'sling tag missing',
      'shackle',
      'makeshift hooks',
      'rigging equipment capacity',
    ],
  },
  {
    code: '1926.251(b)',
    title: 'Alloy steel chain slings',
    summary:
      'Chain slings carry a permanent tag with size, grade and capacity; hooks and links match the chain, and home-made fasteners are forbidden. They are thoroughly inspected at least every 12 months, with a record, and scrapped when worn beyond the table.',
    risk: 'High',
    tags: ['rigging', 'inspection', 'recordkeeping'],
    related: ['1926.251'],
    asks: [
      'chain sling',
      'grade 80 chain',
      'worn chain',
      'chain sling tag',
      'stretched link',
      'homemade chain links',
    ],
  },
  {
    code: '1926.251(c)',
    title: 'Wire rope and wire rope slings',
    summary:
      'No knots; an eye splice has at least three full tucks; the rope is scrapped when, in any length of eight diameters, more than 10 percent of its wires are visibly broken. U-bolt clips sit with the U on the dead end. Slings are not shortened with bolts, kinked, shock-loaded or dragged from under a load.',
    risk: 'High',
    tags: ['rigging', 'inspection'],
    related: ['1926.251', '1926.1413'],
    asks: [
      'wire rope sling',
      'cable clips',
      'U bolt clips',
      'wire rope eye',
      'broken wires sling',
      'knots in wire rope',
    ],
  },
  {
    code: '1926.251(e)',
    title: 'Synthetic web slings',
    summary:
      'Web slings are marked with maker, material and capacity. Nylon stays away from acids, polyester and polypropylene from caustics; nylon and polyester stay below 180 °F. Burns, melted spots, cuts, broken stitches or bent fittings put them out of use at once.',
    risk: 'High',
    tags: ['rigging', 'inspection'],
    related: ['1926.251'],
    asks: [
      'nylon sling',
      'web sling cut',
      'synthetic sling',
      'burned sling',
      'sling edge protection',
      'strap sling worn',
    ],
  },
  {
    code: '1926.252',
    title: 'Disposal of waste materials',
    summary:
      'Dropping waste more than 20 ft outside the walls needs an enclosed chute. If it is dropped through floor holes without one, the landing area is fenced 42 in high and 6 ft back on all sides, with signs at each level, and nobody clears it while dropping goes on. Oily rags and solvents wait in covered, fire-resistant containers.',
    risk: 'High',
    tags: ['falling objects', 'housekeeping', 'demolition', 'fire safety'],
    related: ['1926.25', '1926.852'],
    asks: [
      'trash chute',
      'dropping debris',
      'throwing material down',
      'debris chute 20 feet',
      'dumpster area barricade',
      'waste disposal site',
    ],
  },
])
