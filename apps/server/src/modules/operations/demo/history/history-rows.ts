import type { Transaction } from '../../../../platform/db/client'
import { insertAnalyses, type NewAnalysis } from '../../../capture/analysis/analysis.upkeep'
import { insertMedia, type NewMedia } from '../../../capture/media/media.upkeep'
import {
  insertViolations,
  type NewFeedback,
  type NewRecheck,
  type NewViolation,
  type NewViolationChange,
} from '../../../findings/violations/violations.upkeep'
import { insertEvents, type NewEvent } from '../../../insights/events/events.upkeep'
import {
  insertNotifications,
  type NewNotification,
} from '../../../integrations/notifications/notifications.upkeep'
import { insertFixes, type NewFix } from '../../../work/fixes/fixes.upkeep'
import { insertSuggestions, type NewSuggestion } from '../../../work/suggestions/suggestions.upkeep'
import { insertTasks, type NewTask, type NewTaskChange } from '../../../work/tasks/tasks.upkeep'

export type {
  NewEvent,
  NewFeedback,
  NewMedia,
  NewNotification,
  NewRecheck,
  NewSuggestion,
  NewTask,
  NewTaskChange,
  NewViolation,
  NewViolationChange,
}

/** Everything that happened, by table. Trails are in the order in which it happened. */
export type HistoryRows = {
  media: NewMedia[]
  analyses: NewAnalysis[]
  violations: NewViolation[]
  violationChanges: NewViolationChange[]
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

/** A year is written in bulk, past the services: nobody is to be emailed or called about the past. */
export async function insertHistory(tx: Transaction, rows: HistoryRows) {
  await insertMedia(tx, rows.media)
  await insertAnalyses(tx, rows.analyses)
  await insertViolations(tx, rows)
  await insertTasks(tx, rows)
  await insertFixes(tx, rows.fixes)
  await insertSuggestions(tx, rows.suggestions)
  await insertNotifications(tx, rows.notifications)
  await insertEvents(tx, rows.events)
}
