import type { Hazard } from '../hazard'

export const plant: Hazard[] = [
  {
    id: 'struck-by-plant',
    name: 'Person close to machinery',
    explanation:
      'Excavators and loaders swing and back up with large blind spots. Anyone within reach can be struck or crushed.',
    causes: [
      'People on foot and machines work in the same area at the same time.',
      'No exclusion zone was set, or it is not marked on the ground.',
      "There's no signal person, or the operator can't see them.",
      "The operator wasn't told that someone came close.",
    ],
    remedies: [
      { control: 'eliminate', step: 'Stop the machine until everyone is out of its reach.' },
      {
        control: 'engineer',
        step: 'Barricade the swing and travel area, and separate walkways from it.',
      },
      { control: 'engineer', step: 'Equip the machine with cameras, mirrors and a working backup alarm.' },
      {
        control: 'administer',
        step: 'Appoint a signal person. Approach only after the operator acknowledges you and lowers the bucket.',
      },
      { control: 'administer', step: 'Train everyone on the blind spots and hand signals.' },
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
    name: 'Machine without a marked exclusion zone',
    explanation: "Without cones, barriers or tape, nobody can tell where a machine's reach begins.",
    causes: [
      'There are no cones or barriers on the machine or in the yard.',
      "The zone wasn't moved when the machine moved.",
      'Cones were knocked over or taken for another use.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Stop the machine while people are in its working area.' },
      { control: 'engineer', step: 'Set out barriers or cones around the full swing and travel area.' },
      { control: 'administer', step: 'Make setting and moving the zone part of the start-up check.' },
      { control: 'administer', step: 'Make one person responsible for keeping people out.' },
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
    name: 'Vehicle backing up',
    explanation: "A driver who backs up can't see what's behind. Many site deaths happen at walking speed.",
    causes: [
      'The route makes vehicles back up where a loop would work.',
      "The backup alarm is broken or drowned out by noise, and there's no spotter.",
      "People cross behind vehicles because there's no walkway.",
    ],
    remedies: [
      { control: 'eliminate', step: 'Plan one-way routes so nobody has to back up.' },
      { control: 'engineer', step: 'Install and check backup alarms and cameras.' },
      { control: 'engineer', step: 'Keep walkways behind barriers, away from areas where vehicles back up.' },
      { control: 'administer', step: "Back up only with a spotter in view where the rear can't be seen." },
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
    explanation: 'Forklifts tip over, drop loads and hit people on foot who share their aisle.',
    causes: [
      "The driver wasn't trained or evaluated on this truck.",
      'The load blocks the view and the driver keeps driving forward.',
      'People on foot and trucks share the same aisles and doors.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Keep people on foot out of the aisles where trucks drive.' },
      {
        control: 'engineer',
        step: 'Mark and barricade walkways, and install mirrors and lights at crossings.',
      },
      {
        control: 'administer',
        step: 'Let only trained and evaluated people drive. Nobody rides along or stands under the forks.',
      },
      {
        control: 'administer',
        step: 'Slow down and sound the horn at crossings. Travel with the load trailing when it blocks the view.',
      },
      { control: 'protect', step: 'Wear the seat belt. People on foot wear high-visibility clothing.' },
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
    explanation: 'A sling, hook or hoist that fails drops the load on anyone in its fall zone.',
    causes: [
      'The lift was not planned and its route passes over people.',
      'The fall zone is not marked or guarded.',
      'Slings and hooks were not inspected before the lift.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Plan every lift so it never passes over people.' },
      { control: 'engineer', step: 'Guide the load with tag lines and use hooks with self-closing latches.' },
      {
        control: 'administer',
        step: 'Clear and guard the fall zone. Only people receiving the load may be in it.',
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
