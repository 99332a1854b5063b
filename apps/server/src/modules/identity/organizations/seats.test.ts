import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { days } from '../../../platform/clock'
import { useTestApp } from '../../../testing/harness'
import {
  newAccount as account,
  allowUsers,
  colleagueOf,
  confirmAddress,
  invitationToken,
  logIn,
  type Person,
  signUp,
} from '../../../testing/people'
import { moveTo, signUpOn } from '../../../testing/plans'

const app = useTestApp()

const someone = () => `${randomUUID()}@site.example`
async function invite(person: Person, email = someone()) {
  await confirmAddress(app, person)
  return person.call(contract.invite, { body: { email } })
}
const full = (used: number, limit: number, plan: string) => ({
  status: 402,
  code: 'seat_limit',
  params: { used: String(used), limit: String(limit), plan },
})
const outcome = ({ status, code, body }: Awaited<ReturnType<typeof invite>>) => ({
  status,
  code,
  params: body.params,
})

test('open invitations hold seats, and whoever is one too many hears what the account has', async () => {
  const ana = await signUpOn(app, 'pro')
  const first = await invite(ana)
  const second = someone()
  expect([first.status, (await invite(ana, second)).status]).toEqual([201, 201])
  expect(outcome(await invite(ana))).toEqual(full(3, 3, 'Pro'))
  expect((await ana.call(contract.listInvitations, {})).data).toHaveLength(2)
  expect((await invite(ana, second)).status).toBe(201)

  await ana.call(contract.revokeInvitation, { params: { id: first.data.id } })
  expect((await invite(ana)).status).toBe(201)
})

test('an invitation that has expired holds no seat, and needs one to be renewed', async () => {
  const ana = await signUpOn(app, 'pro')
  const email = someone()
  await invite(ana, email)
  await invite(ana)
  app.passTime(days(8))
  const lateAna = await logIn(app, ana.email)
  await invite(lateAna)
  await invite(lateAna)
  expect(outcome(await invite(lateAna, email))).toEqual(full(3, 3, 'Pro'))
})

test('after a downgrade everybody stays, and nobody new comes in', async () => {
  const ana = await signUpOn(app, 'premium')
  await colleagueOf(app, ana)
  await allowUsers(app, ana, null)
  const email = someone()
  await invite(ana, email)
  const token = await invitationToken(app, email)
  await moveTo(app, ana, 'basic')

  expect((await ana.call(contract.listMembers, {})).data).toHaveLength(2)
  expect((await ana.call(contract.listInvitations, {})).data).toHaveLength(1)
  expect(outcome(await invite(ana))).toEqual(full(3, 1, 'Basic'))
  for (const body of [{ token }, { token, account }]) {
    const { status, code } = await app.call(contract.acceptInvitation, { body })
    expect([status, code]).toEqual([402, 'seat_limit'])
  }
  expect((await ana.call(contract.listMembers, {})).data).toHaveLength(2)

  await moveTo(app, ana, 'pro')
  const joined = await app.call(contract.acceptInvitation, { body: { token, account } })
  expect(joined.data.state).toBe('joined')
})

test('two who invite the last one at the same moment do not both succeed', async () => {
  const ana = await signUpOn(app, 'premium')
  const ben = await colleagueOf(app, ana, 'manager')
  await allowUsers(app, ana, 5)
  const invited = await Promise.all([1, 2, 3, 4, 5].flatMap(() => [invite(ana), invite(ben)]))
  expect(invited.filter(({ status }) => status === 201)).toHaveLength(3)
  expect(new Set(invited.map(({ status }) => status))).toEqual(new Set([201, 402]))
})

test('a person who was invited and the admin who renews the invitation do not wait for each other forever', async () => {
  const ana = await signUpOn(app, 'pro')
  const zoe = await signUp(app)
  await invite(ana, zoe.email)
  const token = await invitationToken(app, zoe.email)
  const [renewed, seen] = await Promise.all([
    invite(ana, zoe.email),
    zoe.call(contract.acceptInvitation, { body: { token } }),
  ])
  expect(renewed.status).toBe(201)
  expect([200, 400]).toContain(seen.status)
})
