import type { Hazard } from '../hazard'

export const workplace: Hazard[] = [
  {
    id: 'housekeeping',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2], administer: [3, 4] },
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
    causes: 3,
    remedies: { eliminate: [1], engineer: [2], administer: [3, 4] },
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
    causes: 3,
    remedies: { urgent: [1], engineer: [2], administer: [3], protect: [4] },
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
    causes: 3,
    remedies: { urgent: [1], substitute: [2], engineer: [3], administer: [4], protect: [5] },
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
