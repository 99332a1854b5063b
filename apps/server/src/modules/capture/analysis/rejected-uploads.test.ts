import { request as send } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { type Person, signUp } from '../../../testing/people'
import { form, photo, pictureOf, upload } from '../../../testing/uploads'

const app = useTestApp()

const remaining = async (person: Person) =>
  (await person.call(contract.billingStatus, {})).data.analysesRemaining

async function port() {
  if (!app.http.server.listening) await app.http.listen({ port: 0, host: '127.0.0.1' })
  return (app.http.server.address() as AddressInfo).port
}

describe('an upload that cannot be taken', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  test.each([
    ['no file', undefined, 400, 'Please select a file to upload'],
    ['an empty file', Buffer.alloc(0), 400, 'The file is empty. Choose another file.'],
    [
      'an SVG named .png',
      svg,
      415,
      'Unsupported file type: image/svg+xml. Please select a JPEG, PNG, MP4, MOV or WAV file.',
    ],
    [
      'HTML named .png',
      Buffer.from('<!doctype html><b>hi'),
      415,
      'Unsupported file type: text/html. Please select a JPEG, PNG, MP4, MOV or WAV file.',
    ],
    ['one over 10 MB', Buffer.alloc(11 * 1024 * 1024, 1), 413, /^File size exceeds 10MB limit: 11\.0MB\.$/],
  ])('%s says so, keeps nothing and costs nothing', async (_, file, status, words) => {
    const ana = await signUp(app)
    const response = await upload(app, ana, { file, name: 'x.png', type: 'image/png' })
    expect(response.status).toBe(status)
    expect(response.body.error).toEqual(typeof words === 'string' ? words : expect.stringMatching(words))
    expect(await remaining(ana)).toBe(10)
    expect((await ana.call(contract.listResults, { query: {} })).data.total).toBe(0)
    expect(app.filesIn('uploads')).toEqual([])
  })

  test('a body that is cut off is rejected and leaves nothing behind', async () => {
    const ana = await signUp(app)
    const { payload, headers } = form({ file: await photo(), name: 'a.jpg' })
    const response = await app.http.inject({
      method: 'POST',
      url: '/api/analysis/upload',
      payload: payload.subarray(0, payload.length - 400),
      headers: { ...headers, authorization: `Bearer ${ana.token}` },
    })
    expect([response.statusCode, response.json().code]).toEqual([400, 'upload_broken'])
    expect(app.filesIn('uploads')).toEqual([])
    expect(await remaining(ana)).toBe(10)
  })

  test.each([
    ['promises more than it sends', 5000],
    ['promises less than it sends', -5000],
  ])('a body that %s is rejected and leaves nothing behind', async (_, difference) => {
    const ana = await signUp(app)
    const { payload, headers } = form({ file: await photo(), name: 'a.jpg' })
    const socket = connect(await port(), '127.0.0.1')
    const response = text(socket)
    socket.write(
      [
        'POST /api/analysis/upload HTTP/1.1',
        'Host: plumbline.test',
        `Authorization: Bearer ${ana.token}`,
        `Content-Type: ${headers['content-type']}`,
        `Content-Length: ${payload.length + difference}`,
        'Connection: close',
        '',
        '',
      ].join('\r\n'),
    )
    socket.end(payload)
    expect(await response).toMatch(/^HTTP\/1\.1 400 .*"success":false.*"(malformed_request|upload_broken)"/s)
    await expect.poll(() => app.filesIn('uploads')).toEqual([])
    expect(await remaining(ana)).toBe(10)
  })

  test('a picture of too many pixels fails clearly and gives the credit back', async () => {
    const ana = await signUp(app)
    const bomb = pictureOf(30_000, 30_000)
    const { data } = await upload(app, ana, { file: bomb, name: 'bomb.png' })
    await app.analysisWorker.wake()
    const failed = (await ana.call(contract.getResult, { params: { id: data.id } })).data
    expect(failed).toMatchObject({ status: 'failed', error: { code: 'image_too_large' } })
    expect(await remaining(ana)).toBe(10)
    expect(app.filesIn('media')).not.toContainEqual(expect.stringContaining(failed.id))
  })
})

describe('an upload that is undone', () => {
  const waitsForLock = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

  test('after the server has all of it is canceled and costs nothing', async () => {
    const ana = await signUp(app)
    const { payload, headers } = form({ file: await photo(), name: 'a.jpg' })
    const other = await app.db.pool.connect()
    await other.query('begin')
    await other.query('select 1 from subscriptions where organization_id = $1 for update', [
      ana.organizationId,
    ])
    const options = { port: await port(), host: '127.0.0.1', path: '/api/analysis/upload', method: 'POST' }
    const closed = new Promise(resolve =>
      app.http.server.once('connection', socket => socket.once('close', resolve)),
    )
    const sent = send({ ...options, headers: { ...headers, authorization: `Bearer ${ana.token}` } })
    sent.on('error', () => {})
    sent.end(payload)
    await expect.poll(async () => (await app.db.pool.query(waitsForLock)).rowCount).toBe(1)
    sent.destroy()
    await closed
    await other.query('rollback')
    other.release()
    const first = async () => (await ana.call(contract.listResults, { query: {} })).data.items[0]?.status
    await expect.poll(first).toBe('canceled')
    expect(await remaining(ana)).toBe(10)
  })
})
