import { readFileSync } from 'node:fs'
import type { Language } from '@plumbline/contract/options'
import type { Site } from '../../src/prerender.tsx'

/** Replaced by the server with the address of the installation. */
const ORIGIN = '__ORIGIN__'

const MAX_DESCRIPTION = 200
const MIN_DESCRIPTION = 50

const starter = readFileSync(new URL('./starter.js', import.meta.url), 'utf8')

/** all: anyone. visitors: whoever is signed in is led elsewhere. missing: no page has this address. */
export type Audience = 'all' | 'visitors' | 'missing'

export type PageFiles = { entry: string; files: string[] }

export type PageDocument = {
  site: Site
  path: string
  language: Language
  audience: Audience
  /** Has an address in each language. */
  isLocalized: boolean
  html: string
  css: string
  font: string | undefined
  claim: string
  files: PageFiles
  shareImage: string | undefined
}

const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

export const titleOf = (html: string) => textOf(html.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1] ?? '')

/** The paragraph below the title says what the page is about; a form's page has none. */
export function descriptionOf(html: string, claim: string) {
  const [, ...rest] = html.split('</h1>')
  const [, first = ''] =
    rest.join('').match(/^(?:<\/?(?:div|header|hgroup)[^>]*>|<!--.*?-->)*<p[^>]*>(.*?)<\/p>/s) ?? []
  const text = textOf(first)
  if (text.length < MIN_DESCRIPTION) return claim
  return text.length <= MAX_DESCRIPTION ? text : `${text.slice(0, MAX_DESCRIPTION).replace(/\s+\S*$/, '')} …`
}

const attribute = (value: string) => value.replaceAll('"', '&quot;')

const meta = (entries: Record<string, string | undefined>, name: 'name' | 'property') =>
  Object.entries(entries)
    .filter(([, content]) => content !== undefined)
    .map(([key, content = '']) => `<meta ${name}="${key}" content="${attribute(content)}">`)
    .join('\n')

function linksOf({ site: { languages, publicAddress }, path, language, isLocalized }: PageDocument) {
  const canonical = isLocalized ? publicAddress(path, language) : path
  const alternates = isLocalized
    ? [...languages.map(each => [each, publicAddress(path, each)]), ['x-default', path]]
    : []
  return [
    `<link rel="canonical" href="${ORIGIN}${canonical}">`,
    ...alternates.map(
      ([hreflang, href]) => `<link rel="alternate" hreflang="${hreflang}" href="${ORIGIN}${href}">`,
    ),
  ].join('\n')
}

/** Tells search engines what kind of thing the home page is about. */
function structuredData({ site, path, language }: PageDocument, description: string) {
  if (path !== '/home') return ''
  const data = {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Plumbline',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    url: `${ORIGIN}${site.publicAddress(path, language)}`,
    inLanguage: language,
    description,
  }
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** A whole page: what search engines and link previews read, the styles it needs, its content and its loader. */
export function writeDocument(page: PageDocument) {
  const { site, path, language, audience, isLocalized, html, css, font, claim, files, shareImage } = page
  const address = isLocalized ? site.publicAddress(path, language) : path
  const title = `${titleOf(html)} · Plumbline`
  const description = descriptionOf(html, claim)
  const isMissing = audience === 'missing'
  const image = shareImage && `${ORIGIN}${shareImage}`
  const shared = {
    'og:type': 'website',
    'og:site_name': 'Plumbline',
    'og:title': title,
    'og:description': description,
    'og:url': `${ORIGIN}${address}`,
    'og:locale': site.profiles[language].preview,
    'og:image': image,
    'og:image:width': image && '1200',
    'og:image:height': image && '630',
    'og:image:alt': image && title,
  }
  return `<!doctype html>
<html lang="${language}" data-path="${address}" data-audience="${audience}"${isLocalized ? '' : ' data-negotiated'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
${meta({ description, 'theme-color': '#f4f6f7', ...(isMissing && { robots: 'noindex' }) }, 'name')}
${isMissing ? '' : linksOf(page)}
${isMissing ? '' : meta(shared, 'property')}
${isMissing ? '' : meta({ 'twitter:card': image ? 'summary_large_image' : 'summary' }, 'name')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="apple-touch-icon" href="/icon-192.png">
${font ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>` : ''}
<style>${css}html[data-pending] body{visibility:hidden}</style>
<script>${starter}</script>
${structuredData(page, description)}
</head>
<body>
<div id="root">${html}</div>
<script type="application/json" id="files">${JSON.stringify(files)}</script>
</body>
</html>
`
}
