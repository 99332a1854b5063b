import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as contract from '@plumbline/contract'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { download, readPdf } from '../../../testing/pdf'
import { colleagueOf, type Person, signUp } from '../../../testing/people'
import { createTask } from '../../../testing/tasks'
import { form, photo, recording, sampleOf, upload } from '../../../testing/uploads'
import { checkFix } from './fixes.jobs'

const app = useTestApp()
const later = new URL('../../../../../web/public/samples/later/', import.meta.url)

let ana: Person
let ben: Person
let finding: contract.Violation
let before: Buffer
beforeAll(async () => {
  ana = await signUp(app)
  ben = await colleagueOf(app, ana)
  before = await sampleOf('fire')
  const { data } = await upload(app, ana, { file: before, name: 'fire.jpg' })
  await app.analysisWorker.wake()
  const result = (await ana.call(contract.getResult, { params: { id: data.id } })).data
  const found = result.violations.find(({ messages }) => messages?.type.code.includes('fire-and-smoke'))
  if (!found) throw new Error('the sample shows no fire')
  finding = found
})

async function submit(person: Person, taskId: string, file: Buffer | undefined, name = 'after.jpg') {
  const { payload, headers } = form({ file, name })
  app.passTime(1000)
  const response = await app.http.inject({
    method: 'POST',
    url: `/api/tasks/${taskId}/fixes`,
    payload,
    headers: { ...headers, authorization: `Bearer ${person.token}` },
  })
  const body = response.json() as Record<string, unknown>
  return { status: response.statusCode, code: body.code, data: body.data as contract.Fix }
}
const check = () => app.jobs.runDueJobs([checkFix])
const fixesOf = async (person: Person, id: string) =>
  (await person.call(contract.listFixes, { params: { id } })).data
type Review = contract.RequestOf<typeof contract.reviewFix>['body']
const review = (person: Person, id: string, body: Review) =>
  person.call(contract.reviewFix, { params: { id }, body })
const resolve = (person: Person, reason?: string) =>
  person.call(contract.setViolationStatus, {
    params: { id: finding.id },
    body: { status: 'Resolved', ...(reason && { reason }) },
  })
const reopen = () =>
  ana.call(contract.setViolationStatus, { params: { id: finding.id }, body: { status: 'Open' } })
const trail = async () =>
  (await ana.call(contract.violationHistory, { params: { id: finding.id } })).data.map(
    ({ field, who, to }) => [field, who, to],
  )
const taskFor = (person: Person, given: object = {}) =>
  createTask(person, { violationId: finding.id, assignee: ben.id, ...given })
const statusOf = async (id: string) => (await ana.call(contract.getTask, { params: { id } })).data.status
const kindsOf = async (person: Person, taskId: string) =>
  (await person.call(contract.listNotifications, { query: { limit: 100 } })).data.items
    .filter(({ href }) => href === `/tasks/${taskId}`)
    .map(({ kind }) => kind)

test('a fire that is out is no longer seen; a manager accepts it, which completes the task', async () => {
  const task = await taskFor(ana)
  const credits = (await ana.call(contract.billingStatus, {})).data.analysesRemaining
  const sent = await submit(ben, task.id, readFileSync(new URL('fire-out.jpg', later)))
  expect(sent.status).toBe(202)
  expect(sent.data).toMatchObject({ outcome: 'pending', review: 'waiting', reason: null, after: null })
  expect(await kindsOf(ana, task.id)).toEqual([])

  await check()
  const [fix] = await fixesOf(ben, task.id)
  expect(fix).toMatchObject({ outcome: 'not_seen', reason: { code: 'fix.spot_clear' }, review: 'waiting' })
  expect(fix).toMatchObject({ reviewerName: 'Ana María Ruiz', submittedByName: 'Ben Okafor' })
  expect(fix?.before?.boxes.length).toBeGreaterThan(0)
  expect(fix?.after).toMatchObject({ width: 800, boxes: [] })
  expect(fix?.alignment).toHaveLength(9)
  // The machine alone never marks it fixed.
  expect(await statusOf(task.id)).toBe('open')
  expect(await kindsOf(ana, task.id)).toEqual(['fix_submitted'])
  expect((await ana.call(contract.billingStatus, {})).data.analysesRemaining).toBe(credits)

  const accepted = await review(ana, fix?.id ?? '', { decision: 'accept' })
  expect(accepted.data).toMatchObject({ review: 'accepted', violationCanBeResolved: true })
  expect(await statusOf(task.id)).toBe('completed')
  expect(await kindsOf(ben, task.id)).toContain('fix_accepted')
  expect((await review(ana, fix?.id ?? '', { decision: 'accept' })).code).toBe('fix_reviewed')
  const after = await ana.call(contract.getViolation, { params: { id: finding.id } })
  expect(after.data.status).toBe('Open')
  const history = (await ana.call(contract.taskHistory, { params: { id: task.id } })).data
  expect(history.filter(({ field }) => field === 'fix').map(({ who, to }) => [who, to])).toEqual([
    ['Ben Okafor', 'submitted'],
    ['Ana María Ruiz', 'accepted'],
  ])
  expect((await trail()).filter(([field]) => field === 'fix')).toEqual([
    ['fix', 'Ben Okafor', 'submitted'],
    ['fix', '', 'not_seen'],
    ['fix', 'Ana María Ruiz', 'accepted'],
  ])
})

test('the report says what became of the fix on its page, and shows both photos in full', async () => {
  const query = (pages: 'one' | 'full') => ({ params: { id: finding.id }, query: { pages } })
  const one = await readPdf((await download(app, ana, contract.violationReport, query('one'))).bytes)
  expect(one.pages).toHaveLength(1)
  const page = one.text.replace(/\s+/g, ' ')
  expect(page).toContain("Photo of the fix: The hazard isn't visible anymore. Accepted by Ana María Ruiz")

  const full = await readPdf((await download(app, ana, contract.violationReport, query('full'))).bytes)
  const [first, second] = full.pages
  expect([first?.images, second?.images]).toEqual([1, 2])
  for (const words of ['Before', 'After', "The spot is in the photo, and the hazard isn't there."])
    expect(second?.text.replace(/\s+/g, ' ')).toContain(words)
})

test('a fire that still burns is still there; sending it back opens the task again with a note', async () => {
  const task = await taskFor(ana)
  for (const status of ['in_progress', 'completed'] as const)
    await ben.call(contract.updateTask, { params: { id: task.id }, body: { status } })
  const sent = await submit(ben, task.id, readFileSync(new URL('fire-same-aside.jpg', later)))
  await check()
  const [fix] = await fixesOf(ben, task.id)
  expect(fix).toMatchObject({ outcome: 'still_there' })
  expect(fix?.after?.boxes.length).toBeGreaterThan(0)

  const unexplained = await review(ana, sent.data.id, { decision: 'send_back' })
  expect([unexplained.status, unexplained.fields[0]]).toMatchObject([
    400,
    { field: 'note', code: 'required' },
  ])
  const back = await review(ana, sent.data.id, { decision: 'send_back', note: 'It still burns.' })
  expect(back.data).toMatchObject({ review: 'sent_back', note: 'It still burns.' })
  expect(await statusOf(task.id)).toBe('open')
  expect(await kindsOf(ben, task.id)).toContain('fix_sent_back')
})

test('what a photo shows is still there is resolved only by a manager with a reason', async () => {
  for (const person of [ana, ben]) expect((await resolve(person)).code).toBe('fix_still_there')
  const all = { body: { ids: [finding.id], status: 'Resolved' as const } }
  expect((await ana.call(contract.setViolationStatuses, all)).code).toBe('fix_still_there')
  expect((await resolve(ben, 'I say so.')).code).toBe('fix_still_there')

  expect((await resolve(ana, 'That is the welder.')).data.status).toBe('Resolved')
  expect((await trail()).slice(-3)).toEqual([
    ['fix', 'Ana María Ruiz', 'overruled'],
    ['fixNote', 'Ana María Ruiz', 'That is the welder.'],
    ['status', 'Ana María Ruiz', 'Resolved'],
  ])
  const report = await download(app, ana, contract.violationReport, {
    params: { id: finding.id },
    query: { pages: 'one' },
  })
  const { text } = await readPdf(report.bytes)
  expect(text.replace(/\s+/g, ' ')).toMatch(
    /still there\. Accepted by Ana María Ruiz, .*, although the photo shows the hazard\. Reason: That is the welder\./,
  )
  await reopen()
  const { data: left } = await ana.call(contract.tasksForViolation, { params: { id: finding.id } })
  for (const { id } of left) await ana.call(contract.deleteTask, { params: { id } })
})

test('a photo that shows it is still there is accepted with a reason, which resolves the violation', async () => {
  const task = await taskFor(ana)
  const sent = await submit(ben, task.id, readFileSync(new URL('fire-same-aside.jpg', later)))
  expect((await review(ana, sent.data.id, { decision: 'accept' })).code).toBe('fix_pending')
  await check()
  const unexplained = await review(ana, sent.data.id, { decision: 'accept', resolve: true })
  expect([unexplained.status, unexplained.fields[0]]).toMatchObject([
    400,
    { field: 'note', code: 'required' },
  ])
  const complete = { params: { id: task.id }, body: { status: 'completed' as const } }
  const completed = (await ben.call(contract.updateTask, complete)).data
  // A photo waits for its decision, so nobody is offered to resolve without it.
  expect(completed.violationCanBeResolved).toBe(false)

  const body = { decision: 'accept' as const, note: 'That is the welder.', resolve: true }
  const [first, second] = await Promise.all([
    review(ana, sent.data.id, body),
    review(ana, sent.data.id, body),
  ])
  expect([first.code, second.code].toSorted()).toEqual(['fix_reviewed', undefined])
  const [fix] = await fixesOf(ben, task.id)
  expect(fix).toMatchObject({ review: 'accepted', note: body.note, reviewedByName: 'Ana María Ruiz' })
  expect((await trail()).at(-1)).toEqual(['status', 'Ana María Ruiz', 'Resolved'])
  await reopen()
})

test('of ten photos the last one counts', async () => {
  const task = await taskFor(ana)
  const other = await taskFor(ana)
  const intact = await photo({ width: 900 })
  for (let length = 5001; length < 5010; length++) await submit(ben, task.id, intact.subarray(0, length))
  const last = await submit(ben, task.id, readFileSync(new URL('fire-out.jpg', later)))
  await check()
  const { data } = await review(ana, last.data.id, { decision: 'accept', resolve: true })
  expect(data).toMatchObject({ review: 'accepted', canResolve: false })
  for (const { review } of await fixesOf(ben, task.id)) expect(review).toBe('accepted')
  expect((await resolve(ben)).data.status).toBe('Resolved')
  await Promise.all([reopen(), ana.call(contract.deleteTask, { params: { id: other.id } })])
})

test('another place, the same file, a recording and a damaged photo are told apart', async () => {
  const task = await taskFor(ana)
  expect((await submit(ben, task.id, before)).code).toBe('same_photo')
  expect((await submit(ben, task.id, recording(), 'after.wav')).code).toBe('photo_only')
  expect((await submit(ben, task.id, Buffer.from('%PDF-1.7'))).code).toBe('file_unsupported')
  expect((await submit(ben, task.id, undefined)).code).toBe('file_missing')
  const intact = await photo({ width: 900 })
  expect((await submit(ben, task.id, intact.subarray(0, 100))).code).toBe('unreadable_media')
  expect(await fixesOf(ben, task.id)).toEqual([])

  await submit(ben, task.id, await sampleOf('tidy'))
  await submit(ben, task.id, intact.subarray(0, 5000))
  await submit(ben, task.id, await sharp(before).jpeg({ quality: 60 }).toBuffer())
  await check()
  const codes = (await fixesOf(ben, task.id)).map(({ outcome, reason }) => [outcome, reason?.code])
  expect(codes.toSorted()).toEqual([
    ['cannot_tell', 'fix.other_subject'],
    ['cannot_tell', 'fix.same_photo'],
    ['cannot_tell', 'fix.unreadable'],
  ])
})

test('what a person reported, or a task without a finding, is for a person to compare', async () => {
  const plain = await createTask(ana, { assignee: ben.id })
  const body = { type: 'Blocked exit', severity: 'Low', mediaUrl: finding.mediaUrl ?? '' } as const
  const reported = (await ana.call(contract.createViolation, { body })).data
  const task = await taskFor(ana, { violationId: reported.id })
  for (const { id } of [plain, task])
    await submit(ben, id, readFileSync(new URL('fire-out-aside.jpg', later)))
  await check()
  const [[first], [second]] = [await fixesOf(ben, plain.id), await fixesOf(ben, task.id)]
  expect(first).toMatchObject({ outcome: 'cannot_tell', reason: { code: 'fix.no_finding' }, before: null })
  expect(second).toMatchObject({ outcome: 'cannot_tell', reason: { code: 'fix.reported' } })
  expect((await review(ana, second?.id ?? '', { decision: 'accept' })).data.review).toBe('accepted')
})

test('a photo that is sent twice is stored once, and goes with its task, files included', async () => {
  // With faces hidden, originals are replaced later, and the files couldn't be counted.
  await ana.call(contract.updateOrganization, { body: { hideFaces: false } })
  const task = await createTask(ana)
  const file = await photo({ gps: true })
  const known = app.filesIn('media').length
  const [first, second] = [await submit(ben, task.id, file), await submit(ben, task.id, file)]
  expect(second.data.id).toBe(first.data.id)
  await check()
  const [fix] = await fixesOf(ben, task.id)
  expect(app.filesIn('media')).toHaveLength(known + 3)
  const shown = await app.http.inject({
    url: fix?.after?.url ?? '',
    headers: { authorization: `Bearer ${ben.token}` },
  })
  expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined()
  await ana.call(contract.deleteTask, { params: { id: task.id } })
  expect(app.filesIn('media')).toHaveLength(known)
  expect((await review(ana, fix?.id ?? '', { decision: 'accept' })).status).toBe(404)
})

test('where the organization requires it, a photo that was not sent back lets a task be completed', async () => {
  const task = await taskFor(ana)
  const complete = () =>
    ben.call(contract.updateTask, { params: { id: task.id }, body: { status: 'completed' } })
  await ana.call(contract.updateOrganization, { body: { fixPhoto: 'require' } })
  expect((await complete()).code).toBe('fix_photo_required')
  const { data } = await submit(ben, task.id, await photo())
  expect((await complete()).status).toBe(200)
  await review(ana, data.id, { decision: 'send_back', note: 'Not this one.' })
  expect((await complete()).code).toBe('fix_photo_required')
  await ana.call(contract.updateOrganization, { body: { fixPhoto: 'ask' } })
  await check()
})

test('a task deleted while its photo waits leaves nothing to check', async () => {
  const task = await createTask(ana)
  await submit(ben, task.id, await photo())
  await ana.call(contract.deleteTask, { params: { id: task.id } })
  await check()
  expect((await ben.call(contract.listFixes, { params: { id: task.id } })).status).toBe(404)
})

test('only managers review, and only their own organization sees any of it', async () => {
  const task = await createTask(ana)
  const { data } = await submit(ben, task.id, await photo())
  expect((await review(ben, data.id, { decision: 'accept' })).status).toBe(403)
  expect((await ben.call(contract.deleteTask, { params: { id: task.id } })).code).toBe('evidence_kept')
  const eve = await signUp(app)
  expect((await submit(eve, task.id, await photo())).code).toBe('not_found')
  expect((await eve.call(contract.listFixes, { params: { id: task.id } })).status).toBe(404)
  expect((await review(eve, data.id, { decision: 'accept' })).status).toBe(404)
  expect((await review(ana, randomUUID(), { decision: 'accept' })).status).toBe(404)
  expect((await app.call(contract.listFixes, { params: { id: task.id } })).status).toBe(401)
  await check()
})
