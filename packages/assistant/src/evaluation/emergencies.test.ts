import { readFileSync } from 'node:fs'
import { type Language, languages } from '@plumbline/domain'
import { expect, test } from 'vitest'
import { findEmergency } from '../emergency/find-emergency'

type Message = { text: string; language: Language; kind: string; emergency: boolean }

function measured(name: string) {
  const file = new URL(`../../evaluation/emergencies-${name}.json`, import.meta.url)
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Message[]
  const told = messages.filter(({ emergency }) => emergency)
  const ordinary = messages.filter(({ emergency }) => !emergency)
  const missed = told.filter(({ text }) => !findEmergency(text))
  const needless = ordinary.filter(({ text }) => findEmergency(text))
  const byLanguage = languages.map(language => {
    const count = (of: Message[]) => of.filter(each => each.language === language).length
    return `${language} ${count(missed)} and ${count(needless)}`
  })
  process.stdout.write(
    `emergencies, ${name}: ${missed.length} of ${told.length} missed, ${needless.length} of ${ordinary.length} needless (${byLanguage.join(', ')})\n`,
  )
  return { missed: missed.length / told.length, needless: needless.length / ordinary.length }
}

test.each(['open', 'aside'])(
  'messages of the set %s: no emergency is missed, few banners are needless',
  name => {
    const { missed, needless } = measured(name)
    expect(missed).toBeLessThanOrEqual(0.01)
    expect(needless).toBeLessThanOrEqual(0.05)
  },
)

/** Ten times what a busy machine needs; a search that goes back over the text would take minutes. */
const MAX_MS = 20_000

test('texts of 20,000 characters are read in time', { timeout: 2 * MAX_MS }, () => {
  const started = performance.now()
  for (const text of [
    'he is not breathin ',
    'how often is a crane hit by a power line ',
    'a',
    '塌',
    'cut off ',
  ])
    findEmergency(text.repeat(20_000 / text.length))
  expect(performance.now() - started).toBeLessThan(MAX_MS)
})
