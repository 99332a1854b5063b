import * as contract from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../testing/harness'
import type { Person } from '../../../../testing/people'
import { signUpOn } from '../../../../testing/plans'
import { addSite, allowSites } from '../../../../testing/sites'

const app = useTestApp()

const report = async (person: Person, given: object = {}) =>
  (
    await person.send(contract.createViolation, {
      body: { type: 'Missing guardrail', severity: 'High', location: 'Tower', ...given },
    })
  ).data

describe('a root cause', () => {
  let ana: Person
  beforeAll(async () => {
    ana = await signUpOn(app, 'premium')
  })
  const causeOf = async (id: string) => (await ana.call(contract.rootCause, { params: { id } })).data

  test('comes from the knowledge base, what the finding speaks of first', async () => {
    const { id } = await report(ana, { description: 'Guardrails were removed for a delivery' })
    const { cause, tags, messages } = await causeOf(id)
    expect(messages[0]).toMatchObject({
      code: 'hazard.unprotected-edge.cause.1',
      text: 'Guardrails were removed for a delivery and not put back.',
    })
    expect(cause.startsWith(messages[0]?.text ?? '-')).toBe(true)
    expect(tags).toEqual(['falls', 'unprotected edge'])
  })

  test('tells that a fix did not last where the same came back at the site', async () => {
    await allowSites(app, ana, 20)
    const { id: siteId } = await addSite(ana, 'Stair B')
    const place = { siteId, type: 'Open floor hole' }
    for (const date of ['2026-11-02T08:00:00Z', '2026-11-05T08:00:00Z', '2026-11-05T09:00:00Z']) {
      const { id } = await report(ana, { ...place, date })
      await ana.call(contract.setViolationStatus, { params: { id }, body: { status: 'Resolved' } })
    }
    const last = await report(ana, { ...place, date: '2026-11-13T07:00:00Z' })
    const { causes, tags, cause } = await causeOf(last.id)
    expect(causes.at(-1)).toMatchObject({
      basis: 'records',
      message: { code: 'cause.returned', params: { count: 2, site: 'Stair B' } },
    })
    expect(cause).toContain('Check whether the fix lasted')
    expect(tags).toEqual(['falls', 'floor opening', 'repeat', 'fix did not last'])
  })

  test('says nothing of repetition for the same occasion, or without a site', async () => {
    const { id: siteId } = await addSite(ana, 'Yard')
    const records = async (given: object) => {
      for (const hour of ['06', '07', '08'])
        await report(ana, { type: 'Blocked exit', ...given, date: `2026-11-12T${hour}:30:00Z` })
      const { id } = await report(ana, { type: 'Blocked exit', ...given, date: '2026-11-12T09:00:00Z' })
      const { causes, tags } = await causeOf(id)
      return [causes.filter(({ basis }) => basis === 'records'), tags.includes('repeat')]
    }
    expect(await records({ siteId })).toEqual([[], false])
    expect(await records({ location: 'Dock 4', siteId: null })).toEqual([[], false])
  })

  test('says nothing of repetition where only the upload is dated', async () => {
    const { id: siteId } = await addSite(ana, 'Dated')
    const given = { siteId, type: 'Missing machine guard' }
    const ids = []
    for (const date of ['2026-11-02T08:00:00Z', '2026-11-05T08:00:00Z', '2026-11-12T08:00:00Z'])
      ids.push((await report(ana, { ...given, date })).id)
    await app.db.pool.query('update violations set captured_at = null where id = any($1)', [ids.slice(0, 2)])
    expect((await causeOf(ids[2] ?? '')).causes.filter(({ basis }) => basis === 'records')).toEqual([])
  })

  test('a cause that a person wrote of rests on that; the others on general knowledge', async () => {
    const { id } = await report(ana, { description: 'Guardrails were removed for a delivery' })
    const { causes } = await causeOf(id)
    expect(causes.map(({ basis }) => basis)).toEqual(['seen', 'general'])
  })

  test('sees what is found at many sites', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E']) {
      const { id: siteId } = await addSite(ana, name)
      await report(ana, { type: 'Trip hazard, debris', siteId, date: '2026-11-12T06:30:00Z' })
    }
    const { id: siteId } = await addSite(ana, 'F')
    const last = await report(ana, { type: 'Trip hazard, debris', siteId, date: '2026-11-13T07:00:00Z' })
    const { messages, tags } = await causeOf(last.id)
    expect(messages.at(-1)).toMatchObject({ code: 'cause.everywhere', params: { sites: 5 } })
    expect(tags).toContain('across sites')
  })

  test('forgets what is long past, and says so only when nothing at all is known', async () => {
    await report(ana, { type: 'Something odd', location: 'Y', date: '2026-06-01T07:00:00Z' })
    const { id } = await report(ana, { type: 'Something odd', description: '', location: 'Y' })
    expect(await causeOf(id)).toEqual({
      cause: 'Unable to determine root cause at this time',
      tags: [],
      messages: [],
      causes: [],
    })
  })
})
