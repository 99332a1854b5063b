import type { Hazard } from '../hazard'

export const workplace: Hazard[] = [
  {
    id: 'housekeeping',
    name: 'Poor housekeeping',
    explanation: 'Debris, cords and wet floors trip people, feed fires and hide other hazards.',
    causes: [
      "There's no waste container near the work.",
      'Nobody is responsible for cleaning up at the end of a task.',
      'Walkways are used as storage.',
    ],
    remedies: [
      {
        control: 'eliminate',
        step: 'Clear debris, scrap wood and nails from walkways, stairs and work areas now.',
      },
      { control: 'engineer', step: "Put containers and cord hangers where they're needed." },
      { control: 'administer', step: 'Mark walkways and storage areas, and keep walkways clear.' },
      { control: 'administer', step: 'Clean up at the end of every task, and check each shift.' },
    ],
    regulations: ['1926.25(a)', '1910.22(a)(1)'],
    keywords: {
      en: ['debris', 'trip hazard', 'tripped', 'clutter', 'wet floor', 'mess everywhere'],
      es: ['escombros', 'tropezar', 'desorden', 'piso mojado'],
      fr: ['débris', 'trébucher', 'encombré', 'sol mouillé'],
      de: ['schutt', 'stolperfalle', 'unordnung', 'nasser boden'],
      zh: ['杂物', '绊倒', '乱堆', '地面湿滑'],
    },
  },
  {
    id: 'stored-energy',
    name: 'Machine not locked out',
    explanation: 'A machine under repair that starts, drops or releases pressure can take hands and lives.',
    causes: [
      'There is no written procedure for this machine.',
      "Locks and tags aren't available.",
      'It was supposed to be a quick repair.',
    ],
    remedies: [
      {
        control: 'eliminate',
        step: 'Shut down, isolate every source of energy, release what is stored and test that nothing moves.',
      },
      { control: 'engineer', step: 'Install isolating devices that accept a lock.' },
      {
        control: 'administer',
        step: 'Write a lockout procedure for each machine and train the people who use it.',
      },
      {
        control: 'protect',
        step: 'Put on your own lock and tag. Only the person who put it on takes it off.',
      },
    ],
    regulations: ['1910.147(c)(1)', '1910.147(c)(4)(i)', '1910.147(d)', '1926.417(a)', '1926.417(b)'],
    keywords: {
      en: ['lockout', 'tagout', 'not locked out', 'still running', 'energized'],
      es: ['bloqueo y etiquetado', 'sin bloquear', 'sigue encendida', 'energizado'],
      fr: ['consignation', 'pas consigné', 'encore en marche', 'sous tension'],
      de: ['nicht gesichert gegen einschalten', 'läuft noch', 'wartungssicherung', 'unter spannung'],
      zh: ['上锁挂牌', '没有上锁', '还在运转', '带电'],
    },
  },
  {
    id: 'machine-guarding',
    name: 'Missing machine guard',
    explanation:
      'Unguarded belts, gears and blades pull in sleeves and fingers faster than anyone can react.',
    causes: [
      'The guard was taken off for cleaning or repair and left off.',
      'The guard got in the way and was removed.',
      'The machine was bought or changed without one.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Stop the machine until the guard is back.' },
      {
        control: 'engineer',
        step: 'Install fixed or interlocked guards at the point of operation and over all moving parts.',
      },
      { control: 'administer', step: 'Check the guards before each start.' },
      { control: 'protect', step: 'No loose clothing, gloves or jewelry near rotating parts.' },
    ],
    regulations: ['1910.212(a)(1)', '1926.300(b)(2)', '1926.300(b)(1)'],
    keywords: {
      en: ['no guard', 'guard is off', 'missing guard', 'pinch point', 'caught in'],
      es: ['sin guarda', 'falta la guarda', 'punto de atrapamiento', 'atrapado'],
      fr: ['sans carter', 'protecteur manquant', 'point de pincement', 'happé'],
      de: ['schutzhaube fehlt', 'ohne schutz', 'quetschstelle', 'eingezogen'],
      zh: ['防护罩', '没有护罩', '夹点', '卷入'],
    },
  },
  {
    id: 'power-tools',
    name: 'Unsafe hand or power tool',
    explanation:
      'A saw, grinder or nail gun in poor condition or without its guard can injure in a fraction of a second.',
    causes: [
      'The tool is damaged and still in use.',
      'The guard was removed or wedged open.',
      'The user was never shown how to use it.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Take the tool out of use until it is repaired.' },
      { control: 'substitute', step: 'Choose a tool that does the work more safely.' },
      { control: 'engineer', step: 'Use the original guard and never wedge it open.' },
      { control: 'administer', step: 'Inspect tools before use, and train the people who use them.' },
      {
        control: 'protect',
        step: 'Wear eye protection, and hearing and hand protection as the tool requires.',
      },
    ],
    regulations: ['1926.300(a)', '1926.300(b)(1)', '1926.304(d)', '1910.242', '1910.243'],
    keywords: {
      en: ['grinder', 'circular saw', 'nail gun', 'broken tool', 'drill'],
      es: ['esmeriladora', 'amoladora', 'sierra circular', 'pistola de clavos'],
      fr: ['meuleuse', 'scie circulaire', 'cloueuse', 'outil cassé'],
      de: ['winkelschleifer', 'kreissäge', 'nagelgerät', 'werkzeug defekt'],
      zh: ['角磨机', '圆锯', '射钉枪', '工具坏了'],
    },
  },
]
