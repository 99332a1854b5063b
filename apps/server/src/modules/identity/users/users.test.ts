import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { colleagueOf, logIn, PASSWORD, signUp } from '../../../testing/people'

const app = useTestApp()

describe('the profile', () => {
  test('is saved and read back', async () => {
    const ana = await signUp(app)
    const saved = await ana.call(contract.saveProfile, {
      body: { first_name: ' Anna ', last_name: 'Ruiz', job_title: 'HSE lead', company: 'Ruiz & Daughters' },
    })
    expect(saved.status).toBe(200)
    expect((await ana.call(contract.me, {})).data.user).toMatchObject({
      name: 'Anna Ruiz',
      title: 'HSE lead',
      organization: 'Ruiz & Daughters',
      email: ana.email,
    })
  })

  test('never changes the email address', async () => {
    const ana = await signUp(app)
    const body = { first_name: 'Ana', last_name: '', job_title: '', email: 'other@site.example' }
    const response = await ana.call(contract.saveProfile, { body })
    expect([response.status, response.data.user.email]).toEqual([200, ana.email])
  })

  test('takes back what it answered, and the names of document 1', async () => {
    const ana = await signUp(app)
    const { user } = (await ana.call(contract.me, {})).data
    expect(user).toMatchObject({ company: user.organization, department: user.title, job_title: user.title })
    const body = {
      ...user,
      role: 'user' as const,
      avatar_url: 'https://face.example/1.png',
      language: 'de' as const,
    }
    expect((await ana.call(contract.saveProfile, { body })).data.user).toEqual({ ...user, language: 'de' })
    const { first_name, last_name } = user
    const renamed = { first_name, last_name, department: 'Site manager' }
    expect((await ana.send(contract.saveProfile, { body: renamed })).data.user.title).toBe('Site manager')
    const whole = { name: ' Anna  María Ruiz ' }
    expect((await ana.send(contract.saveProfile, { body: whole })).data.user).toMatchObject({
      first_name: 'Anna',
      last_name: 'María Ruiz',
      title: 'Site manager',
    })
    const unnamed = await ana.send(contract.saveProfile, { body: { name: ' ' } })
    expect([unnamed.status, unnamed.fields[0]?.field]).toEqual([400, 'first_name'])
  })

  test('lets only an admin rename the organization', async () => {
    const ana = await signUp(app)
    const ben = await colleagueOf(app, ana)
    const rename = await ben.call(contract.saveProfile, {
      body: { first_name: 'Ben', last_name: 'O', job_title: '', company: 'Mine' },
    })
    expect(rename.status).toBe(403)
    const same = await ben.call(contract.saveProfile, {
      body: { first_name: 'Benedict', last_name: 'O', job_title: '', company: 'Ruiz Construction' },
    })
    expect(same.data.user).toMatchObject({ name: 'Benedict O', organization: 'Ruiz Construction' })
  })
})

describe('preferences', () => {
  test('change one at a time', async () => {
    const ana = await signUp(app)
    const { user } = (await ana.call(contract.savePreferences, { body: { language: 'zh' } })).data
    expect(user).toMatchObject({ language: 'zh', region: 'us', industry: 'construction' })
  })

  test('cannot lead into an organization one does not belong to', async () => {
    const ana = await signUp(app)
    const stranger = await signUp(app)
    const response = await ana.call(contract.savePreferences, {
      body: { organizationId: stranger.organizationId },
    })
    expect(response.status).toBe(404)
  })
})

describe('changing the password', () => {
  test('keeps this session and ends the others', async () => {
    const ana = await signUp(app)
    const phone = await logIn(app, ana.email)
    const body = { currentPassword: PASSWORD, newPassword: 'another passphrase' }
    expect((await ana.call(contract.changePassword, { body })).status).toBe(200)
    expect((await ana.call(contract.me, {})).status).toBe(200)
    expect((await phone.call(contract.me, {})).status).toBe(401)
    expect((await logIn(app, ana.email, 'another passphrase')).id).toBe(ana.id)
  })

  test('needs the current one', async () => {
    const ana = await signUp(app)
    const body = { currentPassword: 'not mine at all', newPassword: 'another passphrase' }
    const response = await ana.call(contract.changePassword, { body })
    expect([response.status, response.code, response.fields[0]?.field]).toEqual([
      400,
      'wrong_password',
      'currentPassword',
    ])
  })
})

describe('sessions', () => {
  test('are listed with the one in use marked, and can be ended one by one or all but this', async () => {
    const ana = await signUp(app)
    const phone = await logIn(app, ana.email)
    const tablet = await logIn(app, ana.email)
    const sessions = (await ana.call(contract.listSessions, {})).data
    expect(sessions).toHaveLength(3)
    expect(sessions.filter(session => session.current)).toHaveLength(1)

    const other = sessions.find(session => !session.current)
    await ana.call(contract.endSession, { params: { id: other?.id ?? '' } })
    expect((await ana.call(contract.listSessions, {})).data).toHaveLength(2)
    expect((await ana.call(contract.endSession, { params: { id: 'all' } })).data).toEqual({ ended: 1 })
    const stillIn = await Promise.all([phone, tablet].map(person => person.call(contract.me, {})))
    expect(stillIn.map(response => response.status)).toEqual([401, 401])
    expect((await ana.call(contract.me, {})).status).toBe(200)
  })

  test('of others cannot be ended', async () => {
    const [ana, eve] = [await signUp(app), await signUp(app)]
    const [session] = (await ana.call(contract.listSessions, {})).data
    expect((await eve.call(contract.endSession, { params: { id: session?.id ?? '' } })).status).toBe(404)
    expect((await ana.call(contract.me, {})).status).toBe(200)
  })
})

test('a user deleted mid-session is signed out, not served', async () => {
  const ana = await signUp(app)
  await app.db.pool.query('delete from users where id = $1', [ana.id])
  expect((await ana.call(contract.me, {})).status).toBe(401)
  expect((await app.call(contract.refresh, {}, { cookie: ana.cookie })).status).toBe(401)
})
