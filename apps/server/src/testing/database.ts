import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import pg from 'pg'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { seedLibrary } from '../modules/library/regulations/library/library.service'
import { openDatabase } from '../platform/db/client'
import { startEmbeddedDatabase } from '../platform/db/embedded'
import { migrate } from '../platform/db/migrate'
import { openJobs } from '../platform/jobs/jobs'
import { temporaryFolder } from './temporary-folder'

declare module 'vitest' {
  interface ProvidedContext {
    server: string
  }
}

export const migrations = new URL('../../migrations', import.meta.url).pathname
const TEMPLATE = 'plumbline_template'
const databaseAt = (server: string, name: string) => server.replace(/\/postgres$/, `/${name}`)

/** A database of a test's own: migrated, or empty. */
export async function freshDatabase(server: string, { migrated = true } = {}) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name} ${migrated ? `template ${TEMPLATE}` : ''}`)
  await admin.end()
  return databaseAt(server, name)
}

/** One real PostgreSQL for all test files; each file copies its own database from a migrated template. */
export default async (project: TestProject) => {
  const log = pino({ level: 'silent' })
  const folder = temporaryFolder('test')
  const server = await startEmbeddedDatabase(folder, log, { durable: false })
  const admin = new pg.Client({ connectionString: server.connectionString })
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()

  const db = openDatabase(databaseAt(server.connectionString, TEMPLATE), log)
  await migrate(db.pool, migrations)
  const jobs = openJobs({ pool: db.pool, log })
  await jobs.start({ work: false })
  await jobs.stop()
  await db.transaction(tx => seedLibrary(tx, new Date('2026-11-01T08:00:00Z')))
  await db.close()

  project.provide('server', server.connectionString)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
