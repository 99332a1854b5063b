import * as contract from '@plumbline/contract'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { type Person, signUp } from '../../../testing/people'
import { photo, upload } from '../../../testing/uploads'

const app = useTestApp()

const remaining = async (person: Person) =>
  (await person.call(contract.billingStatus, {})).data.analysesRemaining
async function analyzed(person: Person, file: Buffer, name = 'site.jpg') {
  const { data } = await upload(app, person, { file, name })
  await app.analysisWorker.wake()
  return (await person.call(contract.getResult, { params: { id: data.id } })).data
}

describe('an upload', () => {
  test('is queued, analyzed and answered with a picture that keeps no metadata', async () => {
    const ana = await signUp(app)
    const file = await photo({ gps: true })
    const queued = await upload(app, ana, {
      file,
      name: '../../etc/site photo.jpg',
      fields: { captureSource: 'mobile' },
    })
    expect(queued.status).toBe(202)
    expect(queued.data).toMatchObject({
      status: 'queued',
      fileName: 'site photo.jpg',
      captureSource: 'mobile',
      kind: 'image',
    })

    await app.analysisWorker.wake()
    const { data } = await ana.call(contract.getResult, { params: { id: queued.data.id } })
    expect(data).toMatchObject({ status: 'completed', progress: 100, error: null })
    expect(data.detail).toMatchObject({ width: 640, height: 480, engine: { answeredBy: 'embedded' } })
    const served = await app.http.inject({
      url: data.mediaUrl ?? '',
      headers: { authorization: `Bearer ${ana.token}` },
    })
    expect(served.headers['content-type']).toBe('image/jpeg')
    const { exif } = await sharp(served.rawPayload).metadata()
    expect(exif).toBeUndefined()
    expect((await sharp(file).metadata()).exif).toBeDefined()
  })

  test('spends one of the quota, and gives it back when the file turns out unreadable', async () => {
    const ana = await signUp(app)
    await analyzed(ana, await photo())
    expect(await remaining(ana)).toBe(9)
    const broken = (await photo({ width: 900 })).subarray(0, 2000)
    const failed = await analyzed(ana, broken)
    expect(failed).toMatchObject({ status: 'failed', error: { code: 'image_damaged' }, mediaUrl: null })
    expect(await remaining(ana)).toBe(9)
  })

  test('is waited for when the caller asks', async () => {
    const ana = await signUp(app)
    const waiting = upload(app, ana, { file: await photo(), name: 'a.jpg', query: '?wait=1' })
    await expect
      .poll(async () => {
        await app.analysisWorker.wake()
        return (await ana.call(contract.listResults, { query: {} })).data.items[0]?.status
      })
      .toBe('completed')
    const response = await waiting
    expect([response.status, response.data.status]).toEqual([200, 'completed'])
  })

  test('of the same bytes asks first, within the organization only', async () => {
    const [ana, eve] = [await signUp(app), await signUp(app)]
    const file = await photo()
    const first = await upload(app, ana, { file, name: 'one.jpg' })
    const second = await upload(app, ana, { file, name: 'two.jpg' })
    expect([second.status, second.code, (second.body.params as { analysisId: string }).analysisId]).toEqual([
      409,
      'already_uploaded',
      first.data.id,
    ])
    expect(await remaining(ana)).toBe(9)
    for (const query of ['?force=1', '?again=1'])
      expect((await upload(app, ana, { file, name: 'two.jpg', query })).status).toBe(202)
    expect((await upload(app, eve, { file, name: 'one.jpg' })).status).toBe(202)
  })

  test('of the same bytes from two tabs at once goes through once', async () => {
    const ana = await signUp(app)
    const file = await photo()
    const before = app.filesIn('media').length
    const answers = await Promise.all(
      ['a.jpg', 'b.jpg', 'c.jpg'].map(name => upload(app, ana, { file, name })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409])
    expect(await remaining(ana)).toBe(9)
    expect(app.filesIn('media')).toHaveLength(before + 1)
  })

  test('on the last credit from two tabs at once goes through once', async () => {
    const ana = await signUp(app)
    await app.db.pool.query('update subscriptions set analyses_remaining = 1 where organization_id = $1', [
      ana.organizationId,
    ])
    const answers = await Promise.all(
      [300, 301, 302].map(async width => upload(app, ana, { file: await photo({ width }), name: 'a.jpg' })),
    )
    expect(answers.map(response => response.status).toSorted()).toEqual([202, 402, 402])
    expect(answers.find(response => response.status === 402)?.body.error).toBe(
      'You have reached your upload limit. Please upgrade your plan to continue.',
    )
    expect(await remaining(ana)).toBe(0)
  })
})

describe('an analysis', () => {
  test('can be canceled while it waits, once, and the credit comes back', async () => {
    const ana = await signUp(app)
    const { data } = await upload(app, ana, { file: await photo(), name: 'a.jpg' })
    const canceled = await ana.call(contract.cancelAnalysis, { params: { id: data.id } })
    expect(canceled.data.status).toBe('canceled')
    expect(await remaining(ana)).toBe(10)
    expect((await ana.call(contract.cancelAnalysis, { params: { id: data.id } })).code).toBe('not_running')
    await app.analysisWorker.wake()
    expect((await ana.call(contract.analysisStatus, { params: { id: data.id } })).data.status).toBe(
      'canceled',
    )
    expect(await remaining(ana)).toBe(10)
  })

  test('is taken over when its worker falls silent, and given up after five', async () => {
    const ana = await signUp(app)
    const { data } = await upload(app, ana, { file: await photo(), name: 'a.jpg' })
    const abandon = (attempts: number) =>
      app.db.pool.query(
        "update analyses set status = 'running', attempts = $2, lease_until = now() - interval '1 second' where id = $1",
        [data.id, attempts],
      )
    await abandon(1)
    await app.analysisWorker.wake()
    expect((await ana.call(contract.analysisStatus, { params: { id: data.id } })).data.status).toBe(
      'completed',
    )

    const second = (await upload(app, ana, { file: await photo({ width: 500 }), name: 'b.jpg' })).data
    await app.db.pool.query(
      "update analyses set status = 'running', attempts = 5, lease_until = now() - interval '1 second' where id = $1",
      [second.id],
    )
    await app.analysisWorker.wake()
    const status = (await ana.call(contract.analysisStatus, { params: { id: second.id } })).data
    expect(status).toMatchObject({ status: 'failed', error: { code: 'engine_failed' } })
    expect(await remaining(ana)).toBe(9)
  })

  test('whose worker died lets the others go first', async () => {
    const ana = await signUp(app)
    const first = (await upload(app, ana, { file: await photo(), name: 'a.jpg' })).data
    app.passTime(1000)
    const second = (await upload(app, ana, { file: await photo({ width: 500 }), name: 'b.jpg' })).data
    await app.db.pool.query(
      "update analyses set status = 'running', attempts = 1, lease_until = now() - interval '1 second' where id = $1",
      [first.id],
    )
    await app.analysisWorker.wake()
    const { rows } = await app.db.pool.query<{ analysis_id: string }>(
      'select id as analysis_id from analyses where id = any($1) order by xmin::text::bigint',
      [[first.id, second.id]],
    )
    expect(rows.map(row => row.analysis_id)).toEqual([second.id, first.id])
  })

  test('streams its progress to the end', async () => {
    const ana = await signUp(app)
    const { data } = await upload(app, ana, { file: await photo(), name: 'a.jpg' })
    const stream = app.http.inject({
      url: `/api/analysis/events/${data.id}`,
      headers: { cookie: `plumbline_session=${ana.cookie}` },
    })
    await expect.poll(() => app.analysisWorker.wake().then(() => 'done')).toBe('done')
    const body = (await stream).body
    const statuses = body
      .split('\n\n')
      .filter(Boolean)
      .map(line => (JSON.parse(line.slice(6)) as contract.AnalysisStatus).status)
    expect(['queued', 'running']).toContain(statuses[0])
    expect(statuses.at(-1)).toBe('completed')
  })

  test('is deleted with its media and everything derived from it', async () => {
    const ana = await signUp(app)
    const done = await analyzed(ana, await photo())
    const missed = await ana.call(contract.createViolation, {
      body: {
        type: 'Loose board',
        severity: 'Low',
        analysisId: done.id,
        boundingBoxes: [{ x: 1, y: 1, width: 9, height: 9, label: 'board', severity: 'Low' }],
      },
    })
    expect(missed.data).toMatchObject({ verdict: 'confirmed', mediaUrl: done.mediaUrl })
    expect((await ana.call(contract.deleteResult, { params: { id: done.id } })).status).toBe(200)
    expect((await ana.call(contract.getResult, { params: { id: done.id } })).status).toBe(404)
    expect((await ana.call(contract.getViolation, { params: { id: missed.data.id } })).status).toBe(404)
    const picture = await app.http.inject({
      url: done.mediaUrl ?? '',
      headers: { authorization: `Bearer ${ana.token}` },
    })
    expect(picture.statusCode).toBe(404)
    expect(
      app.filesIn('media').filter(path => path.includes(done.mediaUrl?.split(/[/?]/)[3] ?? 'none')),
    ).toEqual([])
  })

  test('of another organization is nobody’s business, its pictures neither', async () => {
    const [ana, eve] = [await signUp(app), await signUp(app)]
    const done = await analyzed(ana, await photo())
    expect((await eve.call(contract.getResult, { params: { id: done.id } })).status).toBe(404)
    const asEve = { authorization: `Bearer ${eve.token}` }
    expect((await app.http.inject({ url: done.mediaUrl ?? '', headers: asEve })).statusCode).toBe(404)
    expect((await app.http.inject({ url: done.mediaUrl ?? '' })).statusCode).toBe(401)
    expect(
      (await app.http.inject({ url: `/api/analysis/events/${done.id}`, headers: asEve })).statusCode,
    ).toBe(404)
  })
})

test('media answers parts, for players that seek', async () => {
  const ana = await signUp(app)
  const done = await analyzed(ana, await photo())
  const part = await app.http.inject({
    url: done.mediaUrl ?? '',
    headers: { cookie: `plumbline_session=${ana.cookie}`, range: 'bytes=0-1' },
  })
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 2])
  expect(part.headers['content-range']).toMatch(/^bytes 0-1\/\d+$/)
})
