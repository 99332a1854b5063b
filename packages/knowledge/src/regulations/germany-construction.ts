import { germanLaw } from './germany'

/** The construction site ordinance and what the workplace ordinance asks of building sites. */
export const germanyConstruction = germanLaw('Construction', [
  {
    code: 'ArbStättV Anhang Nr. 5.2',
    title: 'Building sites (Baustellen): fall protection heights, welfare, demolition and earthworks',
    summary:
      'Edge protection is required at any height over water or material one can sink into, above 1 m at wall openings and open stairs, and above 2 m at all other workplaces. Up to 3 m it may be left out on roofs and floor slabs of at most 22.5 degrees pitch and 50 m² if qualified, fit and specially instructed workers do the work and the edge is clearly visible. Excavation walls are sloped or shored, buried lines located first, and demolition and steel or concrete erection follow written instructions under competent supervision. Drinking water, and a place to change, wash, warm up and eat are provided.',
    check: [
      'Side protection at every edge above 2 m, at wall openings and open stairs above 1 m.',
      'Excavation walls sloped or shored, buried cables and pipes located before digging.',
      'Written demolition or erection instructions on site, supervisor named.',
      'Overhead lines moved, dead, or fenced off.',
      'Drinking water, washing and break place on site.',
    ],
    risk: 'High',
    tags: ['fall protection', 'guardrail', 'excavation', 'demolition', 'sanitation', 'roof'],
    related: ['EU 92/57/EEC Annex IV'],
    asks: [
      'ab welcher Höhe Absturzsicherung auf der Baustelle',
      'Absturzkante Dachdecker 2 Meter oder 3 Meter',
      'Seitenschutz Geländer Decke ab wann',
      'Wandöffnung sichern Rohbau',
      'Treppe ohne Geländer Rohbau',
      'Sozialräume Container Baustelle Pflicht',
      'Leitungen orten vor Baggerarbeiten',
      'from what height fall protection Germany building site',
      'guardrail height trigger Germany 2 meters',
      'stairwell without railing on a German site',
      'roof edge exception 3 m Germany',
      'drinking water and toilets on German construction sites',
    ],
  },
])
