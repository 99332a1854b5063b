import { fromMemory } from './verification'
import { osha } from './write-up'

/** The appendices to 29 CFR 1926 subpart P: soils, slopes and shoring. Their text was not at hand. */
export const usTrenchSoils = osha('Construction', fromMemory, [
  {
    code: '29 CFR 1926 Subpart P App. A',
    title: 'Soil classification: types A, B and C',
    summary:
      'Soil is stable rock, type A, B or C, from best to worst. Type A is cohesive with an unconfined strength of 1.5 tons per square foot or more; B lies between 0.5 and 1.5; C is 0.5 or less, or sand, gravel, or soil with water seeping. Soil that is cracked, vibrated by traffic or dug before is never type A. A competent person classifies it with at least one look and one test by hand, and again when conditions change.',
    check: [
      'Thumb: type A takes the thumb only with great effort, C lets it in easily.',
      'Ribbon of moist soil holds together: cohesive.',
      'Water in the wall, cracks, layers, old fill: classify down.',
      'Pocket penetrometer or shear vane readings written down.',
    ],
    risk: 'High',
    tags: ['excavation', 'competent person', 'inspection'],
    related: ['29 CFR 1926 Subpart P App. B', '1926.652(b)', '1926.651(k)'],
    asks: [
      'soil types OSHA',
      'type A B C soil',
      'how do I classify soil for a trench',
      'thumb test soil',
      'what is type C soil',
      'is previously disturbed soil type A',
      'penetrometer trench test',
      'soil classification excavation',
    ],
  },
  {
    code: '29 CFR 1926 Subpart P App. B',
    title: 'Sloping and benching: how steep for each soil',
    summary:
      'For digs up to 20 ft deep the steepest slopes, across to up, are: stable rock upright, type A 3/4 to 1 (53 degrees), type B 1 to 1 (45 degrees), type C 1 1/2 to 1 (34 degrees). Type A open for a day at most and no deeper than 12 ft may stand at 1/2 to 1. Type C is never benched. Deeper than 20 ft a registered professional engineer designs it.',
    check: [
      'Measure: 10 ft deep in type C means 15 ft back on each side.',
      'Signs of distress or loads near the edge: flatter.',
      'Benches only in A and B.',
    ],
    risk: 'High',
    tags: ['excavation'],
    related: ['29 CFR 1926 Subpart P App. A', '1926.652(b)'],
    asks: [
      'slope ratio type C soil',
      'how far back do I slope a trench',
      '1 1/2 to 1 slope',
      'maximum allowable slope excavation',
      'slope angle for type B soil',
      'can you bench type C soil',
      'trench slope table',
      '34 degree slope trench',
    ],
  },
  {
    code: '29 CFR 1926 Subpart P App. C',
    title: 'Timber shoring tables for trenches',
    summary:
      'Gives sizes and spacing of timber cross braces, uprights and wales by depth, soil type and trench width, for trenches up to 20 ft deep. The tables hold for the timber grades they name and not where loads beyond ordinary spoil and traffic press on the side.',
    risk: 'High',
    tags: ['excavation'],
    related: ['1926.652(c)', '29 CFR 1926 Subpart P App. D', '29 CFR 1926 Subpart P App. A'],
    asks: [
      'timber shoring table',
      'wood shoring trench sizes',
      'what size lumber for trench shoring',
      'cross brace spacing trench',
      'uprights and wales timber',
      'shoring a trench with lumber',
    ],
  },
  {
    code: '29 CFR 1926 Subpart P App. D',
    title: 'Aluminum hydraulic shoring for trenches',
    summary:
      'Tables for aluminum hydraulic shores by soil type, depth and width for trenches up to 20 ft deep, used where the maker’s own tabulated data is not. They give how far apart the cylinders may stand and when sheeting is needed; loose soil takes solid sheeting.',
    risk: 'High',
    tags: ['excavation'],
    related: ['1926.652(c)', '29 CFR 1926 Subpart P App. C'],
    asks: [
      'hydraulic shoring spacing',
      'aluminum shores trench table',
      'speed shores spacing',
      'how far apart hydraulic shores',
      'shoring type C soil sheeting',
      'vertical shores trench',
    ],
  },
  {
    code: '29 CFR 1926 Subpart P App. F',
    title: 'Choosing a trench protective system (flow charts)',
    summary:
      'Three charts lead to the right system for excavations up to 20 ft deep: first whether any protection is needed, then sloping, then shoring or shields. Above 20 ft the chart always ends with a registered professional engineer.',
    risk: 'Medium',
    tags: ['excavation', 'competent person'],
    related: ['1926.652', '1926.652(a)(1)', '29 CFR 1926 Subpart P App. B'],
    asks: [
      'trench protection flow chart',
      'which trench protection do I need',
      'trench deeper than 20 feet',
      'when is an engineer required for a trench',
      'over 20 feet excavation design',
      'how to choose shoring or sloping',
    ],
  },
])
