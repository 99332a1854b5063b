import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'

const addresses = new AsyncLocalStorage<string>()

/** The network address of the request that is being handled; empty in background work. */
export const callerAddress = () => addresses.getStore() ?? ''

/** Before the handler and not before the body: reading a body leaves the context that a request began with. */
export function trackCallerAddress(http: FastifyInstance) {
  http.addHook('preHandler', (request, _reply, done) => addresses.run(request.ip, done))
}
