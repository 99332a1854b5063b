import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { SiteConfig } from '@plumbline/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config'
import { readPages } from '../site/page-store'
import { findDestination, readSite, robots, type Site, sitemap } from '../site/site'
import { notFound } from './errors'

/** Built files carry a hash of their content in their name, so a browser may keep them for good. */
const FOREVER = 'public, max-age=31536000, immutable'

/** Serves the web app: its files, its pre-rendered pages, and its one page for the product's own addresses. */
export async function serveWeb(app: FastifyInstance, config: Config) {
  const page = join(config.webRoot, 'index.html')
  const html = existsSync(page) ? readFileSync(page, 'utf8') : undefined

  if (html)
    await app.register(fastifyStatic, {
      root: config.webRoot,
      index: false,
      wildcard: false,
      // Pre-rendered pages are sent at their own addresses.
      globIgnore: ['pages/**'],
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

  const site = readSite(config.webRoot)
  const sendPage = site && html ? publicSite(app, site, config) : undefined

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isPage =
      ['GET', 'HEAD'].includes(request.method) && !path.startsWith('/api/') && !path.startsWith('/assets/')
    if (!isPage || !html) throw notFound()
    if (await sendPage?.(path, request, reply)) return reply
    // The address of a shared report is the key to it: no other site and no search engine gets it.
    if (path.startsWith('/shared/'))
      reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })
    return reply.header('cache-control', 'no-cache').type('text/html').send(html)
  })
}

/** The pages that were rendered when the web app was built, and what tells search engines about them. */
function publicSite(app: FastifyInstance, site: Site, { webRoot, appUrl }: Config) {
  const pages = readPages(webRoot, appUrl)
  const hidden = { schema: { hide: true } }
  app.get('/sitemap.xml', hidden, (_, reply) => reply.type('application/xml').send(sitemap(site, appUrl)))
  app.get('/robots.txt', hidden, (_, reply) => reply.type('text/plain').send(robots(site, appUrl)))

  /** Whether the address led to one of these pages; otherwise the product itself is at it. */
  return async (path: string, { headers, url }: FastifyRequest, reply: FastifyReply) => {
    const destination = findDestination(site, path, headers['accept-language'])
    if (destination.kind === 'app') return false
    if (destination.kind === 'redirect') {
      await reply.redirect(`${destination.to}${url.slice(path.length)}`, 308)
      return true
    }
    const page = pages.get(destination.file)
    if (!page) return false
    const policy = reply.getHeader('content-security-policy')
    if (policy) reply.header('content-security-policy', page.policyFrom(String(policy)))
    reply.headers({
      'cache-control': 'no-cache',
      vary: destination.isNegotiated ? 'accept-encoding, accept-language' : 'accept-encoding',
      etag: page.etag,
    })
    const isKnown = headers['if-none-match'] === page.etag && destination.status === 200
    if (isKnown) {
      await reply.code(304).send()
      return true
    }
    const { body, encoding } = await page.bodyFor(headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    await reply.code(destination.status).type('text/html; charset=utf-8').send(body)
    return true
  }
}
