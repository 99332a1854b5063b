import { type HazardId, type Language, languages } from '@plumbline/domain'
import { hazards as allHazards, assumedLaw, controls, hazard, type Law, lawOf } from '@plumbline/knowledge'
import { loadFormatter } from '@plumbline/messages'
import { describe, expect, test } from 'vitest'
import { remedies } from './remedies'

const at = (country: string, state: string | null = null) =>
  lawOf({ country, state, industry: 'construction' })

async function stepsIn(language: Language, id: HazardId, law: Law | null = assumedLaw) {
  const { format } = await loadFormatter(language)
  return remedies(id, law).map(format)
}

/** A language is checked once somebody has read its texts and written its patterns here. */
type ByLanguage = Partial<Record<Language, RegExp>>
type Case = { about: string; hazard: HazardId; says: ByLanguage; not?: ByLanguage }

const rescue: ByLanguage = {
  en: /plan how to rescue/i,
  es: /planificar cómo rescatar/i,
  fr: /prévoir comment secourir/i,
  de: /planen, wie jemand.* gerettet/i,
  zh: /救援计划/,
}

const cases: Case[] = [
  {
    about: 'a harness on a roof is tied to a rated anchor, not to the ladder',
    hazard: 'roof-work',
    says: {
      en: /tied off to a rated anchor at all times from the moment you leave the ladder/,
      es: /atado en todo momento a un anclaje homologado desde que se deja la escalera/,
      fr: /attaché en permanence à un ancrage certifié dès que l’on quitte l’échelle/,
      de: /ab dem Verlassen der Leiter jederzeit an einem geprüften Anschlagpunkt/,
      zh: /从离开梯子起始终系在合格锚点上/,
    },
    not: {
      en: /from the ladder to the work/,
      es: /desde la escalera hasta el trabajo/,
      fr: /de l’échelle jusqu’au travail/,
      de: /von der Leiter bis zur Arbeit/,
      zh: /从梯子到作业点/,
    },
  },
  { about: 'fall arrest at an edge comes with a rescue plan', hazard: 'unprotected-edge', says: rescue },
  { about: 'fall arrest on a roof comes with a rescue plan', hazard: 'roof-work', says: rescue },
  { about: 'fall arrest in a lift comes with a rescue plan', hazard: 'aerial-lift', says: rescue },
  {
    about: 'in heat, cooling comes before the call',
    hazard: 'heat-stress',
    says: {
      en: /cool them at once with ice water or wet towels, then call emergency/,
      es: /enfriarlo de inmediato con agua helada o toallas mojadas, luego llamar/,
      fr: /refroidir aussitôt avec de l’eau glacée ou des linges mouillés, puis appeler/,
      de: /sofort mit Eiswasser oder nassen Tüchern kühlen, dann den Notruf/,
      zh: /立即用冰水或湿毛巾降温，再呼叫急救/,
    },
  },
  {
    about: 'energy is locked before it is released and tested',
    hazard: 'stored-energy',
    says: {
      en: /isolate .*lock and tag each one, then release .*test/,
      es: /aislar .*candado y etiqueta .*liberar .*verificar/,
      fr: /isoler .*cadenasser et étiqueter .*libérer .*vérifier/,
      de: /trennen, .*Schloss und Schild .*ablassen und prüfen/,
      zh: /隔离.*上锁挂牌.*释放.*验证/,
    },
  },
  {
    about: 'above 350 kV a power line needs 50 feet',
    hazard: 'overhead-power-line',
    says: {
      en: /20 feet away, and 50 feet if the line carries 350 kV/,
      es: /20 pies \(6[.,]1 m\).* 50 pies \(15[.,]2 m\).*350 kV/,
      fr: /20 pieds \(6,1 m\).* 50 pieds \(15,2 m\).*350 kV/,
      de: /20 Fuß \(6,1 m\).* 50 Fuß \(15,2 m\).*350 kV/,
      zh: /20 ?英尺 ?\(6\.1 m\).*350 kV.*50 ?英尺/,
    },
  },
  {
    about: 'whoever touches a power line stays in the cab',
    hazard: 'overhead-power-line',
    says: {
      en: /stay in the cab/,
      es: /quedarse en la cabina/,
      fr: /rester dans la cabine/,
      de: /in der Kabine bleiben/,
      zh: /留在驾驶室内/,
    },
  },
  {
    about: 'concrete carries its weight and the loads on it before forms are stripped',
    hazard: 'formwork-collapse',
    says: {
      en: /its own weight and every load on it/,
      es: /su propio peso y todas las cargas/,
      fr: /son propre poids et toutes les charges/,
      de: /sein Eigengewicht und alle Lasten/,
      zh: /自重和上部全部荷载/,
    },
    not: { en: /carry itself/, es: /se sostiene/, fr: /se porte\./, de: /sich selbst trägt/, zh: /自承/ },
  },
  {
    about: 'utilities are located before digging',
    hazard: 'trench-collapse',
    says: {
      en: /utilities located and marked before digging/,
      es: /servicios enterrados antes de excavar/,
      fr: /réseaux enterrés avant de creuser/,
      de: /Leitungen vor dem Aushub orten/,
      zh: /开挖前查明并标出地下管线/,
    },
  },
  {
    about: 'the air in a trench is tested',
    hazard: 'trench-collapse',
    says: {
      en: /test the air/i,
      es: /medir el aire/i,
      fr: /contrôler l’air/i,
      de: /Luft messen/,
      zh: /检测空气/,
    },
  },
  {
    about: 'hazardous substances go before demolition',
    hazard: 'demolition',
    says: {
      en: /asbestos, lead and other hazardous substances .*before anything is taken down/,
      es: /amianto.*plomo.*antes de derribar/,
      fr: /amiante.*plomb.*avant toute démolition/,
      de: /Asbest, Blei.*vor dem Abbruch/,
      zh: /拆除前查明石棉、铅/,
    },
  },
]

describe.each(languages)('remedies in %s', language => {
  test.each(cases)('$about ($hazard)', async ({ hazard: id, says, not }) => {
    const steps = await stepsIn(language, id)
    const [wanted, unwanted] = [says[language], not?.[language]]
    if (wanted) expect(steps.some(step => wanted.test(step))).toBe(true)
    if (unwanted) expect(steps.filter(step => unwanted.test(step))).toEqual([])
  })

  test('nobody outside the US reads feet, inches, yards or gallons', async () => {
    const { format } = await loadFormatter(language)
    const units =
      /\d\s?(feet|foot|inch|gallon|pies?\b|pulgada|gal[oó]n|pieds?\b|pouce|Fuß|Zoll|英尺|英寸|加仑)|\byard|立方码/
    for (const law of [at('DE'), at('FR'), at('ES'), at('GB'), at('CA', 'CA-QC'), at('AU'), at('CN'), null])
      for (const { id } of allHazards) {
        const texts = [
          ...remedies(id, law).map(format),
          format({ code: `hazard.${id}.explanation`, params: {}, text: '' }),
        ]
        expect(texts.filter(text => units.test(text))).toEqual([])
      }
  })
})

test('the first administrative step in a confined space is never to go in to rescue', async () => {
  const [first] = hazard('confined-space').remedies.administer ?? []
  const step = remedies('confined-space', assumedLaw).find(({ code }) => code.endsWith(`.remedy.${first}`))
  const expected: ByLanguage = {
    en: /^Never go in to rescue/,
    es: /^Nunca entrar a rescatar/,
    fr: /^Ne jamais entrer pour secourir/,
    de: /^Nie zur Rettung hineinsteigen/,
    zh: /^绝不进去救人/,
  }
  for (const language of languages)
    expect(step && (await loadFormatter(language)).format(step)).toMatch(expected[language] ?? /./)
})

test.each([
  ['scaffold', /^Tag the scaffold out/],
  ['extinguisher-access', /^Clear everything in front/],
  ['fire', /^Sound the alarm/],
  ['asbestos', /^Stop work/],
  ['struck-by-plant', /^Stop the machine/],
  ['machine-guarding', /^Stop the machine/],
  ['power-tools', /^Take the tool out of use/],
  ['blocked-exit', /^Clear the route/],
  ['person-down', /^Check now/],
  ['heat-stress', /^If someone is confused/],
] as const)('an interim step is urgent, not elimination: %s', async (id, first) => {
  expect(hazard(id).remedies.urgent).toBeDefined()
  expect((await stepsIn('en', id))[0]).toMatch(first)
})

test('urgent steps come before the hierarchy of controls', () => {
  expect(controls).toEqual(['urgent', 'eliminate', 'substitute', 'engineer', 'administer', 'protect'])
})

test('exposed live parts are cited to the rule on guarding them', () => {
  expect(hazard('electrical-contact').regulations).toContain('1926.403(i)(2)')
})

const TRENCH_REMEDY = 'hazard.trench-collapse.remedy.2'
test.each<[string, Language, Law | null, string]>([
  ['no site', 'en', assumedLaw, 'every trench 5 feet or deeper'],
  ['no site', 'de', assumedLaw, 'Graben ab 5 Fuß (1,5 m) Tiefe'],
  ['a US site', 'es', at('US'), '5 pies (1,5 m)'],
  ['Germany', 'de', at('DE'), 'Graben ab 1,25 m Tiefe'],
  ['Germany', 'en', at('DE'), 'every trench 1.25 m or deeper'],
  ['France', 'fr', at('FR'), 'profonde de 1,3 m'],
  ['Ontario', 'zh', at('CA', 'CA-ON'), '深 1.2 m'],
  ['Spain, which names no depth', 'es', at('ES'), 'toda zanja que pueda derrumbarse'],
  ['a country without rules', 'en', null, 'every trench that may cave in'],
])('the depth of a trench: %s in %s', async (_, language, law, expected) => {
  const { format } = await loadFormatter(language)
  const step = remedies('trench-collapse', law).find(({ code }) => code === TRENCH_REMEDY)
  expect(step && format(step)).toContain(expected)
})

test('a guardrail has its range, its tolerance or its minimum', async () => {
  const rail = async (language: Language, law: Law | null) =>
    (await stepsIn(language, 'unprotected-edge', law))[2]
  expect(await rail('en', assumedLaw)).toContain('42 ± 3 inches high')
  expect(await rail('fr', assumedLaw)).toContain('42 ± 3 pouces (107 ± 8 cm)')
  expect(await rail('en', at('GB'))).toContain('at least 950 mm high')
  expect(await rail('de', at('DE'))).toContain('von mindestens 1 m')
  expect(await rail('fr', at('FR'))).toContain('1–1,1 m')
})

test('a remedy stored before figures were is written without them', async () => {
  const stored = { code: TRENCH_REMEDY, params: {}, text: 'Slope every trench of 5 feet or more.' }
  const texts = await Promise.all(languages.map(async each => (await loadFormatter(each)).format(stored)))
  expect(texts.filter(text => text.includes('{{') || text.includes('5'))).toEqual([])
})
