import type { BoundingBox, Severity, Violation, verdicts, violationStatuses } from '@plumbline/contract'
import { doublePrecision, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { analyses } from '../analysis/analysis.tables'
import { media } from '../media/media.tables'
import { organizations } from '../organizations/organizations.tables'
import { users } from '../users/users.tables'

const organizationId = () =>
  uuid()
    .notNull()
    .references(() => organizations.id, { onDelete: 'cascade' })

export const violations = pgTable(
  'violations',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    analysisId: uuid().references(() => analyses.id, { onDelete: 'cascade' }),
    /** The picture the boxes are drawn on. */
    mediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    reportedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The hazard in the knowledge base; null for what a person described in their own words. */
    hazard: text(),
    type: text().notNull(),
    description: text().notNull(),
    location: text().notNull(),
    severity: text().$type<Severity>().notNull(),
    status: text().$type<(typeof violationStatuses)[number]>().notNull(),
    regulationCodes: text().array().notNull(),
    because: text(),
    confidence: doublePrecision(),
    remediationSteps: jsonb().$type<string[]>().notNull(),
    boundingBoxes: jsonb().$type<BoundingBox[]>().notNull(),
    said: jsonb().$type<NonNullable<Violation['said']>>(),
    spanStart: doublePrecision(),
    spanEnd: doublePrecision(),
    verdict: text().$type<(typeof verdicts)[number]>(),
    detectedAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    version: integer().notNull().default(1),
  },
  table => [
    index('violations_newest').on(table.organizationId, table.detectedAt),
    index('violations_analysis').on(table.analysisId),
  ],
)

/** What people said of findings: who, when, what it was before and after. Never changed, only added to. */
export const violationFeedback = pgTable(
  'violation_feedback',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    violationId: uuid()
      .notNull()
      .references(() => violations.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    verdict: text().$type<(typeof verdicts)[number]>().notNull(),
    reason: text().notNull(),
    before: jsonb().$type<{ severity: Severity; boundingBoxes: BoundingBox[] }>().notNull(),
    after: jsonb().$type<{ severity: Severity; boundingBoxes: BoundingBox[] }>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  table => [index('violation_feedback_of').on(table.organizationId, table.violationId, table.createdAt)],
)
