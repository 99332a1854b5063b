import type { Hazard } from '../hazard'

export const health: Hazard[] = [
  {
    id: 'noise',
    name: 'Harmful noise',
    explanation:
      'Loud work destroys hearing slowly and for good, and hides alarms and shouts while it lasts.',
    causes: [
      'Loud machines run beside people who do not need to be there.',
      'Quieter equipment or silencers were not considered.',
      'Hearing protection is not at hand or does not fit.',
      'Levels were never measured.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Move people who are not needed out of the noise.' },
      { control: 'substitute', step: 'Use quieter tools and methods.' },
      {
        control: 'engineer',
        step: 'Enclose, damp or silence the source and put screens between it and people.',
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
      'Cutting, drilling and grinding stone or concrete makes a dust fine enough to scar lungs for ever.',
    causes: [
      'Concrete is cut or ground dry.',
      'The extraction is missing, full or not connected.',
      'Dust is swept dry or blown off with compressed air.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Order material cut to size, so that it need not be cut on site.' },
      {
        control: 'engineer',
        step: 'Cut wet, or with a shroud and an extractor with a high-efficiency filter.',
      },
      {
        control: 'administer',
        step: 'Follow the controls of Table 1 for the task, or measure and stay below 50 µg/m³.',
      },
      { control: 'administer', step: 'Clean with a vacuum or wet, never with a broom or compressed air.' },
      { control: 'protect', step: 'Wear a fitted respirator where Table 1 asks for one.' },
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
      'Dust, fumes and vapors are breathed in unnoticed; a mask that does not fit gives only the feeling of safety.',
    causes: [
      'The air was never assessed, so nobody knows what mask is due.',
      'Masks were handed out without a fit test.',
      'Filters are used up or of the wrong type.',
    ],
    remedies: [
      { control: 'substitute', step: 'Use a product or method that gives off less.' },
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
      'Old insulation, boards and floor tiles may hold fibers that cause cancer decades after one careless day.',
    causes: [
      'The building was not surveyed before work began.',
      'Material was broken before anybody knew what it is.',
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
      'A container nobody can name is drunk from, mixed or splashed; in an emergency nobody knows what to do.',
    causes: [
      'Chemicals were poured into unmarked containers.',
      'The safety data sheets are not on site or not found.',
      'People were not trained on what they use.',
    ],
    remedies: [
      { control: 'substitute', step: 'Use a less dangerous product.' },
      {
        control: 'engineer',
        step: 'Store and decant with closed containers, trays and ventilation; put an eyewash near corrosives.',
      },
      {
        control: 'administer',
        step: 'Label every container and keep the safety data sheets where all can read them.',
      },
      { control: 'administer', step: 'Train everybody on the chemicals of their task, in their language.' },
      { control: 'protect', step: 'Wear the gloves, goggles and clothing the data sheet names.' },
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
      'Heavy work in heat overwhelms the body; heat stroke kills within the hour, new people first.',
    causes: [
      'Work goes on through the hottest hours without breaks.',
      'Water and shade are too far away.',
      'New people start at full load on the first hot day.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Move heavy work to the cool hours of the day.' },
      { control: 'engineer', step: 'Provide shade, fans or a cooled room close to the work.' },
      {
        control: 'administer',
        step: 'Give cool drinking water, breaks by the temperature, and a slow start to new people.',
      },
      {
        control: 'administer',
        step: 'Work in pairs and know the signs; call emergency services for confusion or collapse.',
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
    explanation: 'Lifting, twisting and carrying too much wears out backs and shoulders, one lift at a time.',
    causes: [
      'No lifting aid is at hand.',
      'Material is delivered far from where it is used.',
      'Loads are too heavy or awkward for one person.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Have material delivered to the place where it is used.' },
      { control: 'substitute', step: 'Order smaller packages and lighter material.' },
      { control: 'engineer', step: 'Use trolleys, hoists and vacuum lifters.' },
      { control: 'administer', step: 'Lift in pairs, plan the way, and change tasks through the day.' },
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
      'Somebody on the ground may be hurt or unconscious; minutes decide, and the cause may strike the helper too.',
    causes: [
      'A fall, a blow, electricity, bad air or illness brought the person down.',
      'The person works alone and nobody noticed.',
      'The person is resting or works lying down.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Go and look now; make the place safe first, then speak to the person.' },
      { control: 'administer', step: 'Call emergency services if the person does not answer or is hurt.' },
      {
        control: 'administer',
        step: 'Give first aid by a trained first-aider; do not move the person unless the place is dangerous.',
      },
      {
        control: 'administer',
        step: 'Report a death within 8 hours, and a hospitalization, amputation or loss of an eye within 24.',
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
