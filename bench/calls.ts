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
import { type LoadResult, load } from './lib/load'
import { fill } from './lib/many-violations'

/**
 * What a call costs beside what its statements cost: the product as it is deployed, and a bare Fastify server that
 * sends the same statements to the same database. Both are asked in turn, over the same number of connections.
 */
const CONNECTIONS = Number(process.env.BENCH_CONNECTIONS ?? 20)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const ROWS = Number(process.env.BENCH_ROWS ?? 10_000)
const PORT = Number(process.env.BENCH_PORT ?? 3330)
const MAX_P99_MS = 50

type Call = {
  name: string
  path: string
  signedIn: boolean
  minRatio?: number
  /** The statements only tell whether the page kept in memory is current, so the bare server keeps it as well. */
  keepsPage?: boolean
}
const calls: Call[] = [
  { name: 'GET /healthz', path: '/healthz', signedIn: false },
  { name: 'GET /healthz with a bearer', path: '/healthz', signedIn: true },
  { name: 'GET /api/users/me', path: contract.me.path, signedIn: true, minRatio: 0.5 },
  { name: 'GET /api/violations', path: contract.listViolations.path, signedIn: true, minRatio: 0.6 },
  { name: 'GET /api/tasks', path: contract.listTasks.path, signedIn: true, minRatio: 0.6 },
  {
    name: 'GET /api/regulations',
    path: contract.listRegulations.path,
    signedIn: true,
    minRatio: 0.6,
    keepsPage: true,
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
  return data.token
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
async function statementsOf(ours: ChildProcess, { path, keepsPage }: Call, token: string) {
  // The second time, whatever is made once has been made.
  await ask(path, token)
  ours.send('note')
  const page = await ask(path, token)
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

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
const median = (values: number[]) => at(values, 0.5)

function summaryOf(runs: LoadResult[]) {
  return {
    perSecond: median(runs.map(({ perSecond }) => perSecond)),
    p50: median(runs.map(({ latencies }) => at(latencies, 0.5))),
    p99: median(runs.map(({ latencies }) => at(latencies, 0.99))),
  }
}

/** Turn by turn, so that whatever else the machine does is shared by both. */
async function compare({ path, signedIn }: Call, token: string) {
  const runs: Record<'ours' | 'bare', LoadResult[]> = { ours: [], bare: [] }
  for (let round = -1; round < ROUNDS; round++)
    for (const [side, port] of [['ours', PORT] as const, ['bare', PORT + 1] as const]) {
      const seconds = round < 0 ? 1 : SECONDS
      const run = await load(
        { port, path, token: signedIn ? token : undefined },
        { connections: CONNECTIONS, seconds },
      )
      // The first round only warms both up.
      if (round >= 0) runs[side].push(run)
    }
  return { ours: summaryOf(runs.ours), bare: summaryOf(runs.bare) }
}

const server = await startEmbeddedDatabase(join(folder, 'db'), openLog('silent'), { durable: false })
const ours = await startOurs(server.connectionString)
const bare = fork(lib('bare-server.mjs'), [server.connectionString])
let failed = false
try {
  const token = await signUp(server.connectionString)
  const noted = new Map<string, Awaited<ReturnType<typeof statementsOf>>>()
  for (const call of calls) {
    const nothing = { path: call.path, session: undefined, payload: [], page: undefined }
    noted.set(call.path, call.minRatio ? await statementsOf(ours, call, token) : nothing)
  }
  bare.send({ port: PORT + 1, calls: [...noted.values()] })
  await answerOf(bare)

  const load1 = () => loadavg()[0]?.toFixed(1)
  console.log(`\n${CONNECTIONS} connections, ${ROWS} rows, load of the machine ${load1()}`)
  console.log('call                          ours/s   bare/s   ratio   ours p50/p99 ms   bare p50/p99 ms')
  for (const call of calls) {
    const { ours, bare } = await compare(call, token)
    const ratio = ours.perSecond / bare.perSecond
    const isSlow = call.minRatio !== undefined && (ratio < call.minRatio || ours.p99 > MAX_P99_MS)
    failed ||= isSlow
    const times = ({ p50, p99 }: typeof ours) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`.padStart(16)
    console.log(
      `${call.name.padEnd(28)}${ours.perSecond.toFixed(0).padStart(8)} ${bare.perSecond.toFixed(0).padStart(8)}` +
        ` ${(ratio * 100).toFixed(0).padStart(6)}% ${times(ours)}  ${times(bare)}${isSlow ? '  TOO SLOW' : ''}`,
    )
  }
  console.log(`load of the machine at the end ${load1()}`)
} finally {
  for (const child of [ours, bare]) {
    const gone = once(child, 'exit')
    child.send('stop')
    await gone
  }
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)
