import type { ServerResponse } from 'node:http'

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
