import { expect, test } from 'vitest'
import { regulationIndustryFor } from './industry-of-library'

test('what is suggested follows the industry of the person, and is construction where none is known', () => {
  expect(regulationIndustryFor('mining')).toBe('Mining')
  expect(regulationIndustryFor('tech')).toBe('General Industry')
  expect(regulationIndustryFor(null)).toBe('Construction')
  expect(regulationIndustryFor('beekeeping')).toBe('Construction')
})
