import { expect, test } from 'vitest'
import { FairShare } from './fair-share'

const share = (options = {}) =>
  new FairShare({ maxRunning: 2, maxWaiting: 3, maxWritesPerMinute: 5, ...options })

/** Calls that end when told to, and the order in which they began. */
function calls(fair: FairShare) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const call = (organization: string, name: string) =>
    fair.run(organization, () => {
      begun.push(name)
      return new Promise<void>(resolve => ends.push(resolve))
    })
  return { begun, call, endNext: () => ends.shift()?.() }
}
const settle = () => new Promise(resolve => setImmediate(resolve))

test('calls of one organization wait for each other, in order, and others need not', async () => {
  const { begun, call, endNext } = calls(share())
  for (const name of ['a1', 'a2', 'a3', 'a4']) void call('a', name)
  void call('b', 'b1')
  await settle()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  endNext()
  await settle()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('a call that fails gives its place away', async () => {
  const fair = share({ maxRunning: 1 })
  const failing = fair.run('a', () => Promise.reject(new Error('no')))
  const next = fair.run('a', () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
})

test('beyond what may wait the caller is told to come again', async () => {
  const { call } = calls(share())
  for (let each = 0; each < 5; each++) void call('a', String(each))
  await expect(call('a', 'one more')).rejects.toMatchObject({ code: 'overloaded', retryAfter: 5 })
})

test('a person who changes something without pause is slowed down, and nobody else', () => {
  const fair = share()
  for (let each = 0; each < 5; each++) fair.countWrite('wild')
  expect(() => fair.countWrite('wild')).toThrow("We're busy right now")
  fair.countWrite('calm')
})
