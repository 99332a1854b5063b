import { prepared } from '@plumbline/list-engine/prepared'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, desc, eq, gt, inArray, lt, ne, not, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import { bearers, sessions } from '../auth/auth.tables'
import { memberships, organizations } from '../organizations/organizations.tables'
import { users } from '../users/users.tables'

export type StoredSession = typeof sessions.$inferSelect

const needsTwoFactor = sql<boolean>`(${organizations.requiresTwoFactor} and not ${sessions.twoFactor})`
const member = {
  userId: users.id,
  organizationId: memberships.organizationId,
  role: memberships.role,
  language: users.language,
  sessionId: sessions.id,
  needsTwoFactor,
}
const currentMembership = and(
  eq(memberships.userId, users.id),
  eq(memberships.organizationId, users.currentOrganizationId),
)

const tokenHash = sql.placeholder('tokenHash')
const now = sql.placeholder('now')

/** Runs with every call, so it is one statement that is parsed once. */
const selectByBearer = prepared('member_by_bearer', db =>
  db
    .select({ ...member, bearerExpiresAt: bearers.expiresAt })
    .from(bearers)
    .innerJoin(sessions, eq(sessions.id, bearers.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(memberships, currentMembership)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(and(eq(bearers.tokenHash, tokenHash), gt(bearers.expiresAt, now), gt(sessions.expiresAt, now))),
)
const selectByCookie = prepared('member_by_cookie', db =>
  db
    .select({ ...member, bearerExpiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(memberships, currentMembership)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now))),
)

export const sessionsRepository = {
  insert: (tx: Transaction, session: StoredSession) => tx.insert(sessions).values(session),

  insertBearer: (tx: Transaction, bearer: typeof bearers.$inferInsert) => tx.insert(bearers).values(bearer),

  findByCookie: async (tx: ReadHandle, tokenHash: string, now: Date) => {
    const [found] = await tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
    return found
  },

  /** The person behind a bearer, in the organization they work in now; nobody once either is gone. */
  memberByBearer: async (db: ReadHandle, tokenHash: string, now: Date): Promise<Member | null> =>
    (await selectByBearer(db, { tokenHash, now }))[0] ?? null,

  /** The same behind a session cookie, for what a browser fetches by itself: pictures and event streams. */
  memberByCookie: async (db: ReadHandle, tokenHash: string, now: Date): Promise<Member | null> =>
    (await selectByCookie(db, { tokenHash, now }))[0] ?? null,

  /** Those of these sessions that are open and have shown what the organization asks for, and where their people work. */
  withinTheirRules: (db: ReadHandle, ids: string[], now: Date) =>
    db
      .select({
        sessionId: sessions.id,
        userId: sessions.userId,
        organizationId: memberships.organizationId,
        singleSignOn: sessions.singleSignOn,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .innerJoin(memberships, currentMembership)
      .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
      .where(and(inArray(sessions.id, ids), gt(sessions.expiresAt, now), not(needsTwoFactor))),

  touch: (tx: Transaction, id: string, now: Date, expiresAt: Date) =>
    tx.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.id, id)),

  /** Whether more than a password was shown, in one session or in all of a person's. */
  setTwoFactor: async (tx: Transaction, userId: string, twoFactor: boolean, only?: string) => {
    await tx
      .update(sessions)
      .set({ twoFactor })
      .where(and(eq(sessions.userId, userId), only ? eq(sessions.id, only) : undefined))
  },

  /** Whoever has no factor of their own can only have come by single sign-on. */
  distrustSingleSignOn: async (tx: Transaction, userId: string) => {
    await tx
      .update(sessions)
      .set({ twoFactor: false })
      .where(
        and(
          eq(sessions.userId, userId),
          sql`not exists (select from authenticators a where a.user_id = ${userId} and a.confirmed_at is not null)`,
          sql`not exists (select from passkeys p where p.user_id = ${userId})`,
        ),
      )
  },

  listOf: (tx: ReadHandle, userId: string, now: Date) =>
    tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
      .orderBy(desc(sessions.lastSeenAt)),

  end: async (tx: Transaction, userId: string, id: string) =>
    (
      await tx
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
        .returning()
    ).length,

  endAll: async (tx: Transaction, userId: string, { except }: { except?: string } = {}) =>
    (
      await tx
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), except ? ne(sessions.id, except) : undefined))
        .returning()
    ).length,

  endOldest: async (tx: Transaction, userId: string, { keep }: { keep: number }) => {
    const oldest = tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.lastSeenAt))
      .offset(keep)
    await tx.delete(sessions).where(inArray(sessions.id, oldest))
  },

  purge: async (tx: Transaction, now: Date) => {
    await tx.delete(bearers).where(lt(bearers.expiresAt, now))
    await tx.delete(sessions).where(lt(sessions.expiresAt, now))
  },
}
