import * as contract from '@plumbline/contract'
import { stepAt, totp } from '../modules/identity/two-factor/totp'
import { minutes } from '../platform/clock'
import type { TestApp } from './harness'
import { confirmAddress, PASSWORD, type Person } from './people'

/** The code that an app shows now. Time passes first, so that it is one nobody has used yet. */
export function nextCode(app: TestApp, secret: string) {
  app.passTime(minutes(0.5))
  return totp(secret, stepAt(app.clock.at))
}

/** Sets up an authenticator app for somebody, whose address is confirmed then. */
export async function setUpApp(app: TestApp, person: Person) {
  await confirmAddress(app, person)
  const { data } = await person.call(contract.startAuthenticator, { body: { password: PASSWORD } })
  const confirmed = await person.call(contract.confirmAuthenticator, {
    body: { code: nextCode(app, data.secret) },
  })
  return { secret: data.secret, recoveryCodes: confirmed.data.recoveryCodes ?? [] }
}

/** The first step of a login with a second factor. */
export async function startLogin(app: TestApp, { email }: Pick<Person, 'email'>) {
  const { data, text } = await app.call(contract.login, { body: { email, password: PASSWORD } })
  if (!('twoFactor' in data)) throw new Error(`login answered ${text}`)
  return data.twoFactor
}

export const finishLogin = (
  app: TestApp,
  challenge: string,
  proof: contract.RequestOf<typeof contract.completeLogin>['body']['proof'],
) => app.call(contract.completeLogin, { body: { challenge, proof } })
