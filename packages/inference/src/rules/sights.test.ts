import { expect, test } from 'vitest'
import { sightsIn } from './sights'

const sights = (seen: Partial<Parameters<typeof sightsIn>[0]>) =>
  sightsIn({ findings: [], marks: [], atSite: false, ...seen })

test('what the picture shows counts by how likely it is', () => {
  const seen = sights({ atSite: true, tags: { scaffold: 0.7, ladder: 0.2 } })
  expect([seen.scaffold, seen.ladder, seen.workplace]).toEqual([0.7, 0.2, 1])
})

test('and less where it is hardly a workplace', () => {
  expect(sights({ tags: { scaffold: 0.7, no_workplace: 0.5 } }).scaffold).toBeCloseTo(0.35)
})

test('without a sign of work only what is likelier than not counts', () => {
  expect(sights({ tags: { scaffold: 0.4, no_workplace: 0.1 } }).scaffold).toBeUndefined()
  expect(sights({ atSite: true, tags: { scaffold: 0.4 } }).scaffold).toBe(0.4)
})

test('nobody is asked about people and cars in an ordinary street', () => {
  const street = [
    { label: 'person', confidence: 0.9 },
    { label: 'vehicle', confidence: 0.9 },
  ]
  const seen = sights({ findings: street, tags: { no_workplace: 0.9 } })
  expect([seen.person, seen.vehicle, seen.workplace]).toEqual([undefined, undefined, undefined])
  expect(sights({ findings: street, atSite: true }).person).toBe(0.9)
})

test('a fire is asked about anywhere, but only where it is likelier than not', () => {
  expect(sights({ tags: { fire: 0.6, no_workplace: 1 } }).fire).toBe(0.6)
  expect(sights({ tags: { fire: 0.4, no_workplace: 0 } }).fire).toBeUndefined()
})

test('what a person drew counts fully', () => {
  expect(sights({ marks: ['close_to_machinery'], atSite: true }).person_near_machinery).toBe(1)
})
