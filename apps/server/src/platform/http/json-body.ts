import type { FastifyInstance } from 'fastify'
import { JsonScanner } from '../json-scanner'
import { AppError } from './errors'

/** Far above what any call takes: a filter in a view in a list, and a few hundred ids. */
const bodyLimits = { maxDepth: 20, maxValues: 5_000 }

/** Calls take JSON and nothing else. What no call could mean is rejected before it's parsed. */
export function parseJsonBodies(http: FastifyInstance) {
  const parse = http.getDefaultJsonParser('error', 'error')
  http.removeContentTypeParser(['application/json', 'text/plain'])
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    const excess = new JsonScanner(bodyLimits).scan(body)
    if (excess) done(new AppError(excess === 'too_deep' ? 'malformed_json' : 'too_large'))
    else parse(request, body, done)
  })
}

/** For routes that read their JSON by themselves, as it streams in. */
export function leaveBodiesUnread(scope: FastifyInstance) {
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', (_request, body, done) => done(null, body))
  return scope
}
