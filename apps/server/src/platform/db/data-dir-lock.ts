import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nameOf } from './embedded-install'

/**
 * Allows one process per data folder. It holds a listening socket instead of a lock file, because the system
 * closes the socket however the process ends.
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  const socketPath = join(tmpdir(), `plumbline-${nameOf(dataDir)}.lock`)
  if (await isListening(socketPath))
    throw new Error(
      `Plumbline is already running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    )
  rmSync(socketPath, { force: true })
  const server = createServer(connection => connection.destroy())
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socketPath, resolve))
  server.unref()
  return () => server.close()
}

function isListening(socketPath: string) {
  return new Promise<boolean>(resolve => {
    const probe = connect(socketPath)
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false))
    probe.once('close', () => probe.destroy())
  })
}
