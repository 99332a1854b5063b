import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import type { FieldErrorCode } from '../errors'
import { Count, prepared, text } from '../fields'
import { acceptingRecord } from '../records'

/** Why a feed was skipped, in words for the person who added it. */
export const feedFaults = {
  address_not_allowed: "This address isn't on the public internet, so we don't fetch it.",
  host_unknown: "We couldn't find this server. Check the address and your server's internet connection.",
  unreachable: "The server didn't accept the connection. It may be down. Try again later.",
  certificate: "The server's certificate isn't valid, so we can't trust the feed.",
  timed_out: 'The server took too long to respond. Try again later.',
  too_large: 'This feed is too large to import.',
  too_many_redirects: 'This address redirects too many times. Use the final address.',
  access_denied: 'The server denied access to this feed ({status}).',
  gone: "There's no feed at this address anymore ({status}).",
  server_error: 'The server returned an error ({status}). Try again later.',
  not_a_feed: 'This address is a web page, not a feed. Look for an RSS link on the page.',
  unreadable: "The server's response isn't valid RSS or Atom.",
  unsafe: "This feed defines its own XML entities, which can be an attack. We didn't read it.",
} as const satisfies Record<string, string>
export type FeedFaultCode = keyof typeof feedFaults

export const FeedFault = z.object({
  code: z.enum(Object.keys(feedFaults) as [FeedFaultCode, ...FeedFaultCode[]]),
  message: z.string(),
  /** What fills the gap in the words: the status a server answered. */
  params: z.record(z.string(), z.string()),
})
export type FeedFault = z.output<typeof FeedFault>

const Address = text(2000, { error: 'feed_incomplete' }).check(
  z.regex(/^https?:\/\/[^\s/]/i, 'feed_url_invalid' satisfies FieldErrorCode),
)

/** A feed as a person sets it up. Custom ones are called `custom-` and the time they were added. */
export const FeedSource = z.strictObject({
  id: z.string().check(z.regex(/^(?:[a-z]+(?:-[a-z]+)*|custom-\d{1,16})$/), z.maxLength(40)),
  name: text(120, { error: 'feed_incomplete' }),
  url: Address,
  enabled: z.boolean(),
})
export type FeedSource = z.output<typeof FeedSource>

/** The same with how its last fetch went. */
export const FeedState = z.object({
  ...FeedSource.shape,
  /** When we last asked; null before the first time. */
  fetchedAt: z.nullable(IsoDateTime),
  /** When it last answered a feed we could read. */
  readAt: z.nullable(IsoDateTime),
  error: z.nullable(FeedFault),
})
export type FeedState = z.output<typeof FeedState>

/** What an organization starts with and what a reset goes back to. */
export const defaultFeeds = [
  {
    id: 'osha-updates',
    name: 'OSHA Updates',
    url: 'https://www.osha.gov/news/newsreleases.xml',
    enabled: true,
  },
  {
    id: 'epa-regulations',
    name: 'EPA Regulations',
    url: 'https://www.epa.gov/newsreleases/search/rss',
    enabled: true,
  },
  {
    id: 'construction-regulations',
    name: 'Construction Regulations',
    url: 'https://www.federalregister.gov/api/v1/documents.rss?conditions[agencies][]=occupational-safety-and-health-administration&conditions[type][]=RULE',
    enabled: false,
  },
  {
    id: 'niosh',
    name: 'NIOSH',
    url: 'https://blogs.cdc.gov/niosh-science-blog/feed/',
    enabled: false,
  },
  { id: 'msha', name: 'MSHA', url: 'https://www.msha.gov/rss.xml', enabled: false },
] as const satisfies FeedSource[]

export const MAX_FEEDS = 50

/** The list as it was read can be sent back, with the state of each feed or without, and also by itself. */
const FeedList = z.strictObject({
  feeds: z.array(acceptingRecord(FeedSource, FeedState)).check(z.maxLength(MAX_FEEDS)),
})
const SavedFeeds = prepared<typeof FeedList, z.input<typeof FeedList> | z.input<typeof FeedList>['feeds']>(
  input => (Array.isArray(input) ? { feeds: input } : input),
  FeedList,
)
const gated = ['regulations_need_a_plan'] as const

export const listFeeds = endpoint({
  method: 'GET',
  path: '/api/regulations/feeds',
  access: 'member',
  summary: 'List feed sources with the result of their last fetch',
  response: z.array(FeedState),
  errors: gated,
})

export const saveFeeds = endpoint({
  method: 'PUT',
  path: '/api/regulations/feeds',
  changes: ['/api/regulations'],
  access: 'manager',
  summary: 'Replace the feed sources',
  body: SavedFeeds,
  response: z.array(FeedState),
  errors: gated,
})

export const resetFeeds = endpoint({
  method: 'POST',
  path: '/api/regulations/feeds/reset',
  changes: ['/api/regulations'],
  access: 'manager',
  summary: 'Reset to the default feed sources',
  response: z.array(FeedState),
  errors: gated,
})

export const fetchFeeds = endpoint({
  method: 'POST',
  path: '/api/regulations/feeds/fetch',
  changes: ['/api/regulations', '/api/dashboard'],
  access: 'manager',
  summary: 'Fetch the enabled feeds now. Feeds that fail are skipped and listed',
  response: z.object({
    /** New regulations, over all feeds. */
    added: Count,
    feeds: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        added: Count,
        /** Items that are in the library already. */
        known: Count,
        error: z.nullable(FeedFault),
      }),
    ),
  }),
  errors: ['too_many', ...gated],
})
