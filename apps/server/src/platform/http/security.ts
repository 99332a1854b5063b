import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import helmet from 'helmet'
import { AppError } from './errors'

/** Scripts, styles, media and requests are allowed only from this installation, and no site may frame it. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  },
}

/** The headers that helmet sets. None of them depends on the request, so they are computed once. */
export function securityHeaders(https: boolean): Record<string, string> {
  const setHeaders = helmet({
    contentSecurityPolicy,
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  setHeaders(request, response, () => undefined)
  return {
    ...(response.getHeaders() as Record<string, string>),
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), payment=()',
  }
}

export function secure(
  app: FastifyInstance,
  { https, oldDomain, appUrl }: { https: boolean; oldDomain: string | undefined; appUrl: string },
) {
  const always = securityHeaders(https)
  // Responses of calls are not cached unless the route says otherwise.
  const ofCalls = { ...always, 'cache-control': 'no-store' }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? ofCalls : always)
    reply.header('x-request-id', request.id)
    done()
  })
  if (oldDomain)
    app.addHook('onRequest', async (request, reply) => {
      if (request.hostname === oldDomain) return reply.redirect(`${appUrl}${request.url}`, 308)
    })
}

/** A request authenticated only by a cookie must come from our own pages (CSRF protection). */
export function rejectCrossSite(request: FastifyRequest, appUrl: string) {
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return
  const origin = request.headers.origin
  const ours = [new URL(appUrl).host, request.host]
  if (site === undefined && origin && URL.canParse(origin) && ours.includes(new URL(origin).host)) return
  throw new AppError('cross_site')
}
