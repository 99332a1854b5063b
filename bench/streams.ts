import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import * as contract from '@plumbline/contract'
import pg from 'pg'
import { startEmbeddedDatabase } from '../apps/server/src/platform/db/embedded'
import { openLog } from '../apps/server/src/platform/logging'
import { addMembers, signUpAt } from './lib/crowd'
import { figure } from './lib/figures'

/** What open event streams cost one process: memory, and how soon a change is in all of them. */
const STREAMS = Number(process.env.BENCH_STREAMS ?? 500)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 45)
const PORT = Number(process.env.BENCH_PORT ?? 3340)
const CHANGES = 20
const MAX_BYTES_PER_STREAM = 100 * 1024
const MAX_P99_MS = 2_000

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'plumbline-streams-'))
const address = `http://127.0.0.1:${PORT}`

async function startServer(connectionString: string) {
  spawnSync(process.execPath, [join(root, 'scripts/lib/build-server.mjs')], { stdio: 'inherit' })
  const server = fileURLToPath(new URL('lib/our-server.mjs', import.meta.url))
  const child = fork(server, [root, join(root, 'apps/server/dist/main.js')], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', openSync(join(folder, 'log'), 'a'), 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: connectionString,
      DATA_DIR: folder,
      PORT: String(PORT),
      DEMO: '0',
    },
  })
  await once(child, 'message')
  return child
}

async function memoryOf(child: ChildProcess) {
  child.send('memory')
  const [{ memory }] = (await once(child, 'message')) as [{ memory: NodeJS.MemoryUsage }]
  return memory
}

/** An organization with as many members as there are streams, each signed in. */
async function createMembers(connectionString: string) {
  const { user, token } = await signUpAt(address)
  const client = new pg.Client({ connectionString })
  await client.connect()
  const tokens = Array.from({ length: STREAMS }, (_, index) => `token-${index}`)
  await addMembers(client, user.id, tokens)
  await client.end()
  return { token, tokens }
}

type Stream = { close: () => void; isOpen: boolean; heartbeats: number; changedAt: number[] }

async function openStream(token: string): Promise<Stream> {
  const headers = { authorization: `Bearer ${token}` }
  const request = get(`${address}${contract.eventStream.path}`, { headers, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`A stream was answered with ${response.statusCode}`)
  const stream: Stream = { close: () => request.destroy(), isOpen: true, heartbeats: 0, changedAt: [] }
  response.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('heartbeat')) stream.heartbeats += 1
    if (text.includes('"tasks"')) stream.changedAt.push(performance.now())
  })
  response.on('close', () => {
    stream.isOpen = false
  })
  return stream
}

/** How long after each of these changes it was in every stream. */
async function measureChanges(streams: Stream[], token: string) {
  const delays: number[] = []
  for (let change = 1; change <= CHANGES; change++) {
    for (const stream of streams) stream.changedAt = []
    const sentAt = performance.now()
    await fetch(`${address}${contract.createTask.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ title: `Task ${change}` }),
    })
    while (streams.some(({ changedAt }) => changedAt.length === 0)) await wait(5)
    delays.push(...streams.map(({ changedAt }) => (changedAt[0] ?? 0) - sentAt))
    await wait(200)
  }
  return delays.toSorted((a, b) => a - b)
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
const at = (sorted: number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

const database = await startEmbeddedDatabase(folder, openLog('silent'))
const server = await startServer(database.connectionString)
try {
  const { token, tokens } = await createMembers(database.connectionString)
  // The first burst of requests makes the process grow for good, whatever the requests are.
  const warmUp = await Promise.all(tokens.map(openStream))
  for (const stream of warmUp) stream.close()
  await wait(2_000)
  const before = await memoryOf(server)
  const streams = await Promise.all(tokens.map(openStream))
  await wait(SECONDS * 1_000)
  const after = await memoryOf(server)
  const delays = await measureChanges(streams, token)
  const open = streams.filter(({ isOpen, heartbeats }) => isOpen && heartbeats > 0).length
  const perStream = (after.heapUsed + after.external - before.heapUsed - before.external) / STREAMS
  console.log(`${open} of ${STREAMS} streams open after ${SECONDS} s, each with a heartbeat`)
  console.log(`resident: ${megabytes(before.rss)} before, ${megabytes(after.rss)} with the streams`)
  console.log(`heap: ${megabytes(before.heapUsed)} before, ${megabytes(after.heapUsed)} with the streams`)
  console.log(`per stream: ${(perStream / 1024).toFixed(1)} kB`)
  console.log(
    `a change is in a stream after ${at(delays, 0.5).toFixed(0)} ms (median), ${at(delays, 0.99).toFixed(0)} ms (p99)`,
  )
  figure({ name: 'event streams open', value: open, unit: '', goal: `${STREAMS}`, met: open === STREAMS })
  figure({
    name: 'memory per event stream',
    value: perStream / 1024,
    unit: 'kB',
    goal: `at most ${MAX_BYTES_PER_STREAM / 1024} kB`,
    met: perStream <= MAX_BYTES_PER_STREAM,
  })
  figure({
    name: 'from a change to every stream, p99',
    value: at(delays, 0.99),
    unit: 'ms',
    goal: `at most ${MAX_P99_MS} ms`,
    met: at(delays, 0.99) <= MAX_P99_MS,
  })
  if (open < STREAMS || perStream > MAX_BYTES_PER_STREAM || at(delays, 0.99) > MAX_P99_MS)
    process.exitCode = 1
} finally {
  server.kill('SIGTERM')
  await once(server, 'exit')
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
