import type { ActivityEvent, listEvents, QueryOf, ResponseOf } from '@plumbline/contract'
import { rowsBefore } from '@plumbline/list-engine/paging'
import { loadFormatter, type MessageKey } from '@plumbline/messages'
import { type Clock, dayOf } from '../../../platform/clock'
import { type CsvFile, csvTime } from '../../../platform/csv'
import { readInBatches } from '../../../platform/db/batches'
import type { Database } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import {
  type ActivityFilters,
  activityRepository as activity,
  type StoredActivity,
} from './activity.repository'

type ActivityDeps = { db: Database; clock: Clock }

/** Rows of a file that are read at a time. */
const BATCH_SIZE = 500

const columns: { label: MessageKey<'export'>; isTime?: true; cell: (event: ActivityEvent) => unknown }[] = [
  { label: 'events.time', isTime: true, cell: ({ createdAt }) => csvTime(createdAt) },
  { label: 'events.event', cell: ({ event }) => event },
  { label: 'events.person', cell: ({ userName }) => userName },
  { label: 'events.source', cell: ({ source }) => source },
  {
    label: 'events.details',
    cell: ({ data }) =>
      Object.entries(data)
        .map(([key, value]) => `${key}: ${value}`)
        .join('\n'),
  },
  { label: 'events.id', cell: ({ id }) => id },
]

/** What happened in an organization, for its admins. */
export class ActivityService {
  private readonly deps: ActivityDeps
  constructor(deps: ActivityDeps) {
    this.deps = deps
  }

  async list(
    { organizationId }: Member,
    { page, pageSize, ...filters }: QueryOf<typeof listEvents>,
  ): Promise<ResponseOf<typeof listEvents>> {
    const { read } = this.deps.db
    const rows = { offset: rowsBefore({ page, pageSize }), limit: pageSize }
    return {
      items: (await activity.page(read, organizationId, filters, rows)).map(present),
      total: await activity.count(read, organizationId, filters),
      page,
      pageSize,
      names: await activity.names(read, organizationId),
    }
  }

  async csv(member: Member, filters: ActivityFilters): Promise<CsvFile> {
    const formatter = await loadFormatter(member.language)
    return {
      name: `plumbline-activity-${dayOf(this.deps.clock.now())}.csv`,
      header: columns.map(
        ({ label, isTime }) => `${formatter.translate('export', label)}${isTime ? ' (UTC)' : ''}`,
      ),
      rows: this.rows(member.organizationId, filters),
    }
  }

  private async *rows(organizationId: string, filters: ActivityFilters) {
    const { read } = this.deps.db
    const batches = readInBatches(BATCH_SIZE, (last: StoredActivity | undefined) =>
      activity.after(read, organizationId, filters, last, BATCH_SIZE),
    )
    for await (const found of batches)
      yield found.map(present).map(event => columns.map(({ cell }) => cell(event)))
  }
}

const present = ({ event, person }: StoredActivity): ActivityEvent => ({
  id: event.id,
  event: event.event,
  source: event.source,
  userId: event.userId,
  userName: person && (`${person.firstName} ${person.lastName}`.trim() || person.email),
  data: event.data,
  createdAt: event.createdAt.toISOString(),
})
