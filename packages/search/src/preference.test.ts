import { expect, test } from 'vitest'
import { weightFor } from './preference'

const record = {
  industry: 'General Industry',
  body: 'Other',
  jurisdiction: 'Spain',
  region: null,
  position: 0,
  title: 'Amounts of safety fines',
}
const penalties = { ...record, tags: ['compliance', 'penalties'] }
const others = { ...record, tags: ['ppe'] }
const prefersPenalties = (text: string) => weightFor(text)(penalties) > weightFor(text)(others)

test.each([
  'fine for no guardrails',
  'how much will they fine us',
  'OSHA penalties 2026',
  'can the boss go to jail',
  'multa por no dar EPI',
  'nos pueden multar',
  'nos multaron por la zanja',
  'qué sanción hay por no llevar casco',
  'amende pour absence de harnais',
  'Bußgeld ohne Helm',
  'wie hoch ist die Strafe',
  '不戴安全帽罚多少钱',
])('%s is answered by the record on penalties', text => {
  expect(prefersPenalties(text)).toBe(true)
})

test.each([
  'is it fine to stand on a bucket',
  'it’s fine with a lanyard',
  'fine dust from cutting concrete',
  'hard hat on site',
  'Straße absperren',
  'casco en la obra',
])('%s asks for no penalty', text => {
  expect(prefersPenalties(text)).toBe(false)
})

test('what the framework in the settings issued counts for more, and nothing else does', () => {
  const msha = { ...others, body: 'MSHA' }
  expect(weightFor('guard', { body: 'MSHA' })(msha)).toBeGreaterThan(weightFor('guard')(msha))
  expect(weightFor('guard', { body: 'MSHA' })(others)).toBe(weightFor('guard')(others))
})
