import type { AnalysisResult } from '@plumbline/contract/capture/analysis'
import { expect, test, vi } from 'vitest'
import { NetworkError } from '../../../../lib/api'
import { createFakeDeps, photo, rejection, status } from '../../../../testing/upload-queue'
import { type EntryWithFile, newEntry } from './entry'

test('files are sent one after the other and analyzed side by side', async () => {
  const { queue, sent, states, tell } = createFakeDeps()
  expect(queue.add([photo('a.jpg'), photo('b.jpg')], 'upload')).toEqual([])
  expect(states()).toEqual(['chosen', 'chosen'])
  queue.start()
  expect(states()).toEqual(['uploading', 'waiting'])
  sent[0]?.response(status('1'))
  await expect.poll(states).toEqual(['analyzing', 'uploading'])
  sent[1]?.response(status('2'))
  await expect.poll(states).toEqual(['analyzing', 'analyzing'])
  tell(status('2', { status: 'completed', progress: 100 }))
  await expect.poll(states).toEqual(['analyzing', 'completed'])
  expect(queue.busy).toBe(true)
})

test('shows the stage and the percentage the server tells', async () => {
  const { queue, response, tell, state } = createFakeDeps()
  queue.add([photo('a.jpg')], 'upload')
  queue.start()
  await response(status('1'))
  tell(status('1', { status: 'running', stage: 'detecting', progress: 42 }))
  expect(state()).toEqual({ is: 'analyzing', id: '1', stage: 'detecting', progress: 42, preview: null })
})

test('a result is told with its numbers of violations and observations', async () => {
  const { queue, deps, response, tell, state } = createFakeDeps()
  queue.add([photo('a.jpg')], 'upload')
  queue.start()
  await response(status('1'))
  tell(status('1', { status: 'completed' }))
  await expect.poll(state).toEqual({ is: 'completed', id: '1', violations: 2, observations: 1 })
  expect(deps.onCompleted).toHaveBeenCalledOnce()
  expect(deps.onAccepted).toHaveBeenCalledWith('1')
  expect(deps.onOver).toHaveBeenCalledWith('1')
})

test('known bytes are asked about, and sent again only when told to', async () => {
  const { queue, response, sent, state } = createFakeDeps()
  queue.add([photo('a.jpg')], 'upload')
  queue.start()
  await response(rejection('already_uploaded', { analysisId: 'old', date: '2026-01-02' }))
  expect(state()).toEqual({ is: 'duplicate', earlier: 'old', date: '2026-01-02' })
  queue.retry(queue.entries()[0]?.key ?? '')
  expect(sent.map(({ force }) => force)).toEqual([false, true])
})

test('the end of the quota holds back what was not sent', async () => {
  const { queue, deps, response, states } = createFakeDeps()
  queue.add([photo('a.jpg'), photo('b.jpg')], 'upload')
  queue.start()
  await response(rejection('quota_exhausted'))
  expect(states()).toEqual(['chosen', 'chosen'])
  expect(deps.onOutOfQuota).toHaveBeenCalledOnce()
  expect(deps.onFailed).not.toHaveBeenCalled()
  expect(deps.send).toHaveBeenCalledOnce()
})

test('a failed upload does not hold up the next, and can be tried again', async () => {
  const { queue, deps, sent, states, response } = createFakeDeps()
  queue.add([photo('a.jpg'), photo('b.jpg')], 'upload')
  queue.start()
  sent[0]?.response(rejection('upload_broken'))
  await expect.poll(states).toEqual(['failed', 'uploading'])
  await response(status('2'))
  expect(deps.onFailed).toHaveBeenCalledOnce()
  queue.retry(queue.entries()[0]?.key ?? '')
  expect(states()).toEqual(['uploading', 'analyzing'])
  expect(sent.at(-1)?.force).toBe(false)
})

test('an analysis that failed is sent again as known bytes', async () => {
  const { queue, response, tell, state, sent } = createFakeDeps()
  queue.add([photo('a.jpg')], 'upload')
  queue.start()
  await response(status('1'))
  tell(status('1', { status: 'failed', error: { code: 'timed_out', message: 'Too long.' } }))
  expect(state()).toEqual({ is: 'failed', problem: { code: 'timed_out', message: 'Too long.', params: {} } })
  queue.retry(queue.entries()[0]?.key ?? '')
  expect(sent.at(-1)?.force).toBe(true)
})

test('an upload is cut off half-way', async () => {
  const { queue, states, deps } = createFakeDeps()
  queue.add([photo('a.jpg')], 'upload')
  queue.start()
  queue.cancel(queue.entries()[0]?.key ?? '')
  await expect.poll(states).toEqual(['canceled'])
  expect(deps.onFailed).not.toHaveBeenCalled()
})

test('an analysis is stopped by the server, which then says so', async () => {
  const { queue, response, tell, states, deps } = createFakeDeps()
  queue.add([photo('a.jpg')], 'upload')
  queue.start()
  await response(status('1'))
  queue.cancel(queue.entries()[0]?.key ?? '')
  expect(deps.cancel).toHaveBeenCalledWith('1')
  expect(states()).toEqual(['analyzing'])
  tell(status('1', { status: 'canceled' }))
  expect(states()).toEqual(['canceled'])
})

test('the quota is reloaded when a credit is reserved and when it is returned', async () => {
  const { queue, response, tell, deps } = createFakeDeps()
  queue.add([photo('a.jpg')], 'upload')
  queue.start()
  await response(status('1'))
  expect(deps.onQuotaChanged).toHaveBeenCalledTimes(1)
  tell(status('1', { status: 'failed', error: null }))
  expect(deps.onQuotaChanged).toHaveBeenCalledTimes(2)
})

test('a problem with one file is returned, and the other files are added', () => {
  const { queue } = createFakeDeps()
  const problems = queue.add(
    [new File(['x'], 'plan.pdf', { type: 'application/pdf' }), photo('a.jpg')],
    'upload',
  )
  expect(problems.map(({ code }) => code)).toEqual(['file_unsupported'])
  expect(queue.entries().map(({ name }) => name)).toEqual(['a.jpg'])
})

test('a new choice clears what is over and keeps what is not', async () => {
  const { queue, response, states } = createFakeDeps()
  queue.add([photo('a.jpg')], 'upload')
  queue.start()
  await response(rejection('upload_broken'))
  queue.add([photo('b.jpg')], 'upload')
  expect(states()).toEqual(['chosen'])
})

test('a running analysis is picked up after a reload, once', () => {
  const { queue, tell, state, states } = createFakeDeps()
  const running = {
    ...status('9', { status: 'running', stage: 'detecting', progress: 30 }),
    fileName: 'night.mp4',
    fileSize: 5,
    kind: 'video',
    captureSource: 'upload',
  } as AnalysisResult
  const done = { ...running, id: '8', status: 'completed' } as AnalysisResult
  queue.resume([running, done])
  queue.resume([running, done])
  expect(states()).toEqual(['analyzing'])
  expect(queue.entries()[0]).toMatchObject({ name: 'night.mp4', file: null })
  tell(status('9', { status: 'running', stage: 'storing', progress: 95 }))
  expect(state()).toMatchObject({ stage: 'storing', progress: 95 })
})

const place = { siteId: 'site', area: 'Level 3' }
const taken = { captureSource: 'mobile', place, capturedAt: '2026-11-16T08:00:00.000Z' } as const
const offline = () => new NetworkError(null)

test('a picture that was accepted is sent without being asked again, with its place and time', async () => {
  const { queue, deps, states } = createFakeDeps()
  expect(queue.submit(photo('a.jpg'), taken)).toMatchObject({ key: expect.any(String) })
  expect(queue.submit(photo('b.jpg'), taken)).toMatchObject({ key: expect.any(String) })
  expect(states()).toEqual(['uploading', 'waiting'])
  expect(vi.mocked(deps.send).mock.calls[0]?.[0]).toMatchObject({ place, capturedAt: taken.capturedAt })
  const video = new File(['x'], 'a.mp4', { type: 'video/mp4' })
  expect(queue.submit(video, taken)).toMatchObject({ problem: { code: 'photo_unsupported' } })
})

test.each(['while it is sent', 'while it is analyzed'])(
  'undo %s keeps the picture as not sent',
  async when => {
    const { queue, response, tell, states, deps } = createFakeDeps()
    queue.submit(photo('a.jpg'), taken)
    const key = queue.entries()[0]?.key ?? ''
    if (when === 'while it is analyzed') await response(status('1'))
    queue.undo(key)
    if (when === 'while it is analyzed') {
      expect(deps.cancel).toHaveBeenCalledWith('1')
      tell(status('1', { status: 'canceled' }))
    }
    await expect.poll(states).toEqual(['chosen'])
    queue.retry(key)
    expect(states()).toEqual(['uploading'])
  },
)

test('what the first look shows is there before the result', async () => {
  const { queue, response, tell, state } = createFakeDeps()
  queue.submit(photo('a.jpg'), taken)
  await response(status('1'))
  const preview = { width: 4, height: 3, findings: [] }
  tell(status('1', { status: 'running', stage: 'detecting', progress: 10, preview }))
  expect(state()).toMatchObject({ is: 'analyzing', preview })
})

test('a lost connection keeps every file, and all are sent when it is back', async () => {
  const { queue, deps, sent, states, response } = createFakeDeps()
  queue.submit(photo('a.jpg'), taken)
  queue.submit(photo('b.jpg'), taken)
  await response(offline())
  expect(states()).toEqual(['offline', 'offline'])
  expect(queue.entries().map(({ isSaved }) => isSaved)).toEqual([true, true])
  expect(deps.onFailed).not.toHaveBeenCalled()
  expect(deps.whenConnected).toHaveBeenCalledOnce()
  expect(deps.deleteSaved).not.toHaveBeenCalled()
  vi.mocked(deps.whenConnected).mock.calls[0]?.[1]()
  expect(states()).toEqual(['uploading', 'waiting'])
  sent.at(-1)?.response(status('1'))
  await expect.poll(states).toEqual(['analyzing', 'uploading'])
  expect(deps.deleteSaved).toHaveBeenCalledOnce()
})

test('a file that arrived although the response was lost is followed, not asked about', async () => {
  const { queue, deps, response, state } = createFakeDeps()
  queue.submit(photo('a.jpg'), taken)
  await response(offline())
  vi.mocked(deps.whenConnected).mock.calls[0]?.[1]()
  const arrived = new Date(queue.entries()[0]?.firstSentAt ?? 0).toISOString()
  await response(rejection('already_uploaded', { analysisId: '7', date: arrived }))
  expect(state()).toMatchObject({ is: 'analyzing', id: '7' })
})

test('each try that is lost is counted, until one arrives', async () => {
  const { queue, deps, response } = createFakeDeps()
  const calls = () => vi.mocked(deps.whenConnected).mock.calls
  queue.submit(photo('a.jpg'), taken)
  await response(offline())
  calls()[0]?.[1]()
  await response(offline())
  calls()[1]?.[1]()
  await response(status('1'))
  queue.submit(photo('b.jpg'), taken)
  await response(offline())
  expect(calls().map(([lostBefore]) => lostBefore)).toEqual([0, 1, 0])
})

test('what an earlier visit could not send is sent by the next', async () => {
  const { queue, states } = createFakeDeps()
  const saved = { ...newEntry(taken), file: photo('a.jpg'), isSaved: true } satisfies EntryWithFile
  queue.restore([saved])
  queue.restore([saved])
  expect(states()).toEqual(['uploading'])
})

test('a photo whose site was archived in the meantime waits for another one', async () => {
  const { queue, deps, sent, response, states } = createFakeDeps()
  queue.submit(photo('a.jpg'), taken)
  await response(rejection('site_archived', { name: 'Harbor Tower' }))
  expect(states()).toEqual(['chosen'])
  expect(deps.onFailed).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'a.jpg' }),
    expect.objectContaining({ code: 'site_archived', params: { name: 'Harbor Tower' } }),
  )
  expect(deps.deleteSaved).not.toHaveBeenCalled()
  const other = { siteId: '5d1c8a30-0000-4000-8000-000000000002', area: '' }
  queue.start(other)
  expect(vi.mocked(deps.send).mock.lastCall?.[0]).toMatchObject({ name: 'a.jpg', place: other })
  sent.at(-1)?.response(status('1'))
  await expect.poll(states).toEqual(['analyzing'])
})

test('a sample that was analyzed before opens that result', async () => {
  const { queue, deps, response, states } = createFakeDeps()
  queue.submit(photo('a.jpg'), { captureSource: 'upload', opensEarlier: true })
  await response(rejection('already_uploaded', { analysisId: 'old', date: '2026-01-02' }))
  expect(deps.onEarlier).toHaveBeenCalledWith('old')
  expect(states()).toEqual([])
})
