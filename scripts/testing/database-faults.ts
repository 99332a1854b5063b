import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { databaseHome, nameOf } from '../../apps/server/src/platform/db/embedded-install'
import { signupForm } from '../../apps/server/src/testing/people'
import { photo } from '../../apps/server/src/testing/uploads'
import { launch, type Running, signUpAt } from './launch'

export type FaultPlan = {
  dataDir: string
  /** How often all database connections are cut, and how often PostgreSQL is killed. */
  cuts: number
  kills: number
  /** Callers that create tasks, each waiting for its response before it sends the next. */
  writers: number
  /** How long the load runs between two faults. */
  betweenMs: number
}

export type FaultReport = {
  acknowledged: { tasks: number; accounts: number; uploads: number }
  /** What was acknowledged and isn't there. Emails that are still queued are late, not lost. */
  lost: string[]
  lateEmails: number
  /** Responses by status, over all calls. 0: no response at all. */
  statuses: Record<string, number>
  /** Milliseconds from each fault until the server said that it is ready and a task was created, if it ever was. */
  recoveries: { fault: 'cut' | 'kill'; isWriting: boolean; readyMs: number; writtenMs: number }[]
  /** Undefined: it is still running, as it should be. */
  exitCode: number | null | undefined
  uncaughtErrors: number
}

// They only end a run that hangs; how long things take is in the report.
const RECOVERY_TIMEOUT_MS = 240_000
const DRAIN_TIMEOUT_MS = 600_000
const POLL_INTERVAL_MS = 20
const REQUEST_TIMEOUT_MS = 240_000

/** Runs the product on its embedded database under load, takes the database away, and checks what is left. */
export async function injectDatabaseFaults(plan: FaultPlan): Promise<FaultReport> {
  const server = await launch({ DATA_DIR: plan.dataDir, DEMO: '0', LOG_LEVEL: 'warn' })
  let exitCode: number | null | undefined
  void server.ended.then(code => {
    exitCode = code
  })
  try {
    await server.ready
    const load = new Load(server, await signUpAt(server.url), databaseIn(plan.dataDir))
    await load.prepare()
    const running = load.run(plan.writers)
    const recoveries: FaultReport['recoveries'] = []
    const faults = [...Array<'cut'>(plan.cuts).fill('cut'), ...Array<'kill'>(plan.kills).fill('kill')]
    for (const fault of faults) {
      await pause(plan.betweenMs)
      if (exitCode !== undefined) break
      if (fault === 'cut') await load.cutConnections()
      else load.killDatabase(plan.dataDir)
      recoveries.push({ fault, ...(await load.recovery()) })
    }
    await pause(plan.betweenMs)
    load.stop()
    await running
    const left =
      exitCode === undefined ? await load.check(join(plan.dataDir, 'outbox')) : { lost: [], late: 0 }
    return {
      acknowledged: load.counts(),
      lost: left.lost,
      lateEmails: left.late,
      statuses: load.statuses,
      recoveries,
      exitCode,
      uncaughtErrors: server.output().split('uncaught error').length - 1,
    }
  } finally {
    server.process.kill('SIGTERM')
    await server.ended
  }
}

const databaseIn = (dataDir: string) =>
  `postgres://plumbline@${encodeURIComponent(join(tmpdir(), `plumbline-${nameOf(dataDir)}`))}/postgres`

type Response = { status: number; data: Record<string, unknown> | undefined }

class Load {
  readonly statuses: Record<string, number> = {}
  private readonly server: Running
  private readonly token: string
  private readonly connectionString: string
  private readonly tasks = new Set<string>()
  private readonly accounts = new Set<string>()
  private readonly uploads = new Set<string>()
  private isStopped = false

  constructor(server: Running, token: string, connectionString: string) {
    this.server = server
    this.token = token
    this.connectionString = connectionString
  }

  counts = () => ({ tasks: this.tasks.size, accounts: this.accounts.size, uploads: this.uploads.size })

  stop() {
    this.isStopped = true
  }

  /** Neither the quota nor the limits are what is tested here. */
  async prepare() {
    await this.query('update subscriptions set analyses_remaining = null')
  }

  async run(writers: number) {
    const repeat = async (once: () => Promise<unknown>) => {
      while (!this.isStopped) await once()
    }
    await Promise.all([
      ...Array.from({ length: writers }, () => repeat(() => this.createTask())),
      repeat(() => this.readTasks()),
      repeat(() => this.signUp()),
      repeat(() => this.upload()),
    ])
  }

  /** What a failover, or a pooler that restarts, does to all connections. */
  async cutConnections() {
    await this.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where pid <> pg_backend_pid() and application_name like 'plumbline%'`,
    )
  }

  killDatabase(dataDir: string) {
    const file = join(databaseHome(dataDir), 'postgres/postmaster.pid')
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL')
  }

  /** How long it takes until the server is ready, and until something is written that was sent after the fault. */
  async recovery() {
    const started = performance.now()
    const passed = () => Math.round(performance.now() - started)
    const until = async (isDone: () => Promise<boolean>) => {
      let wasDone = await isDone()
      while (!wasDone && passed() < RECOVERY_TIMEOUT_MS) {
        await pause(POLL_INTERVAL_MS)
        wasDone = await isDone()
      }
      return wasDone
    }
    await until(async () => (await this.call('GET', '/readyz')).status === 200)
    const readyMs = passed()
    const isWriting = await until(() => this.createTask())
    return { isWriting, readyMs, writtenMs: passed() }
  }

  /** What was acknowledged is in the database, its analyses end, and its emails are written or still queued. */
  async check(outbox: string) {
    const found = async (sql: string) => new Set((await this.query(sql)).map(({ key }) => String(key)))
    const missing = (kind: string, wanted: Set<string>, there: Set<string>) =>
      [...wanted].filter(key => !there.has(key)).map(key => `${kind} ${key}`)
    const deadline = performance.now() + DRAIN_TIMEOUT_MS
    const completed = () => found(`select id::text as key from analyses where status = 'completed'`)
    let uploads = missing('upload', this.uploads, await completed())
    while (uploads.length > 0 && performance.now() < deadline) {
      await pause(500)
      uploads = missing('upload', this.uploads, await completed())
    }
    const emailed = () => new Set(readdirSync(outbox).flatMap(file => recipientOf(join(outbox, file))))
    const emails = missing('email to', this.accounts, emailed())
    // One whose worker was cut off while it took it on runs again after its time is up.
    const waiting = await this.query(
      `select data::text as key from jobs.job where state in ('created', 'retry', 'active')`,
    )
    const users = await this.query('select id::text as key, email from users')
    const isWaiting = (email: string) => {
      const id = users.find(user => email.endsWith(String(user.email)))?.key
      return waiting.some(({ key }) => id !== undefined && String(key).includes(String(id)))
    }
    const late = emails.filter(isWaiting)
    const lost = [
      ...missing('task', this.tasks, await found('select id::text as key from tasks')),
      ...missing('account', this.accounts, await found('select email as key from users')),
      ...uploads,
      ...emails.filter(email => !late.includes(email)),
    ]
    return { lost, late: late.length }
  }

  private async createTask(): Promise<boolean> {
    const { status, data } = await this.call('POST', '/api/tasks', {
      title: `Close the edge ${randomUUID()}`,
    })
    if (status === 201) this.tasks.add(String(data?.id))
    return status === 201
  }

  private async readTasks() {
    await this.call('GET', '/api/tasks?pageSize=20')
  }

  private async signUp() {
    const form = signupForm()
    const { status } = await this.call('POST', '/api/auth/signup', form)
    if (status === 201) this.accounts.add(form.email)
    if (status === 429) await this.query('delete from rate_limits').catch(() => [])
  }

  private async upload() {
    const body = new FormData()
    const picture = new Uint8Array(await photo({ width: 320, height: 240 }))
    body.append('file', new Blob([picture], { type: 'image/jpeg' }), 'site.jpg')
    const { status, data } = await this.call('POST', '/api/analysis/upload', body)
    if (status === 202) this.uploads.add(String(data?.id))
    // Each is analyzed, which takes longer than sending it.
    await pause(1_000)
  }

  private async call(method: string, path: string, body?: object): Promise<Response> {
    const isForm = body instanceof FormData
    const init = {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    }
    const response = await fetch(`${this.server.url}${path}`, init).catch(() => undefined)
    const status = response?.status ?? 0
    if (path !== '/readyz') this.statuses[status] = (this.statuses[status] ?? 0) + 1
    const parsed = (await response?.json().catch(() => undefined)) as { data?: Response['data'] } | undefined
    // A server that is away for a moment isn't asked a thousand times a second.
    if (status === 0 || status === 503) await pause(POLL_INTERVAL_MS)
    return { status, data: parsed?.data }
  }

  private async query(sql: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({
      connectionString: this.connectionString,
      application_name: 'fault-injection',
    })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }
}

function recipientOf(path: string): string[] {
  const to = readFileSync(path, 'utf8').match(/^To: (.*)$/m)?.[1]
  return to ? [to.trim()] : []
}
