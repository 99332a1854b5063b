import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { colleagueOf, type Person, signUp } from '../../../testing/people'

const app = useTestApp()

const inboxOf = async (person: Person, kind: contract.NotificationKind) =>
  (await person.call(contract.listNotifications, { query: { kind } })).data.items

const violation = (severity: contract.Severity) => ({
  type: 'Open edge',
  description: 'No guardrail on level 3.',
  location: 'Level 3',
  severity,
})

test('a violation of high severity alerts managers and admins, except whoever added it', async () => {
  const ana = await signUp(app)
  const manager = await colleagueOf(app, ana, 'manager')
  const worker = await colleagueOf(app, ana)
  const { id } = (await manager.send(contract.createViolation, { body: violation('High') })).data
  await manager.send(contract.createViolation, { body: violation('Low') })
  expect(await inboxOf(ana, 'violation_alert')).toMatchObject([
    {
      data: { name: 'Ben Okafor', count: '1', title: expect.stringContaining('Open edge') },
      href: `/violations?violation=${id}`,
    },
  ])
  expect(await inboxOf(manager, 'violation_alert')).toEqual([])
  expect(await inboxOf(worker, 'violation_alert')).toEqual([])
})

test('the last analysis and the last question alert the admins, with how many there were', async () => {
  const ana = await signUp(app)
  const worker = await colleagueOf(app, ana)
  for (const type of ['analysis', 'question'] as const) {
    let used = 0
    const use = () => worker.call(contract.deductUsage, { body: { type } })
    while ((await use()).status === 200) used++
    expect(used).toBeGreaterThan(0)
    const [alert, ...more] = await inboxOf(ana, 'usage_limit')
    expect(alert).toMatchObject({
      data: { quota: type, granted: String(used) },
      href: '/billing/subscribe',
    })
    expect(more).toHaveLength(type === 'analysis' ? 0 : 1)
    app.passTime(1000)
  }
  expect(await inboxOf(worker, 'usage_limit')).toEqual([])
})
