import type { LearnedKind, LearningFigures } from '@plumbline/contract'
import { boolean, doublePrecision, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { organizationId, organizations } from '../../identity/organizations/organizations.tables'
import { sites } from '../../identity/sites/sites.tables'
import { optionalUser } from '../../identity/users/users.tables'

/** Whether an organization's reviews adjust its thresholds; without a row they do. */
export const learningSettings = pgTable('learning_settings', {
  organizationId: uuid()
    .primaryKey()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  enabled: boolean().notNull(),
  updatedBy: optionalUser(),
  updatedAt: timestamptz().notNull(),
})

/** The threshold of a kind of finding at a site, where it was ever adjusted. Earlier changes are in the activity log. */
export const learnedThresholds = pgTable(
  'learned_thresholds',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    /** Null for pictures without a site. */
    siteId: uuid().references(() => sites.id, { onDelete: 'cascade' }),
    kind: text().$type<LearnedKind>().notNull(),
    /** Of the detector or the tagger: it says nothing about the confidences of another version. */
    detector: text().notNull(),
    shipped: doublePrecision().notNull(),
    threshold: doublePrecision().notNull(),
    /** What it was before the latest change, and what the change rests on. */
    before: doublePrecision().notNull(),
    figures: jsonb().$type<LearningFigures>().notNull(),
    /** A manager took it back: nothing changes it until it is resumed. */
    undone: boolean().notNull().default(false),
    /** Null where the product did it by itself. */
    changedBy: optionalUser(),
    changedAt: timestamptz().notNull(),
  },
  table => [
    unique('learned_thresholds_one').on(table.organizationId, table.siteId, table.kind).nullsNotDistinct(),
  ],
)
