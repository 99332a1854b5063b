import { pino } from 'pino'
import { expect, test } from 'vitest'
import { finishWithin, isSurvivable } from './shutdown'

function logged() {
  const lines: { msg: string; name?: string }[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { log, lines }
}

test('work that finishes in time is waited for', async () => {
  const { log, lines } = logged()
  let finished = false
  await finishWithin(
    5_000,
    'jobs',
    async () => {
      finished = true
    },
    log,
  )
  expect(finished).toBe(true)
  expect(lines).toEqual([])
})

test('work that never finishes is abandoned and named', async () => {
  const { log, lines } = logged()
  await finishWithin(10, 'an analysis', () => new Promise(() => undefined), log)
  expect(lines).toMatchObject([{ name: 'an analysis', msg: 'did not finish in time and was abandoned' }])
})

test('an error does not keep the rest from being stopped', async () => {
  const { log, lines } = logged()
  await finishWithin(5_000, 'jobs', () => Promise.reject(new Error('no connection')), log)
  expect(lines).toMatchObject([{ name: 'jobs', msg: 'could not finish cleanly' }])
})

test.each([
  ['a rejection because the socket is gone', { code: 'EPIPE' }, 'unhandledRejection', true],
  ['an event that says that PostgreSQL ends the connection', { code: '57P01' }, 'uncaughtException', true],
  ['standard output that nobody reads', { code: 'EPIPE' }, 'uncaughtException', false],
  ['a fault in our own code', {}, 'unhandledRejection', false],
] as const)('%s is survived: %j', (_, fields, origin, expected) => {
  expect(isSurvivable(Object.assign(new Error('it happened'), fields), origin)).toBe(expected)
})
