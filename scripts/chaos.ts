import { type ChaosReport, runChaos } from './chaos/run'

/**
 * Takes away, at random and under load, whatever the product depends on, and checks that nothing which was acknowledged
 * is lost, nothing is done twice and nothing is left behind. CHAOS_SEED starts from the same choices; --pair runs two API processes and
 * two workers.
 */
const isPair = process.argv.includes('--pair')
const apis = Number(process.env.CHAOS_APIS ?? (isPair ? 2 : 1))
const workers = Number(process.env.CHAOS_WORKERS ?? (isPair ? 2 : 1))
const seconds = Number(process.env.CHAOS_SECONDS ?? 60)
const runs = Number(process.env.CHAOS_RUNS ?? 1)
const firstSeed = Number(process.env.CHAOS_SEED ?? Math.floor(Math.random() * 1_000_000))

const counts = (of: Record<string, number>) =>
  Object.entries(of)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')

const reports: ChaosReport[] = []
for (let run = 0; run < runs; run++) {
  const seed = firstSeed + run
  console.log(`Seed ${seed}: ${apis} API, ${workers} worker, faults for ${seconds} s`)
  const report = await runChaos({ seed, apis, workers, seconds, print: line => console.log(line) })
  reports.push(report)
  console.log(`  acknowledged  ${counts(report.acknowledged)}`)
  console.log(`  responses     ${JSON.stringify(report.statuses)}`)
  console.log(`  drained       ${report.drainSeconds.toFixed(0)} s after the last restart`)
  for (const violation of report.violations) console.log(`  VIOLATION     ${violation}`)
}

console.log('\nseed     API+worker  faults  uploads  tasks  comments  answers  payments  violations')
for (const { seed, shape, faults, acknowledged, violations } of reports) {
  const total = Object.values(faults).reduce((sum, count) => sum + count, 0)
  const { uploads, tasks, comments, answers, payments } = acknowledged
  const cells = [seed, shape, total, uploads, tasks, comments, answers, payments, violations.length]
  const widths = [7, 12, 8, 9, 7, 10, 9, 10, 12]
  console.log(cells.map((cell, at) => String(cell).padStart(at === 0 ? 0 : (widths[at] ?? 0))).join(''))
}
process.exit(reports.some(({ violations }) => violations.length > 0) ? 1 : 0)
