import { randomUUID } from 'node:crypto'
import type { BodyOf, logError, recordEvent } from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { Clock } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import { eventsRepository as events } from './events.repository'

/** Whether a record belongs to the organization. */
type HasRecord = (tx: ReadHandle, organizationId: string, id: string) => Promise<boolean>
export type EventsDeps = {
  db: Database
  clock: Clock
  records: { hasViolation: HasRecord; hasTask: HasRecord; hasSuggestion: HasRecord }
}

type About = Pick<BodyOf<typeof recordEvent>, 'violation_id' | 'task_id' | 'suggestion_id'>

export class EventsService {
  private readonly deps: EventsDeps
  constructor(deps: EventsDeps) {
    this.deps = deps
  }

  /** Who did it is known from the session; somebody else's user_id is rejected. */
  async record(member: Member, { event, source = 'UI', user_id, ...about }: BodyOf<typeof recordEvent>) {
    const data = Object.fromEntries(
      Object.entries(about).flatMap(([key, value]) => (value ? [[key, value]] : [])),
    )
    if (user_id && user_id !== member.userId)
      throw new AppError('invalid', { fields: { user_id: 'not_a_member' } })
    await this.deps.db.transaction(async tx => {
      if (!(await this.isAboutOwn(tx, member, event, about))) throw notFound()
      await this.recordWithin(tx, member, { event, source, data })
    })
    return {}
  }

  /** The task of a suggestion that isn't approved yet is the suggestion itself. */
  private async isAboutOwn(
    tx: ReadHandle,
    { organizationId }: Member,
    event: string,
    { violation_id, task_id, suggestion_id }: About,
  ): Promise<boolean> {
    const { hasViolation, hasTask, hasSuggestion } = this.deps.records
    const isOfSuggestion = event.startsWith('paulie.suggestion.')
    const isOwnTask = async (id: string) =>
      (await hasTask(tx, organizationId, id)) ||
      (isOfSuggestion && (await hasSuggestion(tx, organizationId, id)))
    return (
      (!violation_id || (await hasViolation(tx, organizationId, violation_id))) &&
      (!task_id || (await isOwnTask(task_id))) &&
      (!suggestion_id || (await hasSuggestion(tx, organizationId, suggestion_id)))
    )
  }

  /** What somebody did, where it is about none of the organization's records. */
  async recordOwn(member: Member, event: string, about: Record<string, string | number | boolean | null>) {
    const data = Object.fromEntries(Object.entries(about).map(([key, value]) => [key, String(value ?? '')]))
    await this.deps.db.transaction(tx => this.recordWithin(tx, member, { event, source: 'UI', data }))
    return {}
  }

  /** What the product itself did for somebody, with the change it is about. */
  recordWithin(
    tx: Transaction,
    { organizationId, userId }: Member,
    { event, source, data }: { event: string; source: string; data: Record<string, string> },
  ) {
    const createdAt = this.deps.clock.now()
    return events.insert(tx, { id: randomUUID(), organizationId, userId, event, source, data, createdAt })
  }

  /** What happened to several records in one step; `userId` is null where the product did it by itself. */
  async recordAll(
    tx: Transaction,
    { organizationId, userId }: { organizationId: string; userId: string | null },
    event: string,
    data: Record<string, string>[],
  ) {
    const createdAt = this.deps.clock.now()
    const source = 'product'
    await events.insertAll(
      tx,
      data.map(each => ({ id: randomUUID(), organizationId, userId, event, source, data: each, createdAt })),
    )
  }

  async logError(
    { message, stack = '', url = '', timestamp = '' }: BodyOf<typeof logError>,
    userAgent: string,
  ) {
    await this.deps.db.transaction(tx =>
      events.insertClientError(tx, {
        id: randomUUID(),
        message,
        stack,
        url,
        userAgent: userAgent.slice(0, 300),
        reportedAt: timestamp,
        createdAt: this.deps.clock.now(),
      }),
    )
    return {}
  }
}
