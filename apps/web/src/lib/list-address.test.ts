import { expect, test } from 'vitest'
import { filtered } from './list-address'

const list = {
  filters: ['search', 'status', 'sort'],
  opensOn: { status: 'open', sort: 'urgent' },
  everything: { status: 'all' },
} as const
const bare = { search: '', status: '', sort: '' }

test('a filter is added to what a bare address shows', () => {
  expect(filtered(list, bare, { search: 'edge' })).toEqual({ status: 'open', sort: 'urgent', search: 'edge' })
  expect(filtered(list, bare, { status: 'done' })).toEqual({ status: 'done', sort: 'urgent' })
})

test('a filter is added to those of an address, which says the rest itself', () => {
  expect(filtered(list, { ...bare, search: 'edge' }, { status: 'done' })).toEqual({ status: 'done' })
})

test('without its last filter an address says that everything is shown', () => {
  expect(filtered(list, { ...bare, search: 'edge' }, { search: '' })).toEqual({ search: '', status: 'all' })
  expect(filtered(list, { ...bare, search: 'edge' }, { search: null })).toMatchObject({ status: 'all' })
})
