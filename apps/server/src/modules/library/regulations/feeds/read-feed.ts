import type { FeedFaultCode } from '@plumbline/contract'
import { parseFeed } from '@rowanmanning/feed-parser'
import { byteOrderMarkIn, decodeAs } from '../../../../platform/charset'
import { plainText } from '../../../../platform/plain-text'
import { definesEntities, isWebPage, withFirstItems } from './feed-text'

/** An item in plain words. */
export type FeedItem = {
  title: string
  /** Everything it says, as one text. */
  text: string
  link: string | null
  guid: string | null
  published: Date | null
  categories: string[]
}

export class FeedUnreadable extends Error {
  override name = 'FeedUnreadable'
  readonly fault: FeedFaultCode
  constructor(fault: FeedFaultCode) {
    super(`the feed cannot be read: ${fault}`)
    this.fault = fault
  }
}

const MAX_ITEMS = 200

/**
 * RSS 2.0, RSS 1.0 (RDF) and Atom, as they are found. `url` is where the bytes came from. Only `feed-worker` calls this:
 * a stranger's feed can keep a parser busy.
 */
export function readFeed(bytes: Uint8Array, contentType: string, url: string): FeedItem[] {
  const text = decodeXml(bytes, contentType)
  if (definesEntities(text)) throw new FeedUnreadable('unsafe')
  const items = parse(withFirstItems(text, MAX_ITEMS), contentType).slice(0, MAX_ITEMS)
  return items.flatMap(item => {
    const told = plainText(item.content ?? item.description ?? '')
    const title = plainText(item.title ?? '').replaceAll('\n', ' ') || (told.split('\n')[0] ?? '')
    if (title === '') return []
    const guid = item.id?.trim().slice(0, 500) || null
    return {
      title,
      text: longer(told, plainText(item.description ?? '')),
      link: webAddress(item.url, url) ?? webAddress(guid, url),
      guid,
      published: item.published ?? item.updated,
      categories: item.categories.flatMap(({ label, term }) => plainText(label ?? term ?? '') || []),
    }
  })
}

const longer = (one: string, other: string) => (other.length > one.length ? other : one)

/** The mark wins over the header, the header over what the document says about itself. */
function decodeXml(bytes: Uint8Array, contentType: string) {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const label =
    byteOrderMarkIn(bytes) ??
    /charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1] ??
    /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)/i.exec(start)?.[1]
  return decodeAs(bytes, label ?? 'utf-8')
}

function parse(text: string, contentType: string) {
  try {
    return parseFeed(text).items
  } catch {
    const isPage = /html/i.test(contentType) || isWebPage(text)
    throw new FeedUnreadable(isPage ? 'not_a_feed' : 'unreadable')
  }
}

/** Only what a browser may open by a click: never javascript: or data:. */
function webAddress(address: string | null, base: string): string | null {
  const isPermalink = address !== null && (/^https?:/i.test(address) || /^[./]/.test(address))
  if (!isPermalink || !URL.canParse(address, base)) return null
  const url = new URL(address, base)
  return /^https?:$/.test(url.protocol) && url.href.length <= 2000 ? url.href : null
}
