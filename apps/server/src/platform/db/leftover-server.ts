import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'

export type ProcessTable = {
  /** The command line of a running process, or nothing where there's no such process. */
  commandOf: (pid: number) => string
  signal: (pid: number, signal: 'SIGINT') => void
}

const STOP_TIMEOUT_MS = 30_000
const POLL_INTERVAL_MS = 50

/** Linux has /proc. Other systems, such as macOS, have only `ps`. */
export const systemProcesses: ProcessTable = {
  commandOf: pid => {
    try {
      if (!existsSync('/proc/self')) return commandFromPs(pid)
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    } catch {
      return ''
    }
  },
  signal: (pid, signal) => void process.kill(pid, signal),
}

/** `ps` ends with an error when there's no such process. */
export function commandFromPs(pid: number) {
  return execFileSync('ps', ['-ww', '-p', String(pid), '-o', 'command='], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}

/**
 * After kill -9 the product's PostgreSQL keeps running. It's asked to stop, so that this start owns the next one.
 * The pid file may be old and its number may belong to another program by now, even to another PostgreSQL.
 * So only a process that runs on this very cluster is signaled.
 */
export async function stopLeftoverServer(
  cluster: string,
  log: Logger,
  processes: ProcessTable = systemProcesses,
  timeoutMs = STOP_TIMEOUT_MS,
) {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  const isOurs = () => Number.isInteger(pid) && pid > 1 && runsOn(cluster, processes.commandOf(pid))
  if (!isOurs()) return rmSync(file, { force: true })
  log.warn({ pid }, 'stopping the database that an interrupted run left behind')
  processes.signal(pid, 'SIGINT')
  const deadline = performance.now() + timeoutMs
  while (isOurs()) {
    if (performance.now() > deadline)
      throw new Error(`A PostgreSQL that an earlier run left behind (process ${pid}) did not stop.`)
    await pause(POLL_INTERVAL_MS)
  }
}

/** We always start PostgreSQL with `-D` and the path of its cluster. */
const runsOn = (cluster: string, command: string) =>
  /postgres/.test(command) && ` ${command} `.includes(` -D ${cluster} `)
