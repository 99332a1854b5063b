import { gzipSync } from 'node:zlib'
import * as contract from '@plumbline/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fakeWebServer } from '../../../../testing/fake-web-server'
import { ATOM, feedSteps, RDF, respondWithXml, rss, rssItem } from '../../../../testing/feeds'
import { type TestApp, testApp } from '../../../../testing/harness'
import { storedIn } from '../../../../testing/imports'
import { colleagueOf, type Person, signUp } from '../../../../testing/people'
import { signUpOn } from '../../../../testing/plans'
import { feedsJobs, findDueFeeds } from './feeds.jobs'

let world: Awaited<ReturnType<typeof fakeWebServer>>
let app: TestApp
let ana: Person
beforeAll(async () => {
  world = await fakeWebServer({})
  app = await testApp({ OUTGOING_ALLOWED_HOSTS: world.host })
  ana = await signUpOn(app, 'pro')
})
afterAll(async () => {
  await app.close()
  await world.close()
})
const { reset, save, fetchNow, custom, fetched } = feedSteps(() => ({ app, server: world, owner: ana }))
beforeEach(reset)

describe('the sources of an organization', () => {
  test('start with the defaults, two of them on, and nothing is fetched unasked', async () => {
    const { data } = await ana.call(contract.listFeeds, {})
    expect(data.map(({ id, enabled }) => [id, enabled])).toEqual([
      ['osha-updates', true],
      ['epa-regulations', true],
      ['construction-regulations', false],
      ['niosh', false],
      ['msha', false],
    ])
    expect(data.every(({ fetchedAt, error }) => fetchedAt === null && error === null)).toBe(true)
    await app.db.transaction(tx => app.jobs.enqueue(tx, findDueFeeds, {}))
    await app.jobs.runDueJobs(feedsJobs)
    expect((await app.db.pool.query('select count(*)::int as n from feed_sources')).rows).toEqual([{ n: 0 }])
  })

  test('are added, switched, removed and reset; an emptied list stays empty', async () => {
    const [first, ...others] = (await ana.call(contract.listFeeds, {})).data.map(
      ({ id, name, url, enabled }) => ({ id, name, url, enabled }),
    )
    const changed = [
      { ...first, enabled: false } as contract.FeedSource[][number],
      custom('/feed', 1_763_190_000_000),
    ]
    expect((await save(changed)).data).toMatchObject(changed)
    expect((await ana.call(contract.listFeeds, {})).data).toMatchObject(changed)
    expect((await save([])).data).toEqual([])
    expect((await ana.call(contract.listFeeds, {})).data).toEqual([])
    expect((await ana.call(contract.resetFeeds, {})).data).toMatchObject([first, ...others])
  })

  test('can be sent back as they were read', async () => {
    const { data } = await ana.call(contract.listFeeds, {})
    expect((await ana.send(contract.saveFeeds, { body: { feeds: data } })).data).toEqual(data)
    expect((await ana.send(contract.saveFeeds, { body: data })).data).toEqual(data)
  })

  test.each([
    ['without a name', { name: ' ' }, 'feeds.0.name', 'feed_incomplete'],
    ['without an address', { url: '' }, 'feeds.0.url', 'feed_incomplete'],
    ['with an address that is none', { url: 'ftp://safety.example' }, 'feeds.0.url', 'feed_url_invalid'],
    ['with a script for an address', { url: 'javascript:alert(1)' }, 'feeds.0.url', 'feed_url_invalid'],
    ['with an id of its own making', { id: 'Mine!' }, 'feeds.0.id', 'wrong_type'],
  ])('%s are rejected', async (_, changes, field, code) => {
    const response = await save([{ ...custom('/feed'), ...changes }])
    expect(response.status).toBe(400)
    expect(response.fields).toContainEqual(expect.objectContaining({ field, code }))
  })

  test('rejected in the words of the specification', async () => {
    const words = async (changes: object) =>
      (await save([{ ...custom('/feed'), ...changes }])).body.fields as { message: string }[]
    expect((await words({ name: '' }))[0]?.message).toBe(
      'Please provide both a name and URL for the new feed source.',
    )
    expect((await words({ url: 'safety.example' }))[0]?.message).toBe(
      'Please enter a valid URL starting with http:// or https://',
    )
  })

  test('with the same id twice are rejected', async () => {
    expect((await save([custom('/a'), custom('/b')])).status).toBe(400)
  })

  test('are theirs alone: seen by members, changed by managers, not on the free plan', async () => {
    await save([custom('/feed')])
    const worker = await colleagueOf(app, ana)
    expect((await worker.call(contract.listFeeds, {})).data).toHaveLength(1)
    expect((await save([], worker)).status).toBe(403)
    expect((await worker.call(contract.fetchFeeds, {})).status).toBe(403)
    expect((await worker.call(contract.resetFeeds, {})).status).toBe(403)
    const stranger = await signUp(app)
    expect((await stranger.call(contract.listFeeds, {})).code).toBe('regulations_need_a_plan')
    expect((await stranger.call(contract.fetchFeeds, {})).status).toBe(402)
    expect((await (await signUpOn(app, 'pro')).call(contract.listFeeds, {})).data).toHaveLength(5)
  })
})

describe('a feed is read', () => {
  test('as RSS 2.0, with its words in plain text and its risk by its words', async () => {
    const item = rssItem(1, '<pubDate>Thu, 05 Mar 2026 10:00:00 GMT</pubDate><category>Falls</category>')
    expect(await fetched(respondWithXml(rss(item)))).toMatchObject({
      added: 1,
      feeds: [{ id: 'custom-1', name: 'Feed 1', added: 1, known: 0, error: null }],
    })
    expect(await storedIn(app, ana)).toMatchObject([
      {
        title: 'Item 1',
        code: expect.stringMatching(/^FEED-[0-9A-F]{8}$/),
        summary: 'What item 1 says in full.',
        source: 'https://safety.example/news/1',
        tags: ['rss', 'falls'],
        riskLevel: 'Low',
        origin: 'feed',
        authority: 'Feed 1',
      },
    ])
  })

  test('as RSS 1.0 and as Atom', async () => {
    expect(await fetched(respondWithXml(RDF))).toMatchObject({ added: 1 })
    expect(await fetched(respondWithXml(ATOM, { 'content-type': 'application/atom+xml' }))).toMatchObject({
      added: 1,
    })
    const titles = (await storedIn(app, ana)).map(({ title, source }) => [title, source])
    expect(titles).toContainEqual(['An item of RSS 1.0', 'https://rdf.example/1'])
    expect(titles).toContainEqual(['The Work at Height Order', world.url('/uksi/2026/7/contents')])
  })

  test('in Latin-1, UTF-16 and packed', async () => {
    const xml = rss('<item><title>Ger\xfcst</title><link>https://safety.example/1</link></item>')
    await fetched(respondWithXml(Buffer.from(xml.replace('UTF-8', 'iso-8859-1'), 'latin1')))
    await fetched(respondWithXml(Buffer.from(`\uFEFF${xml.replace('/1<', '/2<')}`, 'utf16le')), '/utf16')
    await fetched(
      respondWithXml(gzipSync(xml.replace('/1<', '/3<')), { 'content-encoding': 'gzip' }),
      '/gzip',
    )
    expect((await storedIn(app, ana)).map(({ title }) => title)).toEqual(['Gerüst', 'Gerüst', 'Gerüst'])
  })

  test('without anything that could run', async () => {
    const evil = `<item><title><![CDATA[Safe <script>alert(1)</script><img src=x onerror=alert(2)> title]]></title>
      <link>javascript:alert(3)</link><guid>evil-1</guid>
      <description><![CDATA[<style>p{}</style><p onclick="x()">Plain &amp; simple</p><iframe src="//e"></iframe>]]></description></item>
      <item><title>Twice &amp;lt;script&amp;gt;alert(4)&amp;lt;/script&amp;gt; encoded</title><link>https://safety.example/2</link></item>`
    await fetched(respondWithXml(rss(evil)))
    const stored = await storedIn(app, ana)
    expect(stored).toHaveLength(2)
    expect(stored).toContainEqual(
      expect.objectContaining({ title: 'Safe title', summary: 'Plain & simple', source: world.url('/feed') }),
    )
    expect(JSON.stringify(stored)).not.toMatch(/<|script|alert|onerror/)
  })

  test.each([
    ['Worker killed in a fatality', 'High'],
    ['Severely hurt', 'High'],
    ['Emergency order', 'High'],
    ['Employer cited for violations', 'Medium'],
    ['Injuries at the mill', 'Medium'],
    ['A penalty of $9', 'Medium'],
    ['Definition refined for confined spaces', 'Low'],
  ])('%s is %s', async (title, risk) => {
    await fetched(
      respondWithXml(rss(`<item><title>${title}</title><link>https://safety.example/1</link></item>`)),
    )
    expect((await storedIn(app, ana))[0]?.riskLevel).toBe(risk)
  })

  test('once: what came before is known by its link, however that is written', async () => {
    const feed = respondWithXml(rss(rssItem(1) + rssItem(2)))
    expect(await fetched(feed)).toMatchObject({ added: 2 })
    expect(await fetchNow()).toMatchObject({ added: 0, feeds: [{ added: 0, known: 2 }] })
    const moved = rss(rssItem(1).replace('https:', 'http:').replace('/1<', '/1/?utm_source=rss#top<'))
    expect(await fetched(respondWithXml(moved), '/moved')).toMatchObject({ added: 0, feeds: [{ known: 1 }] })
    expect(await storedIn(app, ana)).toHaveLength(2)
  })

  test('once, also when two feeds bring it at the same time, and not again when it was removed', async () => {
    world.pages['/a'] = respondWithXml(rss(rssItem(1)))
    world.pages['/b'] = respondWithXml(rss(rssItem(1) + rssItem(2)))
    await save([custom('/a', 1), custom('/b', 2)])
    expect(await fetchNow()).toMatchObject({ added: 2, feeds: [{ added: 1 }, { added: 1, known: 1 }] })
    await app.db.pool.query('update regulations set deleted_at = now() where organization_id = $1', [
      ana.organizationId,
    ])
    expect(await fetchNow()).toMatchObject({ added: 0 })
  })

  test('only when it changed: the second time it is asked for what is new since', async () => {
    world.pages['/feed'] = (request, response) => {
      if (request.headers['if-none-match'] === '"7"') response.writeHead(304).end()
      else response.writeHead(200, { etag: '"7"' }).end(rss(rssItem(1)))
    }
    await save([custom('/feed')])
    expect(await fetchNow()).toMatchObject({ added: 1 })
    expect(await fetchNow()).toMatchObject({ added: 0, feeds: [{ error: null }] })
    expect(world.asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"7"'])
    await save([{ ...custom('/feed'), url: `${world.url('/feed')}?all` }])
    world.pages['/feed?all'] = respondWithXml(rss(rssItem(1) + rssItem(2)))
    expect(await fetchNow()).toMatchObject({ added: 1 })
    expect(world.asked.at(-1)?.headers['if-none-match']).toBeUndefined()
  })
})

test('whoever fetches without end is slowed down', async () => {
  await save([])
  const codes = []
  for (let count = 0; count < 31; count++) codes.push((await ana.call(contract.fetchFeeds, {})).status)
  expect(codes.at(-1)).toBe(429)
})
