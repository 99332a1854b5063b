import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenSpan, Telemetry } from './telemetry'

declare module 'fastify' {
  interface FastifyRequest {
    span: OpenSpan | null
  }
}

/** One span per request, named after its route. A caller's trace is continued only behind a proxy that we trust. */
export function traceRequests(
  app: FastifyInstance,
  telemetry: Telemetry,
  options: { isBehindProxy: boolean },
) {
  if (!telemetry.isOn) return
  app.decorateRequest('span', null)
  const causeOf = ({ headers: { traceparent } }: FastifyRequest) =>
    options.isBehindProxy && typeof traceparent === 'string' ? traceparent : undefined

  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    request.span = telemetry.open(`${request.method} ${route}`, {
      kind: 'server',
      attributes: { 'http.request.method': request.method, 'http.route': route },
      causedBy: causeOf(request),
    })
    request.span.run(done)
  })
  // The body arrives in events of its socket, which belong to no span.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.span) request.span.run(done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.span?.set({ 'http.response.status_code': reply.statusCode })
    if (reply.statusCode >= 500) request.span?.fail(undefined)
    request.span?.end()
    done()
  })
}
