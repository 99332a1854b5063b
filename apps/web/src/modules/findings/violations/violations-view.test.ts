import { expect, test } from 'vitest'
import { filtersFrom } from './violations-view'

const nothing = { search: '', severity: '', status: '', site: '', dismissed: '' }

test('an address without filters asks for everything', () => {
  expect(filtersFrom(nothing)).toEqual({})
})

test('what stands in the address is asked for', () => {
  expect(
    filtersFrom({
      search: ' ladder ',
      severity: 'High',
      status: 'In Progress',
      site: 'none',
      dismissed: 'show',
    }),
  ).toEqual({ search: 'ladder', severity: 'High', status: 'In Progress', site: 'none', dismissed: 'show' })
})

test('what no screen would write is left out instead of rejected', () => {
  expect(
    filtersFrom({ ...nothing, severity: 'high', status: 'Done', site: 'Yard', dismissed: 'only' }),
  ).toEqual({})
  expect(filtersFrom({ ...nothing, search: 'x'.repeat(500) }).search).toHaveLength(200)
})
