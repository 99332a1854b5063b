import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { freshDatabase } from '../../../../testing/database'
import { complete } from './search-request'
import { SearchThreadClient } from './search-thread-client'

test('closing cancels what is running and rejects later calls', async () => {
  const search = new SearchThreadClient(await freshDatabase(inject('server')))
  expect(await search.embed(['guardrail'])).toHaveLength(1)
  const many = search.embed(Array.from({ length: 5_000 }, (_, index) => `sentence ${index}`))
  const canceled = expect(many).rejects.toMatchObject({ code: 'canceled' })
  await search.close()
  await canceled
  await expect(search.embed(['harness'])).rejects.toMatchObject({ code: 'canceled' })
})

test('a search that cannot reach the database says so', async () => {
  const search = new SearchThreadClient(`postgres://nobody@${encodeURIComponent('/nowhere')}/postgres`)
  const request = complete({ text: '1926.501', language: 'en', limit: 1 })
  const failing = search.find({ organizationId: randomUUID(), versions: [1, 1], request })
  await expect(failing).rejects.toMatchObject({ code: 'unavailable' })
  await search.close()
})

test('the searches of one organization leave the thread to others', async () => {
  const search = new SearchThreadClient(await freshDatabase(inject('server')))
  const [busy, other] = [randomUUID(), randomUUID()]
  const order: string[] = []
  const find = (organizationId: string, name: string) =>
    search
      .find({ organizationId, versions: [1, 0], request: complete({ text: 'open edge', language: 'en' }) })
      .then(() => order.push(name))
  const many = Array.from({ length: 20 }, () => find(busy, 'busy'))
  await Promise.all([find(other, 'other'), ...many])
  // It waits for the two that were running, and at most for one that took the place of each.
  expect(order.indexOf('other')).toBeLessThanOrEqual(4)
  const tooMany = Array.from({ length: 60 }, () => find(busy, 'busy').catch(error => error.code))
  expect((await Promise.all(tooMany)).filter(outcome => outcome === 'too_many')).toHaveLength(18)
  await search.close()
})
