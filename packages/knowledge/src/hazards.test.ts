import { languages } from '@plumbline/domain'
import { speechLists } from '@plumbline/languages/lists/speech-lists'
import { expect, test } from 'vitest'
import { Hazard } from './hazard'
import { hazardIds } from './hazard-ids'
import { hazard, hazards } from './hazards/index'
import { remedyNumbers } from './thresholds'

test.each(hazardIds.map(id => [id]))('%s is described in full', id => {
  expect(Hazard.parse(hazard(id))).toEqual(hazard(id))
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
