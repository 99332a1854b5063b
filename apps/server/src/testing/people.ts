import { randomUUID } from 'node:crypto'
import type { Role } from '@plumbline/contract'
import * as contract from '@plumbline/contract'
import type { LooseRequest, TestApp } from './harness'

export const PASSWORD = 'a good passphrase'

export const signupForm = (changes: Record<string, unknown> = {}) =>
  ({
    name: 'Ana María Ruiz',
    email: `${randomUUID()}@site.example`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    organization: 'Ruiz Construction',
    title: 'Safety manager',
    worksite: 'Harbor 4',
    industry: 'construction',
    companySize: 'small',
    language: 'en',
    region: 'us',
    privacyAccepted: true,
    termsAccepted: true,
    ...changes,
  }) as contract.RequestOf<typeof contract.signup>['body']

const cookieIn = (header: unknown) =>
  [header]
    .flat()
    .map(String)
    .join(';')
    .match(/plumbline_session=([^;]*)/)?.[1] ?? ''

/** Someone with an account, and calls made as them. */
export type Person = Awaited<ReturnType<typeof signUp>>

const personFrom = (app: TestApp, session: contract.SignedIn, cookie: string) => ({
  id: session.user.id,
  email: session.user.email,
  organizationId: session.user.organizationId,
  token: session.token,
  cookie,
  call: <E extends contract.Endpoint>(endpoint: E, request: contract.RequestOf<E>) =>
    app.call(endpoint, request, { token: session.token }),
  send: <E extends contract.Endpoint>(endpoint: E, request: LooseRequest) =>
    app.send(endpoint, request, { token: session.token }),
})

export async function signUp(app: TestApp, changes: Record<string, unknown> = {}) {
  const response = await app.call(contract.signup, { body: signupForm(changes) })
  if (response.status !== 201) throw new Error(`sign-up answered ${response.text}`)
  return personFrom(app, response.data, cookieIn(response.headers['set-cookie']))
}

export async function logIn(app: TestApp, email: string, secret = PASSWORD) {
  const response = await app.call(contract.login, { body: { email, password: secret } })
  if (response.status !== 200 || !('token' in response.data))
    throw new Error(`login answered ${response.text}`)
  return personFrom(app, response.data, cookieIn(response.headers['set-cookie']))
}

/** What someone without an account fills in to accept an invitation. */
export const newAccount = {
  name: 'Ben Okafor',
  password: PASSWORD,
  privacyAccepted: true,
  termsAccepted: true,
} as const

/** As if sales had agreed on more users than the plan has; most tests are about people, not about their plan. */
export const allowUsers = (app: TestApp, person: Person, limit: number | null = 50) =>
  app.db.pool.query('update subscriptions set user_limit = $2 where organization_id = $1', [
    person.organizationId,
    limit,
  ])

const setConfirmed = (app: TestApp, { id }: Person, at: Date | null) =>
  app.db.pool.query('update users set email_verified_at = $2 where id = $1', [id, at])

/** As if they had opened the link in the email. */
export const confirmAddress = (app: TestApp, person: Person) => setConfirmed(app, person, app.clock.at)

/** Someone who joined the inviter's organization through a mailed link. */
export async function colleagueOf(app: TestApp, inviter: Person, role: Role = 'user') {
  const email = `${randomUUID()}@site.example`
  await allowUsers(app, inviter)
  const { emailVerified } = (await inviter.call(contract.me, {})).data.user
  await confirmAddress(app, inviter)
  await inviter.call(contract.invite, { body: { email, role } })
  if (!emailVerified) await setConfirmed(app, inviter, null)
  const token = await invitationToken(app, email)
  const response = await app.call(contract.acceptInvitation, { body: { token, account: newAccount } })
  if (response.data.state !== 'joined') throw new Error(`joining answered ${response.text}`)
  return personFrom(app, response.data.session, cookieIn(response.headers['set-cookie']))
}

export async function invitationToken(app: TestApp, email: string) {
  const invitations = (await app.emails()).filter(
    ({ to, link }) => to === email && link.includes('invitation='),
  )
  return new URL(invitations.at(-1)?.link ?? '').searchParams.get('invitation') ?? ''
}
