import { expect, test } from 'vitest'
import { OrganizationSlots } from './organization-slots'

/** Work that ends when it is told to, and the order in which it began. */
function bench() {
  const started: string[] = []
  const ends: (() => void)[] = []
  const slots = new OrganizationSlots({ concurrency: 2, maxWaiting: 3 })
  const run = (organization: string, name: string) =>
    slots.run(organization, () => {
      started.push(name)
      return new Promise<void>(resolve => ends.push(resolve))
    })
  const endNext = async () => {
    ends.shift()?.()
    await new Promise(resolve => setImmediate(resolve))
  }
  return { started, run, endNext }
}

test("an organization waits behind its own work, and others don't wait for it", async () => {
  const { started, run, endNext } = bench()
  const all = ['a1', 'a2', 'a3', 'a4'].map(name => run('a', name))
  all.push(run('b', 'b1'))
  await new Promise(resolve => setImmediate(resolve))
  expect(started).toEqual(['a1', 'a2', 'b1'])
  for (let at = 0; at < 5; at++) await endNext()
  await Promise.all(all)
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
})

test('one that asks for far too much is told to come back', async () => {
  const { run, endNext } = bench()
  const all = Array.from({ length: 5 }, (_, at) => run('a', `a${at}`))
  await expect(run('a', 'one too many')).rejects.toMatchObject({ code: 'too_many', retryAfter: 5 })
  for (let at = 0; at < 5; at++) await endNext()
  await Promise.all(all)
})

test('work that fails gives its place back', async () => {
  const slots = new OrganizationSlots({ concurrency: 1, maxWaiting: 1 })
  const failing = slots.run('a', () => Promise.reject(new Error('it failed')))
  const next = slots.run('a', async () => 'done')
  await expect(failing).rejects.toThrow('it failed')
  expect(await next).toBe('done')
})
