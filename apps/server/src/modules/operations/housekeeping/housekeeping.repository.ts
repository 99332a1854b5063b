import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'

/** What is deleted by age, whatever an organization chose to keep. Times are days. */
export const keptDays = {
  client_errors: 30,
  server_errors: 30,
  notifications: 365,
  waiting_emails: 7,
  events: 3 * 365,
  payment_events: 60,
  regulation_imports: 365,
  test_checkouts: 365,
  invitations: 90,
  report_links: 90,
} as const
export type Purged = keyof typeof keptDays

/** How many reports of browsers are kept: anybody can send some. */
const MAX_CLIENT_ERRORS = 20_000
const MAX_SERVER_ERRORS = 20_000

/** Which rows are old; `before` is as many days ago as the table keeps. */
const isOld: Record<Purged, (before: Date) => ReturnType<typeof sql>> = {
  client_errors: before => sql`created_at < ${before}
    or id in (select id from client_errors order by created_at desc offset ${MAX_CLIENT_ERRORS})`,
  server_errors: before => sql`created_at < ${before}
    or id in (select id from server_errors order by created_at desc offset ${MAX_SERVER_ERRORS})`,
  notifications: before => sql`created_at < ${before}`,
  waiting_emails: before => sql`created_at < ${before}`,
  events: before => sql`created_at < ${before}`,
  payment_events: before => sql`received_at < ${before}`,
  regulation_imports: before => sql`finished_at < ${before}`,
  test_checkouts: before => sql`created_at < ${before} and state <> 'open'`,
  invitations: before => sql`expires_at < ${before} or accepted_at < ${before} or revoked_at < ${before}`,
  report_links: before => sql`expires_at < ${before} or revoked_at < ${before}`,
}

export const housekeepingRepository = {
  /** Deletes some of what is old and returns how much that was. */
  purge: async (tx: Transaction, table: Purged, before: Date, limit: number): Promise<number> => {
    const name = sql.identifier(table)
    const { rowCount } = await tx.execute(
      sql`delete from ${name} where ctid in (select ctid from ${name} where ${isOld[table](before)} limit ${limit})`,
    )
    return rowCount ?? 0
  },

  /** By the clock of this process, as the limiter itself counts. */
  purgeRateLimits: async (tx: Transaction, now: number, limit: number): Promise<number> => {
    const { rowCount } = await tx.execute(
      sql`delete from rate_limits where key in (select key from rate_limits where expire < ${now} limit ${limit})`,
    )
    return rowCount ?? 0
  },
}
