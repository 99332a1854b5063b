import type { PreferenceKind } from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { timeZoneOf } from '../../billing/billing/billing.lookups'
import { memberships, organizations } from '../../identity/organizations/organizations.tables'
import { users } from '../../identity/users/users.tables'
import { notificationPreferences, notificationSettings } from './notifications.tables'

type Recipient = { userId: string; organizationId: string }

/** Who gets what, of all organizations. */
export const recipientsRepository = {
  /** People who want a summary, some at a time, with when they want it. It is of the organization they work in. */
  ofSummaries: (tx: ReadHandle, { after, limit }: { after: string; limit: number }) =>
    tx
      .select({
        userId: users.id,
        organizationId: organizations.id,
        frequency: notificationSettings.summaryFrequency,
        day: notificationSettings.summaryDay,
        timeZone: sql<string>`coalesce(${notificationSettings.timeZone}, ${timeZoneOf(organizations.id)})`,
        sentOn: notificationSettings.summarySentOn,
      })
      .from(users)
      .innerJoin(organizations, eq(organizations.id, users.currentOrganizationId))
      .innerJoin(
        memberships,
        and(eq(memberships.organizationId, organizations.id), eq(memberships.userId, users.id)),
      )
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

  /** People who turned on a kind that is off for everyone else, and the organization they work in. */
  ofKind: (tx: ReadHandle, kind: PreferenceKind): Promise<Recipient[]> =>
    tx
      .selectDistinct({ userId: users.id, organizationId: organizations.id })
      .from(notificationPreferences)
      .innerJoin(users, eq(users.id, notificationPreferences.userId))
      .innerJoin(organizations, eq(organizations.id, users.currentOrganizationId))
      .where(
        and(
          eq(notificationPreferences.kind, kind),
          inArray(notificationPreferences.channel, ['inApp', 'email']),
          notificationPreferences.enabled,
        ),
      ),
}
