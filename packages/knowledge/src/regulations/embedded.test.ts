import { expect, test } from 'vitest'
import { asksToEmbed, storedAsksEmbedding, storedEmbedding } from './embedded'
import { regulations } from './index'

test('every record has its meaning computed; run `npm run embed:library` where one is missing', () => {
  const missing = regulations.filter(record => storedEmbedding(record)?.length !== 384)
  expect(missing.map(({ code }) => code)).toEqual([])
  const withoutAsks = regulations.filter(
    record => asksToEmbed(record).length > 0 && storedAsksEmbedding(record)?.length !== 384,
  )
  expect(withoutAsks.map(({ code }) => code)).toEqual([])
})
