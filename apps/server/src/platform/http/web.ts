import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { SiteConfig } from '@plumbline/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config'
import { notFound } from './errors'

/** Built files carry a hash of their content in their name, so a browser may keep them for good. */
const FOREVER = 'public, max-age=31536000, immutable'

/** Serves the web app: its files as they are, and its page for every address that is not a file or a call. */
export async function serveWeb(app: FastifyInstance, config: Config) {
  const page = join(config.webRoot, 'index.html')
  const html = existsSync(page) ? readFileSync(page, 'utf8') : undefined

  if (html)
    await app.register(fastifyStatic, {
      root: config.webRoot,
      index: false,
      wildcard: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? FOREVER : 'no-cache')
      },
    })

  app.get(
    '/config.json',
    { schema: { hide: true } },
    async (): Promise<SiteConfig> => ({
      supportEmail: config.links.supportEmail ?? '',
      bookingUrl: config.links.booking ?? '',
      signInUrl: config.links.signIn ?? '/login',
      signUpUrl: config.links.signUp ?? '/signup',
      networkUrl: config.links.network ?? '',
    }),
  )

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && !path.startsWith('/assets/')
    if (!isPage || !html) throw notFound()
    // The address of a shared report is the key to it: no other site and no search engine gets it.
    if (path.startsWith('/shared/'))
      reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })
    return reply.header('cache-control', 'no-cache').type('text/html').send(html)
  })
}
