import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Notices } from '../db/notices'
import type { Member } from './member'

type Follower<Status> = { send: (status: Status) => void; end: () => void }
export type Watched<Status> = {
  /** Where a notice with the id goes out whenever something changed. */
  channel: string
  look: (member: Member, id: string) => Promise<Status>
  hasEnded: (status: Status) => boolean
}

/** A notice can be lost; this often a follower looks for itself. */
const LOOK_EVERY = 2_000
const LONGEST_WAIT = 120_000

/** Follows work for those who watch it: by notice when something changes, by looking now and then otherwise. */
export class Watch<Status extends { id: string }> {
  private readonly notices: Notices
  private readonly watched: Watched<Status>
  private readonly followers = new Set<() => void>()
  constructor(notices: Notices, watched: Watched<Status>) {
    this.notices = notices
    this.watched = watched
  }

  /** Sends the status now and on every change until the work has ended. Answers how to stop earlier. */
  follow(member: Member, first: Status, { send, end }: Follower<Status>): () => void {
    const { channel, look, hasEnded } = this.watched
    let last = ''
    const tell = (status: Status) => {
      const next = JSON.stringify(status)
      if (next !== last) send(status)
      last = next
      if (hasEnded(status)) stop()
    }
    const lookAgain = () => {
      look(member, first.id).then(tell, () => stop())
    }
    const unsubscribe = this.notices.subscribe(channel, id => {
      if (id === first.id) lookAgain()
    })
    const timer = setInterval(lookAgain, LOOK_EVERY)
    const stop = () => {
      clearInterval(timer)
      unsubscribe()
      if (this.followers.delete(stop)) end()
    }
    this.followers.add(stop)
    tell(first)
    return stop
  }

  async untilEnded(member: Member, id: string) {
    const first = await this.watched.look(member, id)
    await new Promise<void>(resolve => {
      const stop = this.follow(member, first, { send: () => {}, end: resolve })
      setTimeout(stop, LONGEST_WAIT).unref()
    })
  }

  /** The same as a stream of events, for as long as the caller listens. */
  async stream(member: Member, id: string, request: FastifyRequest, reply: FastifyReply) {
    const first = await this.watched.look(member, id)
    const stream = new PassThrough()
    const stop = this.follow(member, first, {
      send: status => stream.write(`data: ${JSON.stringify(status)}\n\n`),
      end: () => stream.end(),
    })
    request.raw.on('close', stop)
    return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream)
  }

  /** Lets everybody go, so that a server that is leaving need not wait for them. */
  close() {
    for (const stop of this.followers) stop()
  }
}
