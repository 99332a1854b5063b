import { expect, test } from 'vitest'
import { placeOf } from './place'

const own = { country: 'US', state: null, industry: 'construction' as const }

test.each([
  ['scaffold inspection interval in Japan?', 'JP'],
  ["what's the fall protection height under Nigerian law", 'NG'],
  ['qué dice la norma brasileña sobre la altura', 'BR'],
  ['wir bauen gerade in Texas', 'US'],
  ['und in Spanien?', 'ES'],
  ['en Allemagne ?', 'DE'],
  ['那在德国呢', 'DE'],
  ['do I need a chin strap', 'US'],
  ['guy wire on a utility pole', 'US'],
  ['each individual lock, as indicated', 'US'],
  ['Was brauche ich beim Schweißen?', 'US'],
  ['limpiar una cuba con la pala', 'US'],
])('%s is about %s', (text, country) => {
  expect(placeOf(text, own, null).workplace.country).toBe(country)
})

test.each([
  ['in California', 'US-CA'],
  ['in BC?', 'CA-BC'],
  ['¿y en el estado de Washington?', 'US-WA'],
])('%s names the state %s', (text, state) => {
  expect(placeOf(text, own, null).workplace.state).toBe(state)
})

test('a follow-up stays where the topic was, and may name another industry', () => {
  const topic = { country: 'US', state: 'US-CA', industry: 'construction' as const }
  expect(placeOf('and in a warehouse there?', own, topic).workplace).toEqual({
    country: 'US',
    state: 'US-CA',
    industry: 'manufacturing',
  })
})
