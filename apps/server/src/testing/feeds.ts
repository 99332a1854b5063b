import type { ServerResponse } from 'node:http'
import * as contract from '@plumbline/contract'
import type { fakeWebServer } from './fake-web-server'
import type { TestApp } from './harness'
import { emptyLibrary } from './imports'
import type { Person } from './people'

type FakeWebServer = Awaited<ReturnType<typeof fakeWebServer>>

export const rss = (items: string, { link = 'https://safety.example/' } = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<title>Safety news</title><link>${link}</link><description>News</description>${items}</channel></rss>`

export const rssItem = (number: number, extra = '') =>
  `<item><title>Item ${number}</title><link>https://safety.example/news/${number}</link>
<guid isPermaLink="false">item-${number}</guid><description>What item ${number} says in full.</description>${extra}</item>`

export const RDF = `<?xml version="1.0"?>
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel rdf:about="https://rdf.example/"><title>RDF</title><link>https://rdf.example/</link></channel>
<item rdf:about="https://rdf.example/1"><title>An item of RSS 1.0</title><link>https://rdf.example/1</link>
<description>Told in RDF.</description><dc:date>2026-03-05</dc:date></item></rdf:RDF>`

/** With links as attributes, several of them, and names of its own, as legislation.gov.uk has them. */
export const ATOM = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:ukm="http://www.legislation.gov.uk/namespaces/metadata">
<title>New law</title><link rel="self" href="https://law.example/feed"/><updated>2026-03-05T10:00:00+01:00</updated>
<entry><id>http://law.example/id/uksi/2026/7</id><title type="html">The &lt;i&gt;Work at Height&lt;/i&gt; Order</title>
<link rel="self" href="https://law.example/id/uksi/2026/7"/><link rel="alternate" href="/uksi/2026/7/contents"/>
<updated>2026-03-05T10:00:00+01:00</updated><ukm:Year Value="2026"/>
<summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>An order.</p></div></summary><category term="Law"/></entry></feed>`

export const respondWithXml =
  (xml: string | Buffer, headers: Record<string, string> = {}) =>
  (_: unknown, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/rss+xml', ...headers }).end(xml)
  }

/** Steps for tests of feeds. What they need exists once the tests have started, hence the function. */
export function feedSteps(deps: () => { app: TestApp; server: FakeWebServer; owner: Person }) {
  const save = (feeds: contract.FeedSource[], person = deps().owner) =>
    person.call(contract.saveFeeds, { body: { feeds } })
  const fetchNow = async (person = deps().owner) => (await person.call(contract.fetchFeeds, {})).data
  const custom = (path: string, number = 1): contract.FeedSource => ({
    id: `custom-${number}`,
    name: `Feed ${number}`,
    url: deps().server.url(path),
    enabled: true,
  })
  return {
    save,
    fetchNow,
    custom,
    /** Serves this under one address, makes it the only feed, and fetches it. */
    fetched: async (serve: Parameters<typeof fakeWebServer>[0][string], path = '/feed') => {
      deps().server.pages[path] = serve
      await save([custom(path)])
      return fetchNow()
    },
    reset: async () => {
      const { app, server, owner } = deps()
      server.asked.length = 0
      await emptyLibrary(app, owner)
      await app.db.pool.query('delete from feed_sources; delete from rate_limits')
    },
  }
}
