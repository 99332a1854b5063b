import { expect, inject, test } from 'vitest'
import { MAX_STALL_MS } from '../../../testing/event-loop'
import { printReport, sendHostileFiles } from '../../../testing/hostile-files'
import { useHostileRegulations } from '../../../testing/hostile-regulations'

const seed = inject('fuzzSeed')

test.each(useHostileRegulations())(
  '200 malformed %s are rejected or read, without a stall',
  async (name, open) => {
    const report = await sendHostileFiles(await open(), { count: 200, seed })
    printReport(name, seed, report)
    expect(report.wrong).toEqual([])
    expect(report.longestStallMs.value).toBeLessThan(MAX_STALL_MS)
  },
)
