import { rmSync } from 'node:fs'
import { join } from 'node:path'
import * as contract from '@plumbline/contract'
import { profiles } from '@plumbline/languages/lists/profiles'
import { buildApp } from '../apps/server/src/app'
import { readConfig } from '../apps/server/src/config'
import { seededRandom } from '../apps/server/src/modules/operations/demo/history/random'
import { systemClock } from '../apps/server/src/platform/clock'
import { openDatabase } from '../apps/server/src/platform/db/client'
import { startEmbeddedDatabase } from '../apps/server/src/platform/db/embedded'
import { migrate } from '../apps/server/src/platform/db/migrate'
import { openLog } from '../apps/server/src/platform/logging'
import { longestStallDuring, MAX_STALL_MS } from '../apps/server/src/testing/event-loop'
import { addressOf } from '../apps/server/src/testing/harness'
import { signupForm } from '../apps/server/src/testing/people'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder'
import { figure } from './lib/figures'
import { patterns, wordsOf } from './lib/patterns'

/**
 * How long texts that nobody means well hold up the event loop, and how long they are answered, in every call that
 * understands what people write. Half of the crafted ones repeat a few words that the product's expressions look for;
 * the others have many of them. All are of the greatest length a call takes.
 */
const RANDOM = Number(process.env.BENCH_RANDOM ?? 10_000)
const CRAFTED = Number(process.env.BENCH_CRAFTED ?? 2_000)
const IMPORT_HEADER = 'title,regulation_code,summary,industry,risk_level,source'
const BATCH = 10
const BATCHES_OF_ONE = 10
const NAMES = (process.env.BENCH_CALLS ?? 'chat,search,suggest,match,keywords,import').split(',')
const MAX_CALL_MS = 2_000
const QUESTION_LENGTH = 4_000
const SEARCH_LENGTH = 300
const TEXT_LENGTH = 10_000

const random = seededRandom(Number(process.env.BENCH_SEED ?? 34))
const words = [...new Set(patterns().flatMap(({ expression }) => wordsOf(expression)))]
const anyOf = <T>(from: readonly T[]) => from[Math.floor(random.between(0, from.length))] as T
function filled(piece: () => string) {
  let text = ''
  while (text.length < TEXT_LENGTH) text += piece()
  return text.slice(0, TEXT_LENGTH)
}
const separators = [' ', ', ', '. ', '? ', ' 6 ', '\n', '-', ' is ', ''] as const

function craftedText() {
  const few = Array.from({ length: 1 + Math.floor(random.between(0, 3)) }, () => anyOf(words))
  const between = anyOf(separators)
  return random.chance(0.5)
    ? filled(() => `${few.join(' ')}${between}`)
    : filled(() => `${anyOf(words)}${anyOf(separators)}`)
}

const ranges = [
  [32, 127],
  [32, 0x2ff],
  [0x4e00, 0x9fff],
  [1, 0xd7ff],
] as const
function randomText() {
  const [from, to] = anyOf(ranges)
  return filled(() => String.fromCodePoint(Math.floor(random.between(from, to))))
}

const folder = temporaryFolder('hostile-texts')
const log = openLog('silent')
const database = await startEmbeddedDatabase(join(folder, 'db'), log, { durable: false })
const db = openDatabase(database.connectionString, log)
await migrate(db.pool, new URL('../apps/server/migrations', import.meta.url).pathname)
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }, folder)
const app = await buildApp({ config, log, db, clock: systemClock, version: '0', isReady: async () => true })
await app.background.start({ work: false })

async function signUp(language: contract.Language) {
  const payload = signupForm({ language, region: profiles[language].home?.region ?? 'us' })
  const response = await app.http.inject({ method: 'POST', url: contract.signup.path, payload })
  return (response.json() as { data: contract.SignedIn }).data.token
}

const outcomes = new Map<string, number>()
let slowest = 0

async function call(token: string, method: 'GET' | 'POST', url: string, payload?: object) {
  const started = performance.now()
  const headers = { authorization: `Bearer ${token}` }
  const response = await app.http.inject({ method, url, headers, ...(payload && { payload }) })
  slowest = Math.max(slowest, performance.now() - started)
  const outcome = response.json<{ code?: string }>().code ?? `${response.statusCode}`
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
}

const calls: Record<string, (token: string, text: string) => Promise<void>> = {
  chat: (token, text) =>
    call(token, 'POST', contract.assistantPageChat.path, { message: text.slice(0, QUESTION_LENGTH) }),
  search: (token, text) =>
    call(token, 'GET', addressOf(contract.searchRegulations, { query: { q: text.slice(0, SEARCH_LENGTH) } })),
  suggest: (token, text) => call(token, 'POST', contract.suggestRemediation.path, { text }),
  match: (token, text) => call(token, 'POST', contract.matchRegulations.path, { text }),
  keywords: (token, text) => call(token, 'POST', contract.matchKeywords.path, { text }),
  import: (token, text) =>
    call(token, 'POST', contract.importRegulations.path, {
      csv: `${IMPORT_HEADER}\n"${text.slice(0, 200).replaceAll('"', "'")}",A-1,"${text.replaceAll('"', "'")}",Construction,High,https://a.example\n`,
    }),
}

/** A person of each language, who asks as often as the bench does. */
async function people() {
  const tokens = await Promise.all(contract.languages.map(signUp))
  await db.pool.query("update subscriptions set plan = 'pro', questions_remaining = null")
  return tokens
}

const texts = [...Array(CRAFTED).fill(craftedText), ...Array(RANDOM).fill(randomText)].map(make => make())
let isMissed = false
for (const [name, send] of Object.entries(calls)) {
  if (!NAMES.includes(name)) continue
  let tokens = await people()
  // The first ones start threads, from their sources here, and read the library and each language's translations.
  await Promise.all(tokens.map(token => send(token, 'ladder')))
  outcomes.clear()
  slowest = 0
  const started = performance.now()
  const stalls: { ms: number; at: number }[] = []
  for (let at = 0; at < texts.length; at += BATCH * tokens.length) {
    // Nobody imports so much that their plan ends it.
    if (at > 0 && at % (BATCHES_OF_ONE * BATCH * tokens.length) === 0) tokens = await people()
    await db.pool.query('delete from rate_limits')
    const batch = texts.slice(at, at + BATCH * tokens.length)
    const ms = await longestStallDuring(() =>
      Promise.all(
        tokens.map(async (token, person) => {
          for (const text of batch.slice(person * BATCH, (person + 1) * BATCH)) await send(token, text)
        }),
      ),
    )
    stalls.push({ ms, at })
  }
  const worst = stalls.toSorted((a, b) => b.ms - a.ms)[0] ?? { ms: 0, at: 0 }
  const over = stalls.filter(({ ms }) => ms > MAX_STALL_MS).length
  const answered = [...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ')
  const lost = (outcomes.get('overloaded') ?? 0) + (outcomes.get('unexpected') ?? 0)
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  console.log(
    `${name.padEnd(9)} longest stall ${worst.ms.toFixed(0)} ms (texts from ${worst.at}), ${over} of ${stalls.length} batches over ${MAX_STALL_MS} ms; slowest call ${slowest.toFixed(0)} ms; threads lost ${lost}; ${answered}; ${minutes} min`,
  )
  const met = worst.ms <= MAX_STALL_MS && slowest <= MAX_CALL_MS && lost === 0
  isMissed ||= !met
  figure({
    name: `${name}: longest stall of the event loop by ${RANDOM} random and ${CRAFTED} crafted texts`,
    value: worst.ms,
    unit: 'ms',
    goal: `at most ${MAX_STALL_MS} ms, no call over ${MAX_CALL_MS} ms, no thread lost`,
    met,
  })
}

await app.http.close()
await app.background.stop()
await db.close()
await database.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(isMissed ? 1 : 0)
