import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { colleagueOf, signUp } from '../../../testing/people'

const app = useTestApp()

const inboxOf = async (person: Awaited<ReturnType<typeof signUp>>) =>
  (await person.call(contract.listNotifications, { query: {} })).data

test('the unread count falls as notifications are read, one or all', async () => {
  const ana = await signUp(app)
  await colleagueOf(app, ana)
  await colleagueOf(app, ana)
  const { items, unread } = await inboxOf(ana)
  expect(unread).toBe(2)
  const one = await ana.call(contract.readNotifications, { body: { ids: [items[0]?.id ?? ''] } })
  expect(one.data.unread).toBe(1)
  expect((await ana.call(contract.readNotifications, { body: {} })).data.unread).toBe(0)
})

test('pages hold all of them once, newest first, under the filters', async () => {
  const ana = await signUp(app)
  const ben = await colleagueOf(app, ana)
  for (const title of ['One', 'Two', 'Three']) {
    app.passTime(1000)
    await ana.call(contract.createTask, { body: { title, assignee: ben.id } })
  }
  const list = async (query: object) => (await ben.send(contract.listNotifications, { query })).body
  const titles = async (query: object) => {
    const { data } = (await list(query)) as { data: Awaited<ReturnType<typeof inboxOf>> }
    return [data.items.map(item => item.data.title), data.total, data.unread]
  }
  expect(await titles({ limit: 2 })).toEqual([['Three', 'Two'], 3, 3])
  expect(await titles({ limit: 2, page: 2 })).toEqual([['One'], 3, 3])
  expect(await titles({ limit: 2, page: 9 })).toEqual([[], 3, 3])

  const [newest] = (await inboxOf(ben)).items
  await ben.call(contract.readNotifications, { body: { ids: [newest?.id ?? ''] } })
  expect(await titles({ show: 'unread' })).toEqual([['Two', 'One'], 2, 2])
  expect(await titles({ kind: 'task_assigned', limit: 1 })).toEqual([['Three'], 3, 2])
  expect(await titles({ kind: 'mentioned' })).toEqual([[], 0, 2])
})

test('a page, a filter or a kind that does not exist is rejected, and so is who is signed out', async () => {
  const ana = await signUp(app)
  for (const [field, value] of [
    ['page', '0'],
    ['limit', '101'],
    ['show', 'read'],
    ['kind', 'gossip'],
    ['after', 'x'],
  ] as const) {
    const { status, fields } = await ana.send(contract.listNotifications, { query: { [field]: value } })
    expect([status, fields[0]?.field]).toEqual([400, field])
  }
  expect((await app.call(contract.listNotifications, { query: {} })).status).toBe(401)
})

test('nobody reads or marks what is another person’s', async () => {
  const ana = await signUp(app)
  const ben = await colleagueOf(app, ana)
  const { items } = await inboxOf(ana)
  await ben.call(contract.readNotifications, { body: { ids: [items[0]?.id ?? ''] } })
  expect((await inboxOf(ben)).items).toEqual([])
  expect((await inboxOf(ana)).unread).toBe(1)
})

test('the verification sent can be asked for again, a few times', async () => {
  const ana = await signUp(app)
  const ask = () => ana.call(contract.notifyByEmail, { body: { template: 'verify_email' } })
  expect((await ask()).status).toBe(202)
  const emails = (await app.emails()).filter(sent => sent.to === ana.email)
  expect(emails).toHaveLength(2)
  for (let more = 0; more < 4; more++) await ask()
  expect((await ask()).status).toBe(429)
})

test('the mail calls are no relay: no other template, no other address', async () => {
  const ana = await signUp(app)
  const own = await ana.call(contract.sendEmail, {
    body: { type: 'usage_limit_reached', data: { to: 'victim@site.example' } },
  })
  expect(own.status).toBe(202)
  expect((await app.emails()).filter(sent => sent.to === 'victim@site.example')).toEqual([])
  expect((await ana.send(contract.sendEmail, { body: { template: 'anything' } })).status).toBe(400)
  expect(
    (
      await ana.send(contract.sendEmail, {
        body: { template: 'verify_email', to: 'victim@site.example' },
      })
    ).status,
  ).toBe(400)
  expect((await ana.call(contract.sendEmail, { body: {} })).fields[0]?.code).toBe('required')
})
