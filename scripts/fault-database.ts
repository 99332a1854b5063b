import { rmSync } from 'node:fs'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder'
import { injectDatabaseFaults } from './testing/database-faults'

/**
 * Takes the database away from a running product, under load: all its connections are cut, then PostgreSQL is killed.
 * Nothing that was acknowledged may be lost, the process may not end, and it has to be ready again soon.
 */
const MAX_RECOVERY_MS = 10_000
const cuts = Number(process.env.FAULT_CUTS ?? 20)
const kills = Number(process.env.FAULT_KILLS ?? 5)

const folder = temporaryFolder('fault')
const report = await injectDatabaseFaults({ dataDir: folder, cuts, kills, writers: 8, betweenMs: 1_500 })
rmSync(folder, { recursive: true, force: true })

const { acknowledged, recoveries, statuses } = report
for (const fault of ['cut', 'kill'] as const) {
  const ofFault = recoveries.filter(each => each.fault === fault)
  const shown = (times: number[]) =>
    `median ${times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0} ms, longest ${Math.max(0, ...times)} ms`
  console.log(`${fault === 'cut' ? 'connections cut' : 'PostgreSQL killed'}: ${ofFault.length} times`)
  console.log(`  ready again      ${shown(ofFault.map(({ readyMs }) => readyMs))}`)
  console.log(`  writing again    ${shown(ofFault.map(({ writtenMs }) => writtenMs))}`)
}
console.log(
  `acknowledged       ${acknowledged.tasks} tasks, ${acknowledged.accounts} accounts, ${acknowledged.uploads} uploads`,
)
console.log(`lost               ${report.lost.length}${report.lost.map(each => `\n  ${each}`).join('')}`)
console.log(`emails still late  ${report.lateEmails}`)
console.log(`responses          ${JSON.stringify(statuses)}`)
console.log(
  `process            ${report.exitCode === undefined ? 'still running' : `ended: ${report.exitCode}`}`,
)
console.log(`uncaught errors    ${report.uncaughtErrors}`)

const expected = new Set(['200', '201', '202', '429', '503'])
const isFine =
  report.exitCode === undefined &&
  report.lost.length === 0 &&
  report.uncaughtErrors === 0 &&
  recoveries.length === cuts + kills &&
  recoveries.every(({ readyMs, writtenMs }) => Math.max(readyMs, writtenMs) <= MAX_RECOVERY_MS) &&
  Object.keys(statuses).every(status => expected.has(status))
process.exit(isFine ? 0 : 1)
