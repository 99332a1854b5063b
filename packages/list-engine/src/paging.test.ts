import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PageError, readPosition, rowsBefore } from './paging'
import { orders } from './testing/entries'

const cursor = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url')
const read = (after: string) => readPosition({ page: 1, pageSize: 10, after }, orders.newest)
const ID = '0b7a6f0e-58a3-4a1c-9f3e-2f1d4c5b6a79'

test('a cursor is read back as it was written', () => {
  const { position } = read(cursor(['2026-11-18 03:48:13.123456+00', ID]))
  expect(position).toEqual({ after0: '2026-11-18 03:48:13.123456+00', after1: ID })
})

test.each([
  ['a text that is no JSON', 'nonsense'],
  ['too few parts', cursor([ID])],
  ['another kind of key', cursor(['1', ID])],
  ['a day that no calendar has', cursor(['2026-02-30 00:00:00+00', ID])],
  ['an id with something behind it', cursor(['2026-11-18 03:48:13+00', `${ID}'; drop table entries`])],
])('a cursor with %s is rejected', (_, after) => {
  expect(() => read(after)).toThrow(new PageError('invalid_cursor'))
})

test('no cursor, however it was made, gets past the checks in another form', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json().map(text => Buffer.from(text).toString('base64url')),
      ),
      after => {
        fc.pre(after !== '')
        expect(() => read(after)).toThrow(PageError)
      },
    ),
  )
})

test('numbered pages end where skipping rows would take long', () => {
  expect(rowsBefore({ page: 200, pageSize: 50 })).toBe(9950)
  expect(() => rowsBefore({ page: 201, pageSize: 50 })).toThrow(new PageError('too_far'))
})
