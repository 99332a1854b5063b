import type { Hazard } from '../hazard'

export const falls: Hazard[] = [
  {
    id: 'unprotected-edge',
    name: 'Unprotected edge',
    explanation:
      'Someone is working next to a drop with nothing to stop a fall. Falls are the leading cause of death in construction.',
    causes: [
      'Guardrails were removed for a delivery and not put back.',
      'The edge was created before edge protection was planned.',
      'No anchor point was provided where a harness is needed.',
      'Nobody was told to check the edges at the start of the shift.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Do the work from the ground or before the edge is created.' },
      {
        control: 'engineer',
        step: 'Fit guardrails with a top rail at 42 ± 3 inches, a midrail and a toeboard.',
      },
      {
        control: 'engineer',
        step: "Where guardrails aren't possible, rig a safety net or anchor points for personal fall arrest.",
      },
      {
        control: 'administer',
        step: "Keep everyone without fall protection away from the edge until it's guarded.",
      },
      { control: 'administer', step: 'Have a competent person check every open edge before each shift.' },
      {
        control: 'protect',
        step: "Wear a full-body harness tied off to a rated anchor whenever a drop can't be guarded.",
      },
    ],
    regulations: ['1926.501(b)(1)', '1926.502(b)', '1926.503(a)(1)', '1910.28(b)(1)(i)'],
    keywords: {
      en: [
        'open edge',
        'unprotected edge',
        'no guardrail',
        'missing guardrail',
        'leading edge',
        'fall protection',
        'not tied off',
      ],
      es: ['borde sin protección', 'sin baranda', 'sin barandilla', 'protección contra caídas'],
      fr: ['bord non protégé', 'sans garde-corps', 'garde-corps manquant', 'protection contre les chutes'],
      de: ['ungesicherte kante', 'absturzkante', 'kein geländer', 'absturzsicherung'],
      zh: ['临边', '没有护栏', '缺少护栏', '防坠落'],
    },
  },
  {
    id: 'floor-opening',
    name: 'Open floor hole',
    explanation: 'A hole or skylight in a floor or roof that someone can step into or fall through.',
    causes: [
      'The cover was moved for access and not put back.',
      'The cover is loose, too weak or not marked as covering a hole.',
      'The opening was cut before a cover or guardrail was ready.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Cut the opening only when what goes through it is ready to install.' },
      {
        control: 'engineer',
        step: 'Cover the hole with a fixed cover that carries twice the load and is marked HOLE or COVER.',
      },
      { control: 'engineer', step: 'Put guardrails around holes that must stay open.' },
      { control: 'administer', step: 'List every opening and check its cover at the start of each shift.' },
      {
        control: 'protect',
        step: "Tie off to an anchor while working at an opening that can't be covered.",
      },
    ],
    regulations: ['1926.501(b)(4)(i)', '1926.501(b)(4)(ii)', '1926.502(i)', '1910.28(b)(3)(i)'],
    keywords: {
      en: ['open hole', 'floor opening', 'uncovered hole', 'floor hole', 'skylight'],
      es: ['hueco abierto', 'agujero en el piso', 'hueco sin tapar', 'claraboya'],
      fr: ['trémie ouverte', 'trou dans le plancher', 'ouverture non couverte', 'lanterneau'],
      de: ['bodenöffnung', 'offenes loch', 'nicht abgedeckt', 'lichtkuppel'],
      zh: ['洞口', '孔洞没盖', '楼板开口', '天窗'],
    },
  },
  {
    id: 'roof-work',
    name: 'Work on a roof',
    explanation: 'Roofs combine unguarded edges, slopes and fragile panels. A slip ends on the ground.',
    causes: [
      'Roof access was allowed without a plan to stop a fall.',
      "Fragile panels weren't identified or marked.",
      'Rain, ice or wind made the surface slippery.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Assemble on the ground and lift finished sections into place.' },
      {
        control: 'engineer',
        step: 'Guard the roof edges with rails and toeboards, or put a scaffold below them.',
      },
      { control: 'engineer', step: 'Install anchor points along the ridge before roofing starts.' },
      { control: 'administer', step: 'Stop roof work in rain, ice or high wind.' },
      {
        control: 'protect',
        step: 'Use a harness with a short lanyard, tied off from the ladder to the work.',
      },
    ],
    regulations: ['1926.501(b)(10)', '1926.501(b)(11)', '1926.501(b)(13)', '1926.503(a)(1)'],
    keywords: {
      en: ['on the roof', 'roof edge', 'roofing', 'steep roof', 'fragile roof'],
      es: ['en el techo', 'borde del techo', 'tejado', 'cubierta frágil'],
      fr: ['sur le toit', 'bord de toit', 'toiture fragile', 'travaux de toiture'],
      de: ['auf dem dach', 'dachkante', 'dacharbeiten', 'steildach'],
      zh: ['屋顶作业', '屋顶边缘', '屋面施工', '在屋顶上'],
    },
  },
  {
    id: 'ladder',
    name: 'Unsafe use of a ladder',
    explanation:
      'A ladder that slips, is too short or is climbed with full hands can throw its user to the ground.',
    causes: [
      'A ladder was used because no platform or lift was available.',
      'The ladder stands on soft, uneven or slippery ground and is not tied.',
      'The ladder is too short for the landing it leads to.',
      'The user carries tools or material by hand while climbing.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Do the work from the ground where possible.' },
      {
        control: 'substitute',
        step: 'Use a platform, a scaffold tower or a lift for anything but short, light work.',
      },
      {
        control: 'engineer',
        step: 'Tie the ladder off at the top and extend its rails 3 feet above the landing.',
      },
      {
        control: 'engineer',
        step: 'Set the base out a quarter of the working length, on firm, level ground.',
      },
      { control: 'administer', step: 'Face the ladder, keep one hand on it, and haul tools up with a line.' },
      { control: 'administer', step: 'Check each ladder before use and remove damaged ones right away.' },
    ],
    regulations: [
      '1926.1053(b)(1)',
      '1926.1053(b)(5)(i)',
      '1926.1053(b)(13)',
      '1926.1053(b)(20)',
      '1926.1053(b)(21)',
      '1926.1053(b)(22)',
      '1910.23',
    ],
    keywords: {
      en: ['ladder', 'stepladder', 'top step', 'ladder not tied', 'ladder slipped'],
      es: ['escalera', 'escalera de mano', 'último peldaño', 'escalera sin amarrar'],
      fr: ['échelle', 'escabeau', 'dernier barreau', 'échelle non attachée'],
      de: ['leiter', 'stehleiter', 'oberste sprosse', 'leiter nicht gesichert'],
      zh: ['梯子', '人字梯', '梯子没固定', '爬梯'],
    },
  },
  {
    id: 'scaffold',
    name: 'Unsafe scaffold',
    explanation: 'A scaffold with missing planks, rails or ties can drop people and material, or collapse.',
    causes: [
      'Planks or guardrails were taken for use somewhere else.',
      "The scaffold was changed by people who aren't authorized to change it.",
      'Nobody inspected it before the shift or after a storm.',
      'There is no proper access, so people climb the frame.',
    ],
    remedies: [
      { control: 'eliminate', step: "Tag the scaffold out of service until it's fixed." },
      {
        control: 'engineer',
        step: 'Plank every working level fully and install a top rail, midrail and toeboard.',
      },
      { control: 'engineer', step: 'Provide safe access with a stair tower or fixed ladder, not the frame.' },
      {
        control: 'administer',
        step: 'Have a competent person inspect and tag it before each shift and after bad weather.',
      },
      { control: 'administer', step: 'Train everyone who works on it or changes it.' },
      {
        control: 'protect',
        step: "Use personal fall arrest above 10 feet where guardrails aren't possible.",
      },
    ],
    regulations: [
      '1926.451(g)(1)',
      '1926.451(b)(1)',
      '1926.451(e)(1)',
      '1926.451(f)(3)',
      '1926.454(a)',
      '1910.27',
    ],
    keywords: {
      en: ['scaffold', 'scaffolding', 'missing planks', 'missing boards', 'scaffold tag', 'scissor lift'],
      es: ['andamio', 'tablones', 'faltan tablones', 'plataforma del andamio', 'elevador de tijera'],
      fr: ['échafaudage', 'plancher manquant', 'planches manquantes', 'nacelle ciseaux'],
      de: ['gerüst', 'fehlende bohlen', 'gerüstbelag', 'gerüst nicht freigegeben', 'scherenbühne'],
      zh: ['脚手架', '脚手板', '缺少跳板', '架子', '剪叉'],
    },
  },
  {
    id: 'aerial-lift',
    name: 'Unsafe use of an aerial lift',
    explanation:
      'People can be thrown from the basket or climb out of it, and the lift can tip or touch a power line.',
    causes: [
      'Nobody is tied off in the basket because it feels safe.',
      'The ground is soft or sloped, or the outriggers are not out.',
      'Someone stands on the rail to get a little higher.',
    ],
    remedies: [
      { control: 'substitute', step: 'Choose a lift that reaches the work without climbing on its rails.' },
      { control: 'engineer', step: 'Set the lift on firm, level ground with outriggers and brakes set.' },
      {
        control: 'administer',
        step: 'Let only trained, authorized people operate it, after a pre-use check.',
      },
      { control: 'administer', step: 'Barricade the ground below and keep clear of power lines.' },
      {
        control: 'protect',
        step: 'Wear a harness with the lanyard attached to the boom or basket, and keep your feet on the floor.',
      },
    ],
    regulations: ['1926.453(b)(2)(v)', '1926.453(b)(2)(iv)', '1910.67'],
    keywords: {
      en: ['aerial lift', 'boom lift', 'cherry picker', 'lift basket'],
      es: ['plataforma elevadora', 'canasta', 'brazo articulado'],
      fr: ['nacelle', 'nacelle élévatrice', 'plateforme élévatrice'],
      de: ['hebebühne', 'arbeitsbühne', 'arbeitskorb'],
      zh: ['高空作业车', '升降平台', '登高车'],
    },
  },
  {
    id: 'falling-objects',
    name: 'Falling objects',
    explanation: 'Tools and material that fall from height hit people below with deadly force.',
    causes: [
      'Toeboards or nets are missing on the level above.',
      'Loose material is stored at the edge.',
      "The area below wasn't closed off while people worked above.",
    ],
    remedies: [
      { control: 'eliminate', step: 'Plan the work so nobody is below while others work above.' },
      { control: 'engineer', step: 'Fit toeboards, screens or nets on every level where material lies.' },
      { control: 'engineer', step: 'Tether hand tools and keep material back from the edge.' },
      { control: 'administer', step: 'Barricade and post the drop zone, and keep people out of it.' },
      { control: 'protect', step: 'Wear a hard hat wherever something can fall.' },
    ],
    regulations: ['1926.501(c)', '1926.502(j)', '1926.451(h)(1)', '1926.250(b)(1)', '1926.100(a)'],
    keywords: {
      en: [
        'falling object',
        'something fell',
        'dropped tool',
        'toeboard',
        'watch out below',
        'overhead work',
      ],
      es: ['caída de objetos', 'se cayó una herramienta', 'rodapié', 'trabajo en altura arriba'],
      fr: ["chute d'objet", 'outil tombé', 'plinthe manquante'],
      de: ['herabfallende teile', 'werkzeug gefallen', 'bordbrett', 'etwas ist heruntergefallen'],
      zh: ['高空坠物', '东西掉下来', '踢脚板', '落物'],
    },
  },
]
