import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { later, minutes } from '../../../platform/clock'
import { useTestApp } from '../../../testing/harness'
import { type Person, signUp } from '../../../testing/people'

const app = useTestApp()
const TODAY = '2026-11-16'

const trends = async (person: Person, query: object = {}) =>
  (await person.call(contract.dashboardTrends, { query })).data
const violate = async (person: Person, body: object = {}) =>
  (await person.call(contract.createViolation, { body: { type: 'Open hole', severity: 'High', ...body } }))
    .data.id

describe('trends', () => {
  test('give every day of the period, 30 without one, and none of another organization', async () => {
    const [ana, eve] = [await signUp(app), await signUp(app)]
    const id = await violate(ana)
    await violate(ana, { severity: 'Low' })
    await ana.call(contract.createTask, { body: { title: 'Cover it' } })
    app.clock.at = later(app.clock.at, minutes(12))
    await ana.call(contract.updateViolation, { params: { id }, body: { status: 'Resolved' } })
    app.clock.at = later(app.clock.at, -minutes(12))
    const shown = await trends(ana)
    expect(shown).toHaveLength(30)
    expect(shown.at(-1)).toEqual({
      date: TODAY,
      uploads: 0,
      violations: 2,
      high: 1,
      medium: 0,
      low: 1,
      tasks: 1,
      resolved: 1,
      open: 1,
      hoursToFix: 0.2,
      rechecks: 0,
      rechecksPassed: 0,
    })
    expect(
      shown.slice(0, -1).every(({ violations, hoursToFix }) => violations === 0 && hoursToFix === null),
    ).toBe(true)
    expect((await trends(eve)).every(({ violations, tasks }) => violations + tasks === 0)).toBe(true)
  })

  test.each([
    ['a start after the end', { start: '2026-11-02', end: '2026-11-01' }, 'start', 'start_after_end'],
    ['a start in the future', { start: '2027-01-01' }, 'start', 'start_after_end'],
    ['a period up to the year 9998', { start: '2026-11-01', end: '9998-12-31' }, 'start', 'period_too_long'],
    ['a day in the year 9999', { start: '2026-11-01', end: '9999-12-31' }, 'end', 'date_out_of_range'],
    ['no date', { start: 'yesterday' }, 'start', 'wrong_type'],
  ])('%s is rejected', async (_, query, field, code) => {
    const ana = await signUp(app)
    for (const call of [contract.dashboardTrends, contract.dashboardCsv]) {
      const response = await ana.send(call, { query })
      expect(response.status).toBe(400)
      expect(response.fields).toMatchObject([{ field, code }])
    }
  })

  test('in the year 9998 show nothing', async () => {
    const ana = await signUp(app)
    const shown = await trends(ana, { start: '9998-12-30', end: '9998-12-31' })
    expect(shown.map(({ date }) => date)).toEqual(['9998-12-30', '9998-12-31'])
  })

  test('come as a file in the reader’s language', async () => {
    const ana = await signUp(app, { language: 'de' })
    await violate(ana)
    const file = await ana.send(contract.dashboardCsv, { query: { start: TODAY, end: TODAY } })
    expect(file.headers['content-disposition']).toContain(`plumbline-trends-${TODAY}-${TODAY}.csv`)
    expect(file.text.trim().split('\r\n').slice(1)).toEqual([`${TODAY},0,1,1,0,0,0,0,1,,0,0`])
    expect(file.text).toContain('Stunden bis zur Behebung')
  })
})
