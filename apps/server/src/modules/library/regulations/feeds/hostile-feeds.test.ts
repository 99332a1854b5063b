import * as contract from '@plumbline/contract'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { longestStallDuring, MAX_STALL_MS } from '../../../../testing/event-loop'
import { fakeWebServer } from '../../../../testing/fake-web-server'
import { feedSteps, respondWithXml, rss, rssItem } from '../../../../testing/feeds'
import { type TestApp, testApp } from '../../../../testing/harness'
import type { Person } from '../../../../testing/people'
import { signUpOn } from '../../../../testing/plans'
import { FeedReader } from './feed-reader'
import { definesEntities, isWebPage, withFirstItems } from './feed-text'
import { feedsJobs, findDueFeeds } from './feeds.jobs'

let app: TestApp
let ana: Person
let world: Awaited<ReturnType<typeof fakeWebServer>>
beforeAll(async () => {
  const server = await fakeWebServer({})
  world = server
  app = await testApp({ OUTGOING_ALLOWED_HOSTS: server.host })
  ana = await signUpOn(app, 'pro')
  // What is loaded and compiled once is not measured.
  await fetched(respondWithXml(rss(rssItem(1))))
})
afterAll(async () => {
  await app.close()
  await world.close()
})
const { reset, save, custom, fetched } = feedSteps(() => ({ app, server: world, owner: ana }))
beforeEach(reset)

const manyItems = rss('<item><title>Falls</title><guid>1</guid></item>'.repeat(50_000))
const manyCategories = rss(rssItem(1, '<category>Falls</category>'.repeat(20_000)))

const hostile: [string, string, contract.FeedFaultCode | null][] = [
  ['a few hundred bytes of comments', `${'<!---->'.repeat(40)}x`, 'unreadable'],
  ['comments up to the limit', `${'<!---->'.repeat(400_000)}x`, 'unreadable'],
  ['sections that never end', '<![CDATA['.repeat(300_000), 'unreadable'],
  ['fifty thousand items', manyItems, null],
  ['twenty thousand categories', manyCategories, null],
  [
    'spaces that NULs hold apart',
    rss(`<item><title>A</title><description>${' \0'.repeat(30_000)}x</description></item>`),
    null,
  ],
]

test.each(hostile)('a feed of %s is read elsewhere and recorded', async (_, xml, fault) => {
  const body = Buffer.from(xml)
  let outcome: Awaited<ReturnType<typeof fetched>> | undefined
  const stall = await longestStallDuring(async () => {
    outcome = await fetched(respondWithXml(body))
  })
  expect(outcome?.feeds[0]?.error?.code ?? null).toBe(fault)
  expect(stall).toBeLessThan(MAX_STALL_MS)
  expect((await ana.call(contract.listFeeds, {})).data[0]?.fetchedAt).toBe(app.clock.now().toISOString())
})

test('a feed that takes longer than its time is given up and recorded, and the next one is read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const reader = new FeedReader({ timeoutMs: 3_600_000 })
  const read = (xml: string) =>
    reader.read({
      bytes: Buffer.from(xml),
      contentType: 'text/xml',
      url: 'https://safety.example/feed',
      feed: { id: 'custom-1', name: 'Feed', url: 'https://safety.example/feed' },
    })
  try {
    const endless = rss(rssItem(1, '<category>Falls</category>'.repeat(400_000)))
    const reading = read(endless)
    vi.advanceTimersByTime(3_600_000)
    expect(await reading).toEqual({ fault: 'too_large' })
    expect(await read(rss(rssItem(1)))).toMatchObject({ rows: [{ title: 'Item 1' }] })
  } finally {
    vi.useRealTimers()
    await reader.close()
  }
})

test('a feed that is due is postponed before it is read', async () => {
  let postponed: unknown
  world.pages['/feed'] = async (request, response) => {
    const { rows } = await app.db.pool.query('select next_fetch_at from feed_sources where enabled')
    postponed = rows[0]
    respondWithXml(rss(rssItem(1)))(request, response)
  }
  await save([custom('/feed')])
  await app.db.transaction(tx => app.jobs.enqueue(tx, findDueFeeds, {}))
  await app.jobs.runDueJobs(feedsJobs)
  expect(postponed).toEqual({ next_fetch_at: new Date(app.clock.now().getTime() + 3_600_000) })
})

test('an entity is found wherever it is defined', () => {
  const entity = '<!DOCTYPE rss [<!ENTITY a "b">]>'
  expect(definesEntities(`${entity}<rss/>`)).toBe(true)
  expect(definesEntities(`<!-- <![CDATA[ -->${entity}<!-- ]]> -->`)).toBe(true)
  expect(definesEntities('<!dubious [<!entity a "b">]>')).toBe(true)
  expect(definesEntities(rss('<item><title><![CDATA[<!ENTITY]]></title></item>'))).toBe(false)
})

test('a web page is told from a feed, also behind comments', () => {
  expect(isWebPage(' <!-- a -->\n<!-- b --> <!DOCTYPE html><p>')).toBe(true)
  expect(isWebPage('<html lang="en">')).toBe(true)
  expect(isWebPage('<!-- <html> -->')).toBe(false)
  expect(isWebPage('<!-- <html>')).toBe(false)
})

test('the first items stay, with what follows the last one', () => {
  const feed = '<rss><!-- <item> --><item>1</item><item/><rss:item>3</rss:item><item>4</item><end/></rss>'
  expect(withFirstItems(feed, 2)).toBe('<rss><!-- <item> --><item>1</item><item/><end/></rss>')
  expect(withFirstItems(feed, 4)).toBe(feed)
  expect(withFirstItems('<feed><items>a</items><entry>1</entry><entry><![CDATA[</entry>]]>', 1)).toBe(
    '<feed><items>a</items><entry>1</entry>',
  )
})
