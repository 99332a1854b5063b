import { expect, inject, test } from 'vitest'
import { freshDatabase } from '../../../testing/database'
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
