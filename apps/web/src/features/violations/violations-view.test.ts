import { expect, test } from 'vitest'
import { filtersFrom } from './violations-view'

const nothing = { search: '', severity: '', status: '', dismissed: '' }

test('an address without filters asks for everything', () => {
  expect(filtersFrom(nothing)).toEqual({})
})

test('what stands in the address is asked for', () => {
  expect(
    filtersFrom({ search: ' ladder ', severity: 'High', status: 'In Progress', dismissed: 'show' }),
  ).toEqual({ search: 'ladder', severity: 'High', status: 'In Progress', dismissed: 'show' })
})

test('what no screen would write is left out instead of rejected', () => {
  expect(filtersFrom({ ...nothing, severity: 'high', status: 'Done', dismissed: 'only' })).toEqual({})
  expect(filtersFrom({ ...nothing, search: 'x'.repeat(500) }).search).toHaveLength(200)
})
