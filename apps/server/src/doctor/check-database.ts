import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config'
import { sealedColumns } from '../modules/operations/housekeeping/sealed-columns'
import { type Database, openDatabase } from '../platform/db/client'
import { embeddedConnection, startEmbeddedDatabase } from '../platform/db/embedded'
import { databaseHome } from '../platform/db/embedded-install'
import { type DatabaseState, inspectDatabase } from '../platform/db/inspect-database'
import { tooNewFor } from '../platform/db/newer-release'
import { countSealed } from '../platform/db/sealed-columns'
import { openSharedClock } from '../platform/db/shared-clock'
import { openLog } from '../platform/logging'
import { keyFileIn, openSecretBox } from '../platform/secret-box'
import { checkPrivateFile } from './check-files'
import { type Finding, fault, ok, warning } from './finding'

type Program = { migrations: string; release: string }

const MIN_POSTGRESQL = 15
const log = openLog('silent')

/** Asks the database. The embedded one is started for that and stopped again, unless it's running. */
export async function checkDatabase(config: Config, program: Program): Promise<Finding[]> {
  const cluster = join(databaseHome(config.dataDir), 'postgres')
  if (!config.databaseUrl && !existsSync(join(cluster, 'PG_VERSION')))
    return [ok('Database: the first start creates it.'), ...checkKey(config)]
  try {
    return await withDatabase(config, async db => {
      const state = await inspectDatabase(db.pool, program.migrations)
      const tables = checkTables(state, program.release)
      const clock = await checkClock(db, config)
      // Older tables may lack a column with secrets.
      const secrets = tables.level === 'ok' ? await checkSealed(db, config) : checkKey(config)
      return [checkServer(state), tables, clock, ...secrets]
    })
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    return [fault(`Database: it can't be used (${message || code}). Check DATABASE_URL and its server.`)]
  }
}

async function withDatabase<T>({ databaseUrl, dataDir }: Config, work: (db: Database) => Promise<T>) {
  const running = databaseUrl ?? (await embeddedConnection(dataDir))
  const started = running ? undefined : await startEmbeddedDatabase(dataDir, log)
  const db = openDatabase(running ?? started?.connectionString ?? '', log)
  try {
    return await work(db)
  } finally {
    await db.close()
    await started?.stop()
  }
}

const checkServer = ({ version }: DatabaseState): Finding =>
  version < MIN_POSTGRESQL
    ? fault(`Database: this is PostgreSQL ${version}. Upgrade it to ${MIN_POSTGRESQL} or newer.`)
    : ok(`Database: PostgreSQL ${version} answers.`)

function checkTables({ pending, upgradedBy }: DatabaseState, release: string): Finding {
  const tooNew = upgradedBy && tooNewFor(release, upgradedBy)
  if (tooNew) return fault(`Migrations: ${tooNew}`)
  if (upgradedBy)
    return warning(
      `Migrations: the database was upgraded by Plumbline ${upgradedBy}, and this is ${release}. It works; go on to ${upgradedBy} when you can.`,
    )
  if (pending.length > 0)
    return warning(
      `Migrations: ${pending.length} are missing. The next start applies them; make a backup before.`,
    )
  return ok('Migrations: the database has them all.')
}

const MAX_DIFFERENCE_MS = 2_000
/** What an S3-compatible store allows. */
const MAX_STORE_DIFFERENCE_MS = 900_000

async function checkClock(db: Database, { s3 }: Config): Promise<Finding> {
  const clock = openSharedClock(db.pool, log)
  await clock.measure()
  const seconds = Math.round((Date.now() - clock.now().getTime()) / 1000)
  const differs = `Clock: this machine's differs from the database's by ${Math.abs(seconds)} s`
  if (s3 && Math.abs(seconds) * 1000 > MAX_STORE_DIFFERENCE_MS)
    return fault(`${differs}, so the store rejects uploads. Set it, with NTP for example.`)
  if (Math.abs(seconds) * 1000 > MAX_DIFFERENCE_MS)
    return warning(`${differs}. Plumbline goes by the database's; set this one, with NTP for example.`)
  return ok("Clock: it agrees with the database's.")
}

/** The file with the key, where there is no setting. It's made when it is first needed. */
function checkKey({ secretKey, dataDir }: Config): Finding[] {
  const file = keyFileIn(dataDir)
  return secretKey || !existsSync(file) ? [] : [checkPrivateFile('Key', file)]
}

async function checkSealed(db: Database, config: Config): Promise<Finding[]> {
  const { secretKey, oldSecretKeys, dataDir } = config
  const hasKey = secretKey !== undefined || existsSync(keyFileIn(dataDir))
  const counts = { unreadable: 0, outdated: 0 }
  for (const column of sealedColumns) {
    const box = hasKey ? openSecretBox(config) : undefined
    const { unreadable, outdated } = await db.transaction(tx => countSealed(tx, column, box))
    counts.unreadable += unreadable
    counts.outdated += outdated
  }
  if (counts.unreadable > 0)
    return [
      fault(
        `Key: ${counts.unreadable} of the secrets in the database can't be read. Put the key they were sealed with into ${secretKey ? 'OLD_SECRET_KEYS' : keyFileIn(dataDir)}.`,
      ),
    ]
  if (oldSecretKeys.length === 0) return checkKey(config)
  const old =
    counts.outdated > 0
      ? `Key: ${counts.outdated} of the secrets are sealed with an old one. The next start seals them again; keep OLD_SECRET_KEYS until then.`
      : 'Key: no secret is sealed with an old one. Remove OLD_SECRET_KEYS.'
  return [...checkKey(config), warning(old)]
}
