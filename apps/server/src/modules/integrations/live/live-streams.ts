import { PassThrough } from 'node:stream'
import type { LiveEvent } from '@plumbline/contract'
import type { FastifyReply } from 'fastify'
import { AppError } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import { type Audience, isFor } from './event-log'

export type StreamLimits = { maxStreams: number; maxPerUser: number; maxBacklogBytes: number }
type Owner = Pick<Member, 'userId' | 'organizationId' | 'sessionId'>
export type OpenStream = Owner & { body: PassThrough }

/** Per process. A browser opens one, however many tabs it has. */
export const streamLimits: StreamLimits = { maxStreams: 5_000, maxPerUser: 10, maxBacklogBytes: 256 * 1024 }
const RETRY_AFTER_SECONDS = 30

const lines = (id: string, event: LiveEvent) => `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`

/** The open event streams of this process. */
export class LiveStreams {
  private readonly limits: StreamLimits
  private readonly byOrganization = new Map<string, Set<OpenStream>>()
  private count = 0
  constructor(limits: StreamLimits) {
    this.limits = limits
  }

  get size() {
    return this.count
  }

  open({ userId, organizationId, sessionId }: Owner, reply: FastifyReply): OpenStream {
    if (this.count >= this.limits.maxStreams)
      throw new AppError('overloaded', { retryAfter: RETRY_AFTER_SECONDS })
    const stream = { userId, organizationId, sessionId, body: new PassThrough() }
    this.makeRoomFor(stream)
    const streams = this.byOrganization.get(organizationId) ?? new Set()
    this.byOrganization.set(organizationId, streams.add(stream))
    this.count += 1
    stream.body.on('error', () => this.close(stream))
    reply.raw.on('close', () => this.close(stream))
    reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream.body)
    return stream
  }

  of(audience: Audience): OpenStream[] {
    return [...(this.byOrganization.get(audience.organizationId) ?? [])].filter(stream =>
      isFor(audience, stream),
    )
  }

  all(): OpenStream[] {
    return [...this.byOrganization.values()].flatMap(streams => [...streams])
  }

  send(to: OpenStream[], id: string, event: LiveEvent) {
    const text = lines(id, event)
    for (const stream of to) this.write(stream, text)
  }

  /** The id keeps a quiet stream resumable while others are busy. */
  sendHeartbeat(id: string) {
    for (const stream of this.all()) this.write(stream, `: heartbeat\nid: ${id}\n\n`)
  }

  close(stream: OpenStream) {
    const streams = this.byOrganization.get(stream.organizationId)
    if (!streams?.delete(stream)) return
    this.count -= 1
    if (streams.size === 0) this.byOrganization.delete(stream.organizationId)
    stream.body.end()
  }

  closeAll() {
    for (const stream of this.all()) this.close(stream)
  }

  /** A client that doesn't read is cut off; it resumes when it reads again. */
  private write(stream: OpenStream, text: string) {
    stream.body.write(text)
    if (stream.body.writableLength + stream.body.readableLength > this.limits.maxBacklogBytes) {
      this.close(stream)
      stream.body.destroy()
    }
  }

  /** The oldest may well be one whose connection broke without a word. */
  private makeRoomFor({ userId, organizationId }: OpenStream) {
    const own = this.of({ organizationId, userId })
    for (const stream of own.slice(0, Math.max(0, own.length - this.limits.maxPerUser + 1))) {
      this.write(stream, `data: ${JSON.stringify({ type: 'replaced' } satisfies LiveEvent)}\n\n`)
      this.close(stream)
    }
  }
}
