import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** The longest a request may take to arrive: 10 MB over a slow mobile network. */
export const UPLOAD_TIMEOUT_MS = 300_000

type ConnectionLimits = {
  /** For everything but files: a megabyte at most. */
  bodyTimeoutMs: number
  headersTimeoutMs: number
  maxConnections: number
  maxPerAddress: number
}
const defaults: ConnectionLimits = {
  bodyTimeoutMs: 20_000,
  headersTimeoutMs: 20_000,
  maxConnections: 5_000,
  maxPerAddress: 1_000,
}

/** Cuts off whoever sends a body drop by drop, and whoever opens more connections than a building full of people. */
export function limitConnections(
  app: FastifyInstance,
  { isBehindProxy, ...given }: Partial<ConnectionLimits> & { isBehindProxy: boolean },
) {
  const limits = { ...defaults, ...given }
  app.server.headersTimeout = limits.headersTimeoutMs
  app.server.maxConnections = limits.maxConnections
  // Behind a proxy all connections have the same address.
  if (!isBehindProxy) limitPerAddress(app, limits.maxPerAddress)

  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions } = request
    const hasBody =
      raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
    if (!hasBody || routeOptions.config.endpoint?.form) return done()
    const timer = setTimeout(() => {
      if (raw.complete === false) raw.destroy()
    }, limits.bodyTimeoutMs)
    timer.unref()
    raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
    done()
  })
}

function limitPerAddress(app: FastifyInstance, max: number) {
  const open = new Map<string, number>()
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const count = (open.get(address) ?? 0) + 1
    if (count > max) return void socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
