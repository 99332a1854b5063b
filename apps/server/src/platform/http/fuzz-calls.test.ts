import { expect, test } from 'vitest'
import { type FuzzResult, fuzz } from '../../testing/fuzz-run'
import { useTestApp } from '../../testing/harness'

/** `npm run fuzz:calls` sends 20,000; FUZZ_SEED makes other ones. */
const ORDINARY = 300
const requests = Number(process.env.FUZZ_REQUESTS ?? ORDINARY)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_116)
const isFull = requests > ORDINARY

const MAX_SECONDS = 2
const MAX_HEAP_GROWTH = 1.3
const MIN_UNDERSTOOD = 0.25
const HOURS = 3_600_000

const app = useTestApp({ OUTGOING_TIMEOUT_MS: '300', DNS_SERVERS: '127.0.0.1:9' })

const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`

function tableOf({ counts }: FuzzResult) {
  const statuses = [...new Set([...counts.values()].flatMap(byStatus => [...byStatus.keys()]))].toSorted()
  const row = (name: string, cells: (number | string)[]) =>
    name.padEnd(8) + cells.map(cell => String(cell).padStart(7)).join('')
  return [
    row('', statuses),
    ...[...counts].map(([actor, byStatus]) =>
      row(
        actor,
        statuses.map(status => byStatus.get(status) ?? 0),
      ),
    ),
  ].join('\n')
}

function reportOf(result: FuzzResult) {
  const { slowest, allowed, understood, heapAtQuarter, heapAtEnd, replaced, faults } = result
  return [
    `${requests} requests, seed ${seed}, ${faults.length} faults`,
    tableOf(result),
    `past the schemas: ${understood} of ${allowed} allowed calls`,
    `accounts replaced: ${replaced}`,
    `heap at a quarter ${megabytes(heapAtQuarter)}, at the end ${megabytes(heapAtEnd)}`,
    ...slowest.map(({ seconds, request }) => `${seconds.toFixed(2)} s ${request}`),
    '',
  ].join('\n')
}

test('whatever is sent to a call, by whomever, is answered, and shows nothing of others', {
  timeout: HOURS,
}, async () => {
  const result = await fuzz(app, { seed, requests })
  process.stdout.write(reportOf(result))
  expect(result.faults).toEqual([])
  expect(result.understood / result.allowed).toBeGreaterThan(MIN_UNDERSTOOD)
  if (!isFull) return
  expect(result.slowest[0]?.seconds).toBeLessThan(MAX_SECONDS)
  expect(result.heapAtEnd / result.heapAtQuarter).toBeLessThan(MAX_HEAP_GROWTH)
})
