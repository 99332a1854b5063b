import type { Hazard } from '../hazard'

export const plant: Hazard[] = [
  {
    id: 'struck-by-plant',
    causes: 4,
    remedies: { urgent: [1], engineer: [2, 3], administer: [4, 5], protect: [6] },
    regulations: ['OSH Act 5(a)(1)', '1926.602(a)(9)(ii)', '1926.651(e)', '1926.21(b)(2)'],
    keywords: {
      en: [
        'excavator',
        'backhoe',
        'bulldozer',
        'loader',
        'blind spot',
        'swing radius',
        'too close to the machine',
      ],
      es: ['excavadora', 'retroexcavadora', 'cargadora', 'punto ciego', 'cerca de la máquina'],
      fr: ['pelleteuse', 'pelle mécanique', 'chargeuse', 'angle mort', 'trop près de la machine'],
      de: ['bagger', 'radlader', 'schwenkbereich', 'toter winkel', 'zu nah an der maschine'],
      zh: ['挖掘机', '挖机', '装载机', '盲区', '离机器太近'],
    },
  },
  {
    id: 'plant-exclusion-zone',
    causes: 3,
    remedies: { urgent: [1], engineer: [2], administer: [3, 4] },
    regulations: ['1926.200(g)(1)', '1926.651(f)', 'OSH Act 5(a)(1)'],
    keywords: {
      en: ['exclusion zone', 'no cones', 'barricade', 'danger zone', 'caution tape', 'no barriers'],
      es: ['zona de exclusión', 'sin conos', 'barricada', 'zona de peligro'],
      fr: ["zone d'exclusion", 'sans cônes', 'zone dangereuse', 'balisage'],
      de: ['sperrzone', 'keine absperrung', 'gefahrenbereich', 'leitkegel'],
      zh: ['警戒区', '没有锥桶', '危险区域', '没有围挡'],
    },
  },
  {
    id: 'reversing-vehicle',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2, 3], administer: [4], protect: [5] },
    regulations: ['1926.601(b)(4)', '1926.602(a)(9)(ii)'],
    keywords: {
      en: ['backing up', 'reversing', 'reverse alarm', 'backup alarm', 'spotter'],
      es: ['en reversa', 'marcha atrás', 'alarma de reversa', 'señalero'],
      fr: ['marche arrière', 'recule', 'alarme de recul', 'signaleur'],
      de: ['rückwärts', 'rückfahrwarner', 'einweiser'],
      zh: ['倒车', '倒车报警', '指挥员'],
    },
  },
  {
    id: 'forklift',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2], administer: [3, 4], protect: [5] },
    regulations: [
      '1910.178(l)(1)(i)',
      '1910.178(m)(2)',
      '1910.178(n)(4)',
      '1926.602(c)(1)(vii)',
      '1926.602(d)',
    ],
    keywords: {
      en: ['forklift', 'fork truck', 'pallet truck', 'forks'],
      es: ['montacargas', 'carretilla elevadora', 'horquillas'],
      fr: ['chariot élévateur', 'fourches', 'cariste'],
      de: ['gabelstapler', 'stapler', 'staplerfahrer'],
      zh: ['叉车', '货叉', '叉车司机'],
    },
  },
  {
    id: 'suspended-load',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2], administer: [3, 4], protect: [5] },
    regulations: ['1926.1425(b)', '1926.1425(d)', '1926.753(d)(1)', '1926.651(e)'],
    keywords: {
      en: ['suspended load', 'under the load', 'crane', 'hoist', 'rigging', 'sling'],
      es: ['carga suspendida', 'debajo de la carga', 'grúa', 'eslinga'],
      fr: ['charge suspendue', 'sous la charge', 'grue', 'élingue'],
      de: ['schwebende last', 'unter der last', 'kran', 'anschlagmittel'],
      zh: ['吊物', '吊装', '起重机', '塔吊', '吊索'],
    },
  },
]
