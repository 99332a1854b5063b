import { expect, inject, test } from 'vitest'
import { MAX_STALL_MS } from '../../../testing/event-loop'
import { useTestApp } from '../../../testing/harness'
import { printReport, sendHostileFiles } from '../../../testing/hostile-files'
import { hostileMedia } from '../../../testing/hostile-media'

const app = useTestApp()
const seed = inject('fuzzSeed')

test('500 malformed media files are rejected or read, and none stops the server', async () => {
  const report = await sendHostileFiles(await hostileMedia(app), { count: 500, seed })
  printReport('Media', seed, report)
  expect(report.wrong).toEqual([])
  expect(report.longestStallMs.value).toBeLessThan(MAX_STALL_MS)
})
