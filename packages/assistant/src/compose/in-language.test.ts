import { expect, test } from 'vitest'
import { type Answer, type Sentence, stated } from '../answer'
import type { Library, LibraryRecord } from '../library'
import { inLanguage } from './in-language'

const record = (code: string, isOwn = false): LibraryRecord => ({
  code,
  title: `Title of ${code}`,
  summary: 'Edges must be guarded from 6 ft. Rails must be 42 in high.',
  checks: ['Rail fixed.', 'Rail high enough.'],
  jurisdiction: 'US',
  region: null,
  industry: 'Construction',
  isOwn,
})
const records = [record('WHOLE'), record('GIST'), record('TITLE'), record('NONE'), record('OWN', true)]
const library: Library = {
  read: async text => text,
  search: async () => ({ records: [], stems: new Set(), unknownCode: null, similarity: null }),
  byCodes: async codes => records.filter(({ code }) => codes.includes(code)),
}
const translations = {
  answers: new Map(),
  records: new Map([
    [
      'WHOLE',
      {
        title: 'Kanten',
        summary: 'Kanten müssen ab 6 ft (1,8 m) gesichert sein. Geländer müssen 42 in (107 cm) hoch sein.',
        check: ['Geländer fest.', 'Geländer hoch genug.'],
      },
    ],
    ['GIST', { title: 'Kanten', gist: 'Kanten ab 6 ft (1,8 m) sichern.' }],
    ['TITLE', { title: 'Kanten' }],
    ['OWN', { title: 'Falsch', summary: 'Falsch.' }],
  ]),
}

const answer = (statements: Answer['statements']): Answer => ({
  kind: 'rule',
  statements,
  sources: statements.flatMap(({ codes }) => codes),
  followUps: [],
  topic: null,
})
const german = async (...statements: Answer['statements']) =>
  (await inLanguage(answer(statements), 'de', library, translations)).statements

const [first, rest] = ['Edges must be guarded from 6 ft.', 'Rails must be 42 in high.']

test('a translated record says the same sentences', async () => {
  expect(
    await german(
      stated('answer', { record: first }, 'WHOLE'),
      stated('exceptions', { record: rest }, 'WHOLE'),
    ),
  ).toEqual([
    stated('answer', { record: 'Kanten müssen ab 6 ft (1,8 m) gesichert sein.' }, 'WHOLE'),
    stated('exceptions', { record: 'Geländer müssen 42 in (107 cm) hoch sein.' }, 'WHOLE'),
  ])
})

test('a record with a gist says it once', async () => {
  expect(
    await german(stated('answer', { record: first }, 'GIST'), stated('exceptions', { record: rest }, 'GIST')),
  ).toEqual([stated('answer', { record: 'Kanten ab 6 ft (1,8 m) sichern.' }, 'GIST')])
})

test.each([
  ['TITLE', { code: 'assistant.untranslated.titled', params: { code: 'TITLE', title: 'Kanten' } }],
  ['NONE', { code: 'assistant.untranslated.rule', params: { code: 'NONE' } }],
])(
  'a record without a translation (%s) is named, and shown apart as the original',
  async (code, sentence) => {
    expect(await german(stated('answer', { record: first }, code))).toEqual([
      { ...stated('answer', sentence as Sentence, code) },
      { ...stated('original', { record: `${first} ${rest}` }, code), language: 'en' },
    ])
  },
)

test('what an organization wrote stays as it is', async () => {
  const own = stated('answer', { record: first }, 'OWN')
  expect(await german(own)).toEqual([own])
})

test('points to look at are translated by their place, and left out where they are not', async () => {
  const advice = stated('now', { advice: 'Rail high enough.' })
  expect(await german(stated('answer', { record: first }, 'WHOLE'), advice)).toContainEqual(
    stated('now', { advice: 'Geländer hoch genug.' }),
  )
  expect(
    (await german(stated('answer', { record: first }, 'GIST'), advice)).map(({ section }) => section),
  ).toEqual(['answer'])
})

test('English stays as it is', async () => {
  const english = answer([stated('answer', { record: first }, 'NONE')])
  expect(await inLanguage(english, 'en', library, translations)).toBe(english)
})
