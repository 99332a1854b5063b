import { hazardIds, languages } from '@plumbline/domain'
import { speechLists } from '@plumbline/languages/lists/speech-lists'
import { expect, test } from 'vitest'
import { Hazard } from './hazard'
import { hazard, hazards } from './hazards/index'
import { remedyNumbers } from './thresholds'

test.each(hazardIds.map(id => [id]))('%s is described in full', id => {
  expect(Hazard.parse(hazard(id))).toEqual(hazard(id))
})

/** What is worn, lies about or is a thing of its own is a class of the detector; being close to a machine isn't. */
test.each(hazards.map(({ id }) => [id]))('%s says which classes show it, if any do', id => {
  const { seenBy, classes } = hazard(id)
  const isShown = seenBy !== undefined && seenBy !== 'near_machine'
  expect([id, classes !== undefined]).toEqual([id, isShown])
})

test('each hazard is described once', () => {
  expect(hazards.map(({ id }) => id).sort()).toEqual([...hazardIds].sort())
})

test('each remedy has one control, and urgent ones come first', () => {
  for (const { id, remedies } of hazards) {
    const numbers = remedyNumbers(id)
    expect([id, new Set(numbers).size]).toEqual([id, numbers.length])
    expect([id, numbers.length >= 4]).toEqual([id, true])
    if (remedies.urgent) expect(numbers[0]).toBe(remedies.urgent[0])
  }
})

test.each(languages.map(language => [language]))(
  'no spoken keyword in %s stands for two hazards',
  language => {
    const all = Object.values(speechLists[language].keywords).flat()
    expect(all.filter((word, i) => all.indexOf(word) !== i)).toEqual([])
  },
)

test('every hazard has spoken keywords', () => {
  expect(Object.keys(speechLists.en.keywords).toSorted()).toEqual(hazards.map(({ id }) => id).toSorted())
})

test('keywords are lower case, so that a transcript can be searched as it is', () => {
  const all = languages.flatMap(language => Object.values(speechLists[language].keywords).flat())
  expect(all.filter(word => word !== word.toLowerCase())).toEqual([])
})
