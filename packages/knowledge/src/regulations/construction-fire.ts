import { cfrText, osha } from './write-up'

/** 29 CFR 1926 subpart F. */
export const constructionFire = osha('Construction', cfrText, [
  {
    code: '1926.150',
    title: 'Fire protection on site',
    summary:
      'The employer runs a fire protection program through all phases of building and demolition, keeps fire-fighting equipment in plain view, reachable and working, and has an alarm that reaches both the crew and the fire service. Fire walls, exit stairs and standpipes are built early and kept.',
    check: [
      'Extinguishers in reach on each floor, near the stairs.',
      'Alarm code and numbers posted.',
      'Hydrants and access roads free.',
      'Sprinklers and standpipes in service as far as the building has grown.',
    ],
    risk: 'High',
    tags: ['fire safety', 'emergency'],
    related: ['1926.150(c)(1)', '1926.24', '1926.151', '1910.157'],
    asks: [
      'fire extinguisher on site',
      'fire protection',
      'fire hose site',
      'fire hydrant access',
      'fire equipment access',
      'construction fire',
    ],
  },
  {
    code: '1926.150(c)(1)',
    title: 'Fire extinguishers on construction sites',
    summary:
      'One extinguisher rated 2A or better for each 3,000 square feet of building, with no more than 100 ft to walk to it and at least one on every floor. Where more than 5 gallons of flammable liquid or 5 lb of flammable gas are in use, one rated 10B stands within 50 ft.',
    check: [
      'Pace the distance: 100 ft to a 2A, 50 ft to a 10B at the fuel.',
      'In multi-story buildings one stands by the stair.',
      'Gauge in the green, pin and seal in place, inspection current.',
    ],
    risk: 'High',
    tags: ['fire safety', 'flammable liquids', 'inspection'],
    related: ['1926.150', '1926.152', '1910.157(d)'],
    asks: [
      'how many extinguishers',
      'extinguisher 100 feet',
      '3000 square feet extinguisher',
      'extinguisher near gas cans',
      'fire extinguisher distance construction',
      '2A extinguisher',
      '¿cuántos extintores en la obra y a qué distancia?',
      'extincteur sur chantier : combien et à quelle distance',
      'Anzahl Feuerlöscher auf der Baustelle',
      '工地灭火器配备数量',
    ],
  },
  {
    code: '1926.150(e)',
    title: 'Fire alarm on site',
    summary:
      'A telephone system, siren or other alarm alerts everybody on the site and the local fire department. The alarm code and how to report a fire are posted at the phones and the entrances.',
    risk: 'Medium',
    tags: ['fire safety', 'emergency', 'signs'],
    related: ['1926.150', '1926.35'],
    asks: [
      'fire alarm construction site',
      'call fire department',
      'alarm code posted',
      'how to report a fire',
      'phone for emergencies',
      'air horn alarm',
    ],
  },
  {
    code: '1926.151',
    title: 'Fire prevention',
    summary:
      'Engines’ exhausts stay clear of anything that burns, smoking is banned and posted near fire hazards, and temporary buildings outside stand at least 10 ft from others. Combustible piles in the open are at most 20 ft high and 10 ft away from buildings; indoors 36 in stay free below sprinkler heads.',
    risk: 'Medium',
    tags: ['fire safety', 'storage', 'signs'],
    related: ['1926.150', '1926.25'],
    asks: [
      'smoking on site',
      'ignition sources',
      'combustible storage',
      'open fire on site',
      'burning trash',
      'lumber pile fire',
    ],
  },
  {
    code: '1926.152',
    title: 'Flammable liquids on site',
    summary:
      'Flammable liquids are kept in approved containers, never in exits or on stairs. Up to 25 gallons may stand in a room outside a cabinet; a cabinet holds at most 60 gallons of Categories 1 to 3, and an area at most three cabinets. Containers are bonded while pouring, and no flame or spark comes within 50 ft of the use.',
    check: [
      'Red safety cans with spring lids, no plastic milk jugs.',
      'Bonding wire used when dispensing.',
      'Engines off while refuelling; no smoking signs.',
      '20-B extinguisher near the store.',
    ],
    risk: 'High',
    tags: ['flammable liquids', 'fire safety', 'storage', 'chemical safety'],
    related: ['1926.152(a)(1)', '1926.152(b)', '1926.150(c)(1)', '1910.106'],
    asks: [
      'gasoline on site',
      'flammable storage',
      'fuel tank on site',
      'refuel hot engine',
      'fuel cans',
      'diesel tank',
    ],
  },
  {
    code: '1926.152(a)(1)',
    title: 'Approved containers and safety cans',
    summary:
      'Only approved containers and portable tanks hold flammable liquids. Amounts of 5 gallons or less are handled in approved safety cans or DOT-approved containers; up to one gallon may stay in its original container.',
    risk: 'High',
    tags: ['flammable liquids', 'storage', 'fire safety'],
    related: ['1926.152'],
    asks: [
      'gas can',
      'safety can',
      'plastic gas can allowed',
      'red gas can',
      'approved fuel container',
      '5 gallon can',
    ],
  },
  {
    code: '1926.152(b)',
    title: 'Indoor storage of flammable liquids',
    summary:
      'More than 25 gallons in a room go into a storage cabinet labeled to keep flames away. Not more than 60 gallons of Category 1, 2 or 3 or 120 gallons of Category 4 per cabinet, and no more than three cabinets in one area; beyond that a proper storage room is needed.',
    risk: 'High',
    tags: ['flammable liquids', 'storage', 'fire safety'],
    related: ['1926.152', '1910.106'],
    asks: [
      'flammable cabinet',
      'gas cans indoors',
      'paint storage',
      '25 gallons inside',
      '60 gallons cabinet',
      'store gasoline in a building',
    ],
  },
  {
    code: '1926.153',
    title: 'LP gas (propane)',
    summary:
      'Cylinders, valves, hoses and heaters are of approved types; containers stand upright on firm ground, and no welding is done on them. Relief valves vent at least 5 ft from building openings, portable containers are filled at least 50 ft from the nearest building, and LP gas is not stored inside buildings.',
    check: [
      'Cylinders upright, secured, outside when not connected.',
      'Heaters shut off by themselves when the flame goes out.',
      'Hoses short, whole and away from the flame.',
    ],
    risk: 'High',
    tags: ['fire safety', 'pressure', 'storage'],
    related: ['1926.154', '1910.110', '1926.150(c)(1)'],
    asks: [
      'propane',
      'LP gas heater',
      'propane tank indoors',
      'propane cylinder storage',
      'propane hose',
      'propane in building',
    ],
  },
  {
    code: '1926.154',
    title: 'Temporary heaters',
    summary:
      'Heaters get enough fresh air for the people and the flame, stand level and clear of anything that burns: radiant heaters 36 in at the sides, any heater 10 ft from tarpaulins. Solid-fuel salamanders are banned in buildings and on scaffolds, and oil-fired heaters cut off by themselves when the flame fails.',
    risk: 'High',
    tags: ['fire safety', 'ventilation'],
    related: ['1926.153', '1926.55'],
    asks: [
      'temporary heater',
      'salamander',
      'propane heater ventilation',
      'heater on wood floor',
      'kerosene heater',
      'heating a tarped building',
    ],
  },
])
