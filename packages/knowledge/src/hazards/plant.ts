import type { Hazard } from '../hazard'

export const plant: Hazard[] = [
  {
    id: 'struck-by-plant',
    name: 'Person close to machinery',
    explanation:
      'Excavators and loaders swing and reverse with large blind spots; whoever stands within reach can be struck or crushed.',
    causes: [
      'People on foot and machines work in the same area at the same time.',
      'No exclusion zone was set, or it is not marked on the ground.',
      'There is no signal person, or the operator cannot see them.',
      'The operator was not told that somebody came close.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Stop the machine until everybody is out of its reach.' },
      {
        control: 'engineer',
        step: 'Fence the swing and travel area with barriers, and separate walkways from it.',
      },
      { control: 'engineer', step: 'Equip the machine with cameras, mirrors and a working reverse alarm.' },
      {
        control: 'administer',
        step: 'Appoint a signal person; approach only after the operator has answered and lowered the bucket.',
      },
      { control: 'administer', step: 'Instruct everybody on the blind spots and the agreed signals.' },
      {
        control: 'protect',
        step: 'Wear a hard hat and a high-visibility vest in the working area of the machine.',
      },
    ],
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
    name: 'Plant without a marked exclusion zone',
    explanation: 'Without cones, barriers or tape nobody can tell where the reach of a machine begins.',
    causes: [
      'Cones and barriers are not on the machine or in the compound.',
      'The zone was not moved along when the machine moved.',
      'Cones were knocked over or taken for another use.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Stop the machine while people are in its working area.' },
      { control: 'engineer', step: 'Set out barriers or cones around the full swing and travel area.' },
      { control: 'administer', step: 'Make setting and moving the zone part of the start-up check.' },
      { control: 'administer', step: 'Give one person the task of keeping people out.' },
    ],
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
    name: 'Reversing vehicle',
    explanation:
      'A driver who reverses does not see what is behind; many deaths on site happen at walking pace.',
    causes: [
      'The route makes vehicles reverse where a loop would do.',
      'The reverse alarm is defective or drowned by noise, and no observer is there.',
      'People cross behind vehicles because there is no walkway.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Plan one-way routes so that nobody has to reverse.' },
      { control: 'engineer', step: 'Fit and check reverse alarms and cameras.' },
      { control: 'engineer', step: 'Keep walkways behind barriers, away from reversing areas.' },
      { control: 'administer', step: 'Reverse only with an observer in view where the rear cannot be seen.' },
      { control: 'protect', step: 'Wear high-visibility clothing in areas with vehicles.' },
    ],
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
    name: 'Unsafe use of a forklift',
    explanation: 'Forklifts tip over, drop loads and run into people on foot who share their aisle.',
    causes: [
      'The driver was not trained or evaluated on this truck.',
      'The load blocks the view and the driver goes on forwards.',
      'People on foot and trucks share the same aisles and doors.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Keep people on foot out of the aisles where trucks drive.' },
      { control: 'engineer', step: 'Mark and fence walkways, fit mirrors and lights at crossings.' },
      {
        control: 'administer',
        step: 'Let only trained and evaluated people drive; nobody rides along or stands under the forks.',
      },
      {
        control: 'administer',
        step: 'Slow down and sound the horn at crossings; travel with the load trailing when it blocks the view.',
      },
      { control: 'protect', step: 'Wear the seat belt; people on foot wear high-visibility clothing.' },
    ],
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
    name: 'People under a suspended load',
    explanation: 'A sling, hook or hoist that fails drops the load on whoever stands in its fall zone.',
    causes: [
      'The lift was not planned and its route passes over people.',
      'The fall zone is not marked or guarded.',
      'Slings and hooks were not inspected before the lift.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Route every lift so that it never passes over people.' },
      { control: 'engineer', step: 'Guide the load with tag lines and use hooks with self-closing latches.' },
      {
        control: 'administer',
        step: 'Clear and guard the fall zone; only those who receive the load may be in it.',
      },
      {
        control: 'administer',
        step: 'Have a qualified rigger inspect the gear and a signal person direct the lift.',
      },
      { control: 'protect', step: 'Wear hard hats wherever loads are moved overhead.' },
    ],
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
