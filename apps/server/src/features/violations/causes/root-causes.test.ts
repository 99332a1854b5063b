import * as contract from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import type { Person } from '../../../testing/people'
import { signUpOn } from '../../../testing/plans'
import { addSite, allowSites } from '../../../testing/sites'

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

  test('tells that a fix did not last where the same came back', async () => {
    const place = { location: 'Stair B', type: 'Open floor hole' }
    for (let before = 0; before < 2; before++) {
      const { id } = await report(ana, place)
      await ana.call(contract.setViolationStatus, { params: { id }, body: { status: 'Resolved' } })
    }
    const { messages, tags, cause } = await causeOf((await report(ana, place)).id)
    expect(messages.at(-1)).toMatchObject({ code: 'cause.returned', params: { count: 2, resolved: 2 } })
    expect(cause).toContain("The fix didn't last")
    expect(tags).toEqual(['falls', 'floor opening', 'repeat', 'fix did not last'])
  })

  test('sees what is found everywhere, and at which hour', async () => {
    await allowSites(app, ana, 10)
    for (const name of ['A', 'B', 'C', 'D', 'E']) {
      const { id: siteId } = await addSite(ana, name)
      await report(ana, { type: 'Trip hazard, debris', siteId, date: '2026-11-12T06:30:00Z' })
    }
    const { id: siteId } = await addSite(ana, 'F')
    const last = await report(ana, {
      type: 'Trip hazard, debris',
      siteId,
      date: '2026-11-13T07:00:00Z',
    })
    const { messages, tags } = await causeOf(last.id)
    expect(messages.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['cause.everywhere', 'cause.time_of_day']),
    )
    expect(tags).toEqual(expect.arrayContaining(['across sites', 'time of day']))
  })

  test('forgets what is long past, and says so only when nothing at all is known', async () => {
    await report(ana, { type: 'Something odd', location: 'Y', date: '2026-06-01T07:00:00Z' })
    const { id } = await report(ana, { type: 'Something odd', description: '', location: 'Y' })
    expect(await causeOf(id)).toEqual({
      cause: 'Unable to determine root cause at this time',
      tags: [],
      messages: [],
    })
  })
})
