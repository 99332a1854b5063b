import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, desc, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { memberships } from '../../identity/organizations/organizations.tables'
import { users } from '../../identity/users/users.tables'
import { reportLinks } from './report-links.tables'

const isLive = (now: Date) => and(isNull(reportLinks.revokedAt), gt(reportLinks.expiresAt, now))

/** The membership of who created a link. Without it the link no longer works. */
const creatorIsMember = and(
  eq(memberships.organizationId, reportLinks.organizationId),
  eq(memberships.userId, reportLinks.createdBy),
)

const creator = {
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  language: users.language,
  emailVerifiedAt: users.emailVerifiedAt,
  role: memberships.role,
}

const liveWithCreator = (tx: ReadHandle, now: Date, which: SQL | undefined) =>
  tx
    .select({ link: reportLinks, creator })
    .from(reportLinks)
    .innerJoin(memberships, creatorIsMember)
    .innerJoin(users, eq(users.id, reportLinks.createdBy))
    .where(and(which, isLive(now)))
    .orderBy(desc(reportLinks.createdAt))
export type LiveReportLink = Awaited<ReturnType<typeof liveWithCreator>>[number]

export const reportLinksRepository = {
  insert: async (tx: Transaction, link: typeof reportLinks.$inferInsert) => {
    await tx.insert(reportLinks).values(link)
  },

  live: (tx: ReadHandle, organizationId: string, violationId: string, now: Date) =>
    liveWithCreator(
      tx,
      now,
      and(eq(reportLinks.organizationId, organizationId), eq(reportLinks.violationId, violationId)),
    ),

  findLive: async (tx: Transaction, organizationId: string, id: string, now: Date) =>
    (
      await tx
        .select()
        .from(reportLinks)
        .where(and(eq(reportLinks.organizationId, organizationId), eq(reportLinks.id, id), isLive(now)))
        .for('update')
    )[0],

  revoke: async (tx: Transaction, organizationId: string, id: string, now: Date) => {
    await tx
      .update(reportLinks)
      .set({ revokedAt: now })
      .where(and(eq(reportLinks.organizationId, organizationId), eq(reportLinks.id, id)))
  },

  /** Whoever opens a link is in no organization: these go by the link itself. */
  liveByToken: async (tx: ReadHandle, tokenHash: string, now: Date) =>
    (await liveWithCreator(tx, now, eq(reportLinks.tokenHash, tokenHash)))[0],

  liveById: async (tx: ReadHandle, id: string, now: Date) =>
    (await liveWithCreator(tx, now, eq(reportLinks.id, id)))[0],

  setToken: async (tx: Transaction, id: string, tokenHash: string) => {
    await tx.update(reportLinks).set({ tokenHash }).where(eq(reportLinks.id, id))
  },
}
