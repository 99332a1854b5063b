import { createSocket } from 'node:dgram'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as contract from '@plumbline/contract'
import Provider from 'oidc-provider'
import { addressOf, type TestApp, testApp } from './harness'
import type { Person } from './people'
import { signUpOn } from './plans'

export const CLIENT = { clientId: 'plumbline', clientSecret: 'a secret of the identity provider' } as const

type Claims = { email?: string; email_verified?: boolean; name?: string }
export type TestIdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>

/** A real provider at which whoever arrives is signed in as the person that the test names. */
export async function startIdentityProvider(
  redirectUri = 'http://plumbline.test/api/auth/sso/callback',
  clientId: string = CLIENT.clientId,
) {
  const people = new Map<string, Claims>()
  const state = { subject: '', port: 0, requests: [] as string[] }
  let provider: Provider | undefined
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    state.requests.push(request.url ?? '')
    if (!provider) return response.end()
    if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response)
    const { params } = await provider.interactionDetails(request, response)
    const accountId = state.subject
    const grant = new provider.Grant({ accountId, clientId: params.client_id })
    grant.addOIDCScope('openid email profile')
    const result = { login: { accountId }, consent: { grantId: await grant.save() } }
    return provider.interactionFinished(request, response, result)
  }
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const issuer = `http://${host}`
  provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['only for tests'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people.get(accountId) }),
    }),
  })
  return {
    issuer,
    clientId,
    host,
    requests: state.requests,
    /** Who is signed in at the provider from now on. */
    be: (subject: string, claims: Claims) => {
      people.set(subject, claims)
      state.subject = subject
    },
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}

/** A name server that knows the TXT records a test gives it and nothing else. */
export async function startNameServer() {
  const records = new Map<string, string>()
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const end = query.indexOf(0, 12)
    const labels: string[] = []
    for (let at = 12; at < end; at += (query[at] ?? 0) + 1)
      labels.push(query.toString('latin1', at + 1, at + 1 + (query[at] ?? 0)))
    const text = records.get(labels.join('.').toLowerCase())
    const header = Buffer.from(query.subarray(0, 12))
    header.writeUInt16BE(text ? 0x8180 : 0x8183, 2)
    header.writeUInt16BE(text ? 1 : 0, 6)
    header.writeUInt32BE(0, 8)
    const bytes = Buffer.from(text ?? '')
    const answer = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, bytes.length + 1, bytes.length])
    const parts = [header, query.subarray(12, end + 5), ...(text ? [answer, bytes] : [])]
    socket.send(Buffer.concat(parts), from.port, from.address)
  })
  await new Promise<void>(resolve => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    close: () => new Promise<void>(resolve => socket.close(() => resolve())),
  }
}
export type TestNameServer = Awaited<ReturnType<typeof startNameServer>>

/** Connected, with a verified domain, turned on. */
export async function setUpSso(
  person: Person,
  idp: TestIdentityProvider,
  dns: TestNameServer,
  domain: string,
) {
  await person.call(contract.saveSso, {
    body: { issuer: idp.issuer, ...CLIENT, clientId: idp.clientId },
  })
  const { data } = await person.call(contract.addSsoDomain, { body: { domain } })
  const added = data.domains.find(each => each.domain === domain)
  dns.records.set(added?.recordName ?? '', added?.recordValue ?? '')
  await person.call(contract.verifySsoDomain, { params: { id: added?.id ?? '' } })
  return person.call(contract.switchSso, { body: { enabled: true } })
}

const cookiesIn = (header: unknown) =>
  [header].flat().flatMap(each => (typeof each === 'string' ? [each.split(';')[0] ?? ''] : []))

/** Goes through the provider's pages as a browser does, up to the address that leads back to Plumbline. */
export async function visitProvider(url: string) {
  const jar = new Map<string, string>()
  let next = url
  for (let hop = 0; hop < 10 && !next.includes('/api/auth/sso/callback'); hop++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const each of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (each.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`the provider answered ${response.status} ${await response.text()}`)
    next = new URL(location, next).href
  }
  return new URL(next)
}

export async function beginSso(app: TestApp, email: string) {
  const begun = await app.call(contract.startSso, { body: { email } })
  return { ...begun, cookies: cookiesIn(begun.headers['set-cookie']) }
}

export async function finishSso(app: TestApp, callback: URL, cookies: string[]) {
  const response = await app.http.inject({
    method: 'GET',
    url: callback.pathname + callback.search,
    headers: { cookie: cookies.join('; ') },
  })
  const session = cookiesIn(response.headers['set-cookie'])
    .find(each => each.startsWith('plumbline_session='))
    ?.slice('plumbline_session='.length)
  return {
    outcome: new URL(String(response.headers.location), 'http://plumbline.test').searchParams.get('outcome'),
    session,
  }
}

/** The whole way, and who is signed in after it. */
export async function logInBySso(app: TestApp, email: string) {
  const { data, cookies } = await beginSso(app, email)
  const { outcome, session } = await finishSso(app, await visitProvider(data.url), cookies)
  const signedIn = session ? await app.call(contract.refresh, {}, { cookie: session }) : undefined
  return { outcome, user: signedIn?.data.user, token: signedIn?.data.token }
}

export const callbackAddress = (query: Record<string, string>) =>
  new URL(addressOf(contract.finishSso, { query }), 'http://plumbline.test')

/** An organization whose people log in through an identity provider of its own. */
export async function organizationWithSso() {
  const [idp, dns] = [await startIdentityProvider(), await startNameServer()]
  const app = await testApp({ OUTGOING_ALLOWED_HOSTS: idp.host, DNS_SERVERS: dns.address })
  const ana = await signUpOn(app, 'enterprise', { email: 'ana@corp.example' })
  await setUpSso(ana, idp, dns, 'corp.example')
  const close = async () => {
    await app.close()
    await Promise.all([idp.close(), dns.close()])
  }
  return { idp, app, ana, close }
}
