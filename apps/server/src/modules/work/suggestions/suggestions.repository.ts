import { MAX_SUGGESTIONS, type Severity } from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../../platform/db/client'
import { evidenceOf, lockViolations } from '../../findings/violations/violations.lookups'
import { users } from '../../identity/users/users.tables'
import { tasks } from '../tasks/tasks.tables'
import { taskSuggestions } from './suggestions.tables'

export type StoredSuggestion = typeof taskSuggestions.$inferSelect

const proposers = alias(users, 'proposers')
const deciders = alias(users, 'deciders')

const openTask = sql<string | null>`(
  select t.id from ${tasks} t where t.violation_id = ${taskSuggestions.violationId} and t.tab <> 'completed'
  order by t.created_at limit 1)`

const withViolation = (tx: ReadHandle) =>
  tx
    .select({
      suggestion: taskSuggestions,
      violation: evidenceOf(taskSuggestions.violationId),
      openTaskId: openTask,
      proposer: { firstName: proposers.firstName, lastName: proposers.lastName, email: proposers.email },
      decider: { firstName: deciders.firstName, lastName: deciders.lastName, email: deciders.email },
    })
    .from(taskSuggestions)
    .leftJoin(proposers, eq(proposers.id, taskSuggestions.userId))
    .leftJoin(deciders, eq(deciders.id, taskSuggestions.decidedBy))

export type SuggestionWithViolation = Awaited<ReturnType<typeof withViolation>>[number]

const ofOrganization = (organizationId: string) => eq(taskSuggestions.organizationId, organizationId)
const one = (organizationId: string, id: string) =>
  and(ofOrganization(organizationId), eq(taskSuggestions.id, id))
const waiting = (organizationId: string) =>
  and(ofOrganization(organizationId), eq(taskSuggestions.state, 'submitted'))

export const suggestionsRepository = {
  insert: async (tx: Transaction, suggestion: typeof taskSuggestions.$inferInsert) => {
    await tx.insert(taskSuggestions).values(suggestion)
  },

  find: async (
    tx: ReadHandle,
    organizationId: string,
    id: string,
  ): Promise<SuggestionWithViolation | undefined> =>
    (await withViolation(tx).where(one(organizationId, id)))[0],

  /**
   * Nobody else decides on it until this transaction ends. The violation is locked first, as it is where a corrected
   * severity goes on to the suggestions: in the other order the two could wait for each other forever.
   */
  lock: async (
    tx: Transaction,
    organizationId: string,
    id: string,
  ): Promise<StoredSuggestion | undefined> => {
    const about = tx
      .select({ id: taskSuggestions.violationId })
      .from(taskSuggestions)
      .where(one(organizationId, id))
    await lockViolations(tx, organizationId, about, 'no key update')
    return (await tx.select().from(taskSuggestions).where(one(organizationId, id)).for('update'))[0]
  },

  update: async (tx: Transaction, organizationId: string, id: string, changes: Partial<StoredSuggestion>) => {
    await tx.update(taskSuggestions).set(changes).where(one(organizationId, id))
  },

  /** Those that a person generated for a violation and neither submitted nor discarded. */
  deleteGenerated: async (tx: Transaction, organizationId: string, violationId: string, userId: string) => {
    await tx
      .delete(taskSuggestions)
      .where(
        and(
          ofOrganization(organizationId),
          eq(taskSuggestions.violationId, violationId),
          eq(taskSuggestions.userId, userId),
          eq(taskSuggestions.state, 'generated'),
        ),
      )
  },

  /** Newest first, without those that were discarded; of one person where they are named. */
  ofViolation: (
    tx: ReadHandle,
    organizationId: string,
    violationId: string,
    userId?: string,
  ): Promise<SuggestionWithViolation[]> =>
    withViolation(tx)
      .where(
        and(
          ofOrganization(organizationId),
          eq(taskSuggestions.violationId, violationId),
          ne(taskSuggestions.state, 'discarded'),
          userId ? eq(taskSuggestions.userId, userId) : undefined,
        ),
      )
      .orderBy(desc(taskSuggestions.createdAt), desc(taskSuggestions.id))
      .limit(MAX_SUGGESTIONS),

  /** The most severe first, then those that wait the longest. */
  pending: (tx: ReadHandle, organizationId: string): Promise<SuggestionWithViolation[]> =>
    withViolation(tx)
      .where(waiting(organizationId))
      .orderBy(
        sql`case ${taskSuggestions.severity} when 'High' then 1 when 'Medium' then 2 else 3 end`,
        asc(taskSuggestions.submittedAt),
        asc(taskSuggestions.id),
      )
      .limit(MAX_SUGGESTIONS),

  countPending: (tx: ReadHandle, organizationId: string) =>
    tx.$count(taskSuggestions, waiting(organizationId)),

  /** What nobody has decided on follows a corrected severity. */
  setSeverity: async (
    tx: Transaction,
    organizationId: string,
    violationId: string,
    changes: { severity: Severity } & Pick<StoredSuggestion, 'priority' | 'dueDate'>,
  ) => {
    await tx
      .update(taskSuggestions)
      .set(changes)
      .where(
        and(
          ofOrganization(organizationId),
          eq(taskSuggestions.violationId, violationId),
          inArray(taskSuggestions.state, ['generated', 'submitted']),
        ),
      )
  },
}
