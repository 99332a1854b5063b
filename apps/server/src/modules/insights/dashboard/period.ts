import { type dashboardTrends, MAX_TREND_DAYS, type QueryOf } from '@plumbline/contract'
import { dayAfter } from '@plumbline/domain'
import type { Database } from '../../../platform/db/client'
import { AppError } from '../../../platform/http/errors'
import type { BillingService } from '../../billing/billing/billing.service'
import type { Days } from './dashboard.repository'

export type PeriodDeps = { db: Database; billing: BillingService }

/** Without a start, this many days are shown. */
const DEFAULT_DAYS = 30
const DAY_MS = 86_400_000

/** Up to today, in the organization's time zone, unless the query gives an end. */
export async function periodOf(
  { db, billing }: PeriodDeps,
  organizationId: string,
  query: QueryOf<typeof dashboardTrends>,
): Promise<Days> {
  const end = query.end ?? (await billing.today(db.read, organizationId))
  const start = query.start ?? dayAfter(end, 1 - DEFAULT_DAYS)
  if (start > end) throw new AppError('invalid', { fields: { start: 'start_after_end' } })
  if (Date.parse(end) - Date.parse(start) >= MAX_TREND_DAYS * DAY_MS)
    throw new AppError('invalid', { fields: { start: 'period_too_long' } })
  return { organizationId, start, end, siteId: query.site === 'none' ? null : query.site }
}

export function daysOf({ start, end }: Days): string[] {
  const days = (Date.parse(end) - Date.parse(start)) / DAY_MS + 1
  return Array.from({ length: days }, (_, index) => dayAfter(start, index))
}
