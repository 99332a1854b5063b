import { languages } from '@plumbline/domain'
import { expect, test } from 'vitest'
import { Hazard } from './hazard'
import { hazardIds } from './hazard-ids'
import { hazard, hazards } from './hazards/index'

test.each(hazardIds.map(id => [id]))('%s is described in full', id => {
  expect(Hazard.parse(hazard(id))).toEqual(hazard(id))
})

test('each hazard is described once', () => {
  expect(hazards.map(({ id }) => id).sort()).toEqual([...hazardIds].sort())
})

test('remedies out of the order of controls are rejected', () => {
  const reversed = { ...hazard('noise'), remedies: hazard('noise').remedies.toReversed() }
  expect(Hazard.safeParse(reversed).success).toBe(false)
})

test.each(languages.map(language => [language]))(
  'no spoken keyword in %s stands for two hazards',
  language => {
    const all = hazards.flatMap(({ keywords }) => keywords[language])
    expect(all.filter((word, i) => all.indexOf(word) !== i)).toEqual([])
  },
)

test('keywords are lower case, so that a transcript can be searched as it is', () => {
  const all = hazards.flatMap(({ keywords }) => languages.flatMap(language => keywords[language]))
  expect(all.filter(word => word !== word.toLowerCase())).toEqual([])
})
