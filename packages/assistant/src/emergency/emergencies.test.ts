import english from '@plumbline/languages/en/documents/assistant.json'
import { expect, test } from 'vitest'
import { type Emergency, emergencies, stepsOf } from './emergencies'
import { emergencyNumber } from './emergency-numbers'
import { findEmergency } from './find-emergency'

const happening: [Emergency, string[]][] = [
  [
    'electrocution',
    [
      'my guy just got electrocuted',
      'he got shocked and he is on the floor',
      'someone touched a live wire',
      'se electrocutó un compañero',
      'un collègue est électrocuté',
      'Kollege hat einen Stromschlag bekommen',
      '有人触电了',
    ],
  ],
  [
    'not_breathing',
    ["he's not breathing", 'no respira', 'il ne respire plus', 'er atmet nicht mehr', '他没有呼吸了'],
  ],
  [
    'bleeding',
    [
      'he cut his leg with the saw',
      'sangra mucho del brazo',
      'il saigne beaucoup',
      'er blutet stark',
      '工人大出血',
    ],
  ],
  [
    'collapse',
    [
      'the trench caved in on two guys',
      'la zanja se derrumbó',
      'la tranchée s’est effondrée',
      'Kollege verschüttet',
      '塌方有人被埋',
    ],
  ],
  [
    'confined_space',
    ['he passed out in the tank', 'está inconsciente en el tanque', 'im Schacht bewusstlos', '罐里有人晕倒'],
  ],
  [
    'crushed',
    [
      'hand trapped in the machine',
      'forklift ran over his foot',
      'atrapado bajo la carga',
      'eingeklemmt unter der Last',
      '被压在下面',
    ],
  ],
  [
    'fire',
    ['the shed is on fire', 'hay un incendio', 'il y a le feu', 'es brennt in der Halle', '仓库着火了'],
  ],
  [
    'power_line',
    [
      'crane boom touched the power line',
      'la grúa tocó la línea eléctrica',
      'la pelle a touché la ligne haute tension',
      'Bagger hängt in der Oberleitung',
      '吊车碰到高压线',
    ],
  ],
  [
    'drum',
    [
      'welder cutting a drum that held solvent',
      'están cortando un tambor que tenía gasolina',
      'il découpe un fût qui contenait de l’essence',
      'er schweißt an einem Fass mit Benzin',
      '焊工切割装过汽油的油桶',
    ],
  ],
  [
    'amputation',
    [
      'he cut off his finger',
      'la sierra le cortó dos dedos',
      'la scie lui a arraché un doigt',
      'Finger abgesägt',
      '手指被切断了',
    ],
  ],
  ['gas', ['I smell gas', 'huele a gas', 'ça sent le gaz', 'es riecht nach Gas', '有煤气味']],
  [
    'suspension',
    [
      'he is hanging in his harness',
      'está colgado del arnés',
      'il est suspendu dans son harnais',
      'er hängt im Auffanggurt',
      '他吊在安全带上',
    ],
  ],
  [
    'stroke',
    [
      'I think she had a stroke',
      'se le torció la boca',
      'il fait un AVC',
      'sein Mundwinkel hängt',
      '他嘴歪了',
    ],
  ],
  [
    'eye',
    [
      'cement in his eyes',
      'le cayó ácido en los ojos',
      'acide dans les yeux',
      'Säure im Auge',
      '石灰进眼睛了',
    ],
  ],
  [
    'heat_stroke',
    ['I think he has heat stroke', 'golpe de calor', 'coup de chaleur', 'Hitzschlag', '工人中暑了'],
  ],
  [
    'fall',
    [
      'he fell off the roof',
      'se cayó del andamio',
      'il est tombé du toit',
      'er ist vom Gerüst gestürzt',
      '工人从脚手架上摔下来了',
    ],
  ],
  [
    'unconscious',
    ['she is unconscious', 'está desmayado', 'il est évanoui', 'er ist bewusstlos', '他昏迷了'],
  ],
  ['other', ['man down', 'somebody is badly hurt', 'schwer verletzt']],
]

test.each(happening)('%s is recognized in every language', (emergency, texts) => {
  expect(texts.map(text => [text, findEmergency(text)?.emergency])).toEqual(
    texts.map(text => [text, emergency]),
  )
})

test('every step has its text', () => {
  const texts = english.emergency as Record<string, unknown>
  for (const emergency of emergencies)
    expect(Object.keys(texts[emergency] as object)).toHaveLength(stepsOf[emergency].count)
})

test('the number is that of the country, and none is made up', () => {
  expect(['US', 'GB', 'DE', 'AU', 'CN', 'BR', null].map(emergencyNumber)).toEqual([
    '911',
    '999',
    '112',
    '000',
    '120',
    null,
    null,
  ])
})
