import type { Figure } from './lib/figures'
import { committedResults, type Results, readResults, shown } from './lib/results'

/**
 * What moved since the last committed run. A ratio cancels the machine out, so it is compared where there is one. What
 * moved by more than the noise is marked: three times the usual distance between committed runs where there are enough
 * of them, a fifth otherwise.
 */
const NOISE = 0.2
const MIN_NOISE = 0.1
const MIN_RUNS = 4

const text = (results: Results) => JSON.stringify(results.benches)
const now = readResults()
const committed = committedResults()
const earlier = committed.filter(each => text(each) !== text(now))
const before = earlier[0]

const measured = ({ ratio, value }: Figure) => ratio ?? value
const find = (results: Results | undefined, bench: string, name: string) =>
  results?.benches[bench]?.figures.find(each => each.name === name)

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function noiseOf(bench: string, name: string) {
  const values = earlier.flatMap(each => {
    const known = find(each, bench, name)
    return known ? [measured(known)] : []
  })
  if (values.length < MIN_RUNS) return NOISE
  const middle = median(values)
  const distance = median(values.map(each => Math.abs(each - middle)))
  return Math.max(MIN_NOISE, middle === 0 ? 0 : (3 * distance) / middle)
}

if (!before) {
  console.log('There is no earlier run to compare with.')
  process.exit(0)
}
let marked = 0
for (const [bench, run] of Object.entries(now.benches)) {
  const known = before.benches[bench]
  if (!known || known.at === run.at) continue
  console.log(
    `\n${bench}: ${known.commit} (load ${known.load.toFixed(1)}) to ${run.commit} (load ${run.load.toFixed(1)})`,
  )
  for (const each of run.figures) {
    const old = find(before, bench, each.name)
    if (!old) {
      console.log(`  new      ${each.name}: ${shown(measured(each))}`)
      continue
    }
    const [from, to] = [measured(old), measured(each)]
    const change = from === 0 ? (to === 0 ? 0 : 1) : to / from - 1
    const isMoved = Math.abs(change) > noiseOf(bench, each.name) || old.met !== each.met
    if (isMoved) marked += 1
    const percent = `${change >= 0 ? '+' : ''}${(change * 100).toFixed(0)} %`
    const goal = old.met === each.met ? '' : each.met ? ', now meets its goal' : ', no longer meets its goal'
    console.log(
      `  ${isMoved ? 'MOVED' : '     '} ${percent.padStart(7)}  ${each.name}: ${shown(from)} to ${shown(to)}${goal}`,
    )
  }
}
console.log(`\n${marked} beyond the noise`)
