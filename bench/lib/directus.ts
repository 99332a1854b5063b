import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { root } from '../../scripts/lib/root.mjs'

/**
 * Directus over the same tables, as a yardstick. It is fetched from the registry when it is needed and kept outside the
 * tree: its license doesn't let it be part of this repository. Its current releases need Node 22; this one runs on 20.
 */
const VERSION = '10.13.4'
const folder = join(root, 'node_modules/.cache/plumbline-bench', `directus-${VERSION}`)
const INSTALL_TIMEOUT_MS = 15 * 60_000
const START_TIMEOUT_MS = 120_000
const TOKEN = 'a-static-token-of-the-administrator'
/** Written last, so that a half-finished installation is not taken for one. */
const complete = join(folder, 'complete')

export type Directus = { token: string; child: ChildProcess; version: string }

function npm(...args: string[]) {
  const { status, error, stderr } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: INSTALL_TIMEOUT_MS,
  })
  if (status !== 0)
    throw new Error(
      `npm ${args.slice(0, 2).join(' ')}: ${error?.message ?? stderr.trim().split('\n').at(-1)}`,
    )
}

function install() {
  if (existsSync(complete)) return
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  npm('install', `directus@${VERSION}`, '--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund')
  // The two modules that are compiled or fetched for this machine.
  npm('rebuild', 'argon2', 'isolated-vm')
  writeFileSync(complete, '')
}

const directus = join(folder, 'node_modules/directus/cli.js')

/** In production mode, without rate limits, caches of responses, its own app or telemetry; as many connections as ours. */
const environment = (connectionString: string, port: number) => ({
  PATH: process.env.PATH ?? '',
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DB_CLIENT: 'pg',
  DB_CONNECTION_STRING: connectionString,
  DB_POOL__MIN: '0',
  DB_POOL__MAX: '10',
  KEY: 'bench',
  SECRET: 'a-secret-of-the-bench-and-of-nothing-else',
  ADMIN_EMAIL: 'bench@example.com',
  ADMIN_PASSWORD: 'a good passphrase',
  ADMIN_TOKEN: TOKEN,
  LOG_LEVEL: 'error',
  SERVE_APP: 'false',
  TELEMETRY: 'false',
  CACHE_ENABLED: 'false',
  RATE_LIMITER_ENABLED: 'false',
  PRESSURE_LIMITER_ENABLED: 'false',
  WEBSOCKETS_ENABLED: 'false',
  EXTENSIONS_AUTO_RELOAD: 'false',
})

/** Its tables are made beside ours, in the same database. Throws where it can't be installed or started. */
export async function startDirectus(
  connectionString: string,
  port: number,
  logFile: string,
): Promise<Directus> {
  install()
  const env = environment(connectionString, port)
  const { status, stdout, stderr } = spawnSync(process.execPath, [directus, 'bootstrap'], {
    cwd: folder,
    env,
    encoding: 'utf8',
    timeout: START_TIMEOUT_MS,
  })
  if (status !== 0)
    throw new Error(`directus bootstrap ended with ${status}: ${(stderr || stdout).slice(-500)}`)
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, [directus, 'start'], {
    cwd: folder,
    env,
    stdio: ['ignore', log, log],
  })
  const until = Date.now() + START_TIMEOUT_MS
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/server/ping`).catch(() => undefined)
    if (answer?.ok) return { token: TOKEN, child, version: VERSION }
    await wait(200)
  }
  child.kill()
  throw new Error(`Directus did not start within ${START_TIMEOUT_MS / 1000} s; its log is in ${logFile}`)
}

export async function stopDirectus({ child }: Directus) {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

type List = { table: string; filter: object; sort: string; limit: number }

/** The address of the same list: the same rows in the same order, all columns that can be shown, not counted. */
export async function listPath(connectionString: string, { table, filter, sort, limit }: List) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and data_type not in ('bytea', 'tsvector')
     order by ordinal_position`,
    [table],
  )
  await client.end()
  const query = new URLSearchParams({
    fields: rows.map(({ name }) => name).join(','),
    filter: JSON.stringify(filter),
    sort,
    limit: String(limit),
  })
  return `/items/${table}?${query}`
}
