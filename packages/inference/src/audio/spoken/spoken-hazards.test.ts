import { languages } from '@plumbline/domain'
import { speechLists } from '@plumbline/languages/lists/speech-lists'
import { describe, expect, test } from 'vitest'
import { spokenHazards } from './spoken-hazards'

const hear = (language: string, text: string) =>
  spokenHazards([{ span: { start: 3, end: 5 }, text, language, confidence: 0.8 }])

const cases: [string, string, string[]][] = [
  ['en', 'There is a man without a hard hat.', ['head-protection']],
  ['en', "He's not wearing his hard hat!", ['head-protection']],
  ['en', 'No hard hat, no vest.', ['head-protection', 'high-visibility']],
  ['en', 'Everybody has a hard hat on.', []],
  ['en', 'Put your gloves and goggles on, please.', []],
  ['en', 'Fire! Fire on the second floor!', ['fire']],
  ['en', 'There is no fire and no smoke.', []],
  ['en', "It isn't on fire.", []],
  ['en', 'No, there is smoke coming out of it.', ['fire']],
  ['en', 'No smoke, but I see flames.', ['fire']],
  ['en', 'The fire extinguisher is behind the door.', []],
  ['en', 'There is no fire extinguisher here.', ['extinguisher-access']],
  ['en', 'What do we do if there is a fire?', []],
  ['en', 'Fire drill at ten.', []],
  ['en', 'The ladder is over there.', []],
  ['en', 'That ladder is broken.', ['ladder']],
  ['en', 'No ladder is broken.', []],
  ['en', 'The scaffolding looks unstable to me.', ['scaffold']],
  ['en', 'There is a chemical spill by the gate.', ['chemical-exposure']],
  ['en', 'Nobody is injured.', []],
  ['en', 'Man down, call an ambulance!', ['person-down']],
  ['en', 'The crane arrives on Monday.', []],
  ['en', 'He was fired last week.', []],
  ['en', 'The emergency exit is blocked.', ['blocked-exit']],
  ['es', 'Ese hombre trabaja sin casco.', ['head-protection']],
  ['es', 'Todos llevan casco.', []],
  ['es', 'No hay fuego, tranquilo.', []],
  ['es', '¡Hay fuego en el almacén!', ['fire']],
  ['es', 'El trabajador no lleva guantes.', ['hand-protection']],
  ['fr', 'Il travaille sans casque de chantier.', ['head-protection']],
  ['fr', "Il n'y a pas de fumée.", []],
  ['fr', 'Il y a de la fumée au sous-sol.', ['fire']],
  ['fr', "L'échafaudage est instable.", ['scaffold']],
  ['de', 'Der Kollege trägt keinen Schutzhelm.', ['head-protection']],
  ['de', 'Alle tragen einen Schutzhelm.', []],
  ['de', 'Hier ist Feuer, Rauch überall.', ['fire']],
  ['de', 'Es gibt kein Feuer.', []],
  ['de', 'Das Gerüst wackelt.', ['scaffold']],
  ['zh', '这个工人没有戴安全帽。', ['head-protection']],
  ['zh', '大家都戴了安全帽。', []],
  ['zh', '那边着火了！', ['fire']],
  ['zh', '没有着火。', []],
  ['zh', '有人受伤，叫救护车。', ['person-down']],
  ['pl', 'Pożar! Fire!', []],
]

test.each(cases)('%s: %s → %j', (language, sentence, expected) => {
  expect(
    hear(language, sentence)
      .map(({ hazard }) => hazard)
      .toSorted(),
  ).toEqual(expected.toSorted())
})

test('a hazard carries its time, its keyword and the sentence, once a sentence', () => {
  expect(hear('en', 'Smoke! Smoke! Fire!')).toEqual([
    {
      span: { start: 3, end: 5 },
      hazard: 'fire',
      keyword: 'smoke',
      sentence: 'Smoke! Smoke! Fire!',
      confidence: 0.8,
    },
  ])
})

describe.each(languages)('the cues for %s', language => {
  const known = new Set(Object.values(speechLists[language].keywords).flat())
  test.each(['alarms', 'protections'] as const)('%s are keywords the knowledge base has', list => {
    expect(speechLists[language][list].filter(keyword => !known.has(keyword))).toEqual([])
  })

  test('no keyword is both bad news and a protection', () => {
    const { alarms, protections } = speechLists[language]
    expect(alarms.filter(keyword => protections.includes(keyword))).toEqual([])
  })
})
