import type { BodyOf, createSite } from '@plumbline/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { conversationMessages, conversations } from '../../assistant/assistant/assistant.tables'
import { analyses } from '../../capture/analysis/analysis.tables'
import { media } from '../../capture/media/media.tables'
import * as findings from '../../findings/violations/violations.tables'
import { memberships, organizations } from '../../identity/organizations/organizations.tables'
import { sites } from '../../identity/sites/sites.tables'
import { users } from '../../identity/users/users.tables'
import { events } from '../../insights/events/events.tables'
import { notifications } from '../../integrations/notifications/notifications.tables'
import { fixes } from '../../work/fixes/fixes.tables'
import { taskSuggestions } from '../../work/suggestions/suggestions.tables'
import { taskChanges, tasks } from '../../work/tasks/tasks.tables'

type Backdated = { organizationId: string; id: string; at: Date; apart: number }
type DemoSite = BodyOf<typeof createSite>
export type NewViolation = typeof findings.violations.$inferInsert
export type NewChange = typeof findings.violationChanges.$inferInsert
export type NewRecheck = typeof findings.violationRechecks.$inferInsert
export type NewMedia = typeof media.$inferInsert
type NewAnalysis = typeof analyses.$inferInsert
type NewFix = typeof fixes.$inferInsert
export type NewTask = typeof tasks.$inferInsert
export type NewTaskChange = typeof taskChanges.$inferInsert
export type NewFeedback = typeof findings.violationFeedback.$inferInsert
export type NewSuggestion = typeof taskSuggestions.$inferInsert
export type NewNotification = typeof notifications.$inferInsert
export type NewEvent = typeof events.$inferInsert

/** Everything that happened, by table. Trails are in the order in which it happened. */
export type HistoryRows = {
  media: NewMedia[]
  analyses: NewAnalysis[]
  violations: NewViolation[]
  violationChanges: NewChange[]
  feedback: NewFeedback[]
  rechecks: NewRecheck[]
  tasks: NewTask[]
  taskChanges: NewTaskChange[]
  fixes: NewFix[]
  suggestions: NewSuggestion[]
  notifications: NewNotification[]
  events: NewEvent[]
}

export const emptyHistory: HistoryRows = {
  media: [],
  analyses: [],
  violations: [],
  violationChanges: [],
  feedback: [],
  rechecks: [],
  tasks: [],
  taskChanges: [],
  fixes: [],
  suggestions: [],
  notifications: [],
  events: [],
}

const tables = Object.keys(emptyHistory) as (keyof HistoryRows)[]

/** What came of several, by table. */
export const mergedHistory = (all: readonly HistoryRows[]) =>
  Object.fromEntries(
    tables.map(table => [table, all.flatMap(rows => rows[table] as object[])]),
  ) as HistoryRows

/** A statement has at most 65,535 parameters. */
const BATCH_SIZE = 500

async function inBatches<T>(rows: readonly T[], insert: (batch: T[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += BATCH_SIZE) await insert(rows.slice(from, from + BATCH_SIZE))
}

/** A year is written in bulk, past the services: nobody is to be emailed or called about the past. */
export const demoRepository = {
  insertHistory: async (tx: Transaction, rows: HistoryRows) => {
    await inBatches(rows.media, batch => tx.insert(media).values(batch))
    await inBatches(rows.analyses, batch => tx.insert(analyses).values(batch))
    await inBatches(rows.violations, batch => tx.insert(findings.violations).values(batch))
    await inBatches(rows.violationChanges, batch => tx.insert(findings.violationChanges).values(batch))
    await inBatches(rows.feedback, batch => tx.insert(findings.violationFeedback).values(batch))
    await inBatches(rows.rechecks, batch => tx.insert(findings.violationRechecks).values(batch))
    await inBatches(rows.tasks, batch => tx.insert(tasks).values(batch))
    await inBatches(rows.taskChanges, batch => tx.insert(taskChanges).values(batch))
    await inBatches(rows.fixes, batch => tx.insert(fixes).values(batch))
    await inBatches(rows.suggestions, batch => tx.insert(taskSuggestions).values(batch))
    await inBatches(rows.notifications, batch => tx.insert(notifications).values(batch))
    await inBatches(rows.events, batch => tx.insert(events).values(batch))
  },

  /** The first site is made with the organization, by its name alone. */
  describeSite: async (tx: Transaction, organizationId: string, { name, ...facts }: DemoSite) => {
    await tx
      .update(sites)
      .set(facts)
      .where(and(eq(sites.organizationId, organizationId), eq(sites.name, name)))
  },

  /** A conversation began at that time, with so many milliseconds between its questions. */
  backdateConversation: async (tx: Transaction, { organizationId, id, at, apart }: Backdated) => {
    const asked = sql`${at.toISOString()}::timestamptz + (position - 1) / 2 * ${apart} * interval '1 millisecond'`
    await tx
      .update(conversationMessages)
      .set({ createdAt: asked })
      .where(
        and(
          eq(conversationMessages.organizationId, organizationId),
          eq(conversationMessages.conversationId, id),
        ),
      )
    await tx
      .update(conversations)
      .set({
        createdAt: at,
        updatedAt: sql`${at.toISOString()}::timestamptz + ${apart} * interval '1 millisecond'`,
      })
      .where(and(eq(conversations.organizationId, organizationId), eq(conversations.id, id)))
  },

  /** The organization is as old as its history. */
  backdate: async (tx: Transaction, organizationId: string, at: Date) => {
    await tx.update(organizations).set({ createdAt: at }).where(eq(organizations.id, organizationId))
    await tx
      .update(sites)
      .set({ createdAt: at, updatedAt: at })
      .where(eq(sites.organizationId, organizationId))
    await tx.update(memberships).set({ joinedAt: at }).where(eq(memberships.organizationId, organizationId))
    await tx
      .update(users)
      .set({ createdAt: at })
      .where(
        sql`${users.id} in (select user_id from ${memberships} where organization_id = ${organizationId})`,
      )
  },
}
