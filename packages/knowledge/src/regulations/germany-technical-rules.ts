import { germanRule } from './germany'

/** Rules of the accident insurers, technical rules and standards for building sites. */
export const germanyTechnicalConstruction = germanRule('Construction', [
  {
    code: 'DIN 4124',
    title: 'Excavations and trenches: slopes, shoring, working space (Baugruben und Gräben)',
    summary:
      'Vertical unsupported walls are allowed to a depth of 1.25 m in stable ground that is nearly level beside the trench. Deeper than that, the wall is sloped or shored; down to 1.75 m it is enough in at least stiff cohesive soil or rock to slope or shore the part above 1.25 m. Without proof, slopes are at most 45 degrees in sand, gravel and soft clay, 60 degrees in stiff clay and 80 degrees in rock. A strip of at least 0.6 m along the edge stays free of load.',
    check: [
      'Deeper than 1.25 m: sloped, shored or trench box in place before anybody enters.',
      'Edge strip of 0.6 m on both sides free of soil, pipes and machines.',
      'Slope angle fits the soil; no undercut walls, no soft or running soil.',
      'Ladder in the trench, excavator and trucks at a distance from the edge.',
    ],
    risk: 'High',
    tags: ['excavation'],
    related: ['DE ArbStättV Anhang Nr. 5.2', '29 CFR 1926.652'],
    asks: [
      'ab wann Graben verbauen',
      'Graben 1,25 m Verbau',
      'Böschungswinkel Baugrube Sand 45 Grad',
      'Baugrube abböschen oder Verbau',
      'lastfreier Streifen Grabenrand 60 cm',
      'Verbaubox Pflicht ab welcher Tiefe',
      'Leitungsgraben 1,75 m Teilverbau',
      'trench depth without shoring in Germany',
      'excavation slope angle German standard',
      'trench box Germany from what depth',
      'how far from the trench edge can spoil lie Germany',
      'unsupported trench wall 1.25 m',
      'shoring rule for utility trenches Germany',
    ],
  },
])
