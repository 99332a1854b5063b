import { feedFaults } from '@plumbline/contract'
import type { fakeWebServer } from './fake-web-server'
import { ATOM, feedSteps, RDF, respondWithXml, rss, rssItem } from './feeds'
import type { TestApp } from './harness'
import type { HostileSuite } from './hostile-files'
import { hostileTexts, repeated } from './hostile-texts'
import { signUpOn } from './plans'

const RSS = rss(
  rssItem(1) + rssItem(2, '<category>Falls</category><pubDate>Thu, 05 Mar 2026 10:00:00 GMT</pubDate>'),
)
const JSON_FEED = JSON.stringify({
  version: 'https://jsonfeed.org/version/1.1',
  items: [{ id: '1', title: 'Falls' }],
})
const laughs = Array.from(
  { length: 9 },
  (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
).join('')

/** Serves feeds that are damaged in many ways, and fetches them. */
export async function hostileFeeds(
  app: TestApp,
  server: Awaited<ReturnType<typeof fakeWebServer>>,
): Promise<HostileSuite> {
  const owner = await signUpOn(app, 'pro')
  const { fetched, reset } = feedSteps(() => ({ app, server, owner }))
  const item = (content: string) => rss(`<item><title>Falls</title>${content}</item>`)
  return {
    make: hostileTexts(
      { RSS, Atom: ATOM, RDF, 'JSON feed': JSON_FEED },
      {
        'open comments': random => item(repeated(random, '<!-- ')),
        'comments and a letter': random => `${repeated(random, '<!---->')}x`,
        'open sections': random => item(repeated(random, '<![CDATA[')),
        'sections that close twice': random => item(repeated(random, '<![CDATA[]]>]]>')),
        'nested entities': () => `<!DOCTYPE rss [<!ENTITY l0 "ha">${laughs}]>${item('&l9;')}`,
        'open entities': random => `<!DOCTYPE rss [${repeated(random, '<!ENTITY a "')}`,
        'references to characters': random =>
          item(`<description>${repeated(random, '&#x0;&#xD800;&amp')}</description>`),
        'deep elements': random => item(repeated(random, '<a>')),
        'deep HTML': random => item(`<description><![CDATA[${repeated(random, '<b>')}]]></description>`),
        'a huge attribute': random => rss(`<item a="${repeated(random, 'x ')}"><title>Falls</title></item>`),
        'many attributes': random => rss(`<item ${repeated(random, "a='' ")}><title>Falls</title></item>`),
        'a name without end': random => item(`<${repeated(random, 'a:')}`),
        instructions: random => repeated(random, '<?xml version="1.0"?>'),
        'another charset': random =>
          RSS.replace('UTF-8', random.pick(['utf-7', 'utf-16', 'shift_jis', 'nothing'])),
        'brackets of JSON': random => repeated(random, '[{"items":'),
      },
    ),
    send: async ({ bytes }) => {
      await reset()
      const { feeds } = await fetched(respondWithXml(bytes))
      return feeds[0]?.error?.code ?? 'read'
    },
    isAllowed: outcome => outcome === 'read' || outcome in feedFaults,
  }
}
