import * as contract from '@plumbline/contract'
import type { fakeWebServer } from './fake-web-server'
import { feedSteps, respondWithXml, rss, rssItem } from './feeds'
import type { TestApp } from './harness'
import { addPasskey, testPasskey } from './passkeys'
import { returnUrls } from './payments'
import { PASSWORD, type Person } from './people'
import {
  beginSso,
  finishSso,
  logInBySso,
  setUpSso,
  type TestIdentityProvider,
  type TestNameServer,
  visitProvider,
} from './sso'
import { setUpApp } from './two-factor'

export type Outside = {
  idp: TestIdentityProvider
  dns: TestNameServer
  web: Awaited<ReturnType<typeof fakeWebServer>>
}

/** Single sign-on with the marker in what an admin sets up, what the provider says, and what goes wrong with it. */
export async function writeSso(app: TestApp, admin: Person, { idp, dns }: Outside, marker: string) {
  const domain = `${marker.toLowerCase()}.example`
  const { data } = await setUpSso(admin, idp, dns, domain)
  if (!data.connection?.enabled) throw new Error('Single sign-on is not on.')
  const email = `kim@${domain}`
  idp.be(`subject-${marker}`, { email, email_verified: true, name: `Kim ${marker}` })
  const { outcome } = await logInBySso(app, email)
  if (outcome !== 'done') throw new Error(`The login ended with ${outcome}.`)
  await rejectedLogin(app, email, marker)
  return email
}

/** The provider sends somebody back without an identity, and says why in words of its own. */
async function rejectedLogin(app: TestApp, email: string, marker: string) {
  const begun = await beginSso(app, email)
  const callback = await visitProvider(begun.data.url)
  callback.searchParams.delete('code')
  callback.searchParams.set('error', 'access_denied')
  callback.searchParams.set('error_description', `Not for ${marker}`)
  callback.searchParams.set('error_uri', `https://idp.example/${marker}`)
  const { outcome } = await finishSso(app, callback, begun.cookies)
  if (outcome !== 'rejected') throw new Error(`The rejected login ended with ${outcome}.`)
}

/** An authenticator app and two passkeys, of which one is renamed and the other removed. */
export async function writeFactors(app: TestApp, person: Person, marker: string) {
  const kept = await addPasskey(app, person, testPasskey(), `Phone ${marker}`)
  await person.call(contract.renamePasskey, {
    params: { id: kept.added.data.passkey.id },
    body: { name: `Renamed ${marker}` },
  })
  const removed = await addPasskey(app, person, testPasskey(), `Laptop ${marker}`)
  const { status, text } = await person.call(contract.removePasskey, {
    params: { id: removed.added.data.passkey.id },
    body: { password: PASSWORD },
  })
  if (status !== 200) throw new Error(`Removing a passkey answered ${text}`)
  return setUpApp(app, person)
}

/** Two feeds of the organization's own: one that can be read, and one that is gone. */
export async function writeFeeds(app: TestApp, owner: Person, { web }: Outside, marker: string) {
  const { save, fetchNow, custom } = feedSteps(() => ({ app, server: web, owner }))
  const xml = rss(rssItem(1, `<category>${marker}</category>`).replace('Item 1', `Rule ${marker}`))
  web.pages[`/${marker}`] = respondWithXml(xml, { etag: `"${marker}"` })
  const named = (path: string, number: number) => ({ ...custom(path, number), name: `Feed ${marker}` })
  await save([named(`/${marker}`, 1), named(`/gone-${marker}`, 2)])
  await fetchNow()
}

/** A question, and what the person says about the answer. */
export async function writeRating(person: Person, marker: string) {
  const { data } = await person.call(contract.assistantChat, { body: { message: 'How deep is a trench?' } })
  const { status } = await person.call(contract.rateAnswer, {
    params: { id: data.messageId },
    body: { rating: 'down', reason: `${marker} knows better` },
  })
  if (status !== 200) throw new Error(`Rating answered ${status}`)
}

/** A checkout that leads back to an address with the marker. */
export const startMarkedCheckout = (person: Person, priceId: string, marker: string) =>
  person.call(contract.checkoutSession, {
    body: {
      priceId,
      successUrl: `${returnUrls.successUrl}&from=${marker}`,
      cancelUrl: `${returnUrls.cancelUrl}&from=${marker}`,
    },
  })
