import type { Endpoint } from '@plumbline/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from './errors'

/** Mail programs unsubscribe with a form (RFC 8058). A call that takes no body ignores one; all others want JSON. */
export function ignoreUnusedForms(http: FastifyInstance) {
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (request, _body, done) => {
      const { endpoint } = request.routeOptions.config as { endpoint?: Endpoint }
      if (!endpoint || endpoint.body || endpoint.form) done(new AppError('unsupported_type'))
      else done(null, undefined)
    },
  )
}
