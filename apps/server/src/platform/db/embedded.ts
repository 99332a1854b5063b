import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Logger } from 'pino'
import { claim } from './claim'
import { type Installation, install, runAs } from './embedded-install'

export type EmbeddedDatabase = { connectionString: string; stop: () => Promise<void> }

const user = 'plumbline'

/**
 * Runs the PostgreSQL that comes inside an npm package, in the data folder, reachable only through a
 * socket file: no port to collide, nothing on the network.
 */
export const startEmbeddedDatabase = async (
  dataDir: string,
  log: Logger,
  { durable = true } = {},
): Promise<EmbeddedDatabase> => {
  mkdirSync(dataDir, { recursive: true })
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const release = await claim(join(tmpdir(), `plumbline-${name}.lock`), dataDir)
  try {
    const installation = install(dataDir, name)
    const cluster = join(installation.dataDir, 'postgres')
    const sockets = join(tmpdir(), `plumbline-${name}`)
    installation.makeFolder(sockets)
    await stopOrphan(cluster, log)
    if (!existsSync(join(cluster, 'PG_VERSION'))) await initialize(installation, cluster, log)
    const connectionString = `postgres://${user}@${encodeURIComponent(sockets)}/postgres`
    const server = await launch(installation, cluster, sockets, connectionString, durable)
    return {
      connectionString,
      stop: async () => {
        await stop(server)
        rmSync(sockets, { recursive: true, force: true })
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

const initialize = async (installation: Installation, cluster: string, log: Logger) => {
  log.info('creating the database, which happens once')
  // An interrupted creation leaves a folder without its version file; nothing in it was ever used.
  rmSync(cluster, { recursive: true, force: true })
  installation.makeFolder(cluster)
  await runAs(installation, 'initdb', [
    '-D',
    cluster,
    '-U',
    user,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ])
}

const launch = async (
  installation: Installation,
  cluster: string,
  sockets: string,
  connectionString: string,
  durable: boolean,
) => {
  const logFile = join(installation.dataDir, 'postgres.log')
  const output = openSync(logFile, 'a')
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
      ...fast,
    ],
    // Its own process group: Ctrl-C reaches us first, so that requests can finish before the database goes.
    { ...installation.identity, stdio: ['ignore', output, output], detached: true },
  )
  closeSync(output)
  await untilReady(server, connectionString, logFile)
  return server
}

const untilReady = async (server: ChildProcess, connectionString: string, logFile: string) => {
  for (;;) {
    if (server.exitCode !== null) {
      const tail = readFileSync(logFile, 'utf8').split('\n').slice(-8).join('\n')
      throw new Error(`The embedded PostgreSQL did not start:\n${tail}`)
    }
    if (await answers(connectionString)) return
    await pause(20)
  }
}

const answers = async (connectionString: string) => {
  const probe = new pg.Client({ connectionString })
  try {
    await probe.connect()
    return true
  } catch {
    return false
  } finally {
    await probe.end().catch(() => undefined)
  }
}

const stop = async (server: ChildProcess) => {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = new Promise(resolve => server.once('exit', resolve))
  server.kill('SIGINT')
  await gone
}

/** After kill -9 of the product its PostgreSQL lives on. It is asked to stop, so that this start owns the next one. */
const stopOrphan = async (cluster: string, log: Logger) => {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (!isPostgres(pid)) return rmSync(file, { force: true })
  log.warn({ pid }, 'stopping the database that an interrupted run left behind')
  process.kill(pid, 'SIGINT')
  while (isPostgres(pid)) await pause(50)
}

/** A process id may have been given to something else since; never signal a stranger. */
const isPostgres = (pid: number) => {
  try {
    process.kill(pid, 0)
    const commandLine = `/proc/${pid}/cmdline`
    return !existsSync('/proc/self') || readFileSync(commandLine, 'utf8').includes('postgres')
  } catch {
    return false
  }
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
