import type { RetentionMonths, RetentionRun } from '@plumbline/contract'
import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { organizations } from '../../identity/organizations/organizations.tables'

const months = () => integer().$type<RetentionMonths>()

/** How many months an organization keeps its data; null is until somebody deletes it. */
export const retention = pgTable('retention', {
  organizationId: uuid()
    .primaryKey()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  media: months(),
  records: months(),
  activity: months(),
  lastRunAt: timestamptz(),
  lastRun: jsonb().$type<Omit<RetentionRun, 'at'>>(),
})
