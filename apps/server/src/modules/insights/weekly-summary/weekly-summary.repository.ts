import { and, asc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { ReadHandle } from '../../../platform/db/client'
import { subscriptions } from '../../billing/billing/billing.tables'
import { violationChanges, violations } from '../../findings/violations/violations.tables'
import { memberships, organizations } from '../../identity/organizations/organizations.tables'
import { users } from '../../identity/users/users.tables'
import {
  notificationPreferences,
  notificationSettings,
} from '../../integrations/notifications/notifications.tables'
import { taskChanges, tasks } from '../../work/tasks/tasks.tables'

export type WeekOf = { organizationId: string; userId: string; from: Date; to: Date; today: string }
export type Week = Awaited<ReturnType<typeof weeklySummaryRepository.week>>

const isOpen = sql`${tasks.status} in ('open', 'in_progress')`
const counted = (condition: unknown) => sql<number>`count(*) filter (where ${condition})::int`

export const weeklySummaryRepository = {
  /** People who want a summary, some at a time, with when they want it. It is of the organization they work in. */
  recipients: (tx: ReadHandle, { after, limit }: { after: string; limit: number }) =>
    tx
      .select({
        userId: users.id,
        organizationId: organizations.id,
        frequency: notificationSettings.summaryFrequency,
        day: notificationSettings.summaryDay,
        timeZone: sql<string>`coalesce(${notificationSettings.timeZone}, ${subscriptions.timeZone})`,
        sentOn: notificationSettings.summarySentOn,
      })
      .from(users)
      .innerJoin(organizations, eq(organizations.id, users.currentOrganizationId))
      .innerJoin(
        memberships,
        and(eq(memberships.organizationId, organizations.id), eq(memberships.userId, users.id)),
      )
      .innerJoin(subscriptions, eq(subscriptions.organizationId, organizations.id))
      .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
      .leftJoin(
        notificationPreferences,
        and(
          eq(notificationPreferences.userId, users.id),
          eq(notificationPreferences.kind, 'weekly_summary'),
          eq(notificationPreferences.channel, 'email'),
        ),
      )
      .where(
        and(
          gt(users.id, after),
          users.emailNotifications,
          isNotNull(users.emailVerifiedAt),
          or(isNull(notificationPreferences.enabled), notificationPreferences.enabled),
        ),
      )
      .orderBy(asc(users.id))
      .limit(limit),

  organizationName: async (tx: ReadHandle, organizationId: string): Promise<string | undefined> =>
    (
      await tx
        .select({ name: organizations.name })
        .from(organizations)
        .where(eq(organizations.id, organizationId))
    )[0]?.name,

  week: async (tx: ReadHandle, { organizationId, userId, from, to, today }: WeekOf) => {
    const during = (column: unknown) => sql`${column} >= ${from} and ${column} < ${to}`
    const [found] = await tx
      .select({
        violations: sql<number>`count(*)::int`,
        severe: counted(eq(violations.severity, 'High')),
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
    const [completed] = await tx
      .select({ count: sql<number>`count(distinct ${taskChanges.taskId})::int` })
      .from(taskChanges)
      .where(
        and(
          eq(taskChanges.organizationId, organizationId),
          during(taskChanges.createdAt),
          eq(taskChanges.field, 'status'),
          sql`${taskChanges.to} in ('completed', 'closed')`,
        ),
      )
    const [open] = await tx
      .select({
        overdue: counted(sql`${tasks.dueDate} < ${today}`),
        yours: counted(eq(tasks.assignee, userId)),
      })
      .from(tasks)
      .where(and(eq(tasks.organizationId, organizationId), isOpen))
    return {
      violations: found?.violations ?? 0,
      severe: found?.severe ?? 0,
      resolved: resolved?.count ?? 0,
      completed: completed?.count ?? 0,
      overdue: open?.overdue ?? 0,
      yours: open?.yours ?? 0,
    }
  },
}
