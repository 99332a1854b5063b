import { expect, test } from 'vitest'
import { filtersFrom } from './violations-view'

const nothing = {
  search: '',
  severity: '',
  status: '',
  site: '',
  dismissed: '',
  kind: '',
  assignee: '',
  from: '',
  to: '',
}

test('an address without filters asks for everything', () => {
  expect(filtersFrom(nothing)).toEqual({})
})

test('what stands in the address is asked for', () => {
  const address = {
    severity: 'High',
    status: 'In Progress',
    site: 'none',
    dismissed: 'show',
    kind: 'observation',
    assignee: 'me',
    from: '2026-11-01',
    to: '2026-11-18',
  }
  expect(filtersFrom({ ...address, search: ' ladder ' })).toEqual({ ...address, search: 'ladder' })
  expect(filtersFrom({ ...nothing, status: 'unresolved' })).toEqual({ status: 'unresolved' })
})

test('what no screen would write is left out instead of rejected', () => {
  expect(
    filtersFrom({
      ...nothing,
      severity: 'high',
      status: 'Done',
      site: 'Yard',
      dismissed: 'only',
      kind: 'all',
    }),
  ).toEqual({})
  expect(filtersFrom({ ...nothing, search: 'x'.repeat(500) }).search).toHaveLength(200)
})
