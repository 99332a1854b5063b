import * as contract from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { days } from '../../../platform/clock'
import { useTestApp } from '../../../testing/harness'
import { colleagueOf, logIn, type Person } from '../../../testing/people'
import { signUpOn } from '../../../testing/plans'

const app = useTestApp()

const report = async (person: Person, given: object = {}) =>
  (
    await person.send(contract.createViolation, {
      body: { type: 'Missing guardrail', severity: 'High', location: 'Tower', ...given },
    })
  ).data

describe('the plan opens root cause, regulation and fine', () => {
  test.each([
    ['free', 402],
    ['starter', 402],
    ['basic', 402],
    ['pro', 200],
    ['premium', 200],
    ['enterprise', 200],
  ] as const)('%s answers %i', async (tier, status) => {
    const ana = await signUpOn(app, tier)
    const { id } = await report(ana, { description: 'Open edge without guardrail' })
    const params = { id }
    const answers = [
      await ana.call(contract.rootCause, { params }),
      await ana.call(contract.violationRegulations, { params }),
      await ana.call(contract.autoLinkRegulation, { body: { violation_id: id } }),
      await ana.call(contract.estimateFine, { body: { text: 'x', regulation_codes: [], violation_id: id } }),
    ]
    expect(answers.map(response => response.status)).toEqual([status, status, status, status])
    if (status === 402) for (const { code } of answers) expect(code).toBe('needs_pro')
  })
})

describe('the regulation of a violation', () => {
  let ana: Person
  beforeAll(async () => {
    ana = await signUpOn(app, 'pro')
  })
  const linked = async (id: string) =>
    (await ana.call(contract.violationRegulations, { params: { id } })).data

  test('is the one its code names, before anybody links anything', async () => {
    const { id } = await report(ana, { regulationCode: '1926.501(b)(1)' })
    expect(await linked(id)).toMatchObject([
      {
        regulation_code: '29 CFR 1926.501(b)(1)',
        reason: 'The finding cites 1926.501(b)(1).',
        linkedAt: null,
      },
    ])
  })

  test('is found by itself, with the reason, and told in the trail', async () => {
    const { id } = await report(ana, { type: 'Missing guardrail', description: 'Open edge on level two' })
    const { data } = await ana.call(contract.autoLinkRegulation, { body: { violation_id: id } })
    expect(data.regulation_code).toContain('1926.501(b)(1)')
    expect(data).toMatchObject({ message: { code: 'link.hazard' }, linkedBy: null })
    expect(data.excerpt.length).toBeGreaterThan(40)
    expect(await linked(id)).toMatchObject([{ id: data.id, reason: data.reason }])
    const { data: trail } = await ana.call(contract.violationHistory, { params: { id } })
    expect(trail.at(-1)).toMatchObject({ field: 'regulation', from: null, to: data.regulation_code })
    const after = (await ana.call(contract.getViolation, { params: { id } })).data
    expect(after.regulationCode).toBe(data.regulation_code)
  })

  test('is what a person says it is', async () => {
    const { id } = await report(ana, { regulationCode: '1926.501(b)(1)' })
    await ana.call(contract.autoLinkRegulation, { body: { violation_id: id } })
    const { data: found } = await ana.call(contract.searchRegulations, { query: { q: '1926.100(a)' } })
    const regulation_id = found.items[0]?.id ?? ''
    const { data } = await ana.call(contract.linkRegulation, { params: { id }, body: { regulation_id } })
    expect(data).toMatchObject({
      id: regulation_id,
      linkedBy: 'Ana María Ruiz',
      message: { code: 'link.chosen' },
    })
    expect(await linked(id)).toHaveLength(1)
    const after = (await ana.call(contract.getViolation, { params: { id } })).data
    expect(after.regulationCodes[0]).toContain('1926.100(a)')
  })

  test('is not linked where none fits, nor where it does not exist', async () => {
    const { id } = await report(ana, { type: 'Qwxz', description: 'Zzyx vrpt' })
    const none = await ana.call(contract.autoLinkRegulation, { body: { violation_id: id } })
    expect([none.status, none.body.error]).toEqual([404, 'No relevant regulation found'])
    const body = { regulation_id: id }
    expect((await ana.call(contract.linkRegulation, { params: { id }, body })).status).toBe(404)
  })
})

test('the trail outlives the one who made it', async () => {
  const ana = await signUpOn(app, 'pro')
  const ben = await colleagueOf(app, ana)
  const { id } = await report(ben)
  await ana.call(contract.removeMember, { params: { id: ben.id } })
  await app.db.pool.query('delete from users where id = $1', [ben.id])
  const { data } = await ana.call(contract.violationHistory, { params: { id } })
  expect(data).toMatchObject([{ who: 'Ben Okafor', userId: null, field: 'created' }])
  app.passTime(days(1))
  expect((await (await logIn(app, ana.email)).call(contract.getViolation, { params: { id } })).status).toBe(
    200,
  )
})
