import * as contract from '@plumbline/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fakeModelServer, openAi } from '../../../testing/fake-model-server'
import { testApp, useCreated } from '../../../testing/harness'
import { colleagueOf, type Person, signUp } from '../../../testing/people'
import { signUpOn } from '../../../testing/plans'
import { sampleOf, upload } from '../../../testing/uploads'

const KEY = 'sk-very-secret'
const server = useCreated(fakeModelServer)
const app = useCreated(() => testApp({ VISION_ALLOWED_HOSTS: new URL(server.baseUrl).host }))
afterAll(() => app.close())
afterAll(() => server.close())

const host = () => new URL(server.baseUrl).host
const reply = (answer: string, seen = '') =>
  openAi.raw(200, JSON.stringify({ choices: [{ message: { content: JSON.stringify({ answer, seen }) } }] }))
/** Answers yes, or no to the few questions where that is the worrying answer. */
const worrying: Parameters<typeof server.will>[0] = (response, request) => {
  const [question] = (request.body.messages[1]?.content ?? []) as { text: string }[]
  const isGoodNews = /^(Is there a (guard|top rail)|Are the|Is every|Does the person in)/.test(
    question?.text ?? '',
  )
  reply(isGoodNews ? 'no' : 'yes', 'as anybody can see')(response, request)
}

const connect = (person: Person, changes: Partial<contract.BodyOf<typeof contract.saveSecondLook>> = {}) =>
  person.call(contract.saveSecondLook, {
    body: { provider: 'openai-compatible', model: 'eye', baseUrl: server.baseUrl, apiKey: KEY, ...changes },
  })
const turnOn = (person: Person) =>
  person.call(contract.switchSecondLook, { body: { enabled: true, host: host() } })

async function analyze(person: Person, sample: 'site-no-hats' | 'tidy' = 'site-no-hats') {
  const { data } = await upload(app, person, {
    file: await sampleOf(sample),
    name: 'site.jpg',
    query: '?force=1',
  })
  await app.analysisWorker.wake()
  return (await person.call(contract.getResult, { params: { id: data.id } })).data
}

let ana: Person
beforeEach(() => server.will(reply('cant_see')))
async function newcomer() {
  ana = await signUp(app)
}

describe('connecting a model', () => {
  beforeEach(newcomer)

  test('keeps it off until the host that photos go to is confirmed', async () => {
    expect((await ana.call(contract.getSecondLook, {})).data).toEqual({ model: null, installation: null })
    expect((await connect(ana)).data.model).toMatchObject({
      model: 'eye',
      host: host(),
      hasKey: true,
      enabled: false,
      confirmedBy: null,
    })
    for (const body of [{ enabled: true }, { enabled: true, host: 'other.example' }]) {
      const rejected = await ana.call(contract.switchSecondLook, { body })
      expect([rejected.status, rejected.fields[0]?.field]).toEqual([400, 'host'])
    }
    expect((await turnOn(ana)).data.model).toMatchObject({
      enabled: true,
      confirmedBy: expect.any(String),
      confirmedAt: expect.any(String),
    })
    const events = (await ana.call(contract.listEvents, { query: {} })).data.items
    expect(events[0]).toMatchObject({ event: 'second_look.enabled', data: { host: host(), model: 'eye' } })
  })

  test('of another host drops the key and the consent; of the same keeps both', async () => {
    await connect(ana)
    await turnOn(ana)
    const renamed = await connect(ana, { model: 'larger', apiKey: undefined })
    expect(renamed.data.model).toMatchObject({ model: 'larger', enabled: true, hasKey: true })
    const moved = await connect(ana, { provider: 'anthropic', apiKey: 'other' })
    expect(moved.data.model).toMatchObject({
      host: 'api.anthropic.com',
      baseUrl: null,
      enabled: false,
      confirmedBy: null,
    })
    const back = await connect(ana, { apiKey: undefined })
    expect(back.data.model).toMatchObject({ enabled: false, hasKey: false })
  })

  test.each<[string, Partial<contract.BodyOf<typeof contract.saveSecondLook>>, object]>([
    ['no address', { baseUrl: undefined }, { baseUrl: 'required' }],
    ['no URL', { baseUrl: 'models' }, { baseUrl: 'vision_url_invalid' }],
    ['plain HTTP', { baseUrl: 'http://93.184.216.34/v1' }, { baseUrl: 'vision_url_invalid' }],
    ['a password in it', { baseUrl: 'https://a:b@93.184.216.34/v1' }, { baseUrl: 'vision_url_invalid' }],
    ['a key in it', { baseUrl: 'https://93.184.216.34/v1?key=x' }, { baseUrl: 'vision_url_invalid' }],
    ['a private address', { baseUrl: 'http://10.0.0.5:11434/v1' }, { baseUrl: 'vision_address_private' }],
    ["the cloud's secrets", { baseUrl: 'https://169.254.169.254/v1' }, { baseUrl: 'vision_address_private' }],
    [
      'another port of this machine',
      { baseUrl: 'https://127.0.0.1:5432' },
      { baseUrl: 'vision_address_private' },
    ],
    [
      'a host that nobody knows',
      { baseUrl: 'https://models.invalid/v1' },
      { baseUrl: 'vision_host_unknown' },
    ],
    ['a vendor without a key', { provider: 'anthropic', apiKey: undefined }, { apiKey: 'required' }],
    ['no model', { model: ' ' }, { model: 'required' }],
  ])('rejects %s', async (_, changes, fields) => {
    const rejected = await connect(ana, changes)
    const found = Object.fromEntries(rejected.fields.map(({ field, code }) => [field, code]))
    expect([rejected.status, found]).toEqual([400, fields])
    expect((await ana.call(contract.getSecondLook, {})).data.model).toBeNull()
  })

  test('is for admins of the organization alone', async () => {
    await connect(ana)
    const [manager, eve] = [await colleagueOf(app, ana, 'manager'), await signUp(app)]
    for (const call of [contract.getSecondLook, contract.trySecondLook, contract.deleteSecondLook]) {
      expect((await app.call(call, {})).status).toBe(401)
      expect((await manager.call(call, {})).status).toBe(403)
    }
    expect((await connect(manager)).status).toBe(403)
    expect((await turnOn(manager)).status).toBe(403)
    expect((await eve.call(contract.getSecondLook, {})).data.model).toBeNull()
    expect((await turnOn(eve)).status).toBe(404)
    await eve.call(contract.deleteSecondLook, {})
    expect((await ana.call(contract.getSecondLook, {})).data.model).not.toBeNull()
    expect((await ana.call(contract.deleteSecondLook, {})).data.model).toBeNull()
    const { rows } = await app.db.pool.query('select 1 from vision_models where organization_id = $1', [
      ana.organizationId,
    ])
    expect(rows).toEqual([])
  })

  test('never shows the key again, and stores it sealed', async () => {
    const responses = [
      await connect(ana),
      await turnOn(ana),
      await ana.call(contract.getSecondLook, {}),
      await ana.call(contract.trySecondLook, {}),
      await ana.call(contract.listEvents, { query: {} }),
    ]
    const { rows } = await app.db.pool.query('select * from vision_models where organization_id = $1', [
      ana.organizationId,
    ])
    expect(JSON.stringify([...responses.map(({ data }) => data), rows])).not.toContain(KEY)
    expect(rows[0].api_key).toEqual(expect.any(String))
  })
})

describe('trying it', () => {
  beforeEach(newcomer)

  beforeEach(() => connect(ana))
  const trial = async () => (await ana.call(contract.trySecondLook, {})).data

  test('shows the answer about a drawing of ours, also while it is off', async () => {
    server.will(reply('yes', 'a ladder at a wall'))
    expect(await trial()).toEqual({ answer: 'yes', seen: 'a ladder at a wall', fault: null })
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`)
  })

  test.each([
    [401, 'key_rejected'],
    [404, 'not_found'],
    [429, 'busy'],
    [500, 'failed'],
    [200, 'unreadable'],
    [302, 'redirected'],
  ])('shows the reason where the server responds with %i', async (status, fault) => {
    server.will(openAi.raw(status, ''))
    expect(await trial()).toEqual({ answer: null, seen: '', fault })
  })
})

describe('a photo', () => {
  beforeEach(newcomer)

  const sentBy = async (act: () => Promise<unknown>) => {
    server.will(reply('cant_see'))
    await act()
    return server.requests.length
  }

  test('leaves this machine only where an admin turned it on, and not for whoever declined', async () => {
    expect(await sentBy(() => analyze(ana))).toBe(0)
    await connect(ana)
    expect(await sentBy(() => analyze(ana))).toBe(0)
    await turnOn(ana)
    expect(await sentBy(() => analyze(ana))).toBeGreaterThan(0)
    const eve = await signUp(app)
    expect(await sentBy(() => analyze(eve))).toBe(0)
    await ana.call(contract.savePreferences, { body: { advancedModels: false } })
    expect(await sentBy(() => analyze(ana))).toBe(0)
  })

  test('has the number of questions in its result, and only that of a model which fails', async () => {
    await connect(ana)
    await turnOn(ana)
    server.will(openAi.raw(500, ''))
    const { detail, violations } = await analyze(ana)
    const asked = detail?.secondLook?.asked
    expect(detail?.secondLook).toEqual({ model: 'eye', asked, unanswered: asked })
    expect(asked).toBeGreaterThan(0)
    expect(violations.every(({ basis }) => basis !== 'claim')).toBe(true)
  })
})

describe('a claim', () => {
  let result: contract.AnalysisResult
  let claim: contract.Violation
  let manager: Person
  beforeAll(async () => {
    ana = await signUpOn(app, 'pro')
    manager = await colleagueOf(app, ana, 'manager')
    await connect(ana)
    await turnOn(ana)
  })
  beforeEach(async () => {
    server.will(worrying)
    result = await analyze(ana, 'tidy')
    claim = result.violations.find(({ basis }) => basis === 'claim') as contract.Violation
  })

  test('is an observation: it cites nothing, counts nowhere as a violation and alerts nobody', async () => {
    expect(claim).toMatchObject({
      regulationCodes: [],
      confidence: null,
      verdict: null,
      messages: { because: { code: 'look.quoted', params: { model: 'eye', seen: 'as anybody can see' } } },
    })
    expect(claim.relatedCodes.length).toBeGreaterThan(0)
    const claims = result.violations.length
    expect(result.summary).toMatch(new RegExp(`^No violations detected; ${claims} observations?: `))
    expect(result.detail?.secondLook).toMatchObject({ model: 'eye', unanswered: 0 })
    const { data: told } = await manager.call(contract.listNotifications, { query: {} })
    expect(told.items.filter(({ kind }) => kind === 'violation_alert')).toEqual([])
    const { data } = await ana.call(contract.listViolations, { query: { kind: 'violation' } })
    expect(data.items.every(({ basis }) => basis !== 'claim')).toBe(true)
    const { rows } = await app.db.pool.query(
      `select finding_outcome(v) as outcome, is_violation(verdict, basis) as counts from violations v where id = $1`,
      [claim.id],
    )
    expect(rows).toEqual([{ outcome: null, counts: false }])
  })

  test('that a person confirms is reported by them and cites our rule; taken back, it is a claim again', async () => {
    const params = { id: claim.id }
    const judge = async (verdict: 'confirmed' | 'dismissed') =>
      (await ana.call(contract.violationFeedback, { params, body: { verdict } })).data
    const agreed = await judge('confirmed')
    expect(agreed).toMatchObject({ basis: 'reported', verdict: 'confirmed' })
    expect(agreed.regulationCodes).toEqual(claim.relatedCodes.slice(0, 1))
    const withdrawn = (await ana.call(contract.withdrawFeedback, { params })).data
    expect(withdrawn).toMatchObject({ basis: 'claim', verdict: null, regulationCodes: [] })
    expect(withdrawn.relatedCodes).toEqual(claim.relatedCodes)
    expect(await judge('dismissed')).toMatchObject({ basis: 'claim', regulationCodes: [] })
  })

  test('of what our rules found at the same place is not made', async () => {
    const { violations, detail } = await analyze(ana)
    const claims = violations.filter(({ basis }) => basis === 'claim')
    // Every question gets the worrying answer, and only what our rules found makes no claim: people beside the machine.
    expect(violations.map(({ type }) => type)).toContain('Several people beside a machine')
    expect(detail?.secondLook).toMatchObject({ asked: claims.length + 1, unanswered: 0 })
    expect(claims.map(({ type }) => type).filter(type => type.includes('machine'))).toEqual([])
  })

  test('says in the CSV file what it is', async () => {
    const { text } = await ana.call(contract.exportViolations, { query: {} })
    expect(text).toContain('Claim of a model')
  })
})
