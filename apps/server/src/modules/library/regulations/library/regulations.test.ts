import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../testing/harness'
import { colleagueOf, type Person, signUp } from '../../../../testing/people'
import { signUpOn } from '../../../../testing/plans'
import {
  createRegulation,
  EDGE_RULE,
  listRegulations,
  regulationByCode,
  siteRule,
} from '../../../../testing/regulations'

const app = useTestApp()

describe('the built-in library', () => {
  test('is there on the first day, most cited first, with counts for every filter', async () => {
    const ana = await signUpOn(app, 'pro')
    const { data } = await listRegulations(ana, { pageSize: 5 })
    expect(data.total).toBeGreaterThanOrEqual(400)
    expect(data.items[0]).toMatchObject({
      regulation_code: '29 CFR 1926.501',
      origin: 'built-in',
      verified: { how: 'official text', version: 'eCFR, February 2026', on: expect.any(String) },
      highlights: null,
    })
    const values = (facet: { value: string; count: number }[]) =>
      facet.filter(({ count }) => count > 0).map(({ value }) => value)
    expect(values(data.facets.industries)).toEqual(expect.arrayContaining([...contract.regulationIndustries]))
    expect(values(data.facets.bodies)).toEqual(expect.arrayContaining([...contract.regulatoryBodies]))
    expect(values(data.facets.risks).toSorted()).toEqual(['High', 'Low', 'Medium'])
    expect(values(data.facets.tags)).toEqual(
      expect.arrayContaining(['fall protection', 'ppe', 'ladder', 'osha', 'residential', 'compliance']),
    )
  })

  test('is the same for everybody, and is read in pages that do not overlap', async () => {
    const [ana, ben] = [await signUpOn(app, 'pro'), await signUpOn(app, 'pro')]
    const first = (await listRegulations(ana, { pageSize: 100 })).data
    const second = (await listRegulations(ana, { pageSize: 100, page: 2 })).data
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(200)
    expect((await listRegulations(ben, { pageSize: 100 })).data.items).toEqual(first.items)
  })

  test('says by when a rule has to be met, and what kind of document it is', async () => {
    const ana = await signUpOn(app, 'pro')
    const hazardCommunication = await regulationByCode(ana, '29 CFR 1910.1200')
    expect(hazardCommunication.compliance_deadline).toBe('2026-11-20')
    expect((await regulationByCode(ana, EDGE_RULE)).compliance_deadline).toBeNull()
    const kinds = await Promise.all(
      ['OSHA CPL 02-00-124', '89 FR 70698', 'NFPA 70E', 'OSHA 3384'].map(code => regulationByCode(ana, code)),
    )
    expect(kinds.map(({ document_type }) => document_type)).toEqual([
      'Directive',
      'Proposed rule',
      'Standard',
      'Guidance',
    ])
  })

  test('has its details, and opens what is related', async () => {
    const ana = await signUpOn(app, 'pro')
    const found = await regulationByCode(ana, EDGE_RULE)
    const { data } = await ana.call(contract.getRegulation, { params: { id: found.id } })
    expect(data).toMatchObject({
      regulation_code: EDGE_RULE,
      industry: 'Construction',
      regulatory_body: 'OSHA',
      jurisdiction: 'US',
      authority: 'Occupational Safety and Health Administration',
      document_type: 'Regulation',
      is_active: true,
    })
    expect(data.related.map(({ regulation_code }) => regulation_code)).toContain('29 CFR 1926.502(b)')
    const [other] = data.related
    expect((await ana.call(contract.getRegulation, { params: { id: other?.id ?? '' } })).data.title).toBe(
      other?.title,
    )
  })
})

describe('on the free plan', () => {
  test('every call is rejected with the specified sentence', async () => {
    const ana = await signUp(app)
    const params = { id: randomUUID() }
    const answers = await Promise.all([
      listRegulations(ana),
      createRegulation(ana),
      ana.call(contract.updateRegulation, { params, body: { title: 'x' } }),
      ana.call(contract.deleteRegulation, { params }),
      ana.call(contract.regulationSummary, { params }),
      ana.call(contract.exportRegulations, { query: { format: 'csv' } }),
      ana.call(contract.searchRegulations, { query: { q: 'ladder' } }),
      ana.call(contract.matchRegulations, { body: { text: 'ladder' } }),
      ana.call(contract.matchKeywords, { body: { keywords: ['ladder'] } }),
    ])
    for (const { status, code, body } of answers) {
      expect([status, code]).toEqual([402, 'regulations_need_a_plan'])
      expect(body.error).toMatch(/^Access to the Regulations Database requires a premium subscription\./)
    }
  })
})

describe('a regulation of one’s own', () => {
  test('is kept with its defaults, tags in lower case and once', async () => {
    const ana = await signUpOn(app, 'pro')
    const made = await createRegulation(ana)
    expect([made.status, made.data]).toMatchObject([
      201,
      {
        ...siteRule,
        tags: ['edge', 'fall protection'],
        industry: 'General Industry',
        risk_level: 'Medium',
        regulatory_body: 'OSHA',
        source: 'Unknown',
        is_active: true,
        origin: 'written',
        version: 1,
      },
    ])
    expect((await listRegulations(ana, { pageSize: 1 })).data.items[0]?.id).toBe(made.data.id)
    expect((await listRegulations(ana, { q: 'zygomatic' })).data).toMatchObject({
      total: 1,
      items: [{ id: made.data.id }],
    })
  })

  test('can be sent back as it was returned, which changes nothing', async () => {
    const ana = await signUpOn(app, 'pro')
    const { data } = await createRegulation(ana, { regulation_code: 'ACME-ECHO', tags: ['Edge', ' ', ''] })
    expect(data.tags).toEqual(['edge'])
    const params = { id: data.id }
    const record = (await ana.call(contract.getRegulation, { params })).data
    const body = { ...record, compliance_deadline: '2027-01-31T00:00:00Z' }
    const changed = await ana.call(contract.updateRegulation, { params, body })
    expect([changed.status, changed.data.compliance_deadline]).toEqual([200, '2027-01-31'])
    const echoed = await ana.call(contract.updateRegulation, { params, body: changed.data })
    expect([echoed.status, echoed.data]).toEqual([200, changed.data])
  })

  test('may be written in the server-side names', async () => {
    const ana = await signUpOn(app, 'pro')
    const { tags: _, ...plain } = siteRule
    const { data } = await createRegulation(ana, {
      ...plain,
      tags: undefined,
      keywords: ['Noise'],
      severity_level: 'Critical',
      effective_date: '2027-01-01',
      status: 'retired',
      category: 'Mining',
    })
    expect(data).toMatchObject({
      tags: ['noise'],
      risk_level: 'High',
      compliance_deadline: '2027-01-01',
      is_active: false,
      industry: 'Mining',
    })
  })

  test.each([
    ['no title', { title: ' ' }, 'title'],
    ['no code', { regulation_code: '' }, 'regulation_code'],
    ['no summary', { summary: undefined }, 'summary'],
    ['a risk that does not exist', { risk_level: 'Extreme' }, 'risk_level'],
    ['a date that does not exist', { compliance_deadline: '2027-02-30' }, 'compliance_deadline'],
    ['tags that are no list', { tags: 'edge' }, 'tags'],
    ['a field that does not exist', { owner: 'me' }, 'owner'],
  ])('is rejected with %s', async (_, changes, field) => {
    const response = await createRegulation(await signUpOn(app, 'pro'), changes)
    expect([response.status, response.fields.map(fault => fault.field)]).toEqual([400, [field]])
  })

  test('is rejected where the code exists, however it is written', async () => {
    const ana = await signUpOn(app, 'pro')
    expect((await createRegulation(ana)).status).toBe(201)
    const again = await createRegulation(ana, { regulation_code: 'site 7' })
    expect([again.status, again.code, again.body.params]).toMatchObject([
      409,
      'regulation_exists',
      { code: 'SITE-7' },
    ])
    const builtIn = await createRegulation(ana, { regulation_code: '1926.501 (b)(1)' })
    expect([builtIn.status, builtIn.body.params]).toMatchObject([409, { code: EDGE_RULE }])
    expect((await createRegulation(await signUpOn(app, 'pro'))).status).toBe(201)
  })

  test('is changed by a manager only in the version they saw, and who did it is kept', async () => {
    const ana = await signUpOn(app, 'pro')
    const ben = await colleagueOf(app, ana, 'manager')
    const made = (await createRegulation(ana)).data
    const change = (person: Person, body: contract.RequestOf<typeof contract.updateRegulation>['body']) =>
      person.call(contract.updateRegulation, { params: { id: made.id }, body })
    const after = (await change(ben, { title: 'Fence the quokka edge', version: 1 })).data
    expect(after).toMatchObject({
      id: made.id,
      title: 'Fence the quokka edge',
      summary: siteRule.summary,
      version: 2,
    })
    const late = await change(ana, { title: 'Too late', version: 1 })
    expect([late.status, late.code]).toEqual([409, 'version_conflict'])
    expect((await listRegulations(ana, { q: 'quokka' })).data.items.map(({ id }) => id)).toEqual([made.id])
    const { rows } = await app.db.pool.query(
      'select user_id, action, before, after from regulation_changes where regulation_id = $1 order by created_at, action desc',
      [made.id],
    )
    expect(rows).toMatchObject(
      [
        {
          user_id: ben.id,
          action: 'changed',
          before: { title: siteRule.title },
          after: { title: after.title },
        },
        { user_id: ana.id, action: 'created', before: null, after: { title: siteRule.title } },
      ].toSorted((a, b) => (a.action < b.action ? 1 : -1)),
    )
  })

  test('is gone once removed, and its code is free again', async () => {
    const ana = await signUpOn(app, 'pro')
    const made = (await createRegulation(ana)).data
    expect((await ana.call(contract.deleteRegulation, { params: { id: made.id } })).status).toBe(200)
    expect((await ana.call(contract.getRegulation, { params: { id: made.id } })).status).toBe(404)
    expect((await ana.call(contract.deleteRegulation, { params: { id: made.id } })).status).toBe(404)
    expect((await listRegulations(ana, { q: 'zygomatic' })).data.total).toBe(0)
    expect((await createRegulation(ana)).status).toBe(201)
  })

  test('is nobody else’s: not in lists, searches, matches or files', async () => {
    const [ana, eve] = [await signUpOn(app, 'pro'), await signUpOn(app, 'pro')]
    const made = (await createRegulation(ana)).data
    expect((await listRegulations(eve, { q: 'zygomatic' })).data.total).toBe(0)
    const found = await eve.call(contract.searchRegulations, { query: { q: 'SITE-7' } })
    expect(found.data.items.map(({ id }) => id)).not.toContain(made.id)
    expect((await eve.call(contract.exportRegulations, { query: { format: 'csv' } })).text).not.toContain(
      'SITE-7',
    )
    const matched = await eve.call(contract.matchRegulations, {
      body: { text: 'zygomatic guardrail', codes: ['SITE-7'] },
    })
    expect(matched.data.map(({ id }) => id)).not.toContain(made.id)
  })

  test('is written by managers, not by plain members', async () => {
    const ana = await signUpOn(app, 'pro')
    const worker = await colleagueOf(app, ana)
    expect((await createRegulation(worker)).status).toBe(403)
    const made = (await createRegulation(ana)).data
    expect((await worker.call(contract.getRegulation, { params: { id: made.id } })).status).toBe(200)
    expect((await worker.call(contract.deleteRegulation, { params: { id: made.id } })).status).toBe(403)
  })
})

describe('a built-in regulation', () => {
  test('that one organization changes keeps its id there and stays as it was elsewhere', async () => {
    const [ana, ben] = [await signUpOn(app, 'pro'), await signUpOn(app, 'pro')]
    const before = await regulationByCode(ana, EDGE_RULE)
    const changed = await ana.call(contract.updateRegulation, {
      params: { id: before.id },
      body: { summary: 'On our sites we say wombat at four feet already.', version: before.version },
    })
    expect(changed.data).toMatchObject({
      id: before.id,
      origin: 'written',
      verified: null,
      version: before.version + 1,
    })
    expect(await regulationByCode(ana, '1926.501(b)(1)')).toMatchObject({
      id: before.id,
      summary: changed.data.summary,
    })
    expect((await listRegulations(ana, { q: 'wombat' })).data.total).toBe(1)
    expect((await listRegulations(ben, { q: 'wombat' })).data.total).toBe(0)
    expect(await regulationByCode(ben, EDGE_RULE)).toMatchObject({
      id: before.id,
      summary: before.summary,
      origin: 'built-in',
    })
    expect((await listRegulations(ana)).data.total).toBe((await listRegulations(ben)).data.total)
  })

  test('that one organization removes is gone there only', async () => {
    const [ana, ben] = [await signUpOn(app, 'pro'), await signUpOn(app, 'pro')]
    const { id } = await regulationByCode(ana, EDGE_RULE)
    const all = (await listRegulations(ana)).data.total
    await ana.call(contract.deleteRegulation, { params: { id } })
    expect((await ana.call(contract.getRegulation, { params: { id } })).status).toBe(404)
    expect((await listRegulations(ana)).data.total).toBe(all - 1)
    expect((await ben.call(contract.getRegulation, { params: { id } })).status).toBe(200)
    expect((await createRegulation(ana, { regulation_code: EDGE_RULE })).status).toBe(201)
  })
})
