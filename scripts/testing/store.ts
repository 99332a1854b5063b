import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { root } from '../lib/root.mjs'
import { freePort } from './launch'

export const BUCKET = 'media'
const SLOW_MS = 20_000
const REJECTION = 'HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'

/** How the store treats whoever calls it; `slow` is slower than anybody waits. */
type StoreMode = 'normal' | 'slow' | 'rejecting' | 'unreachable'

export type Store = {
  url: string
  folder: string
  setMode: (mode: StoreMode) => void
  /** As a power cut would. */
  kill: () => Promise<void>
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** An S3-compatible store as a process of its own, behind a proxy that can make it slow, angry or silent. */
export async function startStore(folder: string): Promise<Store> {
  const port = await freePort()
  let mode: StoreMode = 'normal'
  let running = await runServer(folder, port)
  const sockets = new Set<Socket>()
  const proxy = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    if (mode === 'unreachable') socket.destroy()
    else if (mode === 'rejecting') socket.once('data', () => socket.end(REJECTION))
    else setTimeout(() => forward(socket, port), mode === 'slow' ? SLOW_MS : 0)
  })
  const proxyPort = await freePort()
  await new Promise<void>(resolve => proxy.listen(proxyPort, '127.0.0.1', resolve))
  const kill = async () => {
    running.process.kill('SIGKILL')
    await running.ended
  }
  return {
    url: `http://127.0.0.1:${proxyPort}`,
    folder: join(folder, BUCKET),
    setMode: next => {
      mode = next
      // Connections that are kept open would go on as before.
      for (const socket of sockets) socket.destroy()
    },
    kill,
    start: async () => {
      running = await runServer(folder, port)
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
      await kill()
    },
  }
}

function forward(socket: Socket, port: number) {
  if (socket.destroyed) return
  const upstream = connect(port, '127.0.0.1')
  upstream.on('error', () => socket.destroy()).on('close', () => socket.destroy())
  socket.on('close', () => upstream.destroy())
  socket.pipe(upstream).pipe(socket)
}

async function runServer(folder: string, port: number) {
  mkdirSync(folder, { recursive: true })
  const args = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', BUCKET, '--silent']
  const child = spawn(process.execPath, [join(root, 'node_modules/s3rver/bin/s3rver.js'), ...args])
  const ended = new Promise<void>(resolve => child.on('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('exit', () => reject(new Error('The store ended.')))
  })
  return { process: child, ended }
}
