import * as contract from '@plumbline/contract'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { logIn, type Person, signUp } from '../../../testing/people'

const app = useTestApp()
let admin: Person
beforeAll(async () => {
  admin = await signUp(app)
  app.passTime(60_000)
  await signUp(app)
})

const inquiry = {
  name: 'Lena <b>Fischer</b>',
  email: 'Lena@Stahl.example',
  company: 'Stahl & Sohn',
  offer: 'enterprise-10',
  message: 'Ten sites in two countries.',
}
const ask = (changes: object = {}) => app.send(contract.contactSales, { body: { ...inquiry, ...changes } })

test('a question about an enterprise plan reaches the admin of the installation by email and in the app', async () => {
  expect((await ask()).status).toBe(202)
  const emails = (await app.emails()).filter(({ to }) => to === admin.email)
  const sent = emails.find(({ subject }) => subject === 'Stahl & Sohn asks about Enterprise 10')
  expect(sent?.text).toContain('Ten sites in two countries.')
  expect(sent?.text).toContain('mailto:lena@stahl.example')

  const { items } = (await (await logIn(app, admin.email)).call(contract.listNotifications, { query: {} }))
    .data
  expect(items).toMatchObject([
    {
      kind: 'sales_inquiry',
      data: {
        name: inquiry.name,
        email: 'lena@stahl.example',
        company: 'Stahl & Sohn',
        offer: 'Enterprise 10',
      },
    },
  ])
})

test('a question for help reaches the same person', async () => {
  expect((await ask({ offer: 'support', message: 'Photos do not upload.' })).status).toBe(202)
  const emails = (await app.emails()).filter(({ to }) => to === admin.email)
  const sent = emails.find(({ subject }) => subject === 'Stahl & Sohn asks about Plumbline support')
  expect(sent?.text).toContain('Photos do not upload.')
})

test.each([
  ['an address that is none', { email: 'lena' }, 'email email_invalid'],
  ['no company', { company: ' ' }, 'company organization_required'],
  ['a plan that is not offered', { offer: 'enterprise-9000' }, 'offer not_an_option'],
  ['a message without end', { message: 'x'.repeat(2001) }, 'message too_long'],
])('%s is rejected', async (_, changes, wanted) => {
  const response = await ask(changes)
  const [field, code] = wanted.split(' ')
  expect([response.status, response.body.fields]).toMatchObject([400, [{ field, code }]])
})

test('one address cannot flood the mailbox', async () => {
  const statuses = []
  for (let number = 0; number < 6; number++) statuses.push((await ask()).status)
  expect(statuses).toContain(202)
  expect(statuses.at(-1)).toBe(429)
})
