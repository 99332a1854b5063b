import { createHash } from 'node:crypto'
import type { RegulatoryBody, Severity } from '@plumbline/contract'
import { dayOf } from '@plumbline/domain'
import type { BulkRow } from '../import/bulk.repository'
import { keyOf, storable } from '../import/import-rows'
import type { FeedItem } from './read-feed'

export type FeedOrigin = { id: string; name: string; url: string }

/** A feed's item as a regulation of the library. */
export function regulationFrom(item: FeedItem, feed: FeedOrigin): BulkRow {
  const identity = identityOf(item)
  const body = bodyOf(feed.url)
  const code =
    federalRegisterNumber(item.link) ?? `${body === 'Other' ? 'FEED' : body}-${shortHash(identity)}`
  const text = storable(item.text)
  const summary = cut(text.replaceAll('\n', ' ') || item.title, 600)
  const published = item.published ? `Published ${dayOf(item.published, 'UTC')}.` : ''
  return {
    title: cut(storable(item.title), 300),
    code,
    key: keyOf(code),
    summary,
    description:
      [text.length > summary.length ? cut(text, 20_000) : '', published].filter(Boolean).join('\n\n') || null,
    industry: industryOf(feed),
    tags: tagsOf(item),
    riskLevel: riskOf(`${item.title} ${item.text}`),
    source: item.link ?? feed.url,
    regulatoryBody: body,
    jurisdiction: jurisdictionOf(feed.url),
    complianceDeadline: null,
    relatedCodes: [],
    isActive: true,
    authority: cut(storable(feed.name), 200),
    documentType: 'Feed item',
    link: identity,
    ...(item.guid !== null && { guid: storable(item.guid) }),
  }
}

const highWords = /\b(?:fatal|severe|critical|emergenc|death|killed)/i
const mediumWords = /\b(?:injur|hazard|violat|fines?\b|fined\b|penalt|citation|cited\b)/i

const riskOf = (text: string): Severity =>
  highWords.test(text) ? 'High' : mediumWords.test(text) ? 'Medium' : 'Low'

/** The same item is the same whether its link says http or https, ends in a slash or counts who sent the reader. */
function identityOf({ link, guid, title }: FeedItem): string {
  if (!link) return storable(guid ?? title).slice(0, 1000)
  const url = new URL(link)
  for (const name of [...url.searchParams.keys()]) if (/^utm_/i.test(name)) url.searchParams.delete(name)
  return `${url.host}${url.pathname.replace(/(?<!\/)\/+$/, '')}${url.search}`
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase()

/** Federal Register documents have a number that people know them by. */
function federalRegisterNumber(link: string | null) {
  const number =
    link && /federalregister\.gov\/(?:documents|d)\/(?:\d{4}\/\d\d\/\d\d\/)?([\dA-Z]+-\d+)/.exec(link)?.[1]
  return number ? `FR ${number}` : undefined
}

const bodies: [RegExp, RegulatoryBody][] = [
  [/osha\.gov|occupational-safety-and-health/i, 'OSHA'],
  [/epa\.gov/i, 'EPA'],
  [/msha\.gov|mine-safety-and-health/i, 'MSHA'],
  [/cdc\.gov\/niosh/i, 'NIOSH'],
  [/faa\.gov/i, 'FAA'],
  [/fda\.gov/i, 'FDA'],
  [/fcc\.gov/i, 'FCC'],
  [/(?:transportation|dot)\.gov/i, 'DOT'],
]
const bodyOf = (url: string) => bodies.find(([pattern]) => pattern.test(url))?.[1] ?? 'Other'

const jurisdictions: [RegExp, string][] = [
  [/\.uk$/i, 'UK'],
  [/\.europa\.eu$/i, 'EU'],
  [/\.au$/i, 'Australia'],
  [/\.ca$/i, 'Canada'],
  [/\.gov$|\.mil$/i, 'US'],
]
function jurisdictionOf(url: string) {
  const { hostname } = new URL(url)
  return jurisdictions.find(([pattern]) => pattern.test(hostname))?.[1] ?? 'International'
}

function industryOf({ id, url }: FeedOrigin) {
  if (id === 'construction-regulations') return 'Construction'
  return bodyOf(url) === 'MSHA' ? 'Mining' : 'General Industry'
}

function tagsOf({ categories }: FeedItem) {
  const named = categories.map(category => cut(storable(category).toLowerCase().trim(), 60)).filter(Boolean)
  return [...new Set(['rss', ...named])].slice(0, 10)
}

const cut = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/(?<!\s)\s+\S*$/, '')}…`
