import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { openSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as contract from '@plumbline/contract'
import pg from 'pg'
import { startEmbeddedDatabase } from '../apps/server/src/platform/db/embedded'
import { openLog } from '../apps/server/src/platform/logging'
import { signupForm } from '../apps/server/src/testing/people'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder'
import { type Directus, listPath, startDirectus, stopDirectus } from './lib/directus'
import { figure, note, quantile } from './lib/figures'
import { type LoadResult, load } from './lib/load'
import { fill } from './lib/many-violations'

/**
 * What a call costs beside what its statements cost: the product as it is deployed, a bare Fastify server that sends the
 * same statements to the same database, and Directus over the same tables (BENCH_DIRECTUS=0 leaves it out). They are
 * asked in turn, over the same number of connections.
 */
const CONNECTIONS = Number(process.env.BENCH_CONNECTIONS ?? 20)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const ROWS = Number(process.env.BENCH_ROWS ?? 10_000)
const PORT = Number(process.env.BENCH_PORT ?? 3330)
const WITH_DIRECTUS = process.env.BENCH_DIRECTUS !== '0'
const PAGE_SIZE = 50
const MAX_P99_MS = 50

type Call = {
  name: string
  path: string
  signedIn: boolean
  minRatio?: number
  /** The statements only tell whether the page kept in memory is current, so the bare server keeps it as well. */
  keepsPage?: boolean
  query?: string
  /** The same list in Directus. */
  list?: { table: string; filter: (organizationId: string) => object; sort: string }
}
const ofOrganization = (organizationId: string) => ({ organization_id: { _eq: organizationId } })
const calls: Call[] = [
  { name: 'GET /healthz', path: '/healthz', signedIn: false },
  { name: 'GET /healthz with a bearer', path: '/healthz', signedIn: true },
  { name: 'GET /api/users/me', path: contract.me.path, signedIn: true, minRatio: 0.5 },
  {
    name: 'GET /api/violations',
    path: contract.listViolations.path,
    signedIn: true,
    minRatio: 0.6,
    list: {
      table: 'violations',
      filter: (organizationId: string) => ({
        ...ofOrganization(organizationId),
        _or: [{ verdict: { _null: true } }, { verdict: { _neq: 'dismissed' } }],
      }),
      sort: '-detected_at,-id',
    },
  },
  {
    name: 'GET /api/tasks',
    path: contract.listTasks.path,
    signedIn: true,
    minRatio: 0.6,
    list: { table: 'tasks', filter: ofOrganization, sort: '-created_at,-id' },
  },
  {
    name: 'GET /api/regulations',
    path: contract.listRegulations.path,
    signedIn: true,
    minRatio: 0.6,
    keepsPage: true,
    query: '?sort=title',
    list: {
      table: 'regulations',
      filter: (organizationId: string) => ({
        _or: [{ organization_id: { _null: true } }, ofOrganization(organizationId)],
      }),
      sort: 'title,id',
    },
  },
].filter(({ name }) => name.includes(process.env.BENCH_ONLY ?? ''))

type Statement = { name?: string; text: string; values: unknown[] }

const root = fileURLToPath(new URL('..', import.meta.url))
const lib = (file: string) => fileURLToPath(new URL(`lib/${file}`, import.meta.url))
const folder = temporaryFolder('calls')

const answerOf = async <T>(child: ChildProcess): Promise<T> => (await once(child, 'message'))[0] as T

async function startOurs(connectionString: string) {
  spawnSync(process.execPath, [join(root, 'scripts/lib/build-server.mjs')], { stdio: 'inherit' })
  // The log goes to a file, as it does where the product is run as a service.
  const logFile = openSync(join(folder, 'log'), 'a')
  const child = fork(lib('our-server.mjs'), [root, join(root, 'apps/server/dist/main.js')], {
    execArgv: process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : [],
    stdio: ['ignore', logFile, 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: connectionString,
      DATA_DIR: folder,
      PORT: String(PORT),
      DEMO: '0',
    },
  })
  await answerOf(child)
  return child
}

/** Somebody of an organization that has all there is to list. */
async function signUp(connectionString: string) {
  const response = await fetch(`http://127.0.0.1:${PORT}${contract.signup.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signupForm()),
  })
  const { data } = (await response.json()) as { data: contract.SignedIn }
  await fill(connectionString, data.user.organizationId, ROWS)
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`update subscriptions set plan = 'pro'`)
  await client.query('vacuum analyze')
  await client.end()
  return { token: data.token, organizationId: data.user.organizationId }
}

async function ask(path: string, token: string) {
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${text}`)
  return text
}

/** The statements of one call, the session's apart; beginning and ending a transaction are nobody's business. */
async function statementsOf(ours: ChildProcess, { path, query = '', keepsPage }: Call, token: string) {
  // The second time, whatever is made once has been made.
  await ask(path + query, token)
  ours.send('note')
  const page = await ask(path + query, token)
  ours.send('noted')
  const { noted } = await answerOf<{ noted: Statement[] }>(ours)
  const tokenHash = createHash('sha256').update(token).digest('base64url')
  const isOfUs = ({ text, values }: Statement) =>
    !/^(begin|commit)/i.test(text) && !text.includes('pgboss') && !/skip locked/i.test(text) && values
  const statements = noted.filter(isOfUs).map(({ text, values }, index) => ({
    name: `${path}#${index}`,
    text,
    values,
  }))
  const session = statements.find(({ values }) => values.includes(tokenHash))
  const payload = statements.filter(statement => statement !== session)
  console.log(
    `${path}: ${noted.length} statements, ${statements.length} of them queries, ${page.length} bytes`,
  )
  const asked = { path, session: session && { ...session, name: 'session', tokenHash }, payload }
  return { ...asked, page: keepsPage && page }
}

const median = (values: number[]) => quantile(values, 0.5)

function summaryOf(runs: LoadResult[]) {
  return {
    perSecond: median(runs.map(({ perSecond }) => perSecond)),
    p50: median(runs.map(({ latencies }) => quantile(latencies, 0.5))),
    p99: median(runs.map(({ latencies }) => quantile(latencies, 0.99))),
  }
}

/** Where it can't be had, the run goes on without it and says why. */
async function openDirectus(connectionString: string): Promise<Directus | undefined> {
  if (!WITH_DIRECTUS) return undefined
  try {
    return await startDirectus(connectionString, PORT + 2, join(folder, 'directus.log'))
  } catch (error) {
    note(`Without Directus: ${error instanceof Error ? error.message : error}`)
    return undefined
  }
}

type Side = { name: 'ours' | 'bare' | 'directus'; port: number; path: string; token: string | undefined }

/** Turn by turn, so that whatever else the machine does is shared by all. */
async function compare(sides: Side[]) {
  const runs = new Map<Side['name'], LoadResult[]>()
  for (let round = -1; round < ROUNDS; round++)
    for (const { name, ...target } of sides) {
      const seconds = round < 0 ? 1 : SECONDS
      const run = await load(target, { connections: CONNECTIONS, seconds })
      // The first round only warms them up.
      if (round >= 0) runs.set(name, [...(runs.get(name) ?? []), run])
    }
  const of = (name: Side['name']) => summaryOf(runs.get(name) ?? [])
  return { ours: of('ours'), bare: of('bare'), directus: runs.has('directus') ? of('directus') : undefined }
}

function report({ name, minRatio }: Call, { ours, bare, directus }: Awaited<ReturnType<typeof compare>>) {
  const ratio = ours.perSecond / bare.perSecond
  const isSlow =
    minRatio !== undefined &&
    (ratio < minRatio || ours.p99 > MAX_P99_MS || ours.perSecond <= (directus?.perSecond ?? 0))
  const times = ({ p50, p99 }: typeof ours) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`.padStart(16)
  const theirs = directus
    ? `${directus.perSecond.toFixed(0).padStart(8)} × ${(ours.perSecond / directus.perSecond).toFixed(2)}`
    : ''
  console.log(
    `${name.padEnd(28)}${ours.perSecond.toFixed(0).padStart(8)} ${bare.perSecond.toFixed(0).padStart(8)}` +
      ` ${(ratio * 100).toFixed(0).padStart(6)}% ${times(ours)}  ${times(bare)}${theirs}${isSlow ? '  TOO SLOW' : ''}`,
  )
  figure({
    name,
    value: ours.perSecond,
    unit: 'calls a second',
    yardstick: { name: 'bare Fastify route with the same SQL', value: bare.perSecond },
    ratio,
    ...(minRatio !== undefined && { goal: `at least ${minRatio}`, met: ratio >= minRatio }),
  })
  if (directus)
    figure({
      name: `${name}, beside Directus`,
      value: ours.perSecond,
      unit: 'calls a second',
      yardstick: { name: 'Directus', value: directus.perSecond },
      ratio: ours.perSecond / directus.perSecond,
      goal: 'above 1',
      met: ours.perSecond > directus.perSecond,
    })
  if (minRatio !== undefined)
    figure({
      name: `${name}, p99`,
      value: ours.p99,
      unit: 'ms',
      goal: `at most ${MAX_P99_MS} ms`,
      met: ours.p99 <= MAX_P99_MS,
    })
  return isSlow
}

const server = await startEmbeddedDatabase(join(folder, 'db'), openLog('silent'), { durable: false })
const ours = await startOurs(server.connectionString)
const bare = fork(lib('bare-server.mjs'), [server.connectionString])
let failed = false
let directus: Directus | undefined
try {
  const { token, organizationId } = await signUp(server.connectionString)
  const noted = new Map<string, Awaited<ReturnType<typeof statementsOf>>>()
  for (const call of calls) {
    const nothing = { path: call.path, session: undefined, payload: [], page: undefined }
    noted.set(call.path, call.minRatio ? await statementsOf(ours, call, token) : nothing)
  }
  bare.send({ port: PORT + 1, calls: [...noted.values()] })
  await answerOf(bare)
  directus = await openDirectus(server.connectionString)

  const load1 = () => loadavg()[0]?.toFixed(1)
  console.log(`\n${CONNECTIONS} connections, ${ROWS} rows, load of the machine ${load1()}`)
  console.log(
    'call                          ours/s   bare/s   ratio   ours p50/p99 ms   bare p50/p99 ms  Directus/s',
  )
  for (const call of calls) {
    const { path, query = '', signedIn, list } = call
    const asked = { path: path + query, token: signedIn ? token : undefined }
    const sides: Side[] = [
      { name: 'ours', port: PORT, ...asked },
      { name: 'bare', port: PORT + 1, ...asked },
    ]
    if (directus && list) {
      const wanted = { ...list, filter: list.filter(organizationId), limit: PAGE_SIZE }
      const address = await listPath(server.connectionString, wanted)
      sides.push({ name: 'directus', port: PORT + 2, path: address, token: directus.token })
    }
    const isSlow = report(call, await compare(sides))
    failed ||= isSlow
  }
  console.log(`load of the machine at the end ${load1()}`)
} finally {
  for (const child of [ours, bare]) {
    const gone = once(child, 'exit')
    child.send('stop')
    await gone
  }
  if (directus) await stopDirectus(directus)
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)
