import { expect, test } from 'vitest'
import type { Transaction } from './db/client'
import { DomainEventBus, subscriptions } from './domain-events'

const tx = {} as Transaction
const exhausted = { organizationId: 'a', kind: 'analysis' as const, used: 5 }

test('every feature that listens is told in the same transaction, in their order', async () => {
  const told: [string, Transaction, number][] = []
  const bus = new DomainEventBus()
  bus.bind(
    ['first', 'second'].map(name =>
      subscriptions({
        'quota.exhausted': async (given, { used }) => {
          await Promise.resolve()
          told.push([name, given, used])
        },
      }),
    ),
  )
  await bus.publish(tx, 'quota.exhausted', exhausted)
  expect(told).toEqual([
    ['first', tx, 5],
    ['second', tx, 5],
  ])
})

test('an error of one that listens reaches whoever publishes', async () => {
  const bus = new DomainEventBus()
  bus.bind([subscriptions({ 'quota.exhausted': () => Promise.reject(new Error('no')) })])
  await expect(bus.publish(tx, 'quota.exhausted', exhausted)).rejects.toThrow('no')
})

test('names and payloads are checked by the compiler', async () => {
  // @ts-expect-error: there is no such event.
  const unknown = subscriptions({ 'quota.exploded': async () => {} })
  const bus = new DomainEventBus()
  bus.bind([unknown])
  // @ts-expect-error: the payload lacks what was used.
  await bus.publish(tx, 'quota.exhausted', { organizationId: 'a', kind: 'analysis' })
})
