import type {
  BoundingBox,
  goodFaiths,
  historyFields,
  inspectionHistories,
  LocalizedMessage,
  Severity,
  Violation,
  verdicts,
  violationStatuses,
} from '@plumbline/contract'
import type { FindingBasis, HazardCategory } from '@plumbline/domain'
import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { timestamptz, tsvector } from '../../../platform/db/columns'
import { analyses } from '../../capture/analysis/analysis.tables'
import { media } from '../../capture/media/media.tables'
import { organizationId, organizations } from '../../identity/organizations/organizations.tables'
import { siteId } from '../../identity/sites/sites.tables'
import { optionalUser } from '../../identity/users/users.tables'
import { regulations } from '../../library/regulations/regulations.tables'

const violationId = () =>
  uuid()
    .notNull()
    .references(() => violations.id, { onDelete: 'cascade' })

export const violations = pgTable(
  'violations',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    analysisId: uuid().references(() => analyses.id, { onDelete: 'cascade' }),
    siteId: siteId(),
    /** The picture the boxes are drawn on. */
    mediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    /** The question that a person answered 'Not OK'. */
    questionId: text(),
    reportedBy: optionalUser(),
    /** The hazard in the knowledge base; null for what a person described in their own words. */
    hazard: text(),
    category: text().$type<HazardCategory>().notNull().default('Other'),
    type: text().notNull(),
    description: text().notNull(),
    location: text().notNull(),
    severity: text().$type<Severity>().notNull(),
    status: text().$type<(typeof violationStatuses)[number]>().notNull(),
    /** Who has to put it right: the assignee of its first open task. Kept here so that lists can filter by it. */
    assignee: optionalUser(),
    regulationCodes: text().array().notNull(),
    /** Duties nearby, listed and never cited. */
    relatedCodes: text().array().notNull().default([]),
    basis: text().$type<FindingBasis>().notNull().default('reported'),
    because: text(),
    confidence: doublePrecision(),
    remediationSteps: jsonb().$type<string[]>().notNull(),
    boundingBoxes: jsonb().$type<BoundingBox[]>().notNull(),
    messages: jsonb().$type<NonNullable<Violation['messages']>>(),
    spanStart: doublePrecision(),
    spanEnd: doublePrecision(),
    /** Each time it was there, where it came back; null where there is one span or none. */
    spans: jsonb().$type<{ start: number; end: number }[]>(),
    verdict: text().$type<(typeof verdicts)[number]>(),
    detectedAt: timestamptz().notNull(),
    /** When it was to be seen: the photo's own time, or what a person said. Null where only the upload is dated. */
    capturedAt: timestamptz(),
    updatedAt: timestamptz().notNull(),
    /** Null while it isn't resolved. */
    resolvedAt: timestamptz(),
    version: integer().notNull().default(1),
    /** High before Medium before Low, all in the direction of newest first, so that one index serves the order. */
    danger: smallint().generatedAlwaysAs(
      (): SQL => sql`case severity when 'High' then 3 when 'Medium' then 2 else 1 end`,
    ),
    search: tsvector().generatedAlwaysAs(
      (): SQL => sql`violation_words(organization_id, type, description, location, regulation_codes, hazard)`,
    ),
  },
  table => [
    index('violations_newest').on(table.organizationId, table.detectedAt, table.id),
    index('violations_updated').on(table.organizationId, table.updatedAt, table.id),
    index('violations_danger').on(table.organizationId, table.danger, table.detectedAt, table.id),
    index('violations_status').on(table.organizationId, table.status, table.detectedAt, table.id),
    // What is open and dangerous is what people look for most.
    index('violations_urgency').on(
      table.organizationId,
      table.status,
      table.danger,
      table.detectedAt,
      table.id,
    ),
    // The list opens on it.
    index('violations_open')
      .on(table.organizationId, table.danger, table.detectedAt, table.id)
      .where(sql`public.is_open_violation(status, verdict, basis)`),
    index('violations_category').on(table.organizationId, table.category, table.detectedAt, table.id),
    // What is rare in two ways at once, which no index of one of them finds.
    index('violations_kind').on(
      table.organizationId,
      table.category,
      table.status,
      table.danger,
      table.detectedAt,
      table.id,
    ),
    index('violations_assignee').on(table.organizationId, table.assignee, table.detectedAt, table.id),
    index('violations_site').on(table.organizationId, table.siteId, table.detectedAt, table.id),
    index('violations_dismissed')
      .on(table.organizationId, table.detectedAt, table.id)
      .where(sql`verdict = 'dismissed'`),
    // Thresholds are adjusted by what people said of findings.
    index('violations_judged').on(table.organizationId, table.detectedAt).where(sql`verdict is not null`),
    index('violations_search').using('gin', table.search),
    index('violations_analysis').on(table.analysisId),
  ],
)

/**
 * How many violations there are of each kind, as differences that triggers add: nobody waits for anybody to count.
 * Their sum is the count; a job folds them together. An organization that goes takes its violations, not these.
 * Every violation is counted twice, in detail with its assignee and site, and without: there are few rows without, and
 * most lists need no others.
 */
export const violationTallies = pgTable(
  'violation_tallies',
  {
    organizationId: uuid().notNull(),
    severity: text().$type<Severity>().notNull(),
    status: text().$type<(typeof violationStatuses)[number]>().notNull(),
    verdict: text().$type<(typeof verdicts)[number]>(),
    category: text().$type<HazardCategory>().notNull(),
    basis: text().$type<FindingBasis>().notNull().default('reported'),
    assignee: uuid(),
    siteId: uuid(),
    amount: integer().notNull(),
    detailed: boolean().notNull(),
  },
  table => [index('violation_tallies_of').on(table.organizationId, table.detailed)],
)

/** What people said of findings: who, when, what it was before and after. Never changed, only added to. */
export const violationFeedback = pgTable(
  'violation_feedback',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    violationId: violationId(),
    userId: optionalUser(),
    /** `withdrawn` takes back the latest of the others that still counts. */
    verdict: text().$type<(typeof verdicts)[number] | 'withdrawn'>().notNull(),
    reason: text().notNull(),
    before: jsonb().$type<{ severity: Severity; boundingBoxes: BoundingBox[] }>().notNull(),
    after: jsonb().$type<{ severity: Severity; boundingBoxes: BoundingBox[] }>().notNull(),
    createdAt: timestamptz().notNull(),
  },
  table => [index('violation_feedback_of').on(table.organizationId, table.violationId, table.createdAt)],
)

/** The audit trail: one row for each field that changed. Never changed, only added to. */
export const violationChanges = pgTable(
  'violation_changes',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    violationId: violationId(),
    userId: optionalUser(),
    /** As they were called then: the trail outlives the account. Empty for the product itself. */
    userName: text().notNull(),
    field: text().$type<(typeof historyFields)[number]>().notNull(),
    from: text(),
    to: text(),
    /** The task it is about; no reference, since the trail outlives the task. */
    taskId: uuid(),
    createdAt: timestamptz().notNull(),
    /** Tells apart what changed in the same moment. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  table => [index('violation_changes_of').on(table.organizationId, table.violationId, table.position)],
)

/** Each second look at a violation's evidence. The share without a change is the recheck pass rate. */
export const violationRechecks = pgTable(
  'violation_rechecks',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    violationId: violationId(),
    /** The violation's, which a trigger keeps the same, so that figures can be told by site. */
    siteId: siteId(),
    userId: optionalUser(),
    before: text().$type<Severity>().notNull(),
    after: text().$type<Severity>().notNull(),
    messages: jsonb().$type<LocalizedMessage[]>().notNull(),
    engine: text().notNull(),
    createdAt: timestamptz().notNull(),
  },
  table => [index('violation_rechecks_of').on(table.organizationId, table.violationId)],
)

/** Regulations linked to a violation, by the product or by a person. */
export const violationRegulations = pgTable(
  'violation_regulations',
  {
    organizationId: organizationId(),
    violationId: violationId(),
    regulationId: uuid()
      .notNull()
      .references(() => regulations.id, { onDelete: 'cascade' }),
    reason: jsonb().$type<LocalizedMessage>().notNull(),
    /** Null where the product found it, or the account is gone; `automatic` tells the two apart. */
    linkedBy: optionalUser(),
    automatic: boolean().notNull(),
    linkedAt: timestamptz().notNull(),
  },
  table => [primaryKey({ columns: [table.violationId, table.regulationId] })],
)

/** What of an organization bears on a fine; without a row nothing is assumed in its favor. */
export const fineSettings = pgTable('fine_settings', {
  organizationId: uuid()
    .primaryKey()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  employees: integer(),
  goodFaith: text().$type<(typeof goodFaiths)[number]>().notNull(),
  history: text().$type<(typeof inspectionHistories)[number]>().notNull(),
  quickFix: boolean().notNull(),
  updatedBy: optionalUser(),
  updatedAt: timestamptz().notNull(),
})
