import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './errors'

type OverloadLimits = { maxLoopDelayMs: number; maxCalls: number; measureEveryMs: number }

const defaults: OverloadLimits = {
  maxLoopDelayMs: 2_000,
  // A page makes up to ten calls at once, so these are the calls of ten pages that all still wait.
  maxCalls: 100,
  measureEveryMs: 500,
}
const RETRY_AFTER_SECONDS = 10

const isApiCall = ({ url }: FastifyRequest) => url.startsWith('/api/')

/**
 * Rejects calls while the event loop is late and many calls are at work; those that wait behind others of their own
 * organization are not, so one organization's queue is no reason to reject another's calls. On a busy machine the loop of a server with
 * little to do is late as well, and rejecting its few calls would help nobody. Pages and their files always come.
 */
export function rejectOverload(app: FastifyInstance, given: Partial<OverloadLimits> = {}) {
  const { maxLoopDelayMs, maxCalls, measureEveryMs } = { ...defaults, ...given }
  const loopDelayMs = measureLoopDelay(app, measureEveryMs)
  const inFlight = new Set<FastifyRequest>()
  const atWork = () => [...inFlight].filter(({ waitsForTurn }) => !waitsForTurn).length

  app.addHook('onRequest', (request, reply, done) => {
    if (!isApiCall(request)) return done()
    inFlight.add(request)
    // Whoever hangs up early gets no response, and no other hook runs.
    reply.raw.once('close', () => inFlight.delete(request))
    if (inFlight.size > maxCalls && loopDelayMs() > maxLoopDelayMs && atWork() > maxCalls)
      return done(new AppError('overloaded', { retryAfter: RETRY_AFTER_SECONDS }))
    done()
  })
  // An event stream stays open for hours; once its response has begun, it is no longer work.
  app.addHook('onSend', (request, _reply, payload, done) => {
    inFlight.delete(request)
    done(null, payload)
  })
}

/** How late timers are, twice in a row: a single pause, such as loading a module, is no load. */
function measureLoopDelay(app: FastifyInstance, everyMs: number) {
  let dueAt = performance.now() + everyMs
  let last = 0
  let before = 0
  const timer = setTimeout(() => {
    const now = performance.now()
    before = last
    last = now - dueAt
    dueAt = now + everyMs
    timer.refresh()
  }, everyMs).unref()
  app.addHook('onClose', (_app, done) => {
    clearTimeout(timer)
    done()
  })
  return () => Math.min(before, last)
}
