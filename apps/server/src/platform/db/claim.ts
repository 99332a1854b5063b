import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'

/**
 * One process per data folder. A socket is held rather than a file written, since it falls with the process
 * however that dies.
 */
export const claim = async (socketPath: string, dataDir: string): Promise<() => void> => {
  if (await answers(socketPath))
    throw new Error(
      `Plumbline is already running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    )
  rmSync(socketPath, { force: true })
  const server = createServer(connection => connection.destroy())
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socketPath, resolve))
  server.unref()
  return () => server.close()
}

const answers = (socketPath: string) =>
  new Promise<boolean>(resolve => {
    const probe = connect(socketPath)
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false))
    probe.once('close', () => probe.destroy())
  })
