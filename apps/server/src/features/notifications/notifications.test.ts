import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { useTestApp } from '../../testing/harness'
import { colleagueOf, signUp } from '../../testing/people'

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
