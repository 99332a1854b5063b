import { randomUUID } from 'node:crypto'
import type { BodyOf, logError, recordEvent } from '@plumbline/contract'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db/client'
import type { Member } from '../../platform/http/member'
import { eventsRepository as events } from './events.repository'

export class EventsService {
  private readonly db: Database
  private readonly clock: Clock
  constructor(db: Database, clock: Clock) {
    this.db = db
    this.clock = clock
  }

  /** Who did it is known from the session; a user_id sent along is accepted and not believed. */
  async record(member: Member, { event, source = 'UI', user_id, ...about }: BodyOf<typeof recordEvent>) {
    const data = Object.fromEntries(
      Object.entries(about).flatMap(([key, value]) => (value ? [[key, value]] : [])),
    )
    await this.db.transaction(tx =>
      events.insert(tx, {
        id: randomUUID(),
        organizationId: member.organizationId,
        userId: member.userId,
        event,
        source,
        data,
        createdAt: this.clock.now(),
      }),
    )
    return {}
  }

  async logError(
    { message, stack = '', url = '', timestamp = '' }: BodyOf<typeof logError>,
    userAgent: string,
  ) {
    await this.db.transaction(tx =>
      events.insertClientError(tx, {
        id: randomUUID(),
        message,
        stack,
        url,
        userAgent: userAgent.slice(0, 300),
        reportedAt: timestamp,
        createdAt: this.clock.now(),
      }),
    )
    return {}
  }
}
