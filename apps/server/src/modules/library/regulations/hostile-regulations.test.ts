import { expect, test } from 'vitest'
import { sendHostileFiles } from '../../../testing/hostile-files'
import { useHostileRegulations } from '../../../testing/hostile-regulations'

/** `npm run fuzz:files` sends more of them. */
test.each(useHostileRegulations())('malformed %s are rejected or read', async (_, open) => {
  const { sent, wrong } = await sendHostileFiles(await open(), { count: 45, seed: 3 })
  expect([sent, wrong]).toEqual([45, []])
})
