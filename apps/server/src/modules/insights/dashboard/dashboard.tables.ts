import type { DayFigure, FindingOutcome } from '@plumbline/contract'
import { bigint, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/**
 * How much happened on each day, in the organization's time zone, as differences that triggers add. Their sum is the
 * figure; a job folds them together. Violations that were dismissed count for nothing but their outcome.
 */
export const dayTallies = pgTable(
  'day_tallies',
  {
    organizationId: uuid().notNull(),
    siteId: uuid(),
    /** Of an open task, when it is due; of an outcome, the first of the month; of what is cited now, always the same. */
    day: date().notNull(),
    figure: text().$type<DayFigure | 'due' | 'category' | 'cited' | FindingOutcome>().notNull(),
    /** Which category, which code is cited, or the hazard of an outcome where there is one. */
    kind: text(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  table => [index('day_tallies_of').on(table.organizationId, table.figure, table.day)],
)
