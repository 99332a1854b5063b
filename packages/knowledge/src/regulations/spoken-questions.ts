import { asked, type SearchQuestion } from './asked-questions'

const inUnion = { region: 'eu', industry: 'construction' } as const

/** As a Spanish foreman types them, on site and about fines. */
const fromSpain = asked(
  'es',
  [
    [
      'multa por no llevar casco en la obra',
      'ES RDLeg 5/2000 art. 40',
      'ES RDLeg 5/2000 art. 12',
      'ES RDLeg 5/2000 art. 2',
    ],
    [
      'cuánto nos pueden multar por un andamio sin barandilla',
      'ES RDLeg 5/2000 art. 40',
      'ES RDLeg 5/2000 art. 12',
    ],
    ['sanción por trabajar sin formación', 'ES RDLeg 5/2000 art. 12', 'ES RDLeg 5/2000 art. 40'],
    ['me pueden poner una multa a mí como trabajador', 'ES RDLeg 5/2000 art. 2', 'ES Ley 31/1995 art. 29'],
    [
      'el curro de quitar uralita quién lo puede hacer',
      'ES RD 396/2006 art. 11',
      'ES RD 396/2006 art. 10',
      'ES RD 396/2006 art. 12',
    ],
    ['cada cuánto hay que pasar la revisión a los extintores', 'ES RD 513/2017 anexo II'],
    ['a cuántos metros tiene que haber un extintor', 'ES RD 513/2017 anexo I 4'],
    [
      'dónde guardo las fichas de seguridad de los productos',
      'ES RD 374/2001 art. 9',
      'EU Regulation 1907/2006 art. 31',
    ],
    [
      'carretillero sin carnet',
      'ES RD 1215/1997 anexo II 2',
      'ES RD 1627/1997 anexo IV C.7',
      'ES RD 1215/1997 art. 3',
    ],
    [
      'llevar a un compañero en las uñas de la carretilla',
      'ES RD 1215/1997 anexo II 2',
      'ES RD 1215/1997 anexo II 3',
      'ES RD 1215/1997 anexo I 2.1',
    ],
    [
      'el gruísta pasa la carga por encima de la gente',
      'ES RD 1215/1997 anexo II 3',
      'ES RD 1627/1997 anexo IV C.6',
    ],
    [
      'línea de vida en el tejado',
      'ES RD 1627/1997 anexo IV C.3',
      'ES RD 1627/1997 anexo IV C.12',
      'ES RD 1215/1997 anexo II 4.1',
    ],
    ['zanja de metro y medio sin entibar', 'ES RD 1627/1997 anexo IV C.9'],
    ['hay que poner rodapié en el andamio', 'ES RD 1627/1997 anexo IV C.3', 'ES RD 1215/1997 anexo II 4.3'],
    ['quién monta el andamio y quién lo firma', 'ES RD 1215/1997 anexo II 4.3'],
    ['escalera de mano cuánto tiene que sobresalir', 'ES RD 1215/1997 anexo II 4.2'],
    ['quitar el resguardo de la radial', 'ES RD 1215/1997 anexo I 1.8', 'ES Ley 31/1995 art. 29'],
    [
      'trabajar con tensión en el cuadro',
      'ES RD 614/2001 art. 4',
      'ES RD 614/2001 anexo II',
      'ES RD 614/2001 anexo I',
    ],
    [
      'se ha caído un compañero, a quién aviso',
      'ES Ley 31/1995 art. 23',
      'ES RD 1627/1997 anexo IV A.14',
      'ES Ley 31/1995 art. 20',
    ],
    [
      'ola de calor en la obra, se puede parar',
      'ES RD 486/1997 disposición adicional única',
      'ES Ley 31/1995 art. 21',
    ],
    ['cuántos kilos puede coger una persona', 'ES RD 487/1997 art. 3'],
    [
      'botas de seguridad las paga la empresa',
      'ES RD 773/1997 art. 3',
      'ES Ley 31/1995 art. 14',
      'ES Ley 31/1995 art. 17',
    ],
    ['tapones para los oídos con el martillo', 'ES RD 286/2006 art. 7', 'ES RD 286/2006 art. 5'],
    [
      'meterse en un pozo sin medir el oxígeno',
      'ES RD 1627/1997 anexo IV A.7',
      'ES RD 1627/1997 anexo IV C.9',
      'ES RD 39/1997 art. 22 bis',
    ],
    [
      'el inspector nos ha parado el tajo',
      'ES Ley 31/1995 art. 44',
      'ES Ley 31/1995 art. 43',
      'ES RD 1627/1997 art. 14',
    ],
    ['el encargado no me da guantes', 'ES RD 773/1997 art. 3', 'ES Ley 31/1995 art. 17'],
    ['andamios', 'ES RD 1215/1997 anexo II 4.3'],
    ['grua cerca de cables de alta tension', 'ES RD 614/2001 anexo V', 'ES RD 1627/1997 anexo IV C.10'],
  ],
  inUnion,
)

/** In the Spanish of the Americas, about the rules of the United States. */
const inAmericanSpanish = asked('es', [
  ['cuánto es la multa de OSHA', '29 CFR 1903.15', 'OSH Act 17(b)', 'OSH Act 17(a)'],
  [
    'el patrón no nos da EPP',
    '29 CFR 1926.95(a)',
    '29 CFR 1926.28(a)',
    '29 CFR 1926.95(d)',
    '29 CFR 1910.132',
  ],
  ['arnés en la canasta del boom lift', '29 CFR 1926.453(b)(2)', '29 CFR 1926.453'],
  [
    'el montacargas no tiene alarma de reversa',
    '29 CFR 1926.602(a)(9)',
    '29 CFR 1926.601(b)(4)',
    '29 CFR 1910.178',
  ],
  [
    'poner candado antes de meter la mano a la máquina',
    '29 CFR 1910.147',
    '29 CFR 1910.147(d)',
    '29 CFR 1926.417',
    '29 CFR 1910.147(c)(4)',
  ],
  [
    'zanja de 5 pies sin caja',
    '29 CFR 1926.652(a)(1)',
    '29 CFR 1926.652',
    '29 CFR 1926.652(g)',
    '29 CFR 1926.652(c)',
  ],
  ['cuántos baños portátiles por cuadrilla', '29 CFR 1926.51'],
  ['varillas sin tapón', '29 CFR 1926.701(b)'],
  ['me corrieron por quejarme de la seguridad', 'OSH Act 11(c)', '29 CFR 1904.36', '29 CFR 1903.11'],
])

const otherwise = [
  ...asked('en', [
    ['fine for no guardrails', '29 CFR 1903.15', 'OSH Act 17(b)', 'OSH Act 17(a)'],
    ['how much will OSHA fine us for no harness', '29 CFR 1903.15', 'OSH Act 17(b)', 'OSH Act 17(a)'],
    [
      'is it fine to use a bucket as a step',
      '29 CFR 1926.451(f)(14)',
      '29 CFR 1926.1053(b)(4)',
      '29 CFR 1926.20(b)',
      '29 CFR 1926.1053(b)(6)',
    ],
    [
      'frayed sling still ok to use',
      '29 CFR 1926.251',
      '29 CFR 1926.251(e)',
      '29 CFR 1926.251(c)',
      '29 CFR 1910.184',
    ],
    ['who can give hand signals to the crane', '29 CFR 1926.1428', '29 CFR 1926.1419'],
  ]),
  ...asked(
    'fr',
    [
      ['amende pour absence de casque', 'FR Code du travail L4741-1'],
      ['mon chef peut-il aller en prison pour un accident', 'FR Code du travail L4741-1'],
      ['le cariste n’a pas son CACES', 'FR Code du travail R4323-55', 'FR Code du travail R4323-56'],
      ['tranchée pas blindée', 'FR Code du travail R4534-24', 'FR Code du travail R4534-22'],
      ['qui paie les chaussures de sécu', 'FR Code du travail R4323-95', 'FR Code du travail R4321-4'],
      ['échafaudage roulant avec un gars dessus', 'FR Code du travail R4323-75'],
      ['extincteur vide', 'FR Code du travail R4227-29', 'FR Code du travail R4227-28'],
    ],
    inUnion,
  ),
  ...asked(
    'de',
    [
      ['Bußgeld ohne Helm', 'DE ArbSchG § 25'],
      ['wie hoch ist die Strafe wenn die Unterweisung fehlt', 'DE ArbSchG § 25'],
      [
        'Staplerfahrer ohne Schein',
        'DGUV Vorschrift 68',
        'DE BetrSichV Anhang 1 Nr. 1.9',
        'DE BetrSichV § 12',
      ],
      ['Rollgerüst verschieben wenn einer oben steht', 'DE BetrSichV Anhang 1 Nr. 3.2', 'TRBS 2121 Teil 1'],
      ['wer zahlt die Sicherheitsschuhe', 'DE PSA-BV § 2', 'DE ArbSchG § 3', 'DGUV Regel 112-191'],
      ['Feuerlöscher wie viele', 'ASR A2.2', 'DE ArbStättV Anhang Nr. 2.2'],
      ['Flex ohne Schutzhaube', 'DE BetrSichV § 6', 'DE BetrSichV § 9'],
    ],
    inUnion,
  ),
  ...asked(
    'zh',
    [
      ['不戴安全帽罚多少钱', 'CN Work Safety Law art. 99', 'CN Construction Safety Regulations art. 64'],
      ['没培训就上岗怎么罚款', 'CN Work Safety Law art. 97'],
      ['叉车司机没证', 'CN Special Equipment Law art. 14', 'CN Work Safety Law art. 30'],
      ['老板不发劳保用品', 'CN Work Safety Law art. 45', 'CN Construction Safety Regulations art. 32'],
      ['出事瞒报什么后果', 'CN Work Safety Law art. 110'],
      ['动火要不要审批', 'CN Fire Protection Law art. 21', 'CN Work Safety Law art. 43'],
      ['太热了能不能停工', 'CN Heat Measures art. 8'],
    ],
    { region: 'asia', industry: 'construction' },
  ),
]

/** In the words of people on site, mistakes and slang included. */
export const spokenQuestions: readonly SearchQuestion[] = [...fromSpain, ...inAmericanSpanish, ...otherwise]
