import type { LocalizedMessage } from '@plumbline/contract'
import { PreparedStatements } from '@plumbline/list-engine/prepared'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { foldTallies } from '@plumbline/list-engine/tallies'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../../platform/db/client'
import { sites } from '../../../identity/sites/sites.tables'
import { isOpenViolation, isViolation } from '../violations.lookups'
import { violations, violationTallies } from '../violations.tables'

const organization = sql.placeholder('organizationId')
const statements = new PreparedStatements('violations_newest')

export const violationTalliesRepository = {
  countBy: async (
    db: ReadHandle,
    organizationId: string,
    field: 'severity' | 'status' | 'verdict' | 'category',
    { of }: { of: 'violations' | 'findings' },
  ) => {
    const column = violationTallies[field]
    const found = await db
      .select({ value: column, amount: sql<number>`sum(amount)::int` })
      .from(violationTallies)
      .where(
        and(
          eq(violationTallies.organizationId, organizationId),
          eq(violationTallies.detailed, false),
          of === 'violations' ? isViolation : undefined,
        ),
      )
      .groupBy(column)
      .having(sql`sum(amount) > 0`)
    return new Map(found.map(({ value, amount }) => [value as string | null, amount]))
  },

  /** What a reader sees of the newest findings, without what was dismissed. */
  newest: (db: ReadHandle, organizationId: string, limit: number) => {
    const build = (handle: ReadHandle) =>
      handle
        .select({
          id: violations.id,
          detectedAt: violations.detectedAt,
          type: violations.type,
          typeMessage: sql<LocalizedMessage | null>`${violations.messages}->'type'`,
          severity: violations.severity,
          basis: violations.basis,
          siteName: sites.name,
        })
        .from(violations)
        .leftJoin(sites, eq(sites.id, violations.siteId))
        .where(and(eq(violations.organizationId, organization), sql`verdict is distinct from 'dismissed'`))
        .orderBy(desc(violations.detectedAt), desc(violations.id))
        .limit(limit)
    return statements.run(db, `newest ${limit}`, build, { organizationId })
  },

  /** The open violations at each site. */
  openBySite: (db: ReadHandle, organizationId: string) =>
    db
      .select({
        siteId: violationTallies.siteId,
        severity: violationTallies.severity,
        amount: sql<number>`sum(amount)::int`,
      })
      .from(violationTallies)
      .where(
        and(
          eq(violationTallies.organizationId, organizationId),
          eq(violationTallies.detailed, true),
          isOpenViolation,
        ),
      )
      .groupBy(violationTallies.siteId, violationTallies.severity)
      .having(sql`sum(amount) > 0`),

  foldTallies: (tx: Transaction) => foldTallies(tx, violationTallies),
}
