import { rmSync } from 'node:fs'
import { join } from 'node:path'
import * as contract from '@plumbline/contract'
import pg from 'pg'
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
import { fill } from './lib/many-violations'

/**
 * Whether lists stay fast as they grow: every list, filter, count and search of violations and tasks, asked of one
 * organization with 10,000 of each and of one with 1,000,000, turn by turn in one run. What is compared is the whole
 * call, from the request to the last byte of the response.
 */
const few = Number(process.env.BENCH_FEW ?? 10_000)
const many = Number(process.env.BENCH_MANY ?? 1_000_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 15)
const ALLOWED_RATIO = 3

/** Given, the databases are kept there and the next run measures at once. */
const kept = process.env.BENCH_FOLDER
const folder = kept ?? temporaryFolder('lists')
const log = openLog('silent')
const server = await startEmbeddedDatabase(join(folder, 'db'), log, { durable: false })

/** An application on a database of its own with one organization that has so many violations and tasks. */
async function stand(amount: number) {
  const name = `lists_${amount}`
  const admin = new pg.Client({ connectionString: server.connectionString })
  await admin.connect()
  const { rowCount: known } = await admin.query('select 1 from pg_database where datname = $1', [name])
  if (!known) await admin.query(`create database ${name}`)
  await admin.end()
  const connectionString = server.connectionString.replace(/\/postgres$/, `/${name}`)
  const db = openDatabase(connectionString, log)
  await migrate(db.pool, new URL('../apps/server/migrations', import.meta.url).pathname)
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }, join(folder, name))
  const isReady = async () => true
  const app = await buildApp({ config, log, db, clock: systemClock, version: '0', isReady })
  await app.background.start({ work: false })
  const form = signupForm({ email: 'ana@site.example' })
  const post = async (endpoint: contract.Endpoint, payload: object) =>
    (await app.http.inject({ method: 'POST', url: endpoint.path, payload })).json().data as contract.SignedIn
  const started = performance.now()
  if (!known) {
    const { user } = await post(contract.signup, form as object)
    await fill(connectionString, user.organizationId, amount)
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${amount.toLocaleString('en')} violations and as many tasks written in ${seconds} s`)
  const { rows } = await db.pool.query("select id from users where email like '%site.example' order by id")
  const colleague = String(rows[3].id)
  // A bearer does not last as long as this takes.
  const bearer = async () =>
    (await post(contract.login, { email: form.email, password: form.password })).token
  let token = ''
  const ask = async (endpoint: contract.Endpoint, query: object) => {
    const from = performance.now()
    const response = await app.http.inject({
      method: 'GET',
      url: addressOf(endpoint, { query }),
      headers: { authorization: `Bearer ${token}` },
    })
    const milliseconds = performance.now() - from
    if (response.statusCode !== 200) throw new Error(`${endpoint.path} answered ${response.body}`)
    return { milliseconds, data: response.json().data as { total?: number; next?: string | null } }
  }
  const close = async () => {
    await app.http.close()
    await app.background.stop()
    await db.close()
  }
  const signIn = async () => {
    token = await bearer()
  }
  return { ask, colleague, close, signIn }
}

const [small, large] = [await stand(few), await stand(many)]
for (const stand of [small, large]) await stand.signIn()
type Stand = typeof small
type Question = [string, contract.Endpoint, (stand: Stand) => object]

/** Far behind, as a cursor: where the fewer of the two still have rows. */
const far = async (stand: Stand, endpoint: contract.Endpoint) =>
  (await stand.ask(endpoint, { page: Math.floor((few * 0.9) / 200), pageSize: 200 })).data.next ?? ''
const cursors = new Map<Stand, { violations: string; tasks: string }>()
for (const stand of [small, large])
  cursors.set(stand, {
    violations: await far(stand, contract.listViolations),
    tasks: await far(stand, contract.listTasks),
  })

const violations = (name: string, query: object | ((stand: Stand) => object)): Question => [
  `violations: ${name}`,
  contract.listViolations,
  stand => (typeof query === 'function' ? query(stand) : query),
]
const tasks = (name: string, query: object | ((stand: Stand) => object)): Question => [
  `tasks: ${name}`,
  contract.listTasks,
  stand => (typeof query === 'function' ? query(stand) : query),
]

const oneMonth = { from: '2025-06-01', to: '2025-06-30' }
const questions = (
  [
    violations('all, newest first', {}),
    violations('oldest first', { sort: 'oldest' }),
    violations('by severity', { sort: 'severity' }),
    violations('last changed first', { sort: 'updated' }),
    violations('200 a page', { pageSize: 200 }),
    violations('page 40 of 200', { page: 40, pageSize: 200 }),
    violations('behind the numbered pages', stand => ({ after: cursors.get(stand)?.violations ?? '' })),
    violations('severity High', { severity: 'High' }),
    violations('status In Progress', { status: 'In Progress' }),
    violations('In Progress by severity', { status: 'In Progress', sort: 'severity' }),
    violations('High, Resolved, Falls', { severity: 'High', status: 'Resolved', category: 'Falls' }),
    violations('Low and Noise (rare)', { severity: 'Low', category: 'Noise' }),
    violations('filters that leave nothing', { category: 'Chemical', severity: 'High' }),
    violations('category Noise (rare)', { category: 'Noise' }),
    violations('dismissed only', { dismissed: 'only' }),
    violations('dismissed too', { dismissed: 'show' }),
    violations('of one assignee', stand => ({ assignee: stand.colleague })),
    violations('of nobody', { assignee: 'none' }),
    violations('one month', oneMonth),
    violations('one month, High', { ...oneMonth, severity: 'High' }),
    violations('since a day', { from: '2025-01-01' }),
    violations('location in 1 of 40', { location: 'gate 7' }),
    violations('search: in every row', { search: 'worker' }),
    violations('search: in 1 of 2', { search: 'scaffold' }),
    violations('search: in 1 of 10', { search: 'harness' }),
    violations('search: in 1 of 100', { search: 'trench' }),
    violations('search: in 1 of 1,000', { search: 'asbestos' }),
    violations('search: one row', { search: 'unit777' }),
    violations('search: no row', { search: 'submarine' }),
    violations('search: two words', { search: 'harness trench' }),
    violations('search: a rare and a common word', { search: 'asbestos worker' }),
    violations('search: a common and a rare word', { search: 'worker asbestos' }),
    violations('search: beginning of a word', { search: 'scaf' }),
    violations('search: a code', { search: '1926.501' }),
    violations('search: by hazard, in German', { search: 'Schutzhelm' }),
    violations('search and filters', { search: 'harness', severity: 'High', status: 'Open' }),
    violations('search, oldest first', { search: 'trench', sort: 'oldest' }),
    tasks('all, newest first', {}),
    tasks('by date', { sort: 'due' }),
    tasks('by priority', { sort: 'priority' }),
    tasks('last changed first', { sort: 'updated' }),
    tasks('page 40 of 200', { page: 40, pageSize: 200 }),
    tasks('behind the numbered pages', stand => ({ after: cursors.get(stand)?.tasks ?? '' })),
    tasks('tab Open', { tab: 'open' }),
    tasks('tab Open by date', { tab: 'open', sort: 'due' }),
    tasks('tab In Progress by priority', { tab: 'in_progress', sort: 'priority' }),
    tasks('tab Completed', { tab: 'completed' }),
    tasks('status completed (rare)', { status: 'completed' }),
    tasks('status closed', { status: 'closed' }),
    tasks('priority high', { priority: 'high' }),
    tasks('of one assignee', stand => ({ assignee: stand.colleague })),
    tasks('of one assignee, Open, by date', stand => ({
      assignee: stand.colleague,
      tab: 'open',
      sort: 'due',
    })),
    tasks('of nobody', { assignee: 'none' }),
    tasks('overdue', { overdue: '1', sort: 'due' }),
    tasks('search: in every row', { searchTerm: 'repair' }),
    tasks('search: in 1 of 10', { searchTerm: 'harness' }),
    tasks('search: in 1 of 100', { searchTerm: 'trench' }),
    tasks('search: in 1 of 1,000', { searchTerm: 'asbestos' }),
    tasks('search: one row', { searchTerm: 'unit777' }),
    tasks('search in a tab', { searchTerm: 'harness', tab: 'in_progress' }),
    ['dashboard: counts', contract.dashboardStats, () => ({})],
  ] satisfies Question[]
).filter(([name]) => name.includes(process.env.BENCH_ONLY ?? ''))

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
let worst = 0
for (const [name, endpoint, query] of questions) {
  const taken: [number[], number[]] = [[], []]
  let total: [number | undefined, number | undefined] = [0, 0]
  for (let round = -2; round < rounds; round++) {
    const answers = [
      await small.ask(endpoint, query(small)),
      await large.ask(endpoint, query(large)),
    ] as const
    total = [answers[0].data.total, answers[1].data.total]
    // The first two rounds fill the caches of both.
    if (round >= 0) for (const side of [0, 1] as const) taken[side].push(answers[side].milliseconds)
  }
  const [one, other] = [median(taken[0]), median(taken[1])]
  const ratio = other / one
  worst = Math.max(worst, ratio)
  const figures = `${one.toFixed(1).padStart(7)} ms ${other.toFixed(1).padStart(7)} ms  × ${ratio.toFixed(2)}`
  const counted = total[0] === undefined ? '' : `  (${total[0]} / ${total[1]})`
  console.log(`${name.padEnd(44)}${figures}${ratio > ALLOWED_RATIO ? '  TOO SLOW' : ''}${counted}`)
}

await small.close()
await large.close()
await server.stop()
if (!kept) rmSync(folder, { recursive: true, force: true })
console.log(`worst ratio × ${worst.toFixed(2)} (at most × ${ALLOWED_RATIO})`)
process.exit(worst <= ALLOWED_RATIO ? 0 : 1)
