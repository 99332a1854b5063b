import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildApp } from './app'
import { readConfig } from './config'
import { systemClock } from './platform/clock'
import { openDatabase } from './platform/db/client'
import { startEmbeddedDatabase } from './platform/db/embedded'
import { migrate } from './platform/db/migrate'
import { openLog } from './platform/logging'

type Place = { environment: NodeJS.ProcessEnv; home: string; file: string }

/** Puts an organization's export into this installation. With the embedded database, Plumbline must be stopped. */
export async function importOrganization({ environment, home, file }: Place) {
  const config = readConfig(environment, home)
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  const log = openLog('error')
  const embedded = config.databaseUrl ? undefined : await startEmbeddedDatabase(config.dataDir, log)
  const db = openDatabase(config.databaseUrl ?? embedded?.connectionString ?? '', log)
  try {
    await migrate(db.pool, join(home, 'apps/server/migrations'), { release: version })
    const app = await buildApp({ config, log, db, clock: systemClock, version, isReady: async () => true })
    await app.background.start({ work: false })
    try {
      return await app.importOrganization(resolve(home, file))
    } finally {
      await app.http.close()
      await app.background.stop()
    }
  } finally {
    await db.close()
    await embedded?.stop()
  }
}
