import { expect, it } from 'vitest'
import { isSameQuery } from './same-query'

it('compares what is shown, not how it is written', () => {
  expect(isSameQuery({}, {})).toBe(true)
  expect(isSameQuery({ severity: 'High', status: 'Open' }, { status: 'Open', severity: 'High' })).toBe(true)
  expect(isSameQuery({ sort: 'newest', tab: 'all', dismissed: 'hide', search: '' }, {})).toBe(true)
  expect(isSameQuery({ severity: 'High' }, { severity: 'Low' })).toBe(false)
  expect(isSameQuery({ severity: 'High' }, { severity: 'High', sort: 'oldest' })).toBe(false)
  expect(isSameQuery({ tab: 'open' }, {})).toBe(false)
})
