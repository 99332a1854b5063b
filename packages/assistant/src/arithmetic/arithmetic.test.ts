import { lawOf } from '@plumbline/knowledge/laws/law'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../answer'
import { calculate } from './index'

const us = lawOf({ country: 'US', state: null, industry: 'construction' })
const germany = lawOf({ country: 'DE', state: null, industry: 'construction' })
const TODAY = '2026-11-16'

const first = (answer: Answer | null) => answer?.statements[0]?.sentence

describe('arithmetic', () => {
  test.each([
    ['4 hours at 95 dBA', { code: 'assistant.noise.within', params: { dose: 100 } }],
    ['2 h at 100 dBA and 6 h at 90 dBA', { code: 'assistant.noise.over', params: { dose: 175 } }],
    [
      'how long can we work at 100 dBA',
      { code: 'assistant.noise.permitted', params: { level: 100, hours: 2 } },
    ],
    ['how long at 118 dB', { code: 'assistant.noise.banned', params: { level: 118, ceiling: 115 } }],
    ['is 80 dBA ok', { code: 'assistant.noise.below', params: { level: 80, criterion: 90 } }],
    [
      'slope for a 10 ft trench in type C soil',
      { code: 'assistant.slope.answer', params: { soil: 'C', depth: '10 ft', run: '15 ft' } },
    ],
    [
      '¿talud para una zanja de 8 pies en suelo tipo A?',
      { code: 'assistant.slope.answer', params: { soil: 'A', depth: '8 ft', run: '6 ft' } },
    ],
    [
      'how far do I slope a trench 12 feet deep',
      { code: 'assistant.slope.each', params: { depth: '12 ft', a: '9 ft', b: '12 ft', c: '18 ft' } },
    ],
    [
      'how far from the wall does a 20 ft ladder stand',
      { code: 'assistant.ladder.answer', params: { length: '20 ft', setback: '5 ft' } },
    ],
    [
      'fine for a serious violation, we have 20 employees',
      { code: 'assistant.fine.serious', params: { amount: 4965, employees: 20 } },
    ],
    [
      'penalty for a willful violation with 300 workers',
      { code: 'assistant.fine.willful', params: { amount: 165_514, employees: 300 } },
    ],
  ])('%s', (text, expected) => expect(first(calculate(text, us, TODAY))).toEqual(expected))

  test.each([
    'is 2 feet of ladder above the roof enough',
    'how far must a 24 ft ladder extend past the landing',
    'how far away from a power line must a 20 ft ladder stay',
    '¿A qué distancia de los cables va una escalera de 6 m?',
    'Wie weit muss eine Leiter von 6 m Abstand zur Freileitung halten?',
    'À quel écart des lignes faut-il tenir une échelle de 6 m ?',
    '6米的梯子要离电线多远的距离',
  ])('%s isn’t worked out: it is not about the foot of a ladder', text => {
    expect(calculate(text, us, TODAY)).toBeNull()
  })

  test('the time is halved every 3 dB outside the US', () => {
    expect(first(calculate('4 Stunden bei 91 dB', germany, TODAY))).toEqual({
      code: 'assistant.noise.over',
      params: { dose: 200 },
    })
  })

  test('a trench too deep for the table needs an engineer', () => {
    const answer = calculate('slope for a 22 ft trench, soil type B', us, TODAY)
    expect(answer?.statements.map(({ sentence }) => 'code' in sentence && sentence.code)).toContain(
      'assistant.slope.deep',
    )
  })

  test.each([
    ['how high before I tie off', us],
    ['slope for a 3 m trench', germany],
    ['how much is the fine', us],
  ])('nothing is worked out of %s', (text, law) => expect(calculate(text, law, TODAY)).toBeNull())
})
