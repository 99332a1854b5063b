import { expect, test } from 'vitest'
import { onePerson } from './person'

const picture = { height: 1000 }
const person = (width: number, height: number) => ({
  label: 'person',
  confidence: 0.9,
  box: { x: 10, y: 10, width, height },
})

test('one clear person is found, standing or bent over', () => {
  expect(onePerson([person(200, 700)], picture)).toEqual(person(200, 700).box)
  expect(onePerson([person(450, 300)], picture)).toEqual(person(450, 300).box)
})

test('somebody in the background does not matter, somebody beside them does', () => {
  expect(onePerson([person(60, 150), person(200, 700)], picture)).toEqual(person(200, 700).box)
  expect(onePerson([person(200, 700), person(190, 600)], picture)).toBe('several_people')
})

test('nobody, or somebody small', () => {
  expect(onePerson([{ ...person(200, 700), label: 'hard_hat' }], picture)).toBe('no_person')
  expect(onePerson([person(100, 399)], picture)).toBe('too_small')
  expect(onePerson([person(50, 190)], { height: 300 })).toBe('too_small')
})
