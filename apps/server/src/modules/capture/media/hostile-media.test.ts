import { statSync } from 'node:fs'
import * as contract from '@plumbline/contract'
import { withFrameRepeated, withUserData } from '@plumbline/inference/video/hostile-clips'
import { makeClip } from '@plumbline/inference/video/test-clips'
import { beforeAll, expect, test } from 'vitest'
import { longestStallDuring, MAX_STALL_MS } from '../../../testing/event-loop'
import { useTestApp } from '../../../testing/harness'
import { sendHostileFiles } from '../../../testing/hostile-files'
import { hostileMedia } from '../../../testing/hostile-media'
import { type Person, signUp } from '../../../testing/people'
import { photo, upload } from '../../../testing/uploads'

const app = useTestApp()
const size = { width: 320, height: 240 }
let ana: Person
beforeAll(async () => {
  ana = await signUp(app)
  // What is loaded and compiled once is not measured.
  await analyzed(await photo(), 'first.jpg')
})

async function analyzed(file: Buffer, name: string) {
  const { data } = await upload(app, ana, { file, name })
  await app.analysisWorker.wake()
  return (await ana.call(contract.getResult, { params: { id: data.id } })).data
}

/** Colors without any order, which don't compress. */
function noise() {
  let state = 7
  return Uint8Array.from({ length: size.width * size.height * 3 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state >>> 24
  })
}

async function served(id: string) {
  const response = await app.http.inject({
    url: `/api/media/${id}?size=display`,
    headers: { authorization: `Bearer ${ana.token}` },
  })
  return response.rawPayload
}

const bytesStored = () =>
  [...app.filesIn('media'), ...app.filesIn('uploads')].reduce((sum, path) => sum + statSync(path).size, 0)

test('a small video that names one frame thousands of times fails and takes no memory, disk or time', async () => {
  const still = await makeClip({
    ...size,
    seconds: 1 / 30,
    container: 'mov',
    bitrate: 20_000_000,
    draw: noise,
  })
  const hostile = withFrameRepeated(still, 6000)
  const [before, memoryBefore] = [bytesStored(), process.memoryUsage.rss()]
  let result: contract.AnalysisResult | undefined
  const stall = await longestStallDuring(async () => {
    result = await analyzed(hostile, 'hostile.mov')
  })
  expect(result).toMatchObject({ status: 'failed', error: { code: 'video_damaged' }, mediaUrl: null })
  expect(bytesStored()).toBe(before)
  expect(stall).toBeLessThan(MAX_STALL_MS)
  // Repacked it would be several hundred megabytes; how many depends on the encoder.
  expect(still.length * 6000).toBeGreaterThan(300_000_000)
  expect(process.memoryUsage.rss() - memoryBefore).toBeLessThan(200_000_000)
})

test('the served video plays and has nothing that the device noted beside its pictures', async () => {
  // With faces hidden, only frames of a video are kept.
  await ana.call(contract.updateOrganization, { body: { hideFaces: false } })
  const clip = await makeClip({ ...size, seconds: 1, draw: noise })
  const noted = await withUserData(clip, 'GPS 52.5200,13.4050 serial 4711')
  const { id, mediaUrl, status } = await analyzed(noted, 'noted.mp4')
  expect([status, typeof mediaUrl]).toEqual(['completed', 'string'])
  const copy = await served(mediaUrl?.split(/[/?]/)[3] ?? id)
  expect(noted.includes('serial 4711')).toBe(true)
  expect(copy.includes('serial 4711')).toBe(false)
  // What is served is analyzed as the original was: every frame of it can be decoded.
  const again = await analyzed(copy, 'again.mp4')
  expect(again).toMatchObject({ status: 'completed', error: null })
  expect(app.filesIn('uploads')).toEqual([])
})

test('malformed files of every kind are rejected or read', async () => {
  const { wrong, longestStallMs } = await sendHostileFiles(await hostileMedia(app), { count: 30, seed: 1 })
  expect(wrong).toEqual([])
  expect(longestStallMs.value, longestStallMs.name).toBeLessThan(MAX_STALL_MS)
})
