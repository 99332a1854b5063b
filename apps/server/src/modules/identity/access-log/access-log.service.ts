import { randomUUID } from 'node:crypto'
import {
  ACCESS_LOG_KEPT_DAYS,
  type AccessDetails,
  type AccessEvent,
  type AccessEventKind,
  type listAccessEvents,
  type QueryOf,
  type ResponseOf,
} from '@plumbline/contract'
import { dayOf } from '@plumbline/domain'
import { loadFormatter } from '@plumbline/messages'
import { type Clock, days, later } from '../../../platform/clock'
import { type CsvColumn, type CsvFile, csvDetails, csvFile, csvTime } from '../../../platform/csv'
import type { Database, Transaction } from '../../../platform/db/client'
import { batchesOfLog, pageOfLog } from '../../../platform/db/log-table'
import { callerAddress } from '../../../platform/http/caller-address'
import type { Member } from '../../../platform/http/member'
import {
  type AccessFilters,
  accessLogRepository as accessLog,
  type StoredAccessEvent,
} from './access-log.repository'

export type AccessLogDeps = { db: Database; clock: Clock }

type DetailsOf<K extends AccessEventKind> =
  AccessDetails[K] extends Record<string, never> ? unknown : { details: AccessDetails[K] }

/** An event to record. Its time and the caller's address are added. */
export type NewAccessEvent = {
  [K in AccessEventKind]: {
    kind: K
    /** Who did it; null where nobody is known. */
    userId: string | null
    /** Left out where it concerns the person as such, as a login does: then every organization they're in has it. */
    organizationId?: string
    /** The other person it happened to. */
    subjectId?: string
    /** The name of the API key that did it. */
    actor?: string
  } & DetailsOf<K>
}[AccessEventKind]

/** Rows that are deleted at a time. */
const BATCH_SIZE = 500
const UNOWNED_KEPT_DAYS = 30

const columns: CsvColumn<AccessEvent>[] = [
  { label: 'access.time', isTime: true, cell: ({ createdAt }) => csvTime(createdAt) },
  { label: 'access.event', cell: ({ kind }) => kind },
  { label: 'access.person', cell: ({ userName, actor }) => userName ?? actor },
  { label: 'access.subject', cell: ({ subjectName }) => subjectName },
  { label: 'access.address', cell: ({ address }) => address },
  { label: 'access.details', cell: ({ details }) => csvDetails(details) },
  { label: 'access.id', cell: ({ id }) => id },
]

/** Everything that concerns who can get in, for an organization's admins. */
export class AccessLog {
  private readonly deps: AccessLogDeps
  constructor(deps: AccessLogDeps) {
    this.deps = deps
  }

  /** Records an event in the transaction of what it is about, so that neither exists without the other. */
  async record(tx: Transaction, event: NewAccessEvent) {
    const { kind, userId, organizationId, subjectId = null, actor = '' } = event
    const given: Record<string, unknown> = 'details' in event ? event.details : {}
    const details = Object.fromEntries(
      Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
    )
    const concerned =
      organizationId || !userId ? [organizationId] : await accessLog.organizationsOf(tx, userId)
    const createdAt = this.deps.clock.now()
    const address = callerAddress()
    await accessLog.insertAll(
      tx,
      (concerned.length > 0 ? concerned : [undefined]).map(each => ({
        id: randomUUID(),
        organizationId: each ?? null,
        userId,
        subjectId,
        kind,
        actor,
        address,
        details,
        createdAt,
      })),
    )
  }

  async list(
    { organizationId }: Member,
    { page, pageSize, ...filters }: QueryOf<typeof listAccessEvents>,
  ): Promise<ResponseOf<typeof listAccessEvents>> {
    const found = await pageOfLog(this.deps.db.read, accessLog, organizationId, { page, pageSize, filters })
    const { rows, ...rest } = found
    return { ...rest, items: rows.map(present) }
  }

  /** Whoever takes the log out is in it. */
  async csv(member: Member, filters: AccessFilters): Promise<CsvFile> {
    const { organizationId, userId } = member
    await this.deps.db.transaction(tx =>
      this.record(tx, {
        kind: 'export_downloaded',
        userId,
        organizationId,
        details: { data: 'access_log' },
      }),
    )
    return csvFile({
      name: `access-log-${dayOf(this.deps.clock.now(), 'UTC')}`,
      columns,
      batches: batchesOfLog(this.deps.db.read, accessLog, organizationId, filters, present),
      formatter: await loadFormatter(member.language),
      context: {},
    })
  }

  /** Deletes what is older than the log is kept, a batch at a time. */
  async purge() {
    const { db, clock } = this.deps
    const before = later(clock.now(), -days(ACCESS_LOG_KEPT_DAYS))
    const unownedBefore = later(clock.now(), -days(UNOWNED_KEPT_DAYS))
    let deleted: number
    do {
      deleted = await db.transaction(tx => accessLog.purge(tx, { before, unownedBefore }, BATCH_SIZE))
    } while (deleted === BATCH_SIZE)
  }

  /** Email addresses of people whose accounts are deleted; that something happened stays. */
  deleteAbout(tx: Transaction, ...emails: string[]) {
    return accessLog.deleteAddresses(tx, emails)
  }
}

const present = ({ event, userName, subjectName }: StoredAccessEvent): AccessEvent => ({
  id: event.id,
  kind: event.kind,
  userId: event.userId,
  userName,
  actor: event.actor,
  subjectName,
  address: event.address,
  details: event.details,
  createdAt: event.createdAt.toISOString(),
})
