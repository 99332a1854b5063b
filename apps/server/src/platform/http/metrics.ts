import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { isLocalName } from '../operator'
import { isSameSecret } from '../secrets'

export function openMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to response, by route and status',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const storageErrors = new Counter({
    name: 'storage_errors_total',
    help: 'Calls to the file store that failed, by operation',
    labelNames: ['operation'],
    registers: [registry],
  })
  return {
    registry,
    storageErrors,
    measure: (app: FastifyInstance) => {
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'none'
        durations.observe(
          { method: request.method, route, status: reply.statusCode },
          reply.elapsedTime / 1000,
        )
        done()
      })
    },
  }
}
export type Metrics = ReturnType<typeof openMetrics>

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** What proxies add. Some add nothing, so a request without them may come through one all the same. */
const forwarding = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']

/**
 * Metrics are for requests with the metrics token. Without a token they are open to processes on this machine, as long
 * as people reach the product there too: otherwise there is a proxy, and on the same host its requests look the same.
 */
export function mayReadMetrics(
  request: FastifyRequest,
  { token, appUrl }: { token: string | undefined; appUrl: string },
) {
  if (token) return isSameSecret(request.headers.authorization?.replace(/^Bearer /, '') ?? '', token)
  return (
    isLocalName(new URL(appUrl).hostname) &&
    loopback.has(request.socket.remoteAddress ?? '') &&
    forwarding.every(name => request.headers[name] === undefined)
  )
}
