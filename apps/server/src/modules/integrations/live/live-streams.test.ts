import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { EventLog } from './event-log'
import { LiveStreams } from './live-streams'

const ana = { userId: 'ana', organizationId: 'site', sessionId: 'session' }
const changed = { type: 'changed' as const, topics: ['tasks' as const] }
const site = { organizationId: 'site' }

/** A reply whose reader never reads. */
function silentReply() {
  const reply = {
    raw: new PassThrough(),
    type: () => reply,
    header: () => reply,
    send: () => reply,
  }
  return reply as unknown as FastifyReply
}
const withLimits = (limits: object) =>
  new LiveStreams({ maxStreams: 2, maxPerUser: 9, maxBacklogBytes: 64 * 1024, ...limits })

test('a process that holds its fill of streams turns the next away', () => {
  const streams = withLimits({ maxStreams: 2 })
  streams.open(ana, silentReply())
  const second = streams.open(ana, silentReply())
  expect(() => streams.open(ana, silentReply())).toThrow("We're busy right now")
  streams.close(second)
  streams.open(ana, silentReply())
  expect(streams.size).toBe(2)
})

test('a client that does not read is cut off before it fills the memory', () => {
  const streams = withLimits({})
  const stream = streams.open(ana, silentReply())
  for (let each = 0; each < 2000; each++) streams.send([stream], 'a:1', changed)
  expect([streams.size, stream.body.destroyed]).toEqual([0, true])
})

test('the log keeps the latest events, each for those it is for', () => {
  const log = new EventLog(3)
  const start = log.lastId
  log.append(site, changed)
  log.append({ organizationId: 'site', userId: 'ben' }, changed)
  log.append({ organizationId: 'other' }, changed)
  expect(log.since(start, ana)).toEqual([changed])
  expect(log.since(log.lastId, ana)).toEqual([])
  for (let each = 0; each < 5; each++) log.append(site, changed)
  expect(log.since(start, ana)).toBeNull()
  const later = log.lastId
  log.restart()
  expect(log.since(later, ana)).toBeNull()
})
