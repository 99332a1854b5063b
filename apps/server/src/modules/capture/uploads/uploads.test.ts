import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { MAX_VIDEO_BYTES } from '@plumbline/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { hours } from '../../../platform/clock'
import { testApp, useTestApp } from '../../../testing/harness'
import { colleagueOf, logIn, type Person, signUp } from '../../../testing/people'
import { arrived, claimingSeconds, sendPiece, sendRest, startOf, videoOf } from '../../../testing/pieces'
import { temporaryFolder } from '../../../testing/temporary-folder'
import { photo } from '../../../testing/uploads'
import { sweepMedia } from '../media/media.jobs'
import { expireUploads } from './uploads.jobs'

const app = useTestApp()
const MEGABYTE = 1024 * 1024
let ana: Person
/** Larger than one request may be: three pieces, the last one shorter. */
let video: Buffer
beforeAll(async () => {
  ana = await signUp(app)
  video = await videoOf(11 * MEGABYTE)
})

const start = (person: Person, body: ReturnType<typeof startOf>) =>
  person.send(contract.startUpload, { body })
const finish = (person: Person, id: string) => person.send(contract.finishUpload, { params: { id } })
const remaining = async (person: Person) =>
  (await person.call(contract.billingStatus, {})).data.analysesRemaining
const pieceFiles = () => app.filesIn('media').filter(path => path.includes('uploads'))

describe('a video in pieces', () => {
  test('is analyzed like any other, costs one analysis and leaves no pieces', async () => {
    const person = await signUp(app)
    const file = await videoOf(11 * MEGABYTE)
    const upload = await arrived(app, person, file, { fileName: '../walk.mp4', area: 'Roof' })
    expect(pieceFiles().length).toBeGreaterThan(2)
    const { status, data } = await finish(person, upload.id)
    expect([status, data.status]).toEqual([202, 'queued'])
    await app.analysisWorker.wake()
    const result = (await person.call(contract.getResult, { params: { id: data.id } })).data
    expect(result).toMatchObject({
      status: 'completed',
      kind: 'video',
      fileName: 'walk.mp4',
      fileSize: file.length,
      area: 'Roof',
    })
    expect(await remaining(person)).toBe(9)
    expect(pieceFiles()).toEqual([])
    expect(app.filesIn('uploads')).toEqual([])
  })

  test('that is finished twice, or at the same time, is analyzed once', async () => {
    const person = await signUp(app)
    const { id } = await arrived(app, person, await videoOf(5 * MEGABYTE))
    const responses = await Promise.all([finish(person, id), finish(person, id)])
    const [first] = responses.filter(({ status }) => status === 202)
    expect(responses.map(({ status, code }) => code ?? status).toSorted()).toEqual([202, 'upload_finishing'])
    const second = await finish(person, id)
    expect([second.status, second.data.id]).toEqual([202, first?.data.id])
    expect(await remaining(person)).toBe(9)
  })

  test('is continued with the same key, and what was said last of it counts', async () => {
    const body = startOf(video)
    const { data } = await start(ana, body)
    await sendPiece(app, ana, data.id, 0, video.subarray(0, data.pieceBytes))
    const continued = (await start(ana, { ...body, area: 'Gate 2' })).data
    expect([continued.id, continued.receivedBytes]).toEqual([data.id, data.pieceBytes])
    await sendRest(app, ana, continued, video)
    expect((await finish(ana, data.id)).data.area).toBe('Gate 2')
  })

  test('goes on in another process after a restart', async () => {
    const environment = { DATA_DIR: temporaryFolder('uploads') }
    const first = await testApp(environment)
    const { email, ...person } = await signUp(first)
    const body = startOf(video)
    const { data } = await first.call(contract.startUpload, { body }, person)
    await sendPiece(first, { email, ...person }, data.id, 0, video.subarray(0, data.pieceBytes))
    await first.close()
    const second = await testApp(environment, first.db.connectionString)
    const again = await logIn(second, email)
    const continued = (await again.call(contract.startUpload, { body })).data
    expect([continued.id, continued.receivedBytes]).toEqual([data.id, data.pieceBytes])
    await sendRest(second, again, continued, video)
    expect((await again.call(contract.finishUpload, { params: { id: data.id } })).data.fileSize).toBe(
      video.length,
    )
    await second.close()
  })

  test('with the key of another file starts over', async () => {
    const body = startOf(video)
    const { data } = await start(ana, body)
    await sendPiece(app, ana, data.id, 0, video.subarray(0, data.pieceBytes))
    const other = (await start(ana, { ...body, byteSize: 500 })).data
    expect([other.id === data.id, other.receivedBytes]).toEqual([false, 0])
    await ana.call(contract.cancelUpload, { params: { id: other.id } })
  })
})

describe('a piece', () => {
  test('that arrives twice changes nothing, and one out of order says which is next', async () => {
    const { data } = await start(ana, startOf(video))
    const { id, pieceBytes } = data
    const pieceAt = (offset: number) => video.subarray(offset, offset + pieceBytes)
    const early = await sendPiece(app, ana, id, pieceBytes, pieceAt(pieceBytes))
    expect([early.status, early.code, early.params]).toEqual([
      409,
      'piece_expected',
      { offset: '0', bytes: String(pieceBytes) },
    ])
    for (const _ of [1, 2])
      expect((await sendPiece(app, ana, id, 0, pieceAt(0))).data.receivedBytes).toBe(pieceBytes)
    const both = await Promise.all([1, 2].map(() => sendPiece(app, ana, id, pieceBytes, pieceAt(pieceBytes))))
    expect(both.map(each => each.data.receivedBytes)).toEqual([2 * pieceBytes, 2 * pieceBytes])
    const unfinished = await finish(ana, id)
    expect([unfinished.status, unfinished.code, unfinished.body.params]).toEqual([
      409,
      'piece_expected',
      { offset: String(2 * pieceBytes), bytes: String(video.length - 2 * pieceBytes) },
    ])
    await ana.call(contract.cancelUpload, { params: { id } })
    expect(pieceFiles().filter(path => path.includes(id))).toEqual([])
  })

  test.each([
    ['shorter than it has to be', 0, 1000],
    ['longer than any', 0, 5 * MEGABYTE],
    ['that starts within another', 1000, 4 * MEGABYTE],
    ['beyond the end', 12 * MEGABYTE, 10],
  ])('%s is rejected', async (_, offset, length) => {
    const { data } = await start(ana, startOf(video))
    const { status, code } = await sendPiece(app, ana, data.id, offset, video.subarray(0, length))
    expect([status, code]).toEqual([409, 'piece_expected'])
    expect((await sendPiece(app, ana, data.id, 0, Buffer.alloc(0))).code).toBe('piece_expected')
    await ana.call(contract.cancelUpload, { params: { id: data.id } })
    expect(app.filesIn('uploads')).toEqual([])
  })

  test('that begins no photo, video or recording is rejected at once', async () => {
    const { data } = await start(ana, startOf(video))
    const page = Buffer.alloc(data.pieceBytes, '<!doctype html>')
    const { status, code } = await sendPiece(app, ana, data.id, 0, page)
    expect([status, code]).toEqual([415, 'file_unsupported'])
    const picture = Buffer.concat([await photo(), Buffer.alloc(data.pieceBytes)]).subarray(0, data.pieceBytes)
    expect((await sendPiece(app, ana, data.id, 0, picture)).code).toBe('file_too_large')
    await ana.call(contract.cancelUpload, { params: { id: data.id } })
  })
})

describe('limits', () => {
  test('an empty file and one of more than 200 MB are rejected before anything is sent', async () => {
    const large = await start(ana, { ...startOf(video), byteSize: MAX_VIDEO_BYTES + 1 })
    expect([large.status, large.code]).toEqual([413, 'video_too_large'])
    expect((await start(ana, { ...startOf(video), byteSize: 0 })).code).toBe('file_empty')
    expect((await start(ana, { ...startOf(video), byteSize: -1 })).code).toBe('invalid')
  })

  test('a video that says it takes more than two minutes is rejected, costs nothing and is deleted', async () => {
    const person = await signUp(app)
    const { id } = await arrived(app, person, claimingSeconds(await videoOf(5 * MEGABYTE), 600))
    const { status, code } = await finish(person, id)
    expect([status, code]).toEqual([422, 'video_too_long'])
    expect(await remaining(person)).toBe(10)
    expect((await finish(person, id)).status).toBe(404)
    expect(pieceFiles().filter(path => path.includes(id))).toEqual([])
  })

  test('the same video again is recognized, and forced without being sent again', async () => {
    const person = await signUp(app)
    const file = await videoOf(5 * MEGABYTE)
    await finish(person, (await arrived(app, person, file)).id)
    const key = randomUUID()
    const { id } = await arrived(app, person, file, { key })
    expect((await finish(person, id)).code).toBe('already_uploaded')
    const forced = (await start(person, startOf(file, { key, force: true }))).data
    expect([forced.id, forced.receivedBytes]).toEqual([id, file.length])
    expect((await finish(person, id)).status).toBe(202)
  })

  test('nobody has more than five on their way, and canceling one makes room', async () => {
    const person = await signUp(app)
    const ids: string[] = []
    for (const _ of [1, 2, 3, 4, 5]) ids.push((await start(person, startOf(video))).data.id)
    expect((await start(person, startOf(video))).code).toBe('too_many_uploads')
    await person.call(contract.cancelUpload, { params: { id: ids[0] ?? '' } })
    expect((await start(person, startOf(video))).status).toBe(201)
  })

  test('what is on its way counts against the storage of the plan', async () => {
    const person = await signUp(app)
    const large = { byteSize: MAX_VIDEO_BYTES }
    await start(person, startOf(video, large))
    await app.db.pool.query(
      `insert into media (id, organization_id, kind, content_type, file_name, byte_size, created_at)
       values (gen_random_uuid(), $1, 'video', 'video/mp4', 'a.mp4', $2, now())`,
      [person.organizationId, 2 * 1024 ** 3 - 1.5 * MAX_VIDEO_BYTES],
    )
    expect((await start(person, startOf(video, large))).code).toBe('storage_limit')
    expect((await start(person, startOf(video))).status).toBe(201)
  })
})

describe('whose it is', () => {
  test('only the person who began it can continue, finish or cancel it', async () => {
    const colleague = await colleagueOf(app, ana, 'admin')
    const { data } = await start(ana, startOf(video))
    for (const other of [colleague, await signUp(app)]) {
      const piece = await sendPiece(app, other, data.id, 0, video.subarray(0, data.pieceBytes))
      const canceled = await other.send(contract.cancelUpload, { params: { id: data.id } })
      expect([piece.status, (await finish(other, data.id)).status, canceled.status]).toEqual([404, 404, 404])
    }
    const signedOut = await app.send(contract.finishUpload, { params: { id: data.id } })
    expect(signedOut.status).toBe(401)
    await ana.call(contract.cancelUpload, { params: { id: data.id } })
  })

  test('canceling a finished upload stops its analysis and gives the credit back', async () => {
    const person = await signUp(app)
    const { id } = await arrived(app, person, await videoOf(5 * MEGABYTE))
    const { data } = await finish(person, id)
    await person.call(contract.cancelUpload, { params: { id } })
    const result = (await person.call(contract.getResult, { params: { id: data.id } })).data
    expect([result.status, await remaining(person)]).toEqual(['canceled', 10])
    expect((await person.send(contract.cancelUpload, { params: { id } })).status).toBe(200)
  })
})

test('what nobody finishes is deleted after a day, and pieces without an upload are swept', async () => {
  const person = await signUp(app)
  const { data } = await start(person, startOf(video))
  await sendPiece(app, person, data.id, 0, video.subarray(0, data.pieceBytes))
  const own = () => pieceFiles().filter(path => path.includes(person.organizationId))
  const run = async (job: typeof expireUploads) => {
    await app.db.transaction(tx => app.jobs.enqueue(tx, job, {}))
    await app.jobs.runDueJobs([job])
  }
  app.passTime(hours(23))
  await run(expireUploads)
  expect(own()).toHaveLength(1)
  app.passTime(hours(2))
  const again = await logIn(app, person.email)
  expect((await finish(again, data.id)).status).toBe(404)
  await run(expireUploads)
  expect(own()).toEqual([])

  const other = (await start(again, startOf(video))).data
  await sendPiece(app, again, other.id, 0, video.subarray(0, other.pieceBytes))
  app.passTime(Date.now() - app.clock.at.getTime() + hours(25))
  await app.db.pool.query(`update uploads set expires_at = now() + interval '9 days'`)
  await run(sweepMedia)
  expect(own()).toHaveLength(1)
  await app.db.pool.query('delete from uploads where id = $1', [other.id])
  await run(sweepMedia)
  expect(own()).toEqual([])
})
