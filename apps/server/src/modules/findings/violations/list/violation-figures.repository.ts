import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, eq, sql } from 'drizzle-orm'
import { isViolation } from '../violations.lookups'
import { violations } from '../violations.tables'

export const violationFiguresRepository = {
  /** How many violations were found in a time, and how many were resolved in it. */
  between: async (tx: ReadHandle, organizationId: string, { from, to }: { from: Date; to: Date }) => {
    const during = (column: unknown) => sql`${column} >= ${from} and ${column} < ${to}`
    const ofOrganization = and(eq(violations.organizationId, organizationId), isViolation)
    const [found] = await tx
      .select({
        violations: sql<number>`count(*)::int`,
        severe: sql<number>`count(*) filter (where ${violations.severity} = 'High')::int`,
      })
      .from(violations)
      .where(and(ofOrganization, during(violations.detectedAt)))
    const [resolved] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(violations)
      .where(and(ofOrganization, during(violations.resolvedAt)))
    return {
      violations: found?.violations ?? 0,
      severe: found?.severe ?? 0,
      resolved: resolved?.count ?? 0,
    }
  },
}
