import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Channel, PubSub } from '../db/pub-sub'
import { AppError } from './errors'
import type { Member } from './member'

type Subscriber<Status> = { send: (status: Status) => void; end: () => void }
export type ProgressSource<Status> = {
  pubSub: PubSub
  /** Carries the id of whatever changed. */
  channel: Channel
  load: (member: Member, id: string) => Promise<Status>
  /** Checked before each update, so that nothing is sent to somebody who logged out or was removed. */
  isSignedIn: (member: Member) => Promise<boolean>
  hasEnded: (status: Status) => boolean
}

/** A published change can be lost, so every subscriber also loads the status this often. */
const POLL_INTERVAL_MS = 2_000
const MAX_WAIT_MS = 120_000
/** Proxies close connections that are silent for a minute or less. */
const HEARTBEAT_INTERVAL_MS = 15_000
/** Each asks the database every other second. A client that gets no stream polls instead. */
const MAX_STREAMS_PER_ACCOUNT = 10
const RETRY_AFTER_SECONDS = 30

/** Sends the status of long-running work to its subscribers whenever it changes. */
export class ProgressStream<Status extends { id: string }> {
  private readonly source: ProgressSource<Status>
  private readonly subscriptions = new Set<() => void>()
  private readonly streams = new Map<string, number>()
  constructor(source: ProgressSource<Status>) {
    this.source = source
  }

  /** Sends the status now and on every change until the work has ended. Returns how to unsubscribe earlier. */
  subscribe(member: Member, first: Status, { send, end }: Subscriber<Status>): () => void {
    const { pubSub, channel, load, isSignedIn, hasEnded } = this.source
    let last = ''
    const update = (status: Status) => {
      const next = JSON.stringify(status)
      if (next !== last) send(status)
      last = next
      if (hasEnded(status)) stop()
    }
    const reload = async () => {
      try {
        if (await isSignedIn(member)) update(await load(member, first.id))
        else stop()
      } catch {
        stop()
      }
    }
    const unsubscribe = pubSub.subscribe(channel, id => {
      if (id === first.id) reload()
    })
    const timer = setInterval(reload, POLL_INTERVAL_MS)
    const stop = () => {
      clearInterval(timer)
      unsubscribe()
      if (this.subscriptions.delete(stop)) end()
    }
    this.subscriptions.add(stop)
    update(first)
    return stop
  }

  async untilEnded(member: Member, id: string) {
    const first = await this.source.load(member, id)
    await new Promise<void>(resolve => {
      const stop = this.subscribe(member, first, { send: () => {}, end: resolve })
      setTimeout(stop, MAX_WAIT_MS).unref()
    })
  }

  /** The same as server-sent events, for as long as the caller stays connected. */
  async stream(member: Member, id: string, request: FastifyRequest, reply: FastifyReply) {
    const first = await this.source.load(member, id)
    const leave = this.enter(member.userId)
    const stream = new PassThrough()
    const heartbeat = setInterval(() => stream.write(': heartbeat\n\n'), HEARTBEAT_INTERVAL_MS)
    const stop = this.subscribe(member, first, {
      send: status => stream.write(`data: ${JSON.stringify(status)}\n\n`),
      end: () => {
        leave()
        clearInterval(heartbeat)
        stream.end()
      },
    })
    request.raw.on('close', stop)
    return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream)
  }

  private enter(userId: string): () => void {
    const open = this.streams.get(userId) ?? 0
    if (open >= MAX_STREAMS_PER_ACCOUNT) throw new AppError('overloaded', { retryAfter: RETRY_AFTER_SECONDS })
    this.streams.set(userId, open + 1)
    return () => {
      const left = (this.streams.get(userId) ?? 1) - 1
      if (left > 0) this.streams.set(userId, left)
      else this.streams.delete(userId)
    }
  }

  /** Ends every stream, so that a server that shuts down need not wait for them. */
  close() {
    for (const stop of this.subscriptions) stop()
  }
}
