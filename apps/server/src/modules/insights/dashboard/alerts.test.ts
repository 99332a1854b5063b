import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { days, later } from '../../../platform/clock'
import { useTestApp } from '../../../testing/harness'
import { type Person, signUp } from '../../../testing/people'
import { signUpOn } from '../../../testing/plans'
import { changeSite } from '../../../testing/sites'
import { createTask } from '../../../testing/tasks'

const app = useTestApp()
const isoDay = (offset: number) => later(app.clock.at, days(offset)).toISOString().slice(0, 10)
const alertsOf = async (person: Person) => (await person.call(contract.dashboardAlerts, {})).data
/** Dates in the past can't be given to a task. */
const overdue = (id: string) =>
  app.db.pool.query('update tasks set due_date = $2 where id = $1', [id, isoDay(-3)])

describe('alerts', () => {
  const store = (person: Person, row: object) => {
    const all = {
      id: randomUUID(),
      organization_id: person.organizationId,
      title: 'Rule',
      summary: 'Text',
      industry: 'Construction',
      regulatory_body: 'OSHA',
      jurisdiction: 'US',
      risk_level: 'Low',
      tags: [],
      related_codes: [],
      source: 'osha.gov',
      origin: 'feed',
      changed_in: 1,
      created_at: app.clock.at,
      updated_at: app.clock.at,
      ...row,
    }
    const names = Object.keys(all)
    return app.db.pool.query(
      `insert into regulations (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(all),
    )
  }

  test('tell of overdue High tasks, rule dates, feed items that name what is cited, and a low quota', async () => {
    const ana = await signUpOn(app, 'pro')
    const high = await createTask(ana, { title: 'Cover the hole', priority: 'high' })
    const low = await createTask(ana, { title: 'Sweep', priority: 'low' })
    await overdue(high.id)
    await overdue(low.id)
    const cited = (
      await ana.call(contract.createViolation, {
        body: { type: 'Open hole', severity: 'High', regulationCode: '29 CFR 1926.501(b)(1)' },
      })
    ).data
    await store(ana, { code: 'FR 1', code_key: 'fr1', title: 'OSHA revises 1926.501 for roofs' })
    await store(ana, { code: 'FR 2', code_key: 'fr2', title: 'About 1926.5012 and 1926.50' })
    await store(ana, {
      code: 'FR 3',
      code_key: 'fr3',
      title: 'Old: 1926.501',
      created_at: later(app.clock.at, -days(31)),
    })
    const rule = { origin: 'written', created_at: later(app.clock.at, -days(400)) }
    await store(ana, { ...rule, code: 'A 1', code_key: 'a1', title: 'Soon', compliance_deadline: isoDay(30) })
    await store(ana, {
      ...rule,
      code: 'A 2',
      code_key: 'a2',
      title: 'Later',
      compliance_deadline: isoDay(31),
    })
    await store(ana, { ...rule, code: 'A 3', code_key: 'a3', title: 'Past', compliance_deadline: isoDay(-1) })
    await app.db.pool.query('update subscriptions set analyses_remaining = 0 where organization_id = $1', [
      ana.organizationId,
    ])
    const { items, total } = await alertsOf(ana)
    expect(items.map(({ kind, text }) => [kind, text])).toEqual([
      ['overdue_high_task', 'Overdue since Nov 13, 2026: Cover the hole'],
      ...['29 CFR 1910.1200', '29 CFR 1910.1200(f)(6)', '29 CFR 1910.1200(j)'].map(code => [
        'rule_date',
        expect.stringContaining(`Comply by Nov 20, 2026: ${code}, `),
      ]),
      ['rule_date', 'Comply by Dec 16, 2026: A 1, Soon'],
      [
        'feed_names_cited_code',
        '“OSHA revises 1926.501 for roofs” mentions 1926.501, which your open violations cite',
      ],
      ['quota', '0 analyses left of 0'],
    ])
    expect(items[0]?.href).toBe(`/tasks/${high.id}`)
    expect(total).toBe(7)
    expect((await ana.call(contract.dashboardMetrics, {})).data.complianceAlerts).toBe(7)

    await ana.call(contract.updateViolation, { params: { id: cited.id }, body: { status: 'Resolved' } })
    const kinds = (await alertsOf(ana)).items.map(({ kind }) => kind)
    expect(kinds).not.toContain('feed_names_cited_code')
  })

  test('leave out built-in rules of countries without a site, and what belongs to others', async () => {
    const eve = await signUpOn(app, 'pro')
    await changeSite(eve, { country: 'DE', state: null })
    expect(await alertsOf(eve)).toEqual({ items: [], total: 0 })
    await changeSite(eve, { country: 'US', state: 'US-TX' })
    expect((await alertsOf(eve)).total).toBe(3)
  })

  test('are in the reader’s language, and silent on the library where the plan has none', async () => {
    const ana = await signUp(app, { language: 'de' })
    await store(ana, {
      code: 'A 1',
      code_key: 'a1',
      origin: 'written',
      compliance_deadline: isoDay(3),
    })
    expect(await alertsOf(ana)).toEqual({ items: [], total: 0 })
    const { id } = await createTask(ana, { title: 'Loch abdecken', priority: 'high' })
    await overdue(id)
    expect((await alertsOf(ana)).items[0]?.text).toBe('Überfällig seit 13.11.2026: Loch abdecken')
  })
})
