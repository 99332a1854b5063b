import { laborCode } from './france'

/** Work at height: platforms, ladders, scaffolds and ropes. */
export const franceHeights = laborCode('Construction', [
  {
    code: 'R4323-59',
    title: 'Guardrails on work platforms (garde-corps)',
    summary:
      'Falls from a work platform are prevented by rigid guardrails fixed securely, their top between 1 m and 1.1 m high. They have a toe board of 10 to 15 cm, a handrail and a mid-rail at half height, or something equally safe takes their place. No minimum height is named: the rule counts wherever somebody could fall.',
    check: [
      'Top rail between 1 m and 1.1 m, mid-rail and toe board present.',
      'Rails rigid and fixed, not rope or tape.',
      'No gap where a section was taken out for materials.',
    ],
    risk: 'High',
    tags: ['fall protection', 'guardrail'],
    related: ['EU 2009/104/EC Annex II'],
    asks: [
      'hauteur garde-corps chantier',
      'garde-corps réglementaire lisse plinthe',
      'plinthe hauteur 15 cm',
      'protection collective contre les chutes de hauteur',
      'à partir de quelle hauteur faut-il un garde-corps',
      'main courante et sous-lisse',
      'rambarde plateforme de travail',
      'guardrail height France',
      'toe board height French law',
      'top rail mid rail France',
      'do I need edge protection below 3 m in France',
      'edge protection on a French site',
      'railing on a work platform',
    ],
  },
])
