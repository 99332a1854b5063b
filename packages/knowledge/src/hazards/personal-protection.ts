import type { Hazard } from '../hazard'

export const personalProtection: Hazard[] = [
  {
    id: 'head-protection',
    name: 'Missing head protection',
    explanation:
      'Where something can fall, fly or be struck against, or a live part be touched, a bare head is a fatal injury waiting.',
    causes: [
      'No hard hat was issued, or it does not fit or is worn out.',
      'It was taken off for heat, for comfort or for a quick task.',
      'Nobody asks for it at the gate or during the shift.',
      'The head-protection area is not marked.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Move people out from under overhead work and away from working plant.' },
      { control: 'engineer', step: 'Catch what can fall: toeboards, nets and canopies above walkways.' },
      { control: 'administer', step: 'Stop the task until everybody in the area wears a hard hat.' },
      {
        control: 'administer',
        step: 'Mark the head-protection area and check at the gate and at the start of each shift.',
      },
      {
        control: 'protect',
        step: 'Issue hard hats that fit, with chin straps for work at height, and replace damaged ones.',
      },
    ],
    regulations: ['1926.100(a)', '1926.28(a)', '1910.135'],
    keywords: {
      en: ['hard hat', 'no hard hat', 'without a helmet', 'no helmet', 'head protection', 'bare head'],
      es: ['sin casco', 'casco', 'protección de la cabeza'],
      fr: ['sans casque', 'casque de chantier', 'protection de la tête'],
      de: ['ohne helm', 'kein helm', 'schutzhelm', 'kopfschutz'],
      zh: ['没戴安全帽', '安全帽', '头部防护'],
    },
  },
  {
    id: 'eye-face-protection',
    name: 'Missing eye or face protection',
    explanation:
      'Grinding, cutting, welding and chemicals throw particles, splashes and light that destroy sight in a moment.',
    causes: [
      'Glasses fog up or scratch and are pushed onto the forehead.',
      'The guard or screen of the tool is missing.',
      'Bystanders were not thought of, only the operator.',
    ],
    remedies: [
      {
        control: 'substitute',
        step: 'Choose a way of working that throws less: wet cutting, shears instead of a grinder.',
      },
      { control: 'engineer', step: 'Fit the tool guard and put screens between the task and other people.' },
      { control: 'administer', step: 'Mark the area and keep people without eye protection out of it.' },
      {
        control: 'protect',
        step: 'Wear eye or face protection rated for the hazard, also as a helper or bystander.',
      },
    ],
    regulations: ['1926.102(a)(1)', '1910.133(a)(1)'],
    keywords: {
      en: ['safety glasses', 'goggles', 'face shield', 'eye protection', 'something in my eye'],
      es: ['gafas de seguridad', 'lentes de seguridad', 'protección ocular', 'careta'],
      fr: ['lunettes de sécurité', 'lunettes de protection', 'écran facial'],
      de: ['schutzbrille', 'augenschutz', 'gesichtsschutz'],
      zh: ['护目镜', '防护眼镜', '面罩', '眼睛防护'],
    },
  },
  {
    id: 'hand-protection',
    name: 'Missing hand protection',
    explanation:
      'Hands meet sharp edges, heat, chemicals and moving parts first; a cut or burn ends many working lives early.',
    causes: [
      'The gloves at hand do not suit the task, so they are not worn.',
      'Sharp edges are handled by hand instead of with a tool.',
      'Gloves are worn at rotating parts, where they pull the hand in.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Have edges broken and material cut before it reaches the site.' },
      { control: 'engineer', step: 'Move sharp or hot parts with clamps, magnets or lifting aids.' },
      { control: 'administer', step: 'Say for each task which glove is right, and where none may be worn.' },
      { control: 'protect', step: 'Issue gloves rated for the cut, heat or chemical of the task.' },
    ],
    regulations: ['1926.95(a)', '1910.138'],
    keywords: {
      en: ['gloves', 'no gloves', 'cut my hand', 'hand protection'],
      es: ['guantes', 'sin guantes', 'me corté la mano'],
      fr: ['gants', 'sans gants', 'coupé la main'],
      de: ['handschuhe', 'ohne handschuhe', 'in die hand geschnitten'],
      zh: ['手套', '没戴手套', '割到手'],
    },
  },
  {
    id: 'foot-protection',
    name: 'Missing foot protection',
    explanation: 'Feet are crushed by loads and wheels and pierced by nails; ordinary shoes stop neither.',
    causes: [
      'Visitors and new people were let in without safety shoes.',
      'Nails and scrap lie on the ways people walk.',
      'Soles are worn and slip on wet ground.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Clear nails and scrap from the ways people walk.' },
      { control: 'engineer', step: 'Carry loads with trolleys and lifting aids instead of by hand.' },
      { control: 'administer', step: 'Ask for safety shoes at the gate, from visitors as well.' },
      { control: 'protect', step: 'Wear safety shoes with toe cap and puncture-proof sole.' },
    ],
    regulations: ['1926.96', '1910.136'],
    keywords: {
      en: ['safety boots', 'safety shoes', 'steel toe', 'stepped on a nail'],
      es: ['botas de seguridad', 'zapatos de seguridad', 'pisó un clavo'],
      fr: ['chaussures de sécurité', 'marché sur un clou'],
      de: ['sicherheitsschuhe', 'in einen nagel getreten', 'stahlkappe'],
      zh: ['安全鞋', '劳保鞋', '踩到钉子'],
    },
  },
  {
    id: 'high-visibility',
    name: 'No high-visibility clothing near traffic or plant',
    explanation:
      'An operator does not see a person in dark clothes. No rule asks for a vest everywhere: it is due for flaggers and beside traffic or moving plant.',
    causes: [
      'Vests were not issued to everybody who enters the traffic area.',
      'The vest is dirty, faded or hidden by another garment.',
      'People on foot and vehicles use the same way.',
      'The need for a vest was never laid down for this area.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Keep people on foot out of the area where vehicles and plant move.' },
      { control: 'engineer', step: 'Separate walkways from vehicle routes with barriers.' },
      {
        control: 'administer',
        step: 'Name the areas in which high-visibility clothing is due, and check it on entry.',
      },
      { control: 'administer', step: 'Use a signal person wherever people must work beside moving plant.' },
      {
        control: 'protect',
        step: 'Wear a clean high-visibility vest over everything else near traffic and moving plant.',
      },
    ],
    regulations: ['1926.201(a)', '1926.651(d)', 'OSH Act 5(a)(1)'],
    keywords: {
      en: ['high vis', 'hi vis', 'safety vest', 'reflective vest', 'no vest'],
      es: ['chaleco reflectante', 'chaleco de seguridad', 'sin chaleco'],
      fr: ['gilet haute visibilité', 'gilet de sécurité', 'sans gilet'],
      de: ['warnweste', 'ohne weste', 'warnkleidung'],
      zh: ['反光背心', '反光衣', '没穿背心'],
    },
  },
  {
    id: 'ppe-training',
    name: 'Protective equipment not required or trained',
    explanation:
      'Equipment helps only when people know when, why and how to wear it, and when somebody insists.',
    causes: [
      'New people started before they were instructed.',
      'The instruction was not in a language they understand.',
      'Supervisors themselves do not wear it.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Remove the hazard, so that the equipment is not needed.' },
      { control: 'administer', step: 'Assess each task and write down which equipment it needs.' },
      {
        control: 'administer',
        step: 'Instruct everybody in their own language, and have them show that they understood.',
      },
      { control: 'protect', step: 'Issue what fits each person and replace it when it is worn.' },
    ],
    regulations: ['1926.21(b)(2)', '1926.28(a)', '1926.95(a)', '1910.132'],
    keywords: {
      en: ['ppe', 'protective equipment', 'never trained', 'no training', 'not been trained'],
      es: ['equipo de protección', 'epp', 'sin capacitación', 'sin formación'],
      fr: ['équipement de protection', 'epi', 'pas formé', 'sans formation'],
      de: ['schutzausrüstung', 'psa', 'nicht unterwiesen', 'keine unterweisung'],
      zh: ['防护用品', '劳保用品', '没有培训', '没培训过'],
    },
  },
]
