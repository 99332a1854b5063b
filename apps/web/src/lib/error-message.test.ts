import { beforeAll, expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from './api'
import { formatError } from './error-message'
import { i18next, startI18n } from './i18n'

beforeAll(async () => {
  if (!i18next.isInitialized) await startI18n('en')
  await i18next.loadNamespaces('errors')
})

const rejected = (code: string, message = 'As the server says it.', params = {}) =>
  new ApiError(code, 409, message, [], params)

test('an error is told by its code, with what it names', () => {
  expect(formatError(rejected('saved_view_exists', 'x', { name: 'Edges' }))).toBe(
    'You already have a view named Edges. Choose another name.',
  )
})

test('a code that this release does not know is told as the server does', () => {
  expect(formatError(rejected('from_a_newer_server'))).toBe('As the server says it.')
  expect(formatError(rejected('from_a_newer_server'), 'The task wasn’t saved.')).toBe(
    'As the server says it.',
  )
})

test('what a screen was doing replaces only what says nothing', () => {
  expect(formatError(rejected('unexpected'), 'The task wasn’t saved.')).toBe('The task wasn’t saved.')
  expect(formatError(rejected('unexpected'))).not.toBe('As the server says it.')
  expect(formatError(rejected('file_empty'), 'The task wasn’t saved.')).toBe(
    'The file is empty. Choose another file.',
  )
})

test('a lost connection is told by whether this device is offline', () => {
  const lost = new NetworkError(new TypeError('Load failed'))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  expect(formatError(lost, 'Ignored')).toBe(
    'Failed to complete request. Check your connection and try again.',
  )
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(formatError(lost)).toBe("You're offline. Check your connection and try again.")
})

test('a fault of our own is told by the screen, else by itself, else in general', () => {
  expect(formatError(new RangeError('Invalid time'), 'The chart wasn’t drawn.')).toBe(
    'The chart wasn’t drawn.',
  )
  expect(formatError(new RangeError('Invalid time'))).toBe('Invalid time')
  const inGeneral = formatError(undefined)
  expect(inGeneral).not.toBe('')
  expect(formatError(new Error(''))).toBe(inGeneral)
})
