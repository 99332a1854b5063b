import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { channel, type PubSub } from '../db/pub-sub'
import type { Member } from './member'
import { ProgressStream } from './progress-stream'

type Status = { id: string; done: number }
const member: Member = {
  userId: 'ana',
  organizationId: 'site',
  role: 'user',
  language: 'en',
  sessionId: 'session',
  bearerExpiresAt: new Date(0),
}

let publish: (id: string) => void
let current: Status
let isSignedIn = true
let stream: ProgressStream<Status>

beforeEach(() => {
  vi.useFakeTimers()
  isSignedIn = true
  current = { id: 'work', done: 0 }
  const pubSub: PubSub = {
    publish: async () => {},
    subscribe: (_, listener) => {
      publish = listener
      return () => {}
    },
    onReconnect: () => {},
    start: async () => {},
    close: async () => {},
  }
  stream = new ProgressStream<Status>({
    pubSub,
    channel: channel('work_changed'),
    load: async () => current,
    isSignedIn: async () => isSignedIn,
    hasEnded: ({ done }) => done === 100,
  })
})
afterEach(() => {
  vi.useRealTimers()
})

async function openStream() {
  const http = Fastify()
  http.get('/', (request, reply) => stream.stream(member, 'work', request, reply))
  const response = http.inject('/')
  await vi.advanceTimersByTimeAsync(100)
  return async () => (await response).body
}

test('a stream that has nothing new to send sends a heartbeat every 15 seconds', async () => {
  const body = await openStream()
  await vi.advanceTimersByTimeAsync(31_000)
  stream.close()
  expect(await body()).toBe('data: {"id":"work","done":0}\n\n: heartbeat\n\n: heartbeat\n\n')
})

test('a published change is sent immediately, a lost one at the next poll, and the stream ends with the work', async () => {
  const body = await openStream()
  current = { id: 'work', done: 40 }
  publish('other')
  publish('work')
  await vi.advanceTimersByTimeAsync(10)
  current = { id: 'work', done: 100 }
  await vi.advanceTimersByTimeAsync(2_000)
  expect((await body()).match(/"done":(\d+)/g)).toEqual(['"done":0', '"done":40', '"done":100'])
})

test('nothing more is sent to somebody who is signed out, and their stream ends', async () => {
  const body = await openStream()
  isSignedIn = false
  current = { id: 'work', done: 40 }
  publish('work')
  await vi.advanceTimersByTimeAsync(10)
  expect(await body()).toBe('data: {"id":"work","done":0}\n\n')
})
