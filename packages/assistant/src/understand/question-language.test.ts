import { expect, test } from 'vitest'
import { languageOf } from './question-language'

test.each([
  ['How high does a guardrail have to be?', 'de', 'en'],
  ['¿A partir de qué altura necesito arnés?', 'en', 'es'],
  ['puedo subir a la escalera con lluvia', 'en', 'es'],
  ['À partir de quelle hauteur faut-il un garde-corps ?', 'en', 'fr'],
  ['Ab welcher Höhe brauche ich eine Absturzsicherung?', 'en', 'de'],
  ['darf ich ohne helm rein', 'en', 'de'],
  ['脚手架多高要护栏？', 'en', 'zh'],
  // A code or a name says nothing of the language: the reader's.
  ['1926.501', 'es', 'es'],
  ['OSHA 300A', 'fr', 'fr'],
  ['12 m?', 'de', 'de'],
  ['', 'zh', 'zh'],
] as const)('%s, asked by a reader of %s, is in %s', (text, reader, language) => {
  expect(languageOf(text, reader)).toBe(language)
})
