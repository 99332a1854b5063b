import { rmSync } from 'node:fs'
import { join } from 'node:path'
import * as contract from '@plumbline/contract'
import pg from 'pg'
import { buildApp } from '../../apps/server/src/app'
import { readConfig } from '../../apps/server/src/config'
import { systemClock } from '../../apps/server/src/platform/clock'
import { openDatabase } from '../../apps/server/src/platform/db/client'
import { startEmbeddedDatabase } from '../../apps/server/src/platform/db/embedded'
import { migrate } from '../../apps/server/src/platform/db/migrate'
import { openLog } from '../../apps/server/src/platform/logging'
import { addressOf } from '../../apps/server/src/testing/harness'
import { signupForm } from '../../apps/server/src/testing/people'
import { temporaryFolder } from '../../apps/server/src/testing/temporary-folder'
import { figure } from './figures'
import { fill } from './many-violations'

/** How many violations and tasks the two organizations have that are compared. */
export const few = Number(process.env.BENCH_FEW ?? 10_000)
const many = Number(process.env.BENCH_MANY ?? 1_000_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 15)
const ALLOWED_RATIO = 3

/** Given, the databases are kept there and the next run measures at once. */
const kept = process.env.BENCH_FOLDER
const folder = kept ?? temporaryFolder('stands')
const log = openLog('silent')
const server = await startEmbeddedDatabase(join(folder, 'db'), log, { durable: false })

/** An application on a database of its own with one organization that has so many violations and tasks. */
async function stand(amount: number) {
  const name = `stand_${amount}`
  const admin = new pg.Client({ connectionString: server.connectionString })
  await admin.connect()
  const { rowCount: known } = await admin.query('select 1 from pg_database where datname = $1', [name])
  if (!known) await admin.query(`create database ${name}`)
  await admin.end()
  const connectionString = server.connectionString.replace(/\/postgres$/, `/${name}`)
  const db = openDatabase(connectionString, log)
  await migrate(db.pool, new URL('../../apps/server/migrations', import.meta.url).pathname)
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
  const sites = await db.pool.query('select id from sites order by name')
  const site = String(sites.rows[0].id)
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
  return { ask, colleague, site, close, signIn }
}

export const [small, large] = [await stand(few), await stand(many)]
for (const each of [small, large]) await each.signIn()
export type Stand = typeof small
export type Question = [string, contract.Endpoint, (stand: Stand) => object]

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Asks both turn by turn, prints what each call took, and ends the process. */
export async function compare(questions: Question[]): Promise<never> {
  let worst = { name: '', ratio: 0, one: 0, other: 0 }
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
    if (ratio > worst.ratio) worst = { name, ratio, one, other }
    const figures = `${one.toFixed(1).padStart(7)} ms ${other.toFixed(1).padStart(7)} ms  × ${ratio.toFixed(2)}`
    const counted = typeof total[0] !== 'number' ? '' : `  (${total[0]} / ${total[1]})`
    console.log(`${name.padEnd(44)}${figures}${ratio > ALLOWED_RATIO ? '  TOO SLOW' : ''}${counted}`)
  }

  await small.close()
  await large.close()
  await server.stop()
  if (!kept) rmSync(folder, { recursive: true, force: true })
  console.log(`worst ratio × ${worst.ratio.toFixed(2)} (at most × ${ALLOWED_RATIO})`)
  figure({
    name: `slowest of ${questions.length} calls with ${many.toLocaleString('en')} rows (${worst.name})`,
    value: worst.other,
    unit: 'ms',
    yardstick: { name: `the same call with ${few.toLocaleString('en')} rows`, value: worst.one },
    ratio: worst.ratio,
    goal: `at most ${ALLOWED_RATIO}`,
    met: worst.ratio <= ALLOWED_RATIO,
  })
  process.exit(worst.ratio <= ALLOWED_RATIO ? 0 : 1)
}
