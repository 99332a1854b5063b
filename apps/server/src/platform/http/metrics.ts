import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
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
  return {
    registry,
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

/** Metrics are open to processes on this machine and to requests with the metrics token. */
export function mayReadMetrics(request: FastifyRequest, token: string | undefined) {
  const given = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
  if (token && isSameSecret(given, token)) return true
  return loopback.has(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined
}
