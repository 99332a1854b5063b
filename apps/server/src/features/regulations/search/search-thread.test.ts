import { expect, inject, test } from 'vitest'
import { freshDatabase } from '../../../testing/database'
import { SearchThreadClient } from './search-thread'

test('closed in the middle of many sentences it ends quietly and answers no more', async () => {
  const search = new SearchThreadClient(await freshDatabase(inject('server')))
  expect(await search.embed(['guardrail'])).toHaveLength(1)
  const many = search.embed(Array.from({ length: 5_000 }, (_, index) => `sentence ${index}`))
  const refused = expect(many).rejects.toThrow('closing')
  await search.close()
  await refused
  await expect(search.embed(['harness'])).rejects.toThrow('closing')
})
