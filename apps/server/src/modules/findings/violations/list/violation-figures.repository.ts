import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { violationChanges, violations } from '../violations.tables'

export const violationFiguresRepository = {
  /** What was found in a time and not dismissed, and how many violations were resolved in it. */
  between: async (tx: ReadHandle, organizationId: string, { from, to }: { from: Date; to: Date }) => {
    const during = (column: unknown) => sql`${column} >= ${from} and ${column} < ${to}`
    const [found] = await tx
      .select({
        violations: sql<number>`count(*)::int`,
        severe: sql<number>`count(*) filter (where ${violations.severity} = 'High')::int`,
      })
      .from(violations)
      .where(
        and(
          eq(violations.organizationId, organizationId),
          during(violations.detectedAt),
          or(isNull(violations.verdict), ne(violations.verdict, 'dismissed')),
        ),
      )
    const [resolved] = await tx
      .select({ count: sql<number>`count(distinct ${violationChanges.violationId})::int` })
      .from(violationChanges)
      .where(
        and(
          eq(violationChanges.organizationId, organizationId),
          during(violationChanges.createdAt),
          eq(violationChanges.field, 'status'),
          eq(violationChanges.to, 'Resolved'),
        ),
      )
    return {
      violations: found?.violations ?? 0,
      severe: found?.severe ?? 0,
      resolved: resolved?.count ?? 0,
    }
  },
}
