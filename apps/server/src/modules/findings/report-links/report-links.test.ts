import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { loadFormatter } from '@plumbline/messages'
import { beforeAll, describe, expect, test } from 'vitest'
import { days } from '../../../platform/clock'
import { useTestApp } from '../../../testing/harness'
import { download, readPdf } from '../../../testing/pdf'
import { colleagueOf, confirmAddress, logIn, type Person, signUp } from '../../../testing/people'

const app = useTestApp()
let ana: Person
let id: string
beforeAll(async () => {
  ana = await signUp(app)
  await app.db.pool.query('update users set email_verified_at = now() where id = $1', [ana.id])
  id = await violationOf(ana)
})

async function violationOf(person: Person) {
  const body = { type: 'Open edge', severity: 'High', location: 'Level 3' } as const
  return (await person.call(contract.createViolation, { body })).data.id
}
const share = (person: Person, violationId = id, body: { days: 1 | 7 | 30 } = { days: 7 }) =>
  person.call(contract.shareReport, { params: { id: violationId }, body })
const tokenIn = (url: string) => url.split('/').at(-1) ?? ''
const newToken = async (person: Person, violationId?: string) =>
  tokenIn((await share(person, violationId)).data.url)
const open = (token: string) => app.call(contract.getSharedReport, { params: { token } })
const linksOf = async (person: Person, violationId = id) =>
  (await person.call(contract.listReportLinks, { params: { id: violationId } })).data
const revoke = (person: Person, linkId: string) =>
  person.call(contract.revokeReportLink, { params: { id: linkId } })
const emailTo = (person: Person, to: string, more: object = {}) =>
  person.send(contract.emailReport, { params: { id }, body: { to, days: 7, ...more } })

const { message } = contract.errors.report_link_invalid
const dead = { success: false, code: 'report_link_invalid', message }

const endpoints = [contract.getSharedReport, contract.getSharedPicture, contract.downloadSharedReport]

/** The page's data, its picture and the PDF answer the same, so that a link tells nothing about itself. */
async function expectDead(token: string) {
  for (const endpoint of endpoints) {
    const { status, body, headers } = await app.send(endpoint, { params: { token } })
    expect([status, body]).toMatchObject([404, dead])
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  }
}

describe('a link to a report', () => {
  test('shows what it is about and the PDF to anyone, and nothing else', async () => {
    const { status, data } = await share(ana)
    expect(status).toBe(201)
    expect(data).toEqual({
      id: expect.any(String),
      url: expect.stringMatching(/^http:\/\/plumbline\.test\/shared\/[\w-]{43}$/),
      expiresAt: new Date(app.clock.now().getTime() + days(7)).toISOString(),
    })
    const token = tokenIn(data.url)
    const page = await open(token)
    expect(page.data).toEqual({
      organization: 'Ruiz Construction',
      title: 'Open edge',
      severity: 'High',
      status: 'Open',
      location: expect.stringMatching(/ · Level 3$/),
      seenOn: app.clock.now().toISOString().slice(0, 10),
      dueDate: null,
      picture: null,
      expiresAt: data.expiresAt,
    })
    const pdf = await download(app, null, contract.downloadSharedReport, { params: { token } })
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdf.headers['content-disposition']).toMatch(/^inline; filename="[\w.-]+\.pdf"/)
    const { text } = await readPdf(pdf.bytes)
    for (const words of ['Open edge', 'Level 3', 'Ruiz Construction']) expect(text).toContain(words)
    for (const { headers } of [page, pdf])
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
  })

  test('keeps its token out of the database and the log', async () => {
    const token = await newToken(ana)
    await open(token)
    const { rows } = await app.db.pool.query('select * from report_links')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(app.log.join('')).toContain('/api/shared/[secret]')
    expect(app.log.join('')).not.toContain(token)
  })

  test('is told in the language of whoever created it', async () => {
    const reader = await colleagueOf(app, ana)
    await app.db.pool.query("update users set language = 'de' where id = $1", [reader.id])
    const told = { code: 'hazard.unprotected-edge.name', params: {}, text: 'Open edge' }
    const messages = { type: told, description: told, because: told, remediationSteps: [] }
    const own = await violationOf(ana)
    await app.db.pool.query('update violations set messages = $1 where id = $2', [messages, own])
    const { data } = await open(await newToken(reader, own))
    const { translate } = await loadFormatter('de')
    expect(data.title).toBe(translate('hazards', 'unprotected-edge.name'))
  })

  test('works for one, seven or thirty days and not a moment longer', async () => {
    const bea = await signUp(app)
    const own = await violationOf(bea)
    for (const lifetime of [1, 7, 30] as const) {
      const person = await logIn(app, bea.email)
      const token = tokenIn((await share(person, own, { days: lifetime })).data.url)
      app.passTime(days(lifetime) - 1)
      expect((await open(token)).status).toBe(200)
      app.passTime(1)
      await expectDead(token)
      expect(await linksOf(await logIn(app, bea.email), own)).toEqual([])
    }
    ana = await logIn(app, ana.email)
  })

  test('answers a guess like anything else that does not work', async () => {
    const known = await newToken(ana)
    for (const guess of [
      'x',
      'x'.repeat(43),
      `${known}x`,
      known.slice(1),
      randomUUID(),
      'y'.repeat(4000),
      '%00',
    ])
      await expectDead(guess)
  })

  test('ends with the violation, and while its creator is not in the organization', async () => {
    const ben = await colleagueOf(app, ana)
    const own = await violationOf(ben)
    const token = await newToken(ben, own)
    expect((await open(token)).status).toBe(200)
    await ana.call(contract.removeMember, { params: { id: ben.id } })
    await expectDead(token)
    expect(await linksOf(ana, own)).toEqual([])
    const other = await newToken(ana, own)
    await app.db.pool.query('delete from violations where id = $1', [own])
    await expectDead(other)
  })

  test('is created only for how many days one can choose', async () => {
    for (const body of [{ days: 2 }, { days: '7' }, {}, { days: 7, token: 'mine' }]) {
      const { status, code } = await ana.send(contract.shareReport, { params: { id }, body })
      expect([status, code]).toEqual([400, 'invalid'])
    }
  })

  test('is created and seen by members of the organization', async () => {
    const stranger = await signUp(app)
    const params = { id }
    expect((await app.call(contract.shareReport, { params, body: { days: 7 } })).status).toBe(401)
    expect((await app.call(contract.listReportLinks, { params })).status).toBe(401)
    expect((await share(stranger)).status).toBe(404)
    expect((await stranger.call(contract.listReportLinks, { params })).status).toBe(404)
    expect((await emailTo(stranger, 'x@agency.example')).status).toBe(404)
  })
})

describe('revoking', () => {
  test('is for whoever created the link, for managers and for admins', async () => {
    const [ben, cleo] = [await colleagueOf(app, ana), await colleagueOf(app, ana)]
    const manager = await colleagueOf(app, ana, 'manager')
    const own = await violationOf(ben)
    const [first, second] = [(await share(ben, own)).data, (await share(ben, own)).data]

    expect(await linksOf(cleo, own)).toMatchObject([{ canRevoke: false }, { canRevoke: false }])
    expect(await linksOf(ben, own)).toMatchObject([{ canRevoke: true }, { canRevoke: true }])
    const [listed] = await linksOf(manager, own)
    expect(listed).toEqual({
      id: expect.any(String),
      createdBy: 'Ben Okafor',
      canRevoke: true,
      sentTo: null,
      createdAt: app.clock.now().toISOString(),
      expiresAt: first.expiresAt,
    })

    expect((await revoke(cleo, first.id)).status).toBe(403)
    expect((await revoke(await signUp(app), first.id)).status).toBe(404)
    expect((await app.call(contract.revokeReportLink, { params: { id: first.id } })).status).toBe(401)
    expect((await open(tokenIn(first.url))).status).toBe(200)

    expect((await revoke(ben, first.id)).status).toBe(200)
    expect((await revoke(manager, second.id)).status).toBe(200)
    expect((await revoke(manager, second.id)).status).toBe(404)
    for (const { url } of [first, second]) await expectDead(tokenIn(url))
    expect(await linksOf(ben, own)).toEqual([])
  })
})

describe('emailing a report', () => {
  const inbox = async (to: string) => (await app.emails()).filter(email => email.to === to)

  test('sends a link of its own, with the words of whoever sends it', async () => {
    const to = `${randomUUID()}@agency.example`
    const words = 'Please sign page 1. <b>Thanks</b> {{title}}'
    const { status, data } = await emailTo(ana, to.toUpperCase(), { message: words })
    expect([status, data]).toMatchObject([202, { sentTo: to, createdBy: 'Ana María Ruiz' }])
    const [email] = await inbox(to)
    expect(email?.text).toContain(`Ana María Ruiz writes: ${words}`)
    expect(email?.text).toContain('Ana María Ruiz of Ruiz Construction shared a safety report with you')
    expect(email?.link).toMatch(/\/shared\/[\w-]{43}$/)
    const token = tokenIn(email?.link ?? '')
    expect((await open(token)).data.expiresAt).toBe(data.expiresAt)
    expect((await revoke(ana, data.id)).status).toBe(200)
    await expectDead(token)
  })

  test('leaves the message out where there is none, and is written in the language of the sender', async () => {
    const reader = await colleagueOf(app, ana)
    await app.db.pool.query("update users set language = 'fr' where id = $1", [reader.id])
    const to = `${randomUUID()}@agency.example`
    await emailTo(reader, to)
    const [email] = await inbox(to)
    expect(email?.text).toContain('a partagé un rapport de sécurité avec vous')
    expect(email?.text).not.toContain('écrit :')
  })

  test('is not sent when the link was revoked first', async () => {
    const to = `${randomUUID()}@agency.example`
    const { data } = await emailTo(ana, to)
    await revoke(ana, data.id)
    expect(await inbox(to)).toEqual([])
  })

  test('is rejected with an address, a time or a message that cannot be', async () => {
    for (const [field, body] of [
      ['to', { to: 'nobody' }],
      ['to', { to: 'a@b.example, c@d.example' }],
      ['days', { days: 3 }],
      ['message', { message: 'x'.repeat(501) }],
    ] as const) {
      const { status, fields } = await emailTo(ana, 'x@agency.example', body)
      expect([status, fields[0]?.field]).toEqual([400, field])
    }
    const signedOut = { params: { id }, body: { to: 'x@agency.example', days: 7 } } as const
    expect((await app.call(contract.emailReport, signedOut)).status).toBe(401)
  })

  test('is only for people who confirmed their own address', async () => {
    const unconfirmed = await signUp(app)
    const own = await violationOf(unconfirmed)
    const to = `${randomUUID()}@agency.example`
    const { status, code } = await unconfirmed.send(contract.emailReport, {
      params: { id: own },
      body: { to, days: 7 },
    })
    expect([status, code]).toEqual([403, 'sender_unverified'])
    expect(await linksOf(unconfirmed, own)).toEqual([])
    expect(await inbox(to)).toEqual([])
    expect((await share(unconfirmed, own)).status).toBe(201)
  })

  test('is limited for each account', async () => {
    const dee = await colleagueOf(app, ana)
    const next = (sent: number) => emailTo(dee, `${sent}@agency.example`)
    for (let sent = 0; sent < 20; sent++) expect((await next(sent)).status).toBe(202)
    const { status, code, headers } = await next(20)
    expect([status, code]).toEqual([429, 'too_many'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await emailTo(ana, '20@agency.example')).status).toBe(202)
  })

  test('is limited for each recipient, from one organization and from all together', async () => {
    const to = 'stranger@agency.example'
    const sendFrom = async (person: Person, violationId: string) =>
      (await person.send(contract.emailReport, { params: { id: violationId }, body: { to, days: 7 } })).status
    for (let round = 0; round < 4; round++) {
      const other = await signUp(app)
      await confirmAddress(app, other)
      const own = await violationOf(other)
      for (let sent = 0; sent < 5; sent++) expect(await sendFrom(other, own)).toBe(202)
      expect(await sendFrom(other, own)).toBe(429)
    }
    expect(await sendFrom(ana, id)).toBe(429)
    expect((await emailTo(ana, 'somebody-else@agency.example')).status).toBe(202)
  })
})

test('links are tried only so often from one address', async () => {
  let tries = 0
  const tryOnce = async () => (await open('x'.repeat(43))).status
  while (tries < 200 && (await tryOnce()) === 404) tries++
  expect(tries).toBeLessThan(130)
  expect(await tryOnce()).toBe(429)
})
