import { expect, test } from 'vitest'
import { countFilters, filtersIn, noFilters, pageIn, queryOf, withFilters } from './regulation-filters'

const params = (search: string) => new URLSearchParams(search)

test('filters survive the way into the address and back', () => {
  const filters = {
    q: 'guard rails',
    industry: 'Construction',
    body: 'OSHA',
    risk: 'High',
    tags: ['fall protection', 'ladder'],
    from: '2024-01-31',
    to: '2025-01-31',
  } as const
  expect(filtersIn(withFilters(params('tab=database'), filters))).toEqual(filters)
})

test('a mistyped address narrows to nothing instead of failing', () => {
  expect(filtersIn(params('risk=Severe&from=yesterday&to=2024-1-1&tags=,,'))).toEqual({
    q: '',
    ...noFilters,
  })
  expect(pageIn(params('page=-3'))).toBe(1)
  expect(pageIn(params('page=two'))).toBe(1)
  expect(pageIn(params('page=4'))).toBe(4)
})

test('another filter starts at the first page and leaves the rest of the address alone', () => {
  const next = withFilters(params('tab=database&page=7&sort=title&risk=Low&q=noise'), { risk: 'High' })
  expect(Object.fromEntries(next)).toEqual({ tab: 'database', sort: 'title', risk: 'High', q: 'noise' })
})

test('taking a filter away takes it out of the address', () => {
  expect(withFilters(params('q=noise&risk=Low&tags=a,b'), noFilters).toString()).toBe('q=noise')
})

test('a repeated tag counts once, in lower case', () => {
  expect(filtersIn(params('tags=PPE,ppe , Ladder')).tags).toEqual(['ppe', 'ladder'])
})

test('the server is asked only for what narrows', () => {
  expect(queryOf(filtersIn(params('q=noise&tags=a,b')))).toEqual({ q: 'noise', tags: 'a,b' })
  expect(queryOf(filtersIn(params('')))).toEqual({})
})

test('each tag is a filter, a span of dates is one, and the search is none', () => {
  expect(countFilters(filtersIn(params('q=x&tags=a,b&from=2024-01-01&to=2024-02-01&risk=Low')))).toBe(4)
})
