import type { Hazard } from '../hazard'

export const energyAndFire: Hazard[] = [
  {
    id: 'electrical-contact',
    name: 'Exposed live parts',
    explanation:
      'A current too small to trip a breaker can stop a heart. Open panels and damaged cords are how people touch it.',
    causes: [
      'A cover was taken off for work and left off.',
      'Damaged cords and plugs were taped instead of replaced.',
      'Work was done live because nobody could switch it off.',
    ],
    remedies: [
      {
        control: 'eliminate',
        step: 'Switch off, lock and test before work; never work live for convenience.',
      },
      { control: 'engineer', step: 'Close panels and boxes and guard every live part of 50 volts or more.' },
      { control: 'administer', step: 'Remove damaged cords and tools right away.' },
      { control: 'administer', step: 'Let only qualified people open electrical equipment.' },
      { control: 'protect', step: "Use rated gloves, mats and tools where live work can't be avoided." },
    ],
    regulations: [
      '1926.416(a)(1)',
      '1926.416(e)(1)',
      '1926.403(b)(1)',
      '1910.303(b)(1)',
      '1910.303(g)(2)(i)',
    ],
    keywords: {
      en: ['live wire', 'exposed wire', 'electric shock', 'open panel', 'frayed cord', 'damaged cord'],
      es: ['cable expuesto', 'descarga eléctrica', 'tablero abierto', 'cable pelado'],
      fr: ['fil dénudé', 'choc électrique', 'armoire électrique ouverte', 'câble abîmé'],
      de: ['blanke leitung', 'stromschlag', 'offener schaltschrank', 'kabel beschädigt'],
      zh: ['电线裸露', '触电', '配电箱没关', '电缆破损'],
    },
  },
  {
    id: 'overhead-power-line',
    name: 'Work near an overhead power line',
    explanation:
      "A boom, ladder or dump bed doesn't have to touch the line. Power can jump the gap and kill the operator and anyone touching the machine.",
    causes: [
      'The line was not noticed when the work was planned.',
      'No limit was set for how far the machine may reach.',
      "There's no dedicated spotter watching the distance.",
    ],
    remedies: [
      {
        control: 'eliminate',
        step: 'Have the utility de-energize and ground the line, or move the work away from it.',
      },
      { control: 'engineer', step: 'Limit the reach of the machine and put up warning lines and barriers.' },
      {
        control: 'administer',
        step: "Mark the work zone and keep the clearance for the voltage: at least 20 feet if it's unknown.",
      },
      { control: 'administer', step: 'Post a dedicated spotter who does nothing else.' },
    ],
    regulations: ['1926.1408(a)(1)', '1926.1408(a)(2)', '1926.600(a)(6)'],
    keywords: {
      en: ['power line', 'overhead line', 'high voltage line', 'touch the wires'],
      es: ['línea eléctrica', 'línea aérea', 'cables de alta tensión'],
      fr: ['ligne électrique', 'ligne aérienne', 'haute tension'],
      de: ['freileitung', 'stromleitung', 'hochspannungsleitung'],
      zh: ['高压线', '架空线', '电力线'],
    },
  },
  {
    id: 'temporary-power',
    name: 'Temporary power without ground-fault protection',
    explanation:
      'On wet ground or with worn tools, a ground-fault interrupter is what stands between a fault and a death.',
    causes: [
      'Outlets or cords without a ground-fault interrupter are in use.',
      'The grounding pin is missing or the cord is not rated for the site.',
      'Cords lie in water or under wheels.',
    ],
    remedies: [
      { control: 'substitute', step: 'Use battery tools where they do the work.' },
      {
        control: 'engineer',
        step: 'Protect every temporary 120-volt outlet with a ground-fault circuit interrupter.',
      },
      {
        control: 'engineer',
        step: 'Hang or cover cords to keep them out of water and away from wheels and feet.',
      },
      { control: 'administer', step: 'Test the interrupters and inspect cords and tools before use.' },
    ],
    regulations: ['1926.404(b)(1)(i)', '1926.404(b)(1)(ii)', '1926.416(e)(1)'],
    keywords: {
      en: ['gfci', 'ground fault', 'extension cord', 'temporary power', 'cord in water'],
      es: ['interruptor diferencial', 'extensión eléctrica', 'instalación provisional'],
      fr: ['différentiel', 'rallonge électrique', 'installation provisoire'],
      de: ['fi-schalter', 'verlängerungskabel', 'baustromverteiler'],
      zh: ['漏电保护', '接线板', '临时用电'],
    },
  },
  {
    id: 'fire',
    name: 'Fire or smoke',
    explanation:
      'With uncontrolled flames or smoke, exits can be gone within minutes. Getting people out comes before putting it out.',
    causes: [
      'Combustible waste and packaging were left near a heat source.',
      'Hot work was done without a fire watch.',
      'Heaters, cords or chargers were left unattended.',
      'Something was burned in the open.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Sound the alarm, get everyone out and call the fire department.' },
      { control: 'eliminate', step: 'Clear combustible waste daily and keep it away from heat.' },
      {
        control: 'engineer',
        step: 'Keep a rated extinguisher within reach and unblocked. Install an alarm everyone can hear.',
      },
      {
        control: 'administer',
        step: "Fight a fire only if it's small, the exit is behind you and you're trained.",
      },
      { control: 'administer', step: 'Practice the emergency plan, with a meeting point and a head count.' },
    ],
    regulations: [
      '1926.150(a)(1)',
      '1926.150(e)(1)',
      '1926.150(c)(1)(i)',
      '1926.24',
      '1926.35',
      '1910.38',
      '1910.39',
    ],
    keywords: {
      en: ['fire', 'on fire', 'smoke', 'burning', 'flames'],
      es: ['fuego', 'incendio', 'humo', 'llamas'],
      fr: ['feu', 'incendie', 'fumée', 'flammes'],
      de: ['feuer', 'brand', 'rauch', 'flammen'],
      zh: ['着火', '火灾', '冒烟', '火焰'],
    },
  },
  {
    id: 'hot-work',
    name: 'Hot work without fire precautions',
    explanation: 'Sparks from cutting and welding fly far and can smolder for hours in anything left nearby.',
    causes: [
      'Combustible material was not moved or covered.',
      'No permit was requested and no fire watch was posted.',
      'There was no extinguisher at the work area.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Do the work in a safe place, or join parts without heat.' },
      {
        control: 'engineer',
        step: 'Move combustible material away or cover it with fire blankets; close openings.',
      },
      { control: 'engineer', step: 'Keep a suitable extinguisher ready at the work area.' },
      {
        control: 'administer',
        step: 'Work with a permit and a fire watch, including for a time after the work ends.',
      },
      { control: 'protect', step: 'Wear a welding shield, gloves and flame-resistant clothing.' },
    ],
    regulations: ['1926.352(a)', '1926.352(d)', '1926.352(e)', '1910.252'],
    keywords: {
      en: ['welding', 'hot work', 'cutting torch', 'sparks', 'fire watch'],
      es: ['soldadura', 'trabajo en caliente', 'chispas', 'soplete'],
      fr: ['soudage', 'travail par point chaud', 'étincelles', 'chalumeau'],
      de: ['schweißen', 'heißarbeiten', 'funkenflug', 'brandwache'],
      zh: ['焊接', '动火作业', '火花', '气割'],
    },
  },
  {
    id: 'flammable-storage',
    name: 'Flammable liquids stored unsafely',
    explanation: 'Vapor from an open can travels along the floor to the nearest spark.',
    causes: [
      'Fuel is kept in buckets or unmarked cans.',
      "More than a day's supply is kept at the work area.",
      'No storage cabinet or outdoor storage was provided.',
    ],
    remedies: [
      { control: 'substitute', step: 'Use water-based products instead of solvents.' },
      {
        control: 'engineer',
        step: 'Keep liquids in approved safety cans and anything above 25 gallons indoors in approved cabinets.',
      },
      { control: 'engineer', step: 'Put a 10B extinguisher within 50 feet of more than 5 gallons in use.' },
      { control: 'administer', step: 'Bring only what the shift needs; no smoking or open flame nearby.' },
    ],
    regulations: ['1926.152(a)(1)', '1926.152(b)(1)', '1926.150(c)(1)(vi)', '1926.151(a)(3)', '1910.106'],
    keywords: {
      en: ['gasoline', 'fuel can', 'flammable', 'solvent', 'paint thinner'],
      es: ['gasolina', 'bidón de combustible', 'inflamable', 'disolvente'],
      fr: ['essence', 'bidon de carburant', 'inflammable', 'solvant'],
      de: ['benzin', 'kanister', 'entzündlich', 'lösemittel'],
      zh: ['汽油', '油桶', '易燃', '稀释剂'],
    },
  },
  {
    id: 'compressed-gas',
    name: 'Gas cylinders not secured',
    explanation:
      'A cylinder that falls and loses its valve becomes a rocket. Oxygen next to fuel gas feeds a fire nobody can stop.',
    causes: [
      "There's no rack, chain or cart for the cylinders.",
      'Full, empty, oxygen and fuel cylinders are stored together.',
      'Valve caps were left off after use.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Return empty and unused cylinders to the supplier.' },
      { control: 'engineer', step: 'Chain every cylinder upright, in a rack or on a cart.' },
      {
        control: 'engineer',
        step: 'Store oxygen 20 feet from fuel gas, or behind a fire-resistant wall 5 feet high.',
      },
      { control: 'administer', step: "Close valves and put the caps on when the gas isn't in use." },
    ],
    regulations: ['1926.350(a)(9)', '1926.350(a)(10)', '1910.101(b)'],
    keywords: {
      en: ['gas cylinder', 'oxygen bottle', 'acetylene', 'propane tank', 'unsecured cylinder'],
      es: ['cilindro de gas', 'bombona', 'acetileno', 'tanque de propano'],
      fr: ['bouteille de gaz', 'acétylène', "bouteille d'oxygène"],
      de: ['gasflasche', 'acetylen', 'sauerstoffflasche'],
      zh: ['气瓶', '乙炔', '氧气瓶', '煤气罐'],
    },
  },
  {
    id: 'extinguisher-access',
    name: 'Extinguisher missing or blocked',
    explanation:
      "The first minute matters most. An extinguisher that's missing, empty or behind pallets is no help.",
    causes: [
      'Material was placed in front of it.',
      'It was used or removed and not replaced.',
      'Checks are not done or not recorded.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Clear everything in front of the extinguisher.' },
      {
        control: 'engineer',
        step: 'Mount and mark it where everyone can see and reach it, with a 2A within 100 feet on construction sites.',
      },
      { control: 'administer', step: 'Check it monthly, have it serviced yearly, and record both.' },
      { control: 'administer', step: 'Train the people expected to use it.' },
    ],
    regulations: ['1926.150(a)(2)', '1926.150(c)(1)(i)', '1910.157(c)(1)', '1910.157(d)(2)'],
    keywords: {
      en: ['extinguisher', 'no extinguisher', 'blocked extinguisher', 'expired extinguisher'],
      es: ['extintor', 'sin extintor', 'extintor bloqueado', 'extintor vencido'],
      fr: ['extincteur', "pas d'extincteur", 'extincteur bloqué'],
      de: ['feuerlöscher', 'kein feuerlöscher', 'feuerlöscher zugestellt'],
      zh: ['灭火器', '没有灭火器', '灭火器过期', '灭火器被挡'],
    },
  },
  {
    id: 'blocked-exit',
    name: 'Blocked exit or escape route',
    explanation: 'In smoke, people take the route they know. A locked or blocked door there is a trap.',
    causes: [
      'The exit route is used to store material.',
      'Doors were locked to prevent theft.',
      'Signs and lights are missing, so nobody keeps the route clear.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Clear the route and unlock the door right away.' },
      {
        control: 'engineer',
        step: 'Set up separate storage, and install doors that open from inside without a key.',
      },
      { control: 'engineer', step: 'Mark and light the route and its exits.' },
      { control: 'administer', step: 'Check the routes at the start of every shift.' },
    ],
    regulations: ['1926.34(a)', '1926.34(c)', '1910.37(a)(3)', '1910.36'],
    keywords: {
      en: ['blocked exit', 'emergency exit', 'fire exit', 'exit is locked', 'escape route'],
      es: ['salida bloqueada', 'salida de emergencia', 'ruta de escape'],
      fr: ['issue bloquée', 'sortie de secours', "voie d'évacuation"],
      de: ['notausgang', 'fluchtweg', 'ausgang versperrt'],
      zh: ['安全出口', '出口堵塞', '疏散通道', '消防通道'],
    },
  },
]
