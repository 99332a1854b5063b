import type { Hazard } from '../hazard'

export const personalProtection: Hazard[] = [
  {
    id: 'head-protection',
    name: 'Missing head protection',
    explanation:
      'A bare head is at risk of a fatal injury wherever objects can fall or fly, or where a head can hit a fixed object or a live part.',
    causes: [
      "No hard hat was issued, or it doesn't fit or is worn out.",
      'It was taken off for heat, for comfort or for a quick task.',
      'Nobody checks for it at the gate or during the shift.',
      "The hard-hat area isn't marked.",
    ],
    remedies: [
      {
        control: 'eliminate',
        step: 'Move people out from under overhead work and away from running machinery.',
      },
      {
        control: 'engineer',
        step: 'Catch falling objects with toeboards, nets and canopies above walkways.',
      },
      { control: 'administer', step: 'Stop the task until everyone in the area wears a hard hat.' },
      {
        control: 'administer',
        step: 'Mark the hard-hat area and check at the gate and at the start of each shift.',
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
      'Grinding, cutting, welding and chemicals produce particles, splashes and light that can destroy eyesight in a moment.',
    causes: [
      'Glasses fog up or get scratched and end up on the forehead.',
      'The guard or screen of the tool is missing.',
      'Only the operator was considered, not bystanders.',
    ],
    remedies: [
      {
        control: 'substitute',
        step: 'Choose a method that throws less material, such as wet cutting, or shears instead of a grinder.',
      },
      {
        control: 'engineer',
        step: 'Install the tool guard and put screens between the task and other people.',
      },
      { control: 'administer', step: 'Mark the area and keep people without eye protection out of it.' },
      {
        control: 'protect',
        step: 'Wear eye or face protection rated for the hazard. Helpers and bystanders need it too.',
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
      'Hands are the first to meet sharp edges, heat, chemicals and moving parts. A bad cut or burn can end a career.',
    causes: [
      "The available gloves don't suit the task, so nobody wears them.",
      'Sharp edges are handled by hand instead of with a tool.',
      'Gloves are worn near rotating parts, where they can pull the hand in.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Have edges smoothed and material cut before it reaches the site.' },
      { control: 'engineer', step: 'Move sharp or hot parts with clamps, magnets or lifting aids.' },
      {
        control: 'administer',
        step: 'Specify the right glove for each task, and where gloves must not be worn.',
      },
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
    explanation: 'Loads and wheels crush feet, and nails pierce them. Ordinary shoes stop neither.',
    causes: [
      'Visitors and new hires were let in without safety shoes.',
      'Nails and scrap lie on walkways.',
      'Soles are worn and slip on wet ground.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Clear nails and scrap from walkways.' },
      { control: 'engineer', step: 'Move loads with carts and lifting aids instead of by hand.' },
      { control: 'administer', step: 'Require safety shoes at the gate, for visitors too.' },
      { control: 'protect', step: 'Wear safety shoes with a toe cap and a puncture-resistant sole.' },
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
    name: 'No high-visibility clothing near traffic or machinery',
    explanation:
      "Operators can't see people in dark clothes. A vest isn't required everywhere: it's required for flaggers, and near traffic or moving machinery.",
    causes: [
      'Not everyone who enters the traffic area was given a vest.',
      'The vest is dirty, faded or covered by other clothing.',
      'People on foot and vehicles use the same route.',
      'Nobody decided whether this area requires a vest.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Keep people on foot out of areas where vehicles and machinery move.' },
      { control: 'engineer', step: 'Separate walkways from vehicle routes with barriers.' },
      {
        control: 'administer',
        step: 'Define the areas where high-visibility clothing is required, and check it at the entrance.',
      },
      { control: 'administer', step: 'Use a signal person wherever people must work near moving machinery.' },
      {
        control: 'protect',
        step: 'Wear a clean high-visibility vest over your other clothing near traffic and moving machinery.',
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
    name: 'PPE not required or trained',
    explanation:
      'PPE only helps when people know when, why and how to wear it, and when someone enforces it.',
    causes: [
      'New hires started before they were trained.',
      "The training wasn't in a language they understand.",
      "Supervisors don't wear it themselves.",
    ],
    remedies: [
      { control: 'eliminate', step: "Remove the hazard so PPE isn't needed." },
      { control: 'administer', step: 'Assess each task and write down which PPE it needs.' },
      {
        control: 'administer',
        step: 'Train everyone in their own language, and have them show they understood.',
      },
      { control: 'protect', step: "Issue PPE that fits each person, and replace it when it's worn out." },
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
