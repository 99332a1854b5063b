import type { ActivityEvent, listEvents, QueryOf, ResponseOf } from '@plumbline/contract'
import { dayOf } from '@plumbline/domain'
import { loadFormatter } from '@plumbline/messages'
import type { Clock } from '../../../platform/clock'
import { type CsvColumn, type CsvFile, csvDetails, csvFile, csvTime } from '../../../platform/csv'
import type { Database } from '../../../platform/db/client'
import { batchesOfLog, pageOfLog } from '../../../platform/db/log-table'
import type { Member } from '../../../platform/http/member'
import {
  type ActivityFilters,
  activityRepository as activity,
  type StoredActivity,
} from './activity.repository'

type ActivityDeps = { db: Database; clock: Clock }

const columns: CsvColumn<ActivityEvent>[] = [
  { label: 'events.time', isTime: true, cell: ({ createdAt }) => csvTime(createdAt) },
  { label: 'events.event', cell: ({ event }) => event },
  { label: 'events.person', cell: ({ userName }) => userName },
  { label: 'events.source', cell: ({ source }) => source },
  { label: 'events.details', cell: ({ data }) => csvDetails(data) },
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
    const { rows, ...found } = await pageOfLog(read, activity, organizationId, { page, pageSize, filters })
    return { ...found, items: rows.map(present), names: await activity.names(read, organizationId) }
  }

  async csv({ organizationId, language }: Member, filters: ActivityFilters): Promise<CsvFile> {
    return csvFile({
      name: `activity-${dayOf(this.deps.clock.now(), 'UTC')}`,
      columns,
      batches: batchesOfLog(this.deps.db.read, activity, organizationId, filters, present),
      formatter: await loadFormatter(language),
      context: {},
    })
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
