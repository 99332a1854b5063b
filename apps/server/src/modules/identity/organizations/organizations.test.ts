import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { days } from '../../../platform/clock'
import { useTestApp } from '../../../testing/harness'
import { newAccount as account, colleagueOf, invitationToken, logIn, signUp } from '../../../testing/people'
import { signUpConfirmed } from '../../../testing/plans'

const app = useTestApp()

const someone = () => `${randomUUID()}@site.example`

describe('inviting', () => {
  test('mails a link that lets a newcomer join with the role offered', async () => {
    const ana = await signUpConfirmed(app)
    const email = someone()
    const invited = await ana.call(contract.invite, { body: { email, role: 'manager' } })
    expect([invited.status, invited.data.invitedBy]).toEqual([201, 'Ana María Ruiz'])

    const token = await invitationToken(app, email)
    const look = await app.call(contract.acceptInvitation, { body: { token } })
    expect(look.data).toEqual({
      state: 'needs_account',
      organization: 'Ruiz Construction',
      email,
      role: 'manager',
    })

    const joined = await app.call(contract.acceptInvitation, { body: { token, account } })
    if (joined.data.state !== 'joined') throw new Error(joined.text)
    expect(joined.data.session.user).toMatchObject({
      email,
      role: 'manager',
      organizationId: ana.organizationId,
      emailVerified: true,
    })
    expect((await ana.call(contract.listMembers, {})).data.map(member => member.name)).toEqual([
      'Ana María Ruiz',
      'Ben Okafor',
    ])
    expect((await ana.call(contract.listInvitations, {})).data).toEqual([])
    const { items, unread } = (await ana.call(contract.listNotifications, { query: {} })).data
    expect([items[0]?.kind, items[0]?.data.name, unread]).toEqual(['member_joined', 'Ben Okafor', 1])
  })

  test('has a link that works once', async () => {
    const ana = await signUpConfirmed(app)
    const email = someone()
    await ana.call(contract.invite, { body: { email } })
    const token = await invitationToken(app, email)
    const both = await Promise.all(
      [1, 2].map(() => app.call(contract.acceptInvitation, { body: { token, account } })),
    )
    expect(both.map(response => response.status).toSorted()).toEqual([200, 400])
    expect((await app.call(contract.acceptInvitation, { body: { token } })).code).toBe('link_used')
  })

  test('lapses after a week, can be renewed and withdrawn', async () => {
    const ana = await signUpConfirmed(app)
    const email = someone()
    await ana.call(contract.invite, { body: { email } })
    const first = await invitationToken(app, email)
    app.passTime(days(8))
    const lateAna = await logIn(app, ana.email)
    expect((await app.call(contract.acceptInvitation, { body: { token: first } })).code).toBe('link_expired')
    expect((await lateAna.call(contract.listInvitations, {})).data).toMatchObject([{ email, expired: true }])

    const renewed = await lateAna.call(contract.invite, { body: { email } })
    const second = await invitationToken(app, email)
    expect((await app.call(contract.acceptInvitation, { body: { token: first } })).code).toBe('link_invalid')
    expect((await app.call(contract.acceptInvitation, { body: { token: second } })).data.state).toBe(
      'needs_account',
    )

    await lateAna.call(contract.revokeInvitation, { params: { id: renewed.data.id } })
    expect((await app.call(contract.acceptInvitation, { body: { token: second } })).code).toBe('link_invalid')
    expect((await lateAna.call(contract.revokeInvitation, { params: { id: renewed.data.id } })).status).toBe(
      404,
    )
  })

  test('lets someone with an account join a second organization and move between the two', async () => {
    const ana = await signUpConfirmed(app)
    const zoe = await signUp(app, { organization: 'Zoe Steel' })
    await ana.call(contract.invite, { body: { email: zoe.email } })
    const token = await invitationToken(app, zoe.email)
    expect((await app.call(contract.acceptInvitation, { body: { token } })).data.state).toBe('needs_sign_in')
    expect((await ana.call(contract.acceptInvitation, { body: { token } })).code).toBe(
      'invitation_for_another',
    )
    expect((await zoe.call(contract.acceptInvitation, { body: { token } })).data.state).toBe('can_join')
    await zoe.call(contract.acceptInvitation, { body: { token, join: true } })

    const { user } = (await zoe.call(contract.me, {})).data
    expect(user).toMatchObject({ organization: 'Ruiz Construction', role: 'user', emailVerified: true })
    expect(user.organizations.map(organization => organization.name).toSorted()).toEqual([
      'Ruiz Construction',
      'Zoe Steel',
    ])
    const back = await zoe.call(contract.savePreferences, { body: { organizationId: zoe.organizationId } })
    expect(back.data.user).toMatchObject({ organization: 'Zoe Steel', role: 'admin' })
  })

  test('is for managers and admins, and nobody offers more than they hold', async () => {
    const ana = await signUpConfirmed(app)
    const manager = await colleagueOf(app, ana, 'manager')
    const worker = await colleagueOf(app, ana)
    expect((await worker.call(contract.invite, { body: { email: someone() } })).status).toBe(403)
    expect((await worker.call(contract.listInvitations, {})).status).toBe(403)
    expect((await manager.call(contract.invite, { body: { email: someone(), role: 'admin' } })).status).toBe(
      403,
    )
    expect(
      (await manager.call(contract.invite, { body: { email: someone(), role: 'manager' } })).status,
    ).toBe(201)
  })

  test('is rejected for someone who is in already', async () => {
    const ana = await signUpConfirmed(app)
    const ben = await colleagueOf(app, ana)
    expect((await ana.call(contract.invite, { body: { email: ben.email } })).code).toBe('already_member')
  })
})

describe('members', () => {
  test('are seen by all and changed by admins', async () => {
    const ana = await signUpConfirmed(app)
    const ben = await colleagueOf(app, ana)
    expect((await ben.call(contract.listMembers, {})).data).toHaveLength(2)
    expect(
      (await ben.call(contract.updateMember, { params: { id: ben.id }, body: { role: 'admin' } })).status,
    ).toBe(403)
    const raised = await ana.call(contract.updateMember, {
      params: { id: ben.id },
      body: { role: 'manager' },
    })
    expect(raised.data.role).toBe('manager')
    expect((await ben.call(contract.listInvitations, {})).status).toBe(200)
  })

  test('keep at least one admin, also when two step down at the same moment', async () => {
    const ana = await signUpConfirmed(app)
    const stepDown = () => ana.call(contract.updateMember, { params: { id: ana.id }, body: { role: 'user' } })
    expect((await stepDown()).code).toBe('last_admin')
    expect((await ana.call(contract.removeMember, { params: { id: ana.id } })).code).toBe('last_admin')

    const ben = await colleagueOf(app, ana, 'admin')
    const both = await Promise.all([
      stepDown(),
      ben.call(contract.updateMember, { params: { id: ben.id }, body: { role: 'user' } }),
    ])
    expect(both.map(response => response.status).toSorted()).toEqual([200, 409])
    const members = (await ana.call(contract.listMembers, {})).data
    expect(members.filter(member => member.role === 'admin')).toHaveLength(1)
  })

  test('who are removed lose the organization at once but not their account', async () => {
    const ana = await signUpConfirmed(app)
    const ben = await colleagueOf(app, ana)
    expect((await ana.call(contract.removeMember, { params: { id: ben.id } })).status).toBe(200)
    const { user } = (await ben.call(contract.me, {})).data
    expect(user).toMatchObject({
      organization: 'Ben Okafor',
      role: 'admin',
      remaining_uploads: 0,
      remaining_questions: 0,
    })
    expect(user.organizationId).not.toBe(ana.organizationId)
    expect((await ben.call(contract.listMembers, {})).data.map(member => member.email)).toEqual([ben.email])
  })
})

test('an admin changes the organization, a member reads it', async () => {
  const ana = await signUpConfirmed(app)
  const ben = await colleagueOf(app, ana)
  await ana.call(contract.updateOrganization, { body: { name: 'Ruiz & Co', companySize: 'large' } })
  expect((await ben.call(contract.getOrganization, {})).data).toMatchObject({
    name: 'Ruiz & Co',
    companySize: 'large',
    industry: 'construction',
    plan: 'pro',
    members: 2,
  })
  expect((await ben.call(contract.updateOrganization, { body: { name: 'Ben & Co' } })).status).toBe(403)
  const { data } = await ana.call(contract.getOrganization, {})
  const sentBack = await ana.send(contract.updateOrganization, {
    body: { ...data, name: 'Ruiz', members: 9 },
  })
  expect(sentBack.data).toEqual({ ...data, name: 'Ruiz' })
})
