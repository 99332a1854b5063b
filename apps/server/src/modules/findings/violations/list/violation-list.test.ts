import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../testing/harness'
import { colleagueOf, type Person, signUp } from '../../../../testing/people'

const app = useTestApp()

type Given = contract.RequestOf<typeof contract.createViolation>['body']
const report = async (person: Person, given: Partial<Record<string, unknown>> = {}) =>
  (
    await person.call(contract.createViolation, {
      body: { type: 'Loose board', severity: 'Medium', ...given } as Given,
    })
  ).data
const list = async (person: Person, query: Record<string, unknown> = {}) =>
  (await person.send(contract.listViolations, { query: query })).data
const typesOf = async (person: Person, query: Record<string, unknown> = {}) =>
  (await list(person, query)).items.map(({ type }) => type)

/** Three at different places, days and severities, so that each filter tells one of them apart. */
async function aSite() {
  const ana = await signUp(app)
  const edge = await report(ana, {
    type: 'Open edge',
    description: 'No guardrail on level two, señalización missing',
    severity: 'High',
    location: 'Tower north',
    regulationCode: '1926.501(b)(1)',
    date: '2026-11-01T09:00:00Z',
  })
  const cable = await report(ana, {
    type: 'Bare cable',
    description: 'Live cable on wet ground',
    severity: 'Low',
    location: 'Gate 7',
    date: '2026-11-03T09:00:00Z',
  })
  const hat = await report(ana, {
    type: 'No hard hat',
    description: '没有戴安全帽',
    severity: 'Medium',
    location: 'Gate 12',
    date: '2026-11-05T09:00:00Z',
  })
  return { ana, edge, cable, hat }
}

describe('the list of violations', () => {
  let site: Awaited<ReturnType<typeof aSite>>
  beforeAll(async () => {
    site = await aSite()
    const { ana, cable } = site
    await ana.call(contract.setViolationStatus, { params: { id: cable.id }, body: { status: 'In Progress' } })
    await ana.call(contract.createTask, { body: { title: 'Fix', violationId: cable.id, assignee: ana.id } })
  })

  test('shows the newest first, and is sorted as asked', async () => {
    const { ana, edge } = await aSite()
    expect(await typesOf(ana)).toEqual(['No hard hat', 'Bare cable', 'Open edge'])
    expect(await typesOf(ana, { sort: 'oldest' })).toEqual(['Open edge', 'Bare cable', 'No hard hat'])
    expect(await typesOf(ana, { sort: 'severity' })).toEqual(['Open edge', 'No hard hat', 'Bare cable'])
    app.passTime(1000)
    await ana.call(contract.setViolationStatus, { params: { id: edge.id }, body: { status: 'Resolved' } })
    expect((await typesOf(ana, { sort: 'updated' }))[0]).toBe('Open edge')
  })

  test.each([
    ['severity', { severity: 'High' }, ['Open edge']],
    ['status', { status: 'In Progress' }, ['Bare cable']],
    ['category', { category: 'PPE' }, ['No hard hat']],
    ['words of the place', { location: 'gate' }, ['No hard hat', 'Bare cable']],
    ['a word and a number of the place', { location: 'Gate 7' }, ['Bare cable']],
    ['from a day on', { from: '2026-11-03' }, ['No hard hat', 'Bare cable']],
    ['from the day of a date-time on', { from: '2026-11-03T08:00:00Z' }, ['No hard hat', 'Bare cable']],
    ['up to a day, that day included', { to: '2026-11-03' }, ['Bare cable', 'Open edge']],
    ['nobody', { assignee: 'none' }, ['No hard hat', 'Open edge']],
    ['me', { assignee: 'me' }, ['Bare cable']],
    ['several at once', { severity: 'Low', status: 'In Progress', from: '2026-11-02' }, ['Bare cable']],
  ])('is filtered by %s', async (_, query, expected) => {
    const { items, total, capped } = await list(site.ana, query)
    expect(items.map(({ type }) => type)).toEqual(expected)
    expect([total, capped]).toEqual([expected.length, false])
  })

  test.each([
    ['a word', 'cable', ['Bare cable']],
    ['its beginning', 'guardr', ['Open edge']],
    ['capitals', 'CABLE', ['Bare cable']],
    ['no accents', 'senalizacion', ['Open edge']],
    ['all of several words', 'live ground', ['Bare cable']],
    ['a whole code', '1926.501(b)(1)', ['Open edge']],
    ['the section alone', '501', ['Open edge']],
    ['the place', 'tower', ['Open edge']],
    ['Chinese characters', '安全帽', ['No hard hat']],
    ['what Germans call the hazard', 'Schutzhelm', ['No hard hat']],
    ['words that stand nowhere', 'submarine', []],
    ['nothing but signs', "!!! ' \\ & | :*", []],
  ])('is searched by %s', async (_, search, expected) => {
    expect(await typesOf(site.ana, { search })).toEqual(expected)
  })

  test('says how many rows each tile shows, whatever the list is narrowed down to', async () => {
    const { ana, cable, hat } = await aSite()
    const set = (id: string, status: contract.Violation['status']) =>
      ana.call(contract.setViolationStatus, { params: { id }, body: { status } })
    await set(cable.id, 'In Progress')
    await set(hat.id, 'Resolved')
    const fire = await report(ana, { type: 'Fire near people', severity: 'High', location: 'Yard' })
    await app.db.pool.query("update violations set basis = 'advisory' where id = $1", [fire.id])
    const gone = await report(ana, { type: 'A shadow', severity: 'High', location: 'Yard' })
    await ana.call(contract.violationFeedback, { params: { id: gone.id }, body: { verdict: 'dismissed' } })
    const tiles = { open: 2, high: 1, inProgress: 1, resolved: 1, observations: 1, capped: false }
    for (const query of [
      {},
      { severity: 'Low' },
      { status: 'Resolved', kind: 'violation' },
      { kind: 'observation' },
      { dismissed: 'only' },
      { status: 'unresolved', kind: 'violation', sort: 'severity' },
      { severity: 'High', from: '2026-01-01' },
    ])
      expect((await list(ana, query)).tiles).toEqual(tiles)
    const atGate = { open: 1, high: 0, inProgress: 1, resolved: 1, observations: 0, capped: false }
    expect((await list(ana, { search: 'gate', severity: 'High' })).tiles).toEqual(atGate)

    const shown = {
      open: { status: 'unresolved', kind: 'violation' },
      high: { status: 'unresolved', kind: 'violation', severity: 'High' },
      inProgress: { status: 'In Progress', kind: 'violation' },
      resolved: { status: 'Resolved', kind: 'violation' },
      observations: { kind: 'observation' },
    }
    for (const [tile, query] of Object.entries(shown)) {
      const { items, total } = await list(ana, query)
      const count = tiles[tile as keyof typeof shown]
      expect([tile, items.length, total]).toEqual([tile, count, count])
    }
    await app.db.pool.query('delete from violations where id = $1', [hat.id])
    expect((await list(ana)).tiles).toMatchObject({ high: 1, inProgress: 1, resolved: 0 })
  })

  test('leaves out what a person dismissed, unless asked for it', async () => {
    const { ana, hat } = await aSite()
    await ana.call(contract.violationFeedback, { params: { id: hat.id }, body: { verdict: 'dismissed' } })
    expect((await list(ana)).total).toBe(2)
    expect(await typesOf(ana, { dismissed: 'only' })).toEqual(['No hard hat'])
    expect((await list(ana, { dismissed: 'show' })).total).toBe(3)
  })

  test('shows advice with the rest, counts it apart, and leaves it out when asked', async () => {
    const { ana, edge } = await aSite()
    await app.db.pool.query(`update violations set basis = 'advisory' where id = $1`, [edge.id])
    const apart = { violations: 2, observations: 1 }
    expect(await list(ana)).toMatchObject({ total: 3, stats: apart, tiles: { high: 0 } })
    expect(await list(ana, { search: 'gate' })).toMatchObject({ stats: { violations: 2, observations: 0 } })
    expect(await list(ana, { search: 'tower' })).toMatchObject({ stats: { violations: 0, observations: 1 } })
    expect(await typesOf(ana, { kind: 'violation' })).toEqual(['No hard hat', 'Bare cable'])
    expect(await typesOf(ana, { kind: 'observation' })).toEqual(['Open edge'])
    expect(await typesOf(ana, { kind: 'observation', search: 'gate' })).toEqual([])
    expect(await typesOf(ana, { status: 'unresolved', severity: 'High' })).toEqual(['Open edge'])
    // Once a person names the rule, it is a violation.
    const body = { regulationCode: '1926.502(b)' }
    await ana.call(contract.updateViolation, { params: { id: edge.id }, body })
    expect(await list(ana)).toMatchObject({ stats: { violations: 3, observations: 0 }, tiles: { high: 1 } })
  })

  test('is read page by page, and goes on behind the last row of the page before', async () => {
    const { ana } = site
    const first = await list(ana, { pageSize: 2 })
    expect([first.items.length, first.total, first.page]).toEqual([2, 3, 1])
    expect(await typesOf(ana, { pageSize: 2, page: 2 })).toEqual(['Open edge'])
    for (const sort of contract.violationSorts) {
      const whole = await typesOf(ana, { sort })
      const start = await list(ana, { sort, pageSize: 2 })
      const rest = await list(ana, { sort, pageSize: 2, after: start.next ?? '' })
      expect([...start.items, ...rest.items].map(({ type }) => type)).toEqual(whole)
      expect(rest.next).toBeNull()
    }
  })

  test('counts what is searched for as far as it is worth it, and says so', async () => {
    const ana = await signUp(app)
    await app.db.pool.query(
      `insert into violations (id, organization_id, type, description, location, severity, status,
         regulation_codes, remediation_steps, bounding_boxes, detected_at, updated_at)
       select gen_random_uuid(), $1, 'Loose board', 'number' || n || case when n % 2 = 0 then ' scaffold' else '' end,
         '', 'High', 'Open', '{}', '[]', '[]', now(), now() from generate_series(1, 6000) n`,
      [ana.organizationId],
    )
    expect(await list(ana, { search: 'board' })).toMatchObject({ total: 1000, capped: true })
    expect(await list(ana, { search: 'scaffold' })).toMatchObject({ total: 1000, capped: true })
    expect(await list(ana, { search: 'scaf' })).toMatchObject({ total: 1000, capped: true })
    expect(await list(ana, { search: 'number77' })).toMatchObject({ total: 11, capped: false })
    expect(await list(ana, { search: 'number78 board' })).toMatchObject({ total: 1, capped: false })
    expect(await list(ana, { search: 'number5998 scaf' })).toMatchObject({ total: 1, items: [{}] })
    expect(await list(ana, { search: 'board', severity: 'Low' })).toMatchObject({
      total: 0,
      tiles: { open: 1000, capped: true },
    })
    expect(await list(ana)).toMatchObject({ total: 6000, capped: false, tiles: { high: 6000 } })
    expect(await list(ana, { page: 50, pageSize: 200 })).toMatchObject({ items: [] })
  })

  test('shows nothing of another organization, whatever is searched', async () => {
    const eve = await signUp(app)
    for (const query of [{}, { search: 'cable' }, { location: 'gate' }, { assignee: site.ana.id }])
      expect(await list(eve, query)).toMatchObject({ items: [], total: 0 })
  })

  test.each([
    ['a status outside the list', { status: 'Closed' }, 'status'],
    ['a severity outside the list', { severity: 'Severe' }, 'severity'],
    ['a sort it does not have', { sort: 'color' }, 'sort'],
    ['a day that is none', { from: '2026-02-31' }, 'from'],
    ['a page below one', { page: 0 }, 'page'],
    ['an assignee that is no id', { assignee: 'everybody' }, 'assignee'],
    ['a filter it does not know', { color: 'red' }, 'color'],
    ['a cursor that is none', { after: 'x' }, 'after'],
    ['a forged cursor', { after: Buffer.from('["2026-02-31","x"]').toString('base64url') }, 'after'],
  ])('rejects %s', async (_, query, field) => {
    const response = await site.ana.send(contract.listViolations, { query: query })
    expect([response.status, response.fields[0]?.field]).toEqual([400, field])
  })

  test('has numbered pages as far as they are fast, and says how to go on', async () => {
    const response = await site.ana.call(contract.listViolations, { query: { page: 51, pageSize: 200 } })
    expect([response.status, response.code]).toEqual([400, 'too_far'])
  })
})

describe('many at once', () => {
  test('change their status, and the trail of each says so', async () => {
    const { ana, edge, cable, hat } = await aSite()
    const ben = await colleagueOf(app, ana)
    await ana.call(contract.setViolationStatus, { params: { id: hat.id }, body: { status: 'Resolved' } })
    const ids = [edge.id, hat.id, edge.id]
    const { data } = await ben.call(contract.setViolationStatuses, { body: { ids, status: 'Resolved' } })
    expect([data.changed, data.items.map(({ status }) => status)]).toEqual([1, ['Resolved', 'Resolved']])
    const { data: trail } = await ana.call(contract.violationHistory, { params: { id: edge.id } })
    expect(trail.at(-1)).toMatchObject({ who: 'Ben Okafor', field: 'status', from: 'Open', to: 'Resolved' })
    expect((await ana.call(contract.getViolation, { params: { id: cable.id } })).data.status).toBe('Open')
  })

  test('change together or not at all', async () => {
    const { ana, edge } = await aSite()
    const foreign = await report(await signUp(app))
    for (const other of [foreign.id, randomUUID()]) {
      const ids = [edge.id, other]
      const response = await ana.call(contract.setViolationStatuses, { body: { ids, status: 'Resolved' } })
      expect(response.status).toBe(404)
    }
    expect((await ana.call(contract.getViolation, { params: { id: edge.id } })).data.status).toBe('Open')
    expect(
      (await ana.call(contract.setViolationStatuses, { body: { ids: [], status: 'Open' } })).status,
    ).toBe(400)
  })
})
