import { gzipSync } from 'node:zlib'
import * as contract from '@plumbline/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hours, minutes } from '../../../../platform/clock'
import { fakeWebServer, redirectTo } from '../../../../testing/fake-web-server'
import { feedSteps, respondWithXml, rss, rssItem } from '../../../../testing/feeds'
import { type TestApp, testApp } from '../../../../testing/harness'
import { storedIn } from '../../../../testing/imports'
import { logIn, type Person } from '../../../../testing/people'
import { signUpOn } from '../../../../testing/plans'
import { feedsJobs, findDueFeeds } from './feeds.jobs'

let world: Awaited<ReturnType<typeof fakeWebServer>>
let inside: Awaited<ReturnType<typeof fakeWebServer>>
let app: TestApp
let ana: Person
beforeAll(async () => {
  world = await fakeWebServer({})
  inside = await fakeWebServer({ '/admin': respondWithXml(rss(rssItem(1))) })
  app = await testApp({ OUTGOING_ALLOWED_HOSTS: world.host })
  ana = await signUpOn(app, 'pro')
})
afterAll(async () => {
  await app.close()
  await Promise.all([world.close(), inside.close()])
})
const { reset, save, fetchNow, custom, fetched } = feedSteps(() => ({ app, server: world, owner: ana }))
beforeEach(reset)

describe('a feed that fails is skipped and named', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa">${[...'bcdefghij']
    .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`)
    .join('')}]><rss version="2.0"><channel><title>&j;</title>${rssItem(1)}</channel></rss>`
  const cases: [string, Parameters<typeof fakeWebServer>[0][string], contract.FeedFaultCode][] = [
    ['gone', (_, response) => void response.writeHead(410).end(), 'gone'],
    ['denying access', (_, response) => void response.writeHead(403).end(), 'access_denied'],
    ['broken', (_, response) => void response.writeHead(500).end(), 'server_error'],
    ['too large', (_, response) => void response.end(Buffer.alloc(4_000_000, 32)), 'too_large'],
    [
      'a gzip bomb',
      respondWithXml(gzipSync(Buffer.alloc(60_000_000)), { 'content-encoding': 'gzip' }),
      'too_large',
    ],
    ['an XML bomb', respondWithXml(bomb), 'unsafe'],
    ['a web page', respondWithXml('<!doctype html><html><body>Hi</body></html>'), 'not_a_feed'],
    ['something else', respondWithXml('{"items": []}', { 'content-type': 'application/json' }), 'unreadable'],
    ['a tower of tags', respondWithXml(`<rss>${'<a>'.repeat(200_000)}`), 'unreadable'],
    ['on and on redirecting', redirectTo('/feed'), 'too_many_redirects'],
  ]

  test.each(cases)('when it is %s', async (_, serve, code) => {
    const { added, feeds } = await fetched(serve)
    expect([added, feeds[0]?.error?.code]).toEqual([0, code])
    expect(feeds[0]?.error?.message).not.toMatch(/\{|undefined|Error/)
    const [listed] = (await ana.call(contract.listFeeds, {})).data
    expect(listed).toMatchObject({ error: { code }, readAt: null, fetchedAt: app.clock.now().toISOString() })
  })

  test('when it is slow, as soon as its time is over', async () => {
    const hurried = await testApp({ OUTGOING_ALLOWED_HOSTS: world.host, OUTGOING_TIMEOUT_MS: '100' })
    const ben = await signUpOn(hurried, 'pro')
    world.pages['/slow'] = () => {}
    await save([custom('/slow')], ben)
    expect((await fetchNow(ben)).feeds[0]?.error?.code).toBe('timed_out')
    await hurried.close()
  })

  test('when it redirects inside, and nothing there is asked', async () => {
    const { feeds } = await fetched(redirectTo(inside.url('/admin')))
    expect(feeds[0]?.error).toMatchObject({ code: 'address_not_allowed' })
    expect(inside.asked).toEqual([])
  })

  test.each(['http://localhost/feed', 'http://169.254.169.254/', 'http://[::1]:3000/', 'http://10.0.0.1/'])(
    'when it is inside from the start: %s',
    async url => {
      await save([{ ...custom('/feed'), url }])
      expect((await fetchNow()).feeds[0]?.error?.code).toBe('address_not_allowed')
    },
  )

  test('when nobody is there, and the others are read all the same', async () => {
    const gone = await fakeWebServer({})
    await gone.close()
    world.pages['/good'] = respondWithXml(rss(rssItem(1)))
    await save([{ ...custom('/x', 1), url: 'http://no-such-host.invalid/feed' }, custom('/good', 2)])
    const { added, feeds } = await fetchNow()
    expect(added).toBe(1)
    expect(feeds).toMatchObject([
      { name: 'Feed 1', added: 0 },
      { name: 'Feed 2', added: 1, error: null },
    ])
    expect(feeds[0]?.error?.message).toContain('server')
  })

  test('and keeps saying when it was last read', async () => {
    await fetched(respondWithXml(rss(rssItem(1))))
    const before = app.clock.now().toISOString()
    app.passTime(minutes(1))
    await fetched((_, response) => void response.writeHead(503).end())
    expect((await ana.call(contract.listFeeds, {})).data[0]).toMatchObject({
      readAt: before,
      fetchedAt: app.clock.now().toISOString(),
      error: { code: 'server_error', params: { status: '503' } },
    })
  })
})

describe('by the clock', () => {
  const runScheduled = async () => {
    await app.db.transaction(tx => app.jobs.enqueue(tx, findDueFeeds, {}))
    await app.jobs.runDueJobs(feedsJobs)
  }

  test('what somebody set up is fetched when its time has come, and not before', async () => {
    world.pages['/feed'] = respondWithXml(rss(rssItem(1)))
    await save([custom('/feed')])
    await runScheduled()
    expect(await storedIn(app, ana)).toHaveLength(1)
    await runScheduled()
    expect(world.asked).toHaveLength(1)
    app.passTime(hours(6))
    await runScheduled()
    expect(world.asked).toHaveLength(2)
    ana = await logIn(app, ana.email)
  })

  test('what is switched off or no longer paid for is not', async () => {
    world.pages['/feed'] = respondWithXml(rss(rssItem(1)))
    await save([{ ...custom('/feed'), enabled: false }])
    await runScheduled()
    await save([custom('/feed')])
    await app.db.pool.query("update subscriptions set plan = 'free' where organization_id = $1", [
      ana.organizationId,
    ])
    await runScheduled()
    await app.db.pool.query("update subscriptions set plan = 'pro' where organization_id = $1", [
      ana.organizationId,
    ])
    expect(world.asked).toEqual([])
  })
})
