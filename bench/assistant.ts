import { readFileSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import * as contract from '@plumbline/contract'
import { profiles } from '@plumbline/languages/lists/profiles'
import { buildApp } from '../apps/server/src/app'
import { readConfig } from '../apps/server/src/config'
import { systemClock } from '../apps/server/src/platform/clock'
import { openDatabase } from '../apps/server/src/platform/db/client'
import { startEmbeddedDatabase } from '../apps/server/src/platform/db/embedded'
import { migrate } from '../apps/server/src/platform/db/migrate'
import { openLog } from '../apps/server/src/platform/logging'
import { addressOf } from '../apps/server/src/testing/harness'
import { signupForm } from '../apps/server/src/testing/people'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder'
import { figure } from './lib/figures'

/**
 * How soon the first words of an answer are there, and how long everybody waits when twenty people of twenty
 * organizations ask at the same moment. What is measured is the whole call over a connection, in the product without a
 * language model. A search of the library with the same question, turn by turn in the same run, says what of it is the
 * machine's speed.
 */
const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 20)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const ALONE = Number(process.env.BENCH_QUESTIONS ?? 60)
const MAX_FIRST_WORDS_MS = 300
const MAX_TOGETHER_MS = 2_000
/** An answer reads the question, searches and is written to the database; a search only searches. */
const MAX_RATIO = 4

type Entry = { question: string; language: string }
const file = new URL('../packages/assistant/evaluation/open.json', import.meta.url)
/** In no language's order, so that twenty in a row are mixed. */
const questions = (JSON.parse(readFileSync(file, 'utf8')) as Entry[])
  .map((entry, at) => ({ ...entry, order: (at * 7919) % 1009 }))
  .toSorted((a, b) => a.order - b.order)

const folder = temporaryFolder('assistant')
const log = openLog('silent')
const database = await startEmbeddedDatabase(join(folder, 'db'), log, { durable: false })
const db = openDatabase(database.connectionString, log)
await migrate(db.pool, new URL('../apps/server/migrations', import.meta.url).pathname)
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }, folder)
const app = await buildApp({ config, log, db, clock: systemClock, version: '0', isReady: async () => true })
await app.background.start({ work: false })
const address = await app.http.listen({ port: 0, host: '127.0.0.1' })

const people: string[] = []
for (let at = 0; at < PEOPLE; at++) {
  const language = contract.languages[at % contract.languages.length] ?? 'en'
  const payload = signupForm({ language, region: profiles[language].home?.region ?? 'us' })
  const response = await app.http.inject({ method: 'POST', url: contract.signup.path, payload })
  people.push((response.json() as { data: contract.SignedIn }).data.token)
}
await db.pool.query("update subscriptions set plan = 'premium', questions_remaining = 100000")

type Taken = { first: number; all: number }

/** Milliseconds until the first statement of an answer and until the end of it. */
async function ask(token: string, message: string): Promise<Taken> {
  const started = performance.now()
  const response = await fetch(`${address}${contract.askAssistant.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  })
  if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`)
  let first = 0
  let received = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    received += chunk
    if (first === 0 && received.includes('"type":"block"')) first = performance.now() - started
  }
  if (!received.includes('"type":"done"')) throw new Error(`no answer to "${message}": ${received}`)
  return { first, all: performance.now() - started }
}

async function search(token: string, q: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${address}${addressOf(contract.searchRegulations, { query: { q } })}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  await response.text()
  return performance.now() - started
}

const questionAt = (at: number) => questions[at % questions.length]?.question ?? ''
const personAt = (at: number) => people[at % people.length] ?? ''
const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
const line = (name: string, values: number[]) =>
  console.log(
    `${name.padEnd(30)} median ${quantile(values, 0.5).toFixed(0)} ms, p95 ${quantile(values, 0.95).toFixed(0)} ms, slowest ${quantile(values, 1).toFixed(0)} ms (${values.length})`,
  )

const [load = 0] = loadavg()
console.log(`load before the run            ${load.toFixed(1)}`)
const started = performance.now()
await app.warmUp()
console.log(`warm-up at the start           ${(performance.now() - started).toFixed(0)} ms in the background`)
const cold = await ask(personAt(0), 'How high before I have to tie off?')
console.log(`first words, first question    ${cold.first.toFixed(0)} ms`)
// Compiles the code of both, and reads every organization's library.
for (let at = 0; at < PEOPLE; at++) {
  await ask(personAt(at), `${questionAt(at)} ?`)
  await search(personAt(at), `${questionAt(at)} ??`)
}

const alone = { first: [] as number[], all: [] as number[], search: [] as number[] }
let processor = 0
for (let at = 0; at < ALONE; at++) {
  const before = process.cpuUsage()
  const { first, all } = await ask(personAt(at), questionAt(at))
  const { user, system } = process.cpuUsage(before)
  processor += (user + system) / 1000
  alone.first.push(first)
  alone.all.push(all)
  // Another text, or its embedding would be known already.
  alone.search.push(await search(personAt(at), `${questionAt(at)} please`))
}
line('first words, one at a time', alone.first)
line('whole answer, one at a time', alone.all)
line('search, one at a time', alone.search)
console.log(`processor per answer           ${(processor / ALONE).toFixed(0)} ms in all threads`)

const together: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  const asked = people.map((token, at) => ask(token, `${questionAt(round * PEOPLE + at)} ${round + 1}`))
  together.push(...(await Promise.all(asked)).map(({ all }) => all))
}
line(`${PEOPLE} people at the same moment`, together)

await app.http.close()
await app.background.stop()
await db.close()
await database.stop()
rmSync(folder, { recursive: true, force: true })

const firstWords = quantile(alone.first, 0.95)
const slowest = quantile(together, 1)
const ratio = quantile(alone.first, 0.5) / quantile(alone.search, 0.5)
console.log(
  `first words p95 ${firstWords.toFixed(0)} ms (under ${MAX_FIRST_WORDS_MS}), × ${ratio.toFixed(2)} of a search by medians (at most × ${MAX_RATIO}); ${PEOPLE} at the same moment at most ${slowest.toFixed(0)} ms (under ${MAX_TOGETHER_MS})`,
)
figure({
  name: 'first words of an answer, median',
  value: quantile(alone.first, 0.5),
  unit: 'ms',
  yardstick: { name: 'a search with the same question', value: quantile(alone.search, 0.5) },
  ratio,
  goal: `at most ${MAX_RATIO}`,
  met: ratio <= MAX_RATIO,
})
figure({
  name: 'first words of an answer, p95',
  value: firstWords,
  unit: 'ms',
  goal: `under ${MAX_FIRST_WORDS_MS} ms`,
  met: firstWords < MAX_FIRST_WORDS_MS,
})
figure({
  name: `${PEOPLE} people asking at the same moment, slowest answer`,
  value: slowest,
  unit: 'ms',
  goal: `under ${MAX_TOGETHER_MS} ms`,
  met: slowest < MAX_TOGETHER_MS,
})
process.exit(firstWords < MAX_FIRST_WORDS_MS && slowest < MAX_TOGETHER_MS && ratio <= MAX_RATIO ? 0 : 1)
