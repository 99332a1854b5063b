import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './errors'

/** Nothing runs, is styled, framed or fetched that does not come from this installation. */
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

export async function secure(
  app: FastifyInstance,
  { https, oldDomain, appUrl }: { https: boolean; oldDomain: string | undefined; appUrl: string },
) {
  await app.register(helmet, {
    contentSecurityPolicy,
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(self), microphone=(self), geolocation=(), payment=()')
  })
  if (oldDomain)
    app.addHook('onRequest', async (request, reply) => {
      if (request.hostname === oldDomain) return reply.redirect(`${appUrl}${request.url}`, 308)
    })
}

/** A request that a browser sent on its own, carried by the cookie alone, must come from our own pages. */
export function rejectCrossSite(request: FastifyRequest, appUrl: string) {
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return
  const origin = request.headers.origin
  const ours = [new URL(appUrl).host, request.host]
  if (site === undefined && origin && URL.canParse(origin) && ours.includes(new URL(origin).host)) return
  throw new AppError('cross_site')
}
