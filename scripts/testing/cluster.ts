import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedDatabase } from '../../apps/server/src/platform/db/embedded'
import { openLog } from '../../apps/server/src/platform/logging'
import { ensureBuilt } from '../lib/build.mjs'
import { root } from '../lib/root.mjs'
import { freePort, launch, type Running } from './launch'
import { BUCKET, startStore } from './store'

type Environment = Record<string, string>
type Role = 'api' | 'worker'

/** One process of the product with a folder that no other process sees. */
export type ClusterProcess = {
  name: string
  role: Role
  dataDir: string
  url: string
  /** What it wrote since it was first started. */
  output: () => string
  isRunning: () => boolean
  start: (env?: Environment) => Promise<void>
  /** The same without waiting until it is ready. */
  launch: (env?: Environment) => Promise<Running>
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

export type Cluster = {
  database: Awaited<ReturnType<typeof startEmbeddedDatabase>>
  store: Awaited<ReturnType<typeof startStore>>
  apis: ClusterProcess[]
  workers: ClusterProcess[]
  all: ClusterProcess[]
  /** Another process that isn't started yet. */
  add: (role: Role, script?: string) => Promise<ClusterProcess>
  query: <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>
  /** What a failover, or a pooler that restarts, does to all connections. */
  cutConnections: () => Promise<void>
  /** As a standby is until it takes over. */
  setReadOnly: (isReadOnly: boolean) => Promise<void>
  stop: () => Promise<void>
}

type ClusterOptions = { folder: string; apis: number; workers: number; env?: Environment; durable?: boolean }

/** The product as several machines run it: one PostgreSQL, one store, and processes that share nothing else. */
export async function openCluster({
  folder,
  env = {},
  durable = false,
  ...counts
}: ClusterOptions): Promise<Cluster> {
  // Once, so that processes start without looking whether the sources have changed.
  await ensureBuilt()
  const database = await startEmbeddedDatabase(join(folder, 'db'), openLog('silent'), { durable })
  const store = await startStore(join(folder, 'store'))
  const shared = {
    DATABASE_URL: database.connectionString,
    S3_ENDPOINT: store.url,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
    SECRET_KEY: 'the same key for every process of a test',
    DEMO: '0',
    LOG_LEVEL: 'warn',
    ...env,
  }
  const all: ClusterProcess[] = []
  const add = async (role: Role, script = join(root, 'scripts/serve.mjs')) => {
    const name = `${role} ${all.filter(each => each.role === role).length + 1}`
    const dataDir = join(folder, name.replace(' ', '-'))
    mkdirSync(dataDir, { recursive: true })
    const added = process(
      name,
      role,
      { ...shared, ROLE: role, DATA_DIR: dataDir, PORT: String(await freePort()) },
      script,
    )
    all.push(added)
    return added
  }
  const several = async (role: Role, count: number) => {
    const added: ClusterProcess[] = []
    for (let each = 0; each < count; each++) added.push(await add(role))
    return added
  }
  const query: Cluster['query'] = async (sql, values) => {
    const client = new pg.Client({ connectionString: database.connectionString, application_name: 'test' })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query(sql, values)).rows
    } finally {
      await client.end()
    }
  }
  const cutConnections = async () => {
    await query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where pid <> pg_backend_pid() and application_name like 'plumbline%'`,
    )
  }
  return {
    database,
    store,
    apis: await several('api', counts.apis),
    workers: await several('worker', counts.workers),
    all,
    add,
    query,
    cutConnections,
    setReadOnly: async isReadOnly => {
      const value = isReadOnly ? 'on' : 'off'
      await query(
        `begin read write; alter database postgres set default_transaction_read_only = ${value}; commit`,
      )
      await cutConnections()
    },
    stop: async () => {
      await Promise.all(all.map(each => each.end('SIGTERM')))
      await store.stop()
      await database.stop()
    },
  }
}

function process(name: string, role: Role, base: Environment, script: string): ClusterProcess {
  let current: Running | undefined
  let earlier = ''
  const begin = async (env: Environment = {}) => {
    earlier += current?.output() ?? ''
    const started = await launch({ ...base, ...env }, { script })
    current = started
    void started.ended.then(() => {
      if (current === started) {
        earlier += started.output()
        current = undefined
      }
    })
    return started
  }
  return {
    name,
    role,
    dataDir: base.DATA_DIR ?? '',
    url: `http://127.0.0.1:${base.PORT}`,
    output: () => earlier + (current?.output() ?? ''),
    isRunning: () => current !== undefined,
    launch: begin,
    start: async env => (await begin(env)).ready,
    end: async signal => {
      const ending = current
      ending?.process.kill(signal)
      await ending?.ended
    },
  }
}
