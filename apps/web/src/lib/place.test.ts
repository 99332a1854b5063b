import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nowhere, recentAreas, rememberedPlace, rememberPlace, withoutOldArea } from './place'
import { nearestOf } from './position'

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

test('a place is remembered for each user, with the areas of each site, the last one first', () => {
  rememberPlace('ana', { siteId: 'tower', area: ' Level 3 ' })
  rememberPlace('ana', { siteId: 'tower', area: 'Roof' })
  rememberPlace('ana', { siteId: 'yard', area: 'Gate' })
  rememberPlace('ana', { siteId: 'tower', area: 'Level 3' })
  expect(rememberedPlace('ana')).toEqual({ siteId: 'tower', area: 'Level 3' })
  expect(recentAreas('ana', 'tower')).toEqual(['Level 3', 'Roof'])
  expect(recentAreas('ana', 'yard')).toEqual(['Gate'])
  expect(rememberedPlace('ben')).toEqual(nowhere)
  expect(recentAreas('ben', 'tower')).toEqual([])
})

test('what can’t be read is nowhere', () => {
  localStorage.setItem('plumbline.place.ana', '{')
  expect(rememberedPlace('ana')).toEqual(nowhere)
})

test('a minute later the site is kept and the area isn’t, unless it was written since', () => {
  vi.useFakeTimers()
  rememberPlace('ana', { siteId: 'tower', area: 'Level 3' })
  vi.advanceTimersByTime(59_999)
  expect(rememberedPlace('ana').area).toBe('Level 3')
  vi.advanceTimersByTime(1)
  expect(rememberedPlace('ana')).toEqual({ siteId: 'tower', area: '' })
  expect(withoutOldArea('ana', { siteId: 'tower', area: 'Roof' }).area).toBe('Roof')
  expect(recentAreas('ana', 'tower')).toEqual(['Level 3'])
})

test('the nearest site also lies beyond the date line, and none is near 5 km away', () => {
  const place = { latitude: 0, longitude: 179.99 }
  expect(nearestOf([place], { latitude: 0, longitude: -179.99 })).toBe(place)
  expect(nearestOf([place], { latitude: 0.06, longitude: 179.99 })).toBeNull()
  expect(nearestOf([{ latitude: null, longitude: null }], place)).toBeNull()
})
