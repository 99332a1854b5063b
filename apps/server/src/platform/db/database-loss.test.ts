import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as contract from '@plumbline/contract'
import pino from 'pino'
import { expect, test } from 'vitest'
import { buildApp } from '../../app'
import { readConfig } from '../../config'
import { migrations } from '../../testing/database'
import { temporaryFolder } from '../../testing/temporary-folder'
import { systemClock } from '../clock'
import { openDatabase } from './client'
import { startEmbeddedDatabase } from './embedded'
import { migrateAndStart } from './migrate-and-start'

const log = pino({ level: 'silent' })

test('while the database is away callers are told so; when it is back, everything works', async () => {
  const folder = temporaryFolder('loss')
  // As an earlier release left it.
  const logFile = join(folder, 'postgres.log')
  writeFileSync(logFile, '', { mode: 0o644 })
  const first = await startEmbeddedDatabase(folder, log, { durable: false })
  expect((statSync(logFile).mode & 0o777).toString(8)).toBe('600')
  await first.stop()

  const db = openDatabase(first.connectionString, log)
  const isReady = () =>
    db.pool.query('select 1').then(
      () => true,
      () => false,
    )
  const config = readConfig({ DATA_DIR: folder }, folder)
  const app = await buildApp({ config, log, db, clock: systemClock, version: '1.3.0', isReady })
  const login = () =>
    app.http.inject({
      method: 'POST',
      url: contract.login.path,
      payload: { email: 'a@site.example', password: 'wrong one' },
    })

  // Down at start: alive, not ready, a clear error, no crash.
  expect((await app.http.inject('/healthz')).statusCode).toBe(200)
  expect((await app.http.inject('/readyz')).statusCode).toBe(503)
  const rejected = await login()
  expect([rejected.statusCode, rejected.json().code]).toEqual([503, 'unavailable'])
  expect(rejected.body).not.toMatch(/ENOENT|ECONN|socket/)

  // It comes up later than we did.
  const coming = migrateAndStart({
    pool: db.pool,
    migrations,
    release: '1.0.0',
    log,
    afterwards: () => app.background.start({ work: false }),
  })
  const second = await startEmbeddedDatabase(folder, log, { durable: false })
  await coming
  expect((await login()).statusCode).toBe(401)
  expect((await app.http.inject('/readyz')).statusCode).toBe(200)

  // It goes away mid-flight and returns.
  await second.stop()
  expect((await login()).statusCode).toBe(503)
  const third = await startEmbeddedDatabase(folder, log, { durable: false })
  expect((await login()).statusCode).toBe(401)

  // It is killed, and comes back by itself.
  const killed = third.pid()
  process.kill(killed ?? 0, 'SIGKILL')
  await expect.poll(() => third.pid() !== killed && isReady()).toBe(true)
  expect((await login()).statusCode).toBe(401)

  await app.http.close()
  await app.background.stop()
  await db.close()
  await third.stop()
})
