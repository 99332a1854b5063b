import { expect, test } from 'vitest'
import { filtersFrom } from './tasks-view'

const nothing = { search: '', status: '', priority: '', assignee: '', site: '', overdue: '' }
const SOMEONE = '7f3b1c9e-2c1f-4a77-9f0e-1f2d3c4b5a69'

test('an address without filters is not filtered, so that Clear Filters is not shown', () => {
  expect(filtersFrom(nothing)).toEqual({})
})

test('what stands in the address is asked for', () => {
  expect(
    filtersFrom({
      ...nothing,
      search: 'edge',
      status: 'closed',
      priority: 'low',
      assignee: SOMEONE,
      overdue: '1',
    }),
  ).toEqual({ searchTerm: 'edge', status: 'closed', priority: 'low', assignee: SOMEONE, overdue: '1' })
  expect(filtersFrom({ ...nothing, assignee: 'me' })).toEqual({ assignee: 'me' })
  expect(filtersFrom({ ...nothing, site: SOMEONE })).toEqual({ site: SOMEONE })
  expect(filtersFrom({ ...nothing, site: 'none' })).toEqual({ site: 'none' })
})

test('what no screen would write is left out instead of rejected', () => {
  expect(
    filtersFrom({ ...nothing, status: 'done', priority: 'urgent', assignee: 'Ben', site: 'Yard' }),
  ).toEqual({})
})
