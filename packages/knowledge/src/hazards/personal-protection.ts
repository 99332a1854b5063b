import type { Hazard } from '../hazard'

export const personalProtection: Hazard[] = [
  {
    id: 'head-protection',
    causes: 4,
    remedies: { urgent: [3], eliminate: [1], engineer: [2], administer: [4], protect: [5] },
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
    causes: 3,
    remedies: { substitute: [1], engineer: [2], administer: [3], protect: [4] },
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
    causes: 3,
    remedies: { eliminate: [1], engineer: [2], administer: [3], protect: [4] },
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
    causes: 3,
    remedies: { eliminate: [1], engineer: [2], administer: [3], protect: [4] },
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
    causes: 4,
    remedies: { eliminate: [1], engineer: [2], administer: [3, 4], protect: [5] },
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
    causes: 3,
    remedies: { eliminate: [1], administer: [2, 3], protect: [4] },
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
