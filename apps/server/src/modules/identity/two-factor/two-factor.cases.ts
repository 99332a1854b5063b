import * as contract from '@plumbline/contract'
import type { ErrorCaseDeps, ErrorCases } from '../../../testing/error-case-steps'
import type { PartCases } from '../../../testing/part-cases'
import { addPasskey, testPasskey } from '../../../testing/passkeys'
import {
  colleagueOf,
  confirmAddress,
  invitationToken,
  PASSWORD,
  type Person,
  signUp,
} from '../../../testing/people'
import { finishLogin, nextCode, setUpApp, startLogin } from '../../../testing/two-factor'

const confirmation = { password: PASSWORD }
const wrongPassword = { password: 'not the one' }

/** Almost every case needs an account of its own, more than one address may sign up in an hour. */
async function newPerson({ app }: ErrorCaseDeps) {
  await app.db.pool.query(`delete from rate_limits where key like 'signup:%'`)
  const person = await signUp(app)
  await confirmAddress(app, person)
  return person
}

/** Somebody who has not opened the link in the email yet. */
async function unconfirmedPerson(deps: ErrorCaseDeps) {
  const person = await newPerson(deps)
  await deps.app.db.pool.query('update users set email_verified_at = null where id = $1', [person.id])
  return person
}

/** Somebody new with an authenticator app. */
async function withApp(deps: ErrorCaseDeps) {
  const person = await newPerson(deps)
  return { person, ...(await setUpApp(deps.app, person)) }
}

async function withPasskey(deps: ErrorCaseDeps) {
  const person = await newPerson(deps)
  const { device, added } = await addPasskey(deps.app, person)
  return { person, device, params: { id: added.data.passkey.id } }
}

const startPasskey = async (person: Person) =>
  (await person.call(contract.startPasskey, { body: confirmation })).data

/** As if somebody had added passkeys for years. */
const fillPasskeys = (deps: ErrorCaseDeps, person: Person) =>
  deps.app.db.pool.query(
    `insert into passkeys (id, user_id, name, credential_id, public_key, counter, created_at)
     select gen_random_uuid(), $1, 'Old', gen_random_uuid(), '', 0, now() from generate_series(1, $2)`,
    [person.id, contract.MAX_PASSKEYS],
  )

function loginCases(deps: ErrorCaseDeps): Record<string, ErrorCases> {
  const { app } = deps
  return {
    completeLogin: {
      code_wrong: async () => {
        const { challenge } = await startLogin(app, (await withApp(deps)).person)
        return finishLogin(app, challenge, { method: 'code', code: '000000' })
      },
      passkey_rejected: async () => {
        const { challenge, passkey } = await startLogin(app, (await withPasskey(deps)).person)
        if (!passkey) throw new Error('no passkey is asked for')
        return finishLogin(app, challenge, { method: 'passkey', passkey: testPasskey().use(passkey) })
      },
      login_expired: () => finishLogin(app, 'x'.repeat(43), { method: 'code', code: '000000' }),
    },
    passkeyLogin: {
      passkey_rejected: async () => {
        const { challenge, passkey } = (await app.call(contract.startPasskeyLogin, {})).data
        return app.call(contract.passkeyLogin, {
          body: { challenge, passkey: testPasskey().use(passkey) },
        })
      },
      login_expired: async () => {
        const { passkey } = (await app.call(contract.startPasskeyLogin, {})).data
        return app.call(contract.passkeyLogin, {
          body: { challenge: 'x'.repeat(43), passkey: testPasskey().use(passkey) },
        })
      },
    },
  }
}

/** The calls of one's own app, each with a wrong password and without the code it needs. */
function appCases(deps: ErrorCaseDeps): Record<string, ErrorCases> {
  const { app, ana } = deps
  return {
    startAuthenticator: {
      wrong_password: () => ana.call(contract.startAuthenticator, { body: wrongPassword }),
      code_wrong: async () =>
        (await withApp(deps)).person.call(contract.startAuthenticator, { body: confirmation }),
      address_unverified: async () =>
        (await unconfirmedPerson(deps)).call(contract.startAuthenticator, { body: confirmation }),
      authenticator_exists: async () => {
        const { person, secret } = await withApp(deps)
        const body = { ...confirmation, code: nextCode(app, secret) }
        return person.call(contract.startAuthenticator, { body })
      },
    },
    confirmAuthenticator: {
      not_found: () => ana.call(contract.confirmAuthenticator, { body: { code: '000000' } }),
      code_wrong: async () => {
        const person = await newPerson(deps)
        await person.call(contract.startAuthenticator, { body: confirmation })
        return person.call(contract.confirmAuthenticator, { body: { code: 'none' } })
      },
    },
    removeAuthenticator: {
      not_found: () => ana.call(contract.removeAuthenticator, { body: confirmation }),
      wrong_password: async () =>
        (await withApp(deps)).person.call(contract.removeAuthenticator, { body: wrongPassword }),
      code_wrong: async () =>
        (await withApp(deps)).person.call(contract.removeAuthenticator, { body: confirmation }),
      last_factor: async () => {
        const { person, secret } = await withApp(deps)
        await person.call(contract.requireTwoFactor, { body: { required: true } })
        const body = { ...confirmation, code: nextCode(app, secret) }
        return person.call(contract.removeAuthenticator, { body })
      },
    },
    renewRecoveryCodes: {
      wrong_password: () => ana.call(contract.renewRecoveryCodes, { body: wrongPassword }),
      code_wrong: async () =>
        (await withApp(deps)).person.call(contract.renewRecoveryCodes, { body: confirmation }),
      two_factor_missing: () => ana.call(contract.renewRecoveryCodes, { body: confirmation }),
    },
  }
}

function passkeyCases(deps: ErrorCaseDeps): Record<string, ErrorCases> {
  const { app, ana } = deps
  const add = (
    person: Person,
    { challenge, passkey }: Awaited<ReturnType<typeof startPasskey>>,
    device = testPasskey(),
    origin = 'http://plumbline.test',
  ) =>
    person.call(contract.addPasskey, {
      body: { challenge, name: 'Phone', passkey: device.create(passkey, { origin }) },
    })
  return {
    startPasskey: {
      wrong_password: () => ana.call(contract.startPasskey, { body: wrongPassword }),
      code_wrong: async () =>
        (await withApp(deps)).person.call(contract.startPasskey, { body: confirmation }),
      address_unverified: async () =>
        (await unconfirmedPerson(deps)).call(contract.startPasskey, { body: confirmation }),
      too_many_passkeys: async () => {
        const person = await newPerson(deps)
        await fillPasskeys(deps, person)
        return person.call(contract.startPasskey, { body: confirmation })
      },
    },
    addPasskey: {
      login_expired: async () => add(ana, { ...(await startPasskey(ana)), challenge: 'x'.repeat(43) }),
      passkey_rejected: async () => add(ana, await startPasskey(ana), testPasskey(), 'https://evil.example'),
      passkey_exists: async () => {
        const { person, device } = await withPasskey(deps)
        return add(person, await startPasskey(person), device)
      },
      too_many_passkeys: async () => {
        const person = await newPerson(deps)
        const started = await startPasskey(person)
        await fillPasskeys(deps, person)
        return add(person, started)
      },
    },
    removePasskey: {
      wrong_password: async () => {
        const { person, params } = await withPasskey(deps)
        return person.call(contract.removePasskey, { params, body: wrongPassword })
      },
      code_wrong: async () => {
        const { person, params } = await withPasskey(deps)
        await setUpApp(app, person)
        return person.call(contract.removePasskey, { params, body: confirmation })
      },
      last_factor: async () => {
        const { person, params } = await withPasskey(deps)
        await person.call(contract.requireTwoFactor, { body: { required: true } })
        return person.call(contract.removePasskey, { params, body: confirmation })
      },
    },
  }
}

/** How the calls of second factors fail. */
function errors(deps: ErrorCaseDeps): Record<string, ErrorCases> {
  const { app, ana } = deps
  return {
    ...loginCases(deps),
    ...appCases(deps),
    ...passkeyCases(deps),
    requireTwoFactor: {
      two_factor_missing: async () =>
        (await newPerson(deps)).call(contract.requireTwoFactor, { body: { required: true } }),
    },
    resetTwoFactor: {
      wrong_password: async () => {
        const params = { id: (await colleagueOf(app, ana)).id }
        return ana.call(contract.resetTwoFactor, { params, body: wrongPassword })
      },
      code_wrong: async () => {
        const { person } = await withApp(deps)
        const params = { id: (await colleagueOf(app, person)).id }
        return person.call(contract.resetTwoFactor, { params, body: confirmation })
      },
      member_elsewhere: async () => {
        const worker = await colleagueOf(app, await newPerson(deps))
        await confirmAddress(app, ana)
        await ana.call(contract.invite, { body: { email: worker.email } })
        const token = await invitationToken(app, worker.email)
        await worker.call(contract.acceptInvitation, { body: { token, join: true } })
        return ana.call(contract.resetTwoFactor, { params: { id: worker.id }, body: confirmation })
      },
    },
  }
}

export const cases: PartCases = {
  errors,
  records: {
    passkey: {
      paths: ['/api/users/two-factor/passkeys'],
      make: async ({ app, colleague, marker }) => {
        const { added } = await addPasskey(app, await colleague(), testPasskey(), marker)
        return added.data.passkey.id
      },
    },
  },
  bodies: () => ({
    renamePasskey: { name: 'Mine now' },
    removePasskey: confirmation,
    resetTwoFactor: confirmation,
  }),
}
