import { expect, test } from 'vitest'
import { parseQuery, stemsIn } from './parse-query'
import { Segment } from './segment'

const document = {
  id: 'a',
  title: 'Checks of fire extinguishers',
  code: 'ES RD 513/2017 anexo II',
  summary: 'Extinguishers are checked.',
  description: null,
  industry: 'General Industry',
  body: 'Other',
  risk: 'Medium' as const,
  tags: [],
  jurisdiction: 'Spain',
  region: null,
  asks: ['quién revisa los extintores', 'de quién son los extintores'],
  isActive: true,
  position: 0,
  updatedAt: 0,
  embedding: null,
  asksEmbedding: null,
}
const segments = [await Segment.of([document])]

test('a word typed in another language finds its other forms in the ways people ask', () => {
  expect(stemsIn(parseQuery('hay que revisar el extintor', segments, 'es'))).toContain('revisa')
})

test('words between the words are not searched for', () => {
  const stems = stemsIn(parseQuery('de quién es el extintor', segments, 'es'))
  expect(stems).toContain('extintor')
  expect(stems).not.toContain('de')
})

test('English stays as typed', () => {
  expect(stemsIn(parseQuery('extinguishers', segments, 'en'))).toContain('extinguish')
})
