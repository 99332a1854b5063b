import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { useTestApp } from '../../testing/harness'
import { openLog } from '../logging'
import { channel, openPubSub } from './pub-sub'

const app = useTestApp()
afterEach(() => {
  vi.restoreAllMocks()
})

test('many channels are subscribed to one after the other, and each is heard', async () => {
  const names = ['first', 'second', 'third', 'fourth'].map(name => channel(`test_${name}`))
  const pubSub = openPubSub(app.db.connectionString, openLog('silent'))
  await pubSub.start()
  const original = pg.Client.prototype.query as (...values: unknown[]) => Promise<unknown>
  let [running, maxConcurrency, done] = [0, 0, 0]
  const counted = async (statement: Promise<unknown>) => {
    maxConcurrency = Math.max(maxConcurrency, ++running)
    await statement
    running--
    done++
  }
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...values: unknown[]) {
    const statement = original.apply(this, values)
    return String(values[0]).startsWith('listen test_') ? counted(statement) : statement
  } as typeof pg.Client.prototype.query)
  const heard = new Set<string>()
  for (const name of names) pubSub.subscribe(name, () => heard.add(name))
  await expect.poll(() => done).toBe(names.length)
  expect(maxConcurrency).toBe(1)
  vi.restoreAllMocks()
  await app.db.transaction(async tx => {
    for (const name of names) await pubSub.publish(tx, name, '')
  })
  await expect.poll(() => [...heard]).toEqual(names)
  await pubSub.close()
})
