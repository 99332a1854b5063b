import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commandFromPs, type ProcessTable, stopLeftoverServer, systemProcesses } from './leftover-server'

const log = pino({ level: 'silent' })
let cluster = ''
let pidFile = ''

beforeEach(() => {
  cluster = mkdtempSync(join(tmpdir(), 'plumbline-cluster-'))
  pidFile = join(cluster, 'postmaster.pid')
})
afterEach(() => rmSync(cluster, { recursive: true, force: true }))

/** A process table with one process, which ends when it's signaled. */
function tableWith(pid: number, command: string): ProcessTable & { signaled: number[] } {
  const signaled: number[] = []
  return {
    signaled,
    commandOf: asked => (asked === pid && !signaled.includes(pid) ? command : ''),
    signal: asked => void signaled.push(asked),
  }
}

test('our own leftover server is stopped', async () => {
  writeFileSync(pidFile, `4711\n${cluster}\n`)
  const processes = tableWith(4711, `/opt/native/bin/postgres -D ${cluster} -k /tmp/sockets`)
  await stopLeftoverServer(cluster, log, processes)
  expect(processes.signaled).toEqual([4711])
})

test.each([
  ['another program', '/usr/bin/vim notes about postgres.txt'],
  ['a PostgreSQL of somebody else', '/usr/lib/postgresql/17/bin/postgres -D /var/lib/postgresql/17/main'],
  ['nothing', ''],
])('an old pid file that now names %s signals nobody and is removed', async (_, command) => {
  writeFileSync(pidFile, '4711\n')
  const processes = tableWith(4711, command)
  await stopLeftoverServer(cluster, log, processes)
  expect(processes.signaled).toEqual([])
  expect(existsSync(pidFile)).toBe(false)
})

test.each(['', '0', '-1', '1', 'x'])('a pid file that says "%s" signals nobody', async content => {
  writeFileSync(pidFile, content)
  const processes = tableWith(Number(content), `postgres -D ${cluster}`)
  await stopLeftoverServer(cluster, log, processes)
  expect(processes.signaled).toEqual([])
})

test('a server that does not stop is reported instead of waited for without end', async () => {
  writeFileSync(pidFile, '4711\n')
  const processes = { commandOf: () => `postgres -D ${cluster}`, signal: () => undefined }
  await expect(stopLeftoverServer(cluster, log, processes, 20)).rejects.toThrow('process 4711')
})

test('the command of a process is read from the system and from ps', async () => {
  const child = spawn('sleep', ['4321'])
  try {
    await expect.poll(() => systemProcesses.commandOf(child.pid ?? 0).trim()).toBe('sleep 4321')
    expect(commandFromPs(child.pid ?? 0)).toBe('sleep 4321')
  } finally {
    child.kill()
  }
  expect(systemProcesses.commandOf(2 ** 22 + 1)).toBe('')
})
