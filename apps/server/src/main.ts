import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openLauncher, verifyModels } from '@plumbline/inference'
import { buildApp } from './app'
import { type Config, readConfig } from './config'
import { DEMO_PASSWORD, demoAccounts } from './modules/operations/demo/crew'
import { type Database, openDatabase } from './platform/db/client'
import { startEmbeddedDatabase } from './platform/db/embedded'
import { migrateAndStart, type StartPhase } from './platform/db/migrate-and-start'
import { retryUntilReached } from './platform/db/retry'
import { openSharedClock } from './platform/db/shared-clock'
import { openLog } from './platform/logging'
import { nodeVersionWarning } from './platform/node-version'
import { finishGracefully, finishWithin, SHUTDOWN_TIMEOUT_MS } from './platform/shutdown'
import { openTelemetry } from './platform/telemetry/open-telemetry'

const CLOSE_TIMEOUT_MS = 2_000
const notServingIn = { connecting: 'unavailable', migrating: 'upgrading', migrated: undefined } as const

function announce(config: Config, say: (line: string) => void) {
  say('')
  say(`  Plumbline is ready at ${config.appUrl}`)
  if (config.seedDemo) {
    say('')
    say(`  Demo logins, password ${DEMO_PASSWORD}:`)
    for (const { email, title } of demoAccounts) say(`    ${email.padEnd(30)} ${title}`)
  }
  say('')
}

/** `home` is the folder of the installation; the start script knows it, whatever folder it was called from. */
export async function start(home: string) {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const config = readConfig(process.env, home)
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  const log = openLog(config.logLevel)
  openLauncher()
  if (config.roles.worker) await verifyModels()
  const warning = nodeVersionWarning(process.versions.node)
  if (warning) log.warn(warning)
  if (config.s3 && config.databaseUrl && !config.secretKey)
    log.warn('SECRET_KEY is not set: processes with another DATA_DIR cannot read what this one encrypts')

  const telemetry = await openTelemetry(config.telemetry, { version, log })
  const embedded = config.databaseUrl ? undefined : await startEmbeddedDatabase(config.dataDir, log)
  const db = openDatabase(config.databaseUrl ?? embedded?.connectionString ?? '', log, telemetry)
  const clock = openSharedClock(db.pool, log)
  const state = { phase: 'connecting' as StartPhase, isFirst: false, up: false, stopping: false }
  const isReady = async () => state.up && (await answers(db))
  const notServing = () => (clock.isMeasured() ? notServingIn[state.phase] : 'unavailable')
  const app = await buildApp({ config, log, db, clock, version, isReady, notServing, telemetry })

  const finishWork = async () => {
    await app.http.close()
    if (state.up) await app.background.stop()
    await finishWithin(CLOSE_TIMEOUT_MS, 'traces and metrics', () => telemetry.close(), log)
  }
  const finish = async () => {
    state.stopping = true
    clock.stop()
    await finishWithin(SHUTDOWN_TIMEOUT_MS, 'requests and jobs', finishWork, log)
    // Abandoned work may still hold a connection; stopping our own database closes it.
    await finishWithin(CLOSE_TIMEOUT_MS, 'database connections', () => db.close(), log)
    await embedded?.stop()
  }
  finishGracefully(log, finish)

  try {
    // Listening first: while the database is away, callers are told so instead of finding nobody.
    if (config.roles.api) await app.http.listen({ host: config.host, port: config.port })
    clock.start()
    await migrateAndStart({
      pool: db.pool,
      migrations: join(home, 'apps/server/migrations'),
      release: version,
      log,
      onPhase: phase => {
        state.phase = phase
      },
      afterwards: async () => {
        await app.background.start({ work: config.roles.worker })
        if (config.seedDemo)
          state.isFirst = await retryUntilReached(() => app.seedDemo(), {
            log,
            isStopping: () => state.stopping,
          })
      },
    })
    state.up = true
    announce(config, say)
    // After the first start people look at what is found in the sample pictures, so that comes first.
    const samples = state.isFirst && config.roles.worker ? app.analysisWorker.wake() : Promise.resolve()
    if (config.roles.api)
      samples
        .then(() => app.warmUp())
        .catch((error: unknown) => log.info({ error: String(error) }, 'the search is not warmed up'))
  } catch (error) {
    if (state.stopping) return
    await finish()
    throw error
  }
}

const answers = (db: Database) =>
  db.pool.query('select 1').then(
    () => true,
    () => false,
  )
