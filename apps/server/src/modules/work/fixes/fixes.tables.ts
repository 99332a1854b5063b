import type { Fix, FixOutcome, FixPicture, FixReview } from '@plumbline/contract'
import { doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { media } from '../../capture/media/media.tables'
import { violations } from '../../findings/violations/violations.tables'
import { organizationId } from '../../identity/organizations/organizations.tables'
import { optionalUser } from '../../identity/users/users.tables'
import { tasks } from '../tasks/tasks.tables'

/** Photos taken after the work, each with what the comparison showed and what a manager decided. */
export const fixes = pgTable(
  'fixes',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    violationId: uuid().references(() => violations.id, { onDelete: 'set null' }),
    mediaId: uuid()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    /** Of the bytes as uploaded; a photo that is sent twice is stored once. */
    sha256: text().notNull(),
    submittedBy: optionalUser(),
    submittedAt: timestamptz().notNull(),
    outcome: text().$type<FixOutcome>().notNull(),
    reason: jsonb().$type<NonNullable<Fix['reason']>>(),
    /** What is still there, in pixels of this photo. */
    boxes: jsonb().$type<FixPicture['boxes']>().notNull(),
    alignment: doublePrecision().array(),
    attempts: integer().notNull().default(0),
    review: text().$type<FixReview>().notNull(),
    reviewedBy: optionalUser(),
    reviewedAt: timestamptz(),
    note: text().notNull().default(''),
  },
  table => [
    index('fixes_of_task').on(table.organizationId, table.taskId, table.submittedAt),
    index('fixes_media').on(table.mediaId),
    index('fixes_violation').on(table.violationId),
  ],
)
