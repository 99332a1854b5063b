import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../../platform/db/client'
import { pictureOf } from '../../capture/media/media.lookups'
import { evidenceOf } from '../../findings/violations/violations.lookups'
import { users } from '../../identity/users/users.tables'
import { compared } from './fixes.lookups'
import { fixes } from './fixes.tables'

export type StoredFix = typeof fixes.$inferSelect

const submitters = alias(users, 'submitters')
const reviewers = alias(users, 'reviewers')

const withPictures = (tx: ReadHandle) =>
  tx
    .select({
      fix: fixes,
      after: pictureOf(fixes.mediaId),
      before: evidenceOf(fixes.violationId),
      submitter: { firstName: submitters.firstName, lastName: submitters.lastName, email: submitters.email },
      reviewer: { firstName: reviewers.firstName, lastName: reviewers.lastName, email: reviewers.email },
    })
    .from(fixes)
    .leftJoin(submitters, eq(submitters.id, fixes.submittedBy))
    .leftJoin(reviewers, eq(reviewers.id, fixes.reviewedBy))

export type FixWithPictures = Awaited<ReturnType<typeof withPictures>>[number]

const one = (organizationId: string, id: string) =>
  and(eq(fixes.organizationId, organizationId), eq(fixes.id, id))
const ofTask = (organizationId: string, taskId: string) =>
  and(eq(fixes.organizationId, organizationId), eq(fixes.taskId, taskId))

export const fixesRepository = {
  insert: async (tx: Transaction, fix: typeof fixes.$inferInsert) => {
    await tx.insert(fixes).values(fix)
  },

  find: async (tx: ReadHandle, organizationId: string, id: string): Promise<FixWithPictures | undefined> =>
    (await withPictures(tx).where(one(organizationId, id)))[0],

  /** Newest first. */
  ofTask: (tx: ReadHandle, organizationId: string, taskId: string): Promise<FixWithPictures[]> =>
    withPictures(tx).where(ofTask(organizationId, taskId)).orderBy(desc(fixes.submittedAt), desc(fixes.id)),

  /** The same, and nobody else changes it until this transaction ends. */
  lock: async (tx: Transaction, organizationId: string, id: string): Promise<StoredFix | undefined> =>
    (await tx.select().from(fixes).where(one(organizationId, id)).for('update'))[0],

  /** The last one of a violation that has been compared, and nobody else changes it until this transaction ends. */
  lockLastOf: async (
    tx: Transaction,
    organizationId: string,
    violationId: string,
  ): Promise<StoredFix | undefined> =>
    (
      await tx
        .select()
        .from(fixes)
        .where(compared(organizationId, [violationId]))
        .orderBy(desc(fixes.submittedAt), desc(fixes.id))
        .limit(1)
        .for('update')
    )[0],

  /** The same photo that still waits for its review. */
  waitingWithContent: async (tx: ReadHandle, organizationId: string, taskId: string, sha256: string) =>
    (
      await tx
        .select()
        .from(fixes)
        .where(and(ofTask(organizationId, taskId), eq(fixes.sha256, sha256), eq(fixes.review, 'waiting')))
        .limit(1)
    )[0],

  /** Counts one more attempt at the check; nothing for a photo that is deleted or checked already. */
  claim: async (tx: Transaction, organizationId: string, id: string): Promise<StoredFix | undefined> =>
    (
      await tx
        .update(fixes)
        .set({ attempts: sql`${fixes.attempts} + 1` })
        .where(and(one(organizationId, id), eq(fixes.outcome, 'pending')))
        .returning()
    )[0],

  update: async (tx: Transaction, organizationId: string, id: string, changes: Partial<StoredFix>) =>
    (await tx.update(fixes).set(changes).where(one(organizationId, id)).returning({ id: fixes.id })).length >
    0,

  /** Photos of the same task that were sent before and wait as well. */
  updateWaitingBefore: async (
    tx: Transaction,
    { organizationId, taskId, submittedAt }: StoredFix,
    changes: Partial<StoredFix>,
  ) => {
    await tx
      .update(fixes)
      .set(changes)
      .where(
        and(ofTask(organizationId, taskId), eq(fixes.review, 'waiting'), lt(fixes.submittedAt, submittedAt)),
      )
  },

  mediaOfTask: async (tx: ReadHandle, organizationId: string, taskId: string): Promise<string[]> =>
    (await tx.select({ id: fixes.mediaId }).from(fixes).where(ofTask(organizationId, taskId))).map(
      ({ id }) => id,
    ),
}
