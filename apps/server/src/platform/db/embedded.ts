import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, fchmodSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { lockDataDir } from './data-dir-lock'
import { type Installation, install, makeDataFolder, nameOf, runAs } from './embedded-install'
import { stopLeftoverServer } from './leftover-server'

export type EmbeddedDatabase = {
  connectionString: string
  /** The process of the running server; another one after it was started again. */
  pid: () => number | undefined
  stop: () => Promise<void>
}

const USER = 'plumbline'
const MAX_RESTART_PAUSE_MS = 1_000
const socketsOf = (dataDir: string) => join(tmpdir(), `plumbline-${nameOf(dataDir)}`)
const connectionAt = (sockets: string) => `postgres://${USER}@${encodeURIComponent(sockets)}/postgres`

/** How to reach the embedded database of a data folder, if it's running. */
export async function embeddedConnection(dataDir: string): Promise<string | undefined> {
  const connectionString = connectionAt(socketsOf(dataDir))
  return (await acceptsConnections(connectionString)) ? connectionString : undefined
}

/**
 * Runs the PostgreSQL that comes inside an npm package, in the data folder, reachable only through a
 * socket file: no port to collide, nothing on the network.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  log: Logger,
  { durable = true } = {},
): Promise<EmbeddedDatabase> {
  makeDataFolder(dataDir)
  const release = await lockDataDir(dataDir)
  try {
    const installation = install(dataDir)
    const cluster = join(installation.dataDir, 'postgres')
    const sockets = socketsOf(dataDir)
    installation.makeFolder(sockets)
    log.info({ folder: cluster }, 'starting the embedded database')
    await stopLeftoverServer(cluster, log)
    if (!existsSync(join(cluster, 'PG_VERSION'))) await initialize(installation, cluster, log)
    const connectionString = connectionAt(sockets)
    const server = await keepRunning(
      () => launch(installation, cluster, sockets, connectionString, durable),
      log,
    )
    return {
      connectionString,
      pid: server.pid,
      stop: async () => {
        await server.stop()
        rmSync(sockets, { recursive: true, force: true })
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/**
 * Starts the server again whenever it ends without being asked to: killed for its memory, or by mistake. What was
 * committed is in its log, which it reads first. Until all processes of the old one are gone a new one can't
 * start, so that is tried until it works.
 */
async function keepRunning(start: () => Promise<ChildProcess>, log: Logger) {
  let server = await start()
  let isStopping = false
  let restarting = Promise.resolve()
  const restart = async () => {
    const lostAt = performance.now()
    for (let waitMs = 50; !isStopping; waitMs = Math.min(waitMs * 2, MAX_RESTART_PAUSE_MS)) {
      try {
        server = await start()
        watch()
        return log.warn({ ms: Math.round(performance.now() - lostAt) }, 'the embedded database runs again')
      } catch (error) {
        log.warn({ err: error }, 'the embedded database could not be started again yet')
        await pause(waitMs)
      }
    }
  }
  const watch = () => {
    const ended = (code: number | null, signal: string | null) => {
      if (isStopping) return
      log.error({ code, signal }, 'the embedded database ended by itself; starting it again')
      restarting = restart()
    }
    // It may have ended between its first response and now.
    if (hasEnded(server)) ended(server.exitCode, server.signalCode)
    else server.once('exit', ended)
  }
  watch()
  return {
    pid: () => server.pid,
    stop: async () => {
      isStopping = true
      await restarting
      await stop(server)
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function initialize(installation: Installation, cluster: string, log: Logger) {
  log.info('creating the database, which happens once')
  // An interrupted creation leaves a folder without its version file; nothing in it was ever used.
  rmSync(cluster, { recursive: true, force: true })
  installation.makeFolder(cluster)
  await runAs(installation, 'initdb', [
    '-D',
    cluster,
    '-U',
    USER,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ])
}

async function launch(
  installation: Installation,
  cluster: string,
  sockets: string,
  connectionString: string,
  durable: boolean,
) {
  const logFile = join(installation.dataDir, 'postgres.log')
  const output = openSync(logFile, 'a', 0o600)
  // An earlier release left it readable to everybody.
  fchmodSync(output, 0o600)
  const fast = durable
    ? []
    : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']
  const server = spawn(
    join(installation.bin, 'postgres'),
    [
      '-D',
      cluster,
      '-k',
      sockets,
      '-c',
      'listen_addresses=',
      '-c',
      'max_connections=100',
      '-c',
      'unix_socket_permissions=0700',
      '-c',
      // Without the details, which quote the values that a constraint rejected.
      'log_error_verbosity=terse',
      ...fast,
    ],
    // Its own process group: Ctrl-C reaches us first, so that requests can finish before the database goes.
    { ...installation.identity, stdio: ['ignore', output, output], detached: true },
  )
  closeSync(output)
  await waitUntilReady(server, connectionString, logFile)
  return server
}

async function waitUntilReady(server: ChildProcess, connectionString: string, logFile: string) {
  for (;;) {
    if (hasEnded(server)) {
      const tail = readFileSync(logFile, 'utf8').split('\n').slice(-8).join('\n')
      throw new Error(`The embedded PostgreSQL did not start:\n${tail}`)
    }
    if (await acceptsConnections(connectionString)) return
    await pause(20)
  }
}

async function acceptsConnections(connectionString: string) {
  const probe = new pg.Client({ connectionString })
  probe.on('error', () => undefined)
  try {
    await probe.connect()
    return true
  } catch {
    return false
  } finally {
    await probe.end().catch(() => undefined)
  }
}

async function stop(server: ChildProcess) {
  if (hasEnded(server)) return
  const gone = new Promise(resolve => server.once('exit', resolve))
  server.kill('SIGINT')
  await gone
}
