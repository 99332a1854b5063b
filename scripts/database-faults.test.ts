import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder'
import { injectDatabaseFaults } from './testing/database-faults'

/** A small part of `npm run fault:database`. */
test('connections that are cut and a PostgreSQL that is killed lose nothing and end nothing', {
  timeout: 1_800_000,
}, async () => {
  const dataDir = temporaryFolder('faults')
  const report = await injectDatabaseFaults({ dataDir, cuts: 3, kills: 1, writers: 3, betweenMs: 500 })
  rmSync(dataDir, { recursive: true, force: true })
  expect(report).toMatchObject({ lost: [], exitCode: undefined, uncaughtErrors: 0 })
  expect(report.recoveries.map(({ fault }) => fault)).toEqual(['cut', 'cut', 'cut', 'kill'])
  // How long that takes is what `npm run fault:database` looks at.
  expect(report.recoveries.map(({ isWriting }) => isWriting)).toEqual([true, true, true, true])
  expect(
    Object.keys(report.statuses).filter(status => !['200', '201', '202', '429', '503'].includes(status)),
  ).toEqual([])
})
