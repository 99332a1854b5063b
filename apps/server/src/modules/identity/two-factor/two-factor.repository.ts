import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { memberships, organizations } from '../organizations/organizations.tables'
import { users } from '../users/users.tables'
import { authenticators, loginChallenges, passkeys, recoveryCodes } from './two-factor.tables'

export type StoredPasskey = typeof passkeys.$inferSelect
export type StoredChallenge = typeof loginChallenges.$inferSelect

const ownPasskey = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id))

export const twoFactorRepository = {
  /** Which factor is the first, and which the last, is decided for one change at a time. */
  lockAccount: async (tx: Transaction, userId: string) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  },

  authenticator: async (db: ReadHandle, userId: string) =>
    (await db.select().from(authenticators).where(eq(authenticators.userId, userId)))[0],

  /** Replaces one that was never confirmed. */
  startAuthenticator: async (tx: Transaction, row: { userId: string; secret: string; createdAt: Date }) => {
    await tx
      .insert(authenticators)
      .values(row)
      .onConflictDoUpdate({
        target: authenticators.userId,
        set: { secret: row.secret, createdAt: row.createdAt, lastStep: 0 },
        setWhere: isNull(authenticators.confirmedAt),
      })
  },

  confirmAuthenticator: async (tx: Transaction, userId: string, confirmedAt: Date) => {
    await tx.update(authenticators).set({ confirmedAt }).where(eq(authenticators.userId, userId))
  },

  /** Whether the step is later than the last one used. In one statement, so that a code sent twice at the same moment counts once. */
  useStep: async (tx: Transaction, userId: string, lastStep: number) =>
    (
      await tx
        .update(authenticators)
        .set({ lastStep })
        .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, lastStep)))
        .returning()
    ).length > 0,

  deleteAuthenticator: async (tx: Transaction, userId: string) => {
    await tx.delete(authenticators).where(eq(authenticators.userId, userId))
  },

  replaceRecoveryCodes: async (tx: Transaction, userId: string, hashes: string[], createdAt: Date) => {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    if (hashes.length > 0)
      await tx.insert(recoveryCodes).values(hashes.map(codeHash => ({ userId, codeHash, createdAt })))
  },

  /** Whether it was there and unused, in one statement for the same reason. */
  useRecoveryCode: async (tx: Transaction, userId: string, codeHash: string, usedAt: Date) =>
    (
      await tx
        .update(recoveryCodes)
        .set({ usedAt })
        .where(
          and(
            eq(recoveryCodes.userId, userId),
            eq(recoveryCodes.codeHash, codeHash),
            isNull(recoveryCodes.usedAt),
          ),
        )
        .returning()
    ).length > 0,

  recoveryCodesLeft: async (db: ReadHandle, userId: string) => {
    const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))
    return (await db.select({ left: count() }).from(recoveryCodes).where(unused))[0]?.left ?? 0
  },

  passkeysOf: (db: ReadHandle, userId: string) =>
    db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt)),

  /** Locked, so that its counter moves one use at a time. */
  passkeyByCredential: async (tx: Transaction, credentialId: string) =>
    (await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).for('update'))[0],

  insertPasskey: async (tx: Transaction, row: StoredPasskey) => {
    await tx.insert(passkeys).values(row)
  },

  usePasskey: async (tx: Transaction, id: string, counter: number, lastUsedAt: Date) => {
    await tx.update(passkeys).set({ counter, lastUsedAt }).where(eq(passkeys.id, id))
  },

  renamePasskey: async (tx: Transaction, userId: string, id: string, name: string) =>
    (await tx.update(passkeys).set({ name }).where(ownPasskey(userId, id)).returning())[0],

  deletePasskey: async (tx: Transaction, userId: string, id: string) =>
    (await tx.delete(passkeys).where(ownPasskey(userId, id)).returning())[0],

  deletePasskeys: async (tx: Transaction, userId: string) => {
    await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  },

  /** Who of these people has a factor on. */
  withFactor: async (db: ReadHandle, userIds: string[]): Promise<Set<string>> => {
    if (userIds.length === 0) return new Set()
    const found = await db
      .select({ userId: authenticators.userId })
      .from(authenticators)
      .where(and(inArray(authenticators.userId, userIds), isNotNull(authenticators.confirmedAt)))
      .union(db.select({ userId: passkeys.userId }).from(passkeys).where(inArray(passkeys.userId, userIds)))
    return new Set(found.map(({ userId }) => userId))
  },

  insertChallenge: async (tx: Transaction, row: typeof loginChallenges.$inferInsert) => {
    await tx.insert(loginChallenges).values(row)
  },

  /** Locked, so that tries made at the same moment are counted one by one. */
  challenge: async (tx: Transaction, tokenHash: string, purpose: StoredChallenge['purpose'], now: Date) =>
    (
      await tx
        .select()
        .from(loginChallenges)
        .where(
          and(
            eq(loginChallenges.tokenHash, tokenHash),
            eq(loginChallenges.purpose, purpose),
            gt(loginChallenges.expiresAt, now),
          ),
        )
        .for('update')
    )[0],

  challengedUser: async (db: ReadHandle, tokenHash: string) =>
    (
      await db
        .select({ userId: loginChallenges.userId })
        .from(loginChallenges)
        .where(eq(loginChallenges.tokenHash, tokenHash))
    )[0]?.userId ?? undefined,

  countFailure: async (tx: Transaction, { tokenHash, failures }: StoredChallenge) => {
    await tx
      .update(loginChallenges)
      .set({ failures: failures + 1 })
      .where(eq(loginChallenges.tokenHash, tokenHash))
  },

  deleteChallenge: async (tx: Transaction, tokenHash: string) => {
    await tx.delete(loginChallenges).where(eq(loginChallenges.tokenHash, tokenHash))
  },

  deleteChallengesOf: async (tx: Transaction, userId: string) => {
    await tx.delete(loginChallenges).where(eq(loginChallenges.userId, userId))
  },

  purge: async (tx: Transaction, now: Date, unconfirmedBefore: Date) => {
    await tx.delete(loginChallenges).where(lt(loginChallenges.expiresAt, now))
    await tx
      .delete(authenticators)
      .where(and(isNull(authenticators.confirmedAt), lt(authenticators.createdAt, unconfirmedBefore)))
  },

  isRequired: async (db: ReadHandle, organizationId: string) =>
    (
      await db
        .select({ required: organizations.requiresTwoFactor })
        .from(organizations)
        .where(eq(organizations.id, organizationId))
    )[0]?.required ?? false,

  setRequired: async (tx: Transaction, organizationId: string, requiresTwoFactor: boolean) => {
    await tx.update(organizations).set({ requiresTwoFactor }).where(eq(organizations.id, organizationId))
  },

  /** Whether another organization with more people than this one relies on the account. */
  isMemberElsewhere: async (tx: Transaction, organizationId: string, userId: string) => {
    const found = await tx.execute(sql`
      select 1 from ${memberships} mine
      join ${memberships} others on others.organization_id = mine.organization_id and others.user_id <> mine.user_id
      where mine.user_id = ${userId} and mine.organization_id <> ${organizationId} limit 1`)
    return (found.rowCount ?? 0) > 0
  },
}
