import { randomUUID } from 'node:crypto'
import type { LiveEvent } from '@plumbline/contract'

/** Everyone in an organization, or one person there. */
export type Audience = { organizationId: string; userId?: string | undefined }
type LoggedEvent = { audience: Audience; sequence: number; event: LiveEvent }

export const isFor = (
  { organizationId, userId }: Audience,
  member: { organizationId: string; userId: string },
) => organizationId === member.organizationId && (userId === undefined || userId === member.userId)

const MAX_EVENTS = 5_000

/** The latest events, so that a stream can resume where it was cut. Ids are good for one process only. */
export class EventLog {
  private epoch = randomUUID()
  private sequence = 0
  private events: LoggedEvent[] = []
  private readonly maxEvents: number
  constructor(maxEvents = MAX_EVENTS) {
    this.maxEvents = maxEvents
  }

  get lastId() {
    return `${this.epoch}:${this.sequence}`
  }

  append(audience: Audience, event: LiveEvent) {
    this.sequence += 1
    this.events.push({ audience, sequence: this.sequence, event })
    if (this.events.length >= this.maxEvents * 2) this.events = this.events.slice(-this.maxEvents)
  }

  /** What a member has missed since the event with this id; null if that can't be said. */
  since(id: string, member: { organizationId: string; userId: string }): LiveEvent[] | null {
    const [epoch, position = ''] = id.split(':')
    const sequence = /^\d{1,15}$/.test(position) ? Number(position) : Number.POSITIVE_INFINITY
    const oldest = this.events[0]?.sequence ?? this.sequence + 1
    if (epoch !== this.epoch || sequence > this.sequence || sequence < oldest - 1) return null
    return this.events
      .slice(sequence - oldest + 1)
      .filter(({ audience }) => isFor(audience, member))
      .map(({ event }) => event)
  }

  /** Events were lost: no earlier id can be resumed from. */
  restart() {
    this.epoch = randomUUID()
    this.events = []
  }
}
