import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@plumbline/contract'

/** What the web app's build says about its addresses: see apps/web/vite/prerender. */
export type Site = {
  languages: Language[]
  /** With an address in each language: English at the path itself, the others below their code. */
  publicPaths: string[]
  /** Open to anyone, at one address, in the visitor's language. */
  authPaths: string[]
  /** The product's own pages, as patterns such as /tasks/:id. */
  appPaths: string[]
}

const DEFAULT_LANGUAGE: Language = 'en'
const HOME = '/home'

export function readSite(webRoot: string): Site | undefined {
  const file = join(webRoot, 'pages/site.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const addressOf = (path: string, language: Language) =>
  language === DEFAULT_LANGUAGE ? path : `/${language}${path}`

/** The visitor's first language that the site speaks. */
function negotiateLanguage({ languages }: Site, accepted = ''): Language {
  const wanted = accepted
    .split(',')
    .map(entry => {
      const [tag = '', quality] = entry.trim().split(/;\s*q=/)
      return { language: tag.slice(0, 2).toLowerCase(), quality: quality ? Number(quality) : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  for (const { language } of wanted) {
    const spoken = languages.find(each => each === language)
    if (spoken) return spoken
  }
  return DEFAULT_LANGUAGE
}

function matches(pattern: string, path: string) {
  const wanted = pattern.split('/')
  const parts = path.split('/')
  const isOpen = wanted.at(-1) === '*'
  if (isOpen ? parts.length < wanted.length : parts.length !== wanted.length) return false
  return wanted.every((part, at) => part === '*' || (part.startsWith(':') ? parts[at] : part === parts[at]))
}

/** What an address leads to: a pre-rendered page, the product, or another address. */
export type Destination =
  | { kind: 'page'; file: string; status: 200 | 404; isNegotiated: boolean }
  | { kind: 'app' }
  | { kind: 'redirect'; to: string }

export function findDestination(site: Site, address: string, accepted: string | undefined): Destination {
  const { languages, publicPaths, authPaths, appPaths } = site
  const pathname = address.replace(/(?<!\/)\/+$/, '')
  const prefix = languages.find(
    each => each !== DEFAULT_LANGUAGE && (pathname === `/${each}` || pathname.startsWith(`/${each}/`)),
  )
  const path = prefix ? pathname.slice(prefix.length + 1) : pathname
  const page = (file: string, status: 200 | 404, isNegotiated = false): Destination => ({
    kind: 'page',
    file,
    status,
    isNegotiated,
  })
  // Browsers ask for it where no page names an icon.
  if (path === '/favicon.ico') return { kind: 'redirect', to: '/favicon.svg' }
  if (prefix && path === '') return { kind: 'redirect', to: addressOf(HOME, prefix) }
  if (publicPaths.includes(path)) return page(`${prefix ?? DEFAULT_LANGUAGE}${path}`, 200)
  if (prefix) return page(`${prefix}/404`, 404)
  const language = negotiateLanguage(site, accepted)
  if (path === '') return page(`${language}${HOME}`, 200, true)
  if (authPaths.includes(path)) return page(`${language}${path}`, 200, true)
  if (appPaths.some(pattern => matches(pattern, path))) return { kind: 'app' }
  return page(`${language}/404`, 404, true)
}

/** Every public page in every language, each with its counterparts. */
export function sitemap({ languages, publicPaths }: Site, origin: string) {
  const link = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${path}"/>`
  const entries = publicPaths.flatMap(path => {
    const alternates = [...languages.map(each => link(each, addressOf(path, each))), link('x-default', path)]
    return languages.map(
      each => `<url><loc>${origin}${addressOf(path, each)}</loc>${alternates.join('')}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** Search engines may read the public pages; the product's own pages only lead them to the login. */
export function robots({ appPaths }: Site, origin: string) {
  const folders = new Set(['/api', ...appPaths.map(path => `/${path.split('/')[1]}`)])
  return [
    'User-agent: *',
    ...[...folders].flatMap(folder => [`Disallow: ${folder}$`, `Disallow: ${folder}/`]),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
