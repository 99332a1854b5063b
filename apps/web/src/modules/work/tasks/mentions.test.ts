import { expect, test } from 'vitest'
import { mentionAt, mentionedIn, partsOf, peopleFor } from './mentions'

const members = [
  { id: '1', name: 'Ana Ruiz' },
  { id: '2', name: 'Ana Ruiz Vega' },
  { id: '3', name: 'Wale Adeyemi' },
]

test.each([
  ['@', 1, { start: 0, query: '' }],
  ['Ask @wa', 7, { start: 4, query: 'wa' }],
  ['Ask\n@wa later', 7, { start: 4, query: 'wa' }],
  ['mail@wa', 7, null],
  ['@wa done', 8, null],
])('in %j at %i a name is being typed: %j', (text, caret, expected) => {
  expect(mentionAt(text, caret)).toEqual(expected)
})

test('people are found by the start of any of their names', () => {
  expect(peopleFor(members, 'RU').map(({ id }) => id)).toEqual(['1', '2'])
  expect(peopleFor(members, 'ade').map(({ id }) => id)).toEqual(['3'])
  expect(peopleFor(members, 'x')).toEqual([])
})

test('only those whose name is still in the text are called to', () => {
  expect(mentionedIn('Please, @Wale Adeyemi, look', members)).toEqual(['3'])
  expect(mentionedIn('Please, Wale, look', members)).toEqual([])
})

test('the longer of two names is marked whole', () => {
  expect(partsOf('Hi @Ana Ruiz Vega!', ['Ana Ruiz', 'Ana Ruiz Vega'])).toEqual([
    { text: 'Hi ', isMention: false },
    { text: '@Ana Ruiz Vega', isMention: true },
    { text: '!', isMention: false },
  ])
})
