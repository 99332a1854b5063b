import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { PASSWORD, signUp, signupForm } from '../../../testing/people'

const app = useTestApp()

describe('signing up', () => {
  test('opens an account and an organization with the free grant', async () => {
    const response = await app.call(contract.signup, {
      body: signupForm({ email: 'Ana@Site.Example ' }),
    })
    expect(response.status).toBe(201)
    const { user, token } = response.data
    expect(user).toMatchObject({
      email: 'ana@site.example',
      first_name: 'Ana',
      last_name: 'María Ruiz',
      role: 'admin',
      organization: 'Ruiz Construction',
      subscriptionTier: 'free',
      remaining_uploads: 10,
      granted_uploads: 10,
      remaining_questions: 10,
      emailVerified: false,
      onboarded: false,
    })
    expect(user.organizationId).toBe(user.id)
    expect(response.body).toMatchObject({ success: true, token, user: { id: user.id } })
    expect(response.text).not.toContain('argon2')
  })

  test('names every faulty field with the specified words', async () => {
    const body = {
      name: 'A',
      email: 'nobody',
      password: 'short',
      confirmPassword: 'other',
      industry: 'banking',
      companySize: 'huge',
      region: 'moon',
      termsAccepted: false,
    }
    const response = await app.send(contract.signup, { body: body })
    expect(response.status).toBe(400)
    const words = Object.fromEntries(
      (response.body.fields as { field: string; message: string }[]).map(f => [f.field, f.message]),
    )
    expect(words).toMatchObject({
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
      password: 'Password must be at least 8 characters',
      organization: 'Organization name is required',
      industry: 'Please select an industry',
      companySize: 'Please select a company size',
      region: 'Please select a region',
      privacyAccepted: 'You must accept the Privacy Policy to continue',
      termsAccepted: 'You must accept the Terms of Service to continue',
    })
  })

  const short = () => ({
    email: `${randomUUID()}@site.example`,
    password: PASSWORD,
    organization: 'Ruiz Construction',
    privacyAccepted: true as const,
    termsAccepted: true as const,
  })

  test.each([
    ['America/Chicago', 'us', 'US'],
    ['America/Toronto', 'ca', 'CA'],
    ['Europe/London', 'uk', 'GB'],
    ['Europe/Berlin', 'eu', null],
    ['Pacific/Fiji', 'other', null],
    [undefined, 'other', null],
  ])('needs an address, a password and a company; %s is in region %s', async (timeZone, region, country) => {
    const response = await app.call(contract.signup, { body: { ...short(), timeZone } })
    expect(response.status).toBe(201)
    const { user, token } = response.data
    expect(user).toMatchObject({
      first_name: '',
      region,
      industry: 'construction',
      organization: 'Ruiz Construction',
    })
    const { items } = (await app.call(contract.listSites, {}, { token })).data
    expect(items).toMatchObject([{ name: 'Ruiz Construction', country, industry: 'construction' }])
  })

  test('what is said of the work later holds for the site of the sign-up, until somebody changes it', async () => {
    const { user, token } = (await app.call(contract.signup, { body: short() })).data
    const confirm = async (body: contract.BodyOf<typeof contract.completeOnboarding>) =>
      (await app.call(contract.completeOnboarding, { body }, { token })).data.user
    const site = async () => (await app.call(contract.listSites, {}, { token })).data.items[0]
    await app.db.pool.query('update users set email_verified_at = now() where id = $1', [user.id])
    expect(
      await confirm({ name: 'Ana María Ruiz', industry: 'manufacturing', region: 'us', language: 'en' }),
    ).toMatchObject({
      first_name: 'Ana',
      last_name: 'María Ruiz',
    })
    expect(await site()).toMatchObject({ country: 'US', industry: 'manufacturing' })
    expect((await app.call(contract.getOrganization, {}, { token })).data.industry).toBe('manufacturing')
    await confirm({ industry: 'mining', region: 'ca', language: 'en' })
    expect(await site()).toMatchObject({ country: 'US', industry: 'manufacturing' })
  })

  test('rejects passwords that differ', async () => {
    const response = await app.call(contract.signup, {
      body: signupForm({ confirmPassword: 'another one' }),
    })
    expect(response.fields).toEqual([
      { field: 'confirmPassword', code: 'passwords_differ', message: 'Passwords do not match' },
    ])
  })

  test.each([
    'Hello http://evil.example/login',
    'Ana\nYour account is locked',
    'evil.example/login Team',
    'www.evil.example',
    'Ana \u202eziuR',
  ])('rejects the name %j, which would be in emails to others', async name => {
    for (const field of ['name', 'organization']) {
      const response = await app.send(contract.signup, { body: signupForm({ [field]: name }) })
      expect(response.fields).toMatchObject([{ field, code: 'name_has_link' }])
    }
  })

  test('takes names as people have them', async () => {
    const names = ["O'Brien & Söhne GmbH", 'Booking.com', 'Müller/Ruiz', '张伟', 'St. Mary / St. Ann']
    for (const name of names) expect((await signUp(app, { name, organization: name })).id).not.toBe('')
  })

  test('rejects an address that has an account, also in other letters, and writes nothing', async () => {
    const ana = await signUp(app)
    const before = await app.db.pool.query('select count(*) from organizations')
    const response = await app.call(contract.signup, {
      body: signupForm({ email: ana.email.toUpperCase() }),
    })
    expect([response.status, response.code]).toEqual([409, 'email_taken'])
    expect((await app.db.pool.query('select count(*) from organizations')).rows).toEqual(before.rows)
  })
})
