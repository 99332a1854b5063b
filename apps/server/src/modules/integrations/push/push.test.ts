import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import * as contract from '@plumbline/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeWebServer } from '../../../testing/fake-web-server'
import { type TestApp, testApp } from '../../../testing/harness'
import { colleagueOf, type Person, signUp } from '../../../testing/people'
import { encrypt } from './encrypt'

let service: Awaited<ReturnType<typeof fakeWebServer>>
let app: TestApp
let ana: Person
let ben: Person
let status = 201
let requests: { headers: IncomingMessage['headers']; body: Buffer }[] = []

const browser = createECDH('prime256v1')
browser.generateKeys()
const keys = { p256dh: browser.getPublicKey('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' }

async function answer(request: IncomingMessage, response: ServerResponse) {
  requests.push({ headers: request.headers, body: await buffer(request) })
  response.writeHead(status).end()
}

beforeAll(async () => {
  service = await fakeWebServer({ '/device': (request, response) => void answer(request, response) })
  app = await testApp({ OUTGOING_ALLOWED_HOSTS: service.host })
  ana = await signUp(app)
  ben = await colleagueOf(app, ana)
})
afterAll(async () => {
  await app.close()
  await service.close()
})
beforeEach(async () => {
  await app.db.pool.query('delete from push_devices')
  requests = []
  status = 201
})

const subscribe = (person: Person, changes: object = {}) =>
  person.send(contract.addPushDevice, {
    body: { endpoint: service.url('/device'), keys, name: 'Chrome', ...changes },
  })
const devicesOf = async (person: Person) => (await person.call(contract.listPushDevices, {})).data.devices
const assign = () => ana.call(contract.createTask, { body: { title: 'Fence the edge', assignee: ben.id } })

/** What a browser does with a message, written from the receiver's side. */
function decrypt(body: Buffer) {
  const [salt, senderKey] = [body.subarray(0, 16), body.subarray(21, 86)]
  const derive = (key: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, by, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey])
  const secret = derive(browser.computeSecret(senderKey), Buffer.from(keys.auth, 'base64url'), info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16))
  const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()])
  return JSON.parse(text.subarray(0, -1).toString())
}

test('encryption gives the example of RFC 8291, byte by byte', () => {
  const receiver = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const sealed = encrypt('When I grow up, I want to be a watermelon', receiver, {
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  })
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('a notification reaches the device, readable only there, and the push service knows who sent it', async () => {
  expect((await subscribe(ben)).status).toBe(201)
  const { data: task } = await assign()
  await app.jobs.runDueJobs()
  const [sent] = requests
  expect(decrypt(sent?.body ?? Buffer.alloc(0))).toMatchObject({
    body: 'Ana María Ruiz assigned you a task: Fence the edge',
    href: `/tasks/${task.id}`,
  })
  expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  const [, token = '', key = ''] = sent?.headers.authorization?.match(/^vapid t=(.+), k=(.+)$/) ?? []
  const [head, claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect([isSigned, key]).toEqual([true, (await ben.call(contract.listPushDevices, {})).data.publicKey])
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: `http://${service.host}`,
    sub: 'http://plumbline.test',
  })
})

test('a device that is gone is removed, one that is away for a moment stays', async () => {
  await subscribe(ben)
  status = 503
  await assign()
  await app.jobs.runDueJobs()
  expect(await devicesOf(ben)).toHaveLength(1)
  status = 410
  await assign()
  await app.jobs.runDueJobs()
  expect(await devicesOf(ben)).toEqual([])
})

test('a browser has one owner, and logging out ends it', async () => {
  await subscribe(ana)
  await subscribe(ben)
  expect([await devicesOf(ana), (await devicesOf(ben)).length]).toEqual([[], 1])
  const { rows } = await app.db.pool.query('select session_id from push_devices')
  await app.db.pool.query('delete from sessions where id = $1', [rows[0].session_id])
  await assign()
  await app.jobs.runDueJobs()
  expect(requests).toEqual([])
})

test('only one’s own devices are removed', async () => {
  const cora = await signUp(app)
  await subscribe(cora)
  const [device] = await devicesOf(cora)
  const params = { id: device?.id ?? '' }
  expect((await ana.call(contract.removePushDevice, { params })).status).toBe(404)
  expect((await cora.call(contract.removePushDevice, { params })).status).toBe(200)
  expect(await devicesOf(cora)).toEqual([])
})

test.each([
  ['an address inside the network', { endpoint: 'https://10.0.0.1/x' }, 'endpoint'],
  ['the cloud metadata', { endpoint: 'http://169.254.169.254/latest' }, 'endpoint'],
  ['a key that is none', { keys: { ...keys, p256dh: 'x'.repeat(87) } }, 'keys.p256dh'],
  ['a key that is too short', { keys: { ...keys, auth: 'abc' } }, 'keys.auth'],
])('a device with %s is rejected', async (_, changes, field) => {
  const cora = await signUp(app)
  const { status: given, fields } = await subscribe(cora, changes)
  expect([given, fields[0]?.field]).toEqual([400, field])
  expect(await devicesOf(cora)).toEqual([])
})
