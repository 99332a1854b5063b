import type { Tier } from '@plumbline/contract'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { outer } from '../../../platform/db/columns'
import { subscriptions } from './billing.tables'

/** The plan of an organization, for a statement that reads something else of it. */
export const planOf = (organizationId: SQLWrapper) => sql<Tier>`coalesce((
  select s.plan from ${subscriptions} s where s.organization_id = ${outer(organizationId)}), 'free')`

/** Whose months are counted. */
export const timeZoneOf = (organizationId: SQLWrapper) => sql<string>`coalesce((
  select s.time_zone from ${subscriptions} s where s.organization_id = ${outer(organizationId)}), 'UTC')`
