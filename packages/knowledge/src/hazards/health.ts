import type { Hazard } from '../hazard'

export const health: Hazard[] = [
  {
    id: 'noise',
    name: 'Harmful noise',
    explanation: 'Loud work damages hearing slowly and permanently, and drowns out alarms and shouts.',
    causes: [
      "Loud machines run next to people who don't need to be there.",
      'Quieter equipment or silencers were not considered.',
      "Hearing protection isn't available or doesn't fit.",
      'Levels were never measured.',
    ],
    remedies: [
      { control: 'eliminate', step: "Move people who aren't needed out of the noise." },
      { control: 'substitute', step: 'Use quieter tools and methods.' },
      {
        control: 'engineer',
        step: 'Enclose, dampen or muffle the source, and put screens between it and people.',
      },
      { control: 'administer', step: 'Measure the exposure and shorten the time each person spends in it.' },
      {
        control: 'protect',
        step: 'Wear hearing protection that brings the level at the ear below the limit.',
      },
    ],
    regulations: [
      '1926.52(a)',
      '1926.52(b)',
      '1926.52(d)(1)',
      '1926.52(e)',
      '1926.101(a)',
      '1910.95(a)',
      '1910.95(b)(1)',
      '1910.95(c)(1)',
      'NIOSH 98-126',
    ],
    keywords: {
      en: ['too loud', 'noise', 'hearing protection', 'ear plugs', 'ear muffs', 'cannot hear'],
      es: ['mucho ruido', 'ruido', 'protección auditiva', 'tapones'],
      fr: ['trop de bruit', 'bruit', 'protection auditive', "bouchons d'oreilles"],
      de: ['zu laut', 'lärm', 'gehörschutz', 'ohrstöpsel'],
      zh: ['太吵', '噪音', '噪声', '耳塞', '听力保护'],
    },
  },
  {
    id: 'silica-dust',
    name: 'Silica dust',
    explanation:
      'Cutting, drilling and grinding stone or concrete makes dust fine enough to scar lungs permanently.',
    causes: [
      'Concrete is cut or ground dry.',
      'The dust extraction is missing, full or not connected.',
      'Dust is swept dry or blown off with compressed air.',
    ],
    remedies: [
      { control: 'eliminate', step: "Order material cut to size so it doesn't have to be cut on site." },
      {
        control: 'engineer',
        step: 'Cut wet, or use a shroud and a vacuum with a high-efficiency filter.',
      },
      {
        control: 'administer',
        step: 'Follow the controls of Table 1 for the task, or measure and stay below 50 µg/m³.',
      },
      { control: 'administer', step: 'Clean with a vacuum or wet, never with a broom or compressed air.' },
      { control: 'protect', step: 'Wear a fit-tested respirator where Table 1 requires one.' },
    ],
    regulations: ['1926.1153(c)(1)', '1926.1153(d)(1)', '1926.1153(e)(1)', '1910.1053'],
    keywords: {
      en: ['silica', 'concrete dust', 'dust cloud', 'dry cutting', 'so much dust'],
      es: ['sílice', 'polvo de concreto', 'mucho polvo', 'corte en seco'],
      fr: ['silice', 'poussière de béton', 'beaucoup de poussière', 'découpe à sec'],
      de: ['quarzstaub', 'betonstaub', 'viel staub', 'trocken schneiden'],
      zh: ['硅尘', '粉尘', '灰尘很大', '干切'],
    },
  },
  {
    id: 'respiratory-protection',
    name: 'Missing respiratory protection',
    explanation:
      "People breathe in dust, fumes and vapors without noticing. A mask that doesn't fit only feels safe.",
    causes: [
      'The air was never assessed, so nobody knows which mask is required.',
      'Masks were handed out without a fit test.',
      'Filters are used up or of the wrong type.',
    ],
    remedies: [
      { control: 'substitute', step: 'Use a product or method that releases less.' },
      { control: 'engineer', step: 'Extract at the source and ventilate the room.' },
      {
        control: 'administer',
        step: 'Assess the air, and write and follow a respiratory protection program.',
      },
      { control: 'protect', step: 'Wear a respirator with the right filter, fit-tested and clean-shaven.' },
    ],
    regulations: ['1926.103', '1910.134'],
    keywords: {
      en: ['respirator', 'dust mask', 'no mask', 'fumes', 'hard to breathe'],
      es: ['respirador', 'mascarilla', 'sin mascarilla', 'gases tóxicos'],
      fr: ['masque respiratoire', 'sans masque', 'émanations'],
      de: ['atemschutz', 'staubmaske', 'ohne maske', 'dämpfe'],
      zh: ['呼吸器', '防尘口罩', '没戴口罩', '烟气'],
    },
  },
  {
    id: 'asbestos',
    name: 'Suspected asbestos',
    explanation:
      'Old insulation, boards and floor tiles may contain fibers that cause cancer decades after exposure.',
    causes: [
      "The building wasn't surveyed before work started.",
      'Material was broken before anyone knew what it was.',
      'Waste was bagged without wetting or sealing.',
    ],
    remedies: [
      {
        control: 'eliminate',
        step: 'Stop work, leave the material alone and keep people away until it is tested.',
      },
      { control: 'engineer', step: 'Have it removed wet, under negative pressure, in a sealed area.' },
      { control: 'administer', step: 'Let only trained and licensed people remove it, with air monitoring.' },
      { control: 'protect', step: 'Wear a respirator and disposable clothing as the task requires.' },
    ],
    regulations: ['1926.1101(c)(1)', '1910.1001'],
    keywords: {
      en: ['asbestos', 'old insulation', 'asbestos tiles'],
      es: ['asbesto', 'amianto', 'aislamiento viejo'],
      fr: ['amiante', 'vieille isolation'],
      de: ['asbest', 'alte dämmung'],
      zh: ['石棉', '旧保温材料'],
    },
  },
  {
    id: 'chemical-exposure',
    name: 'Chemicals without labels or data sheets',
    explanation:
      'People drink from, mix or splash a container nobody can identify. In an emergency, nobody knows what to do.',
    causes: [
      'Chemicals were poured into unmarked containers.',
      "The safety data sheets aren't on site or can't be found.",
      'People were not trained on what they use.',
    ],
    remedies: [
      { control: 'substitute', step: 'Use a less dangerous product.' },
      {
        control: 'engineer',
        step: 'Store and pour with closed containers, trays and ventilation. Put an eyewash near corrosives.',
      },
      {
        control: 'administer',
        step: 'Label every container and keep the safety data sheets where everyone can read them.',
      },
      { control: 'administer', step: 'Train everyone on the chemicals they use, in their language.' },
      { control: 'protect', step: 'Wear the gloves, goggles and clothing listed on the data sheet.' },
    ],
    regulations: [
      '1910.1200(f)(6)',
      '1910.1200(g)(8)',
      '1910.1200(h)(1)',
      '1910.1200(e)(1)',
      '1926.59',
      '1926.50(g)',
      '1910.151(c)',
    ],
    keywords: {
      en: ['chemical', 'spill', 'unlabeled', 'no label', 'safety data sheet', 'acid'],
      es: ['químico', 'derrame', 'sin etiqueta', 'hoja de seguridad', 'ácido'],
      fr: ['produit chimique', 'déversement', 'sans étiquette', 'fiche de sécurité', 'acide'],
      de: ['chemikalie', 'ausgelaufen', 'ohne etikett', 'sicherheitsdatenblatt', 'säure'],
      zh: ['化学品', '泄漏', '没有标签', '安全数据表', '强酸'],
    },
  },
  {
    id: 'heat-stress',
    name: 'Heat stress',
    explanation:
      'Heavy work in heat overwhelms the body. Heat stroke can kill within an hour, and new workers are most at risk.',
    causes: [
      'Work continues through the hottest hours without breaks.',
      'Water and shade are too far away.',
      'New workers start at full pace on the first hot day.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Move heavy work to the cool hours of the day.' },
      { control: 'engineer', step: 'Provide shade, fans or a cooled room close to the work.' },
      {
        control: 'administer',
        step: 'Provide cool drinking water, breaks based on the temperature and a gradual start for new workers.',
      },
      {
        control: 'administer',
        step: 'Work in pairs and know the signs. Call emergency services for confusion or collapse.',
      },
      {
        control: 'protect',
        step: 'Wear light clothing, and cooling vests where protective suits are needed.',
      },
    ],
    regulations: ['OSH Act 5(a)(1)', '1926.51(a)(1)'],
    keywords: {
      en: ['heat stroke', 'heat exhaustion', 'too hot', 'dehydrated', 'dizzy'],
      es: ['golpe de calor', 'mucho calor', 'deshidratado', 'mareado'],
      fr: ['coup de chaleur', 'trop chaud', 'déshydraté', 'étourdi'],
      de: ['hitzschlag', 'zu heiß', 'dehydriert', 'schwindelig'],
      zh: ['中暑', '太热', '脱水', '头晕'],
    },
  },
  {
    id: 'manual-handling',
    name: 'Heavy lifting by hand',
    explanation: 'Lifting, twisting and carrying too much wears out backs and shoulders over time.',
    causes: [
      'No lifting aid is available.',
      'Material is delivered far from where it is used.',
      'Loads are too heavy or awkward for one person.',
    ],
    remedies: [
      { control: 'eliminate', step: "Have material delivered where it's used." },
      { control: 'substitute', step: 'Order smaller packages and lighter material.' },
      { control: 'engineer', step: 'Use carts, hoists and vacuum lifters.' },
      { control: 'administer', step: 'Lift in pairs, plan the route, and rotate tasks during the day.' },
    ],
    regulations: ['OSH Act 5(a)(1)'],
    keywords: {
      en: ['too heavy', 'heavy lifting', 'hurt my back', 'back pain'],
      es: ['muy pesado', 'levantar peso', 'me duele la espalda'],
      fr: ['trop lourd', 'mal au dos', 'port de charges'],
      de: ['zu schwer', 'schwer heben', 'rückenschmerzen'],
      zh: ['太重', '搬重物', '腰疼'],
    },
  },
  {
    id: 'person-down',
    name: 'Person lying down',
    explanation:
      'Someone on the ground may be hurt or unconscious. Minutes matter, and the same hazard can hurt the helper.',
    causes: [
      'A fall, an impact, electricity, bad air or illness brought the person down.',
      'The person works alone and nobody noticed.',
      'The person is resting or works lying down.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Check now. Make the area safe first, then talk to the person.' },
      { control: 'administer', step: "Call emergency services if the person doesn't respond or is hurt." },
      {
        control: 'administer',
        step: "Have a trained person give first aid. Don't move the person unless the area is dangerous.",
      },
      {
        control: 'administer',
        step: 'Report a death to OSHA within 8 hours, and a hospitalization, amputation or loss of an eye within 24 hours.',
      },
    ],
    regulations: ['1926.50(c)', '1910.151(b)', '1904.39(a)(1)', '1904.39(a)(2)'],
    keywords: {
      en: ['man down', 'person down', 'he fell', 'she fell', 'unconscious', 'call an ambulance', 'injured'],
      es: ['hombre caído', 'se cayó', 'inconsciente', 'llamen una ambulancia', 'herido'],
      fr: ['homme à terre', 'il est tombé', 'inconscient', 'appelez une ambulance', 'blessé'],
      de: ['liegt am boden', 'ist gestürzt', 'bewusstlos', 'krankenwagen', 'verletzt'],
      zh: ['有人倒下', '摔倒', '昏迷', '叫救护车', '受伤'],
    },
  },
]
