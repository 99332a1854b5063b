import type {
  ErrorCode,
  FeedFaultCode,
  ImportSummary,
  Regulation,
  RegulationImport,
  RegulationOrigin,
  RegulatoryBody,
  Severity,
} from '@plumbline/contract'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, timestamptz } from '../../../platform/db/columns'
import { organizationId, organizations } from '../../identity/organizations/organizations.tables'
import { optionalUser } from '../../identity/users/users.tables'

/**
 * The built-in library (no organization, read by all) and what organizations add. An organization that changes or
 * removes a built-in regulation gets a row of its own that replaces it, for itself only; see decision 9.
 */
export const regulations = pgTable(
  'regulations',
  {
    id: uuid().primaryKey(),
    organizationId: uuid().references(() => organizations.id, { onDelete: 'cascade' }),
    /** The built-in regulation this row stands in for. Its id is the one that callers see. */
    replaces: uuid().references((): AnyPgColumn => regulations.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    code: text().notNull(),
    /** The code without the ways of writing it, so that one rule is never kept twice. */
    codeKey: text().notNull(),
    summary: text().notNull(),
    description: text(),
    industry: text().notNull(),
    regulatoryBody: text().$type<RegulatoryBody>().notNull(),
    jurisdiction: text().notNull(),
    /** The state or province of a built-in regulation, as in ISO 3166-2. */
    region: text(),
    /** How a built-in regulation was checked; what an organization wrote is its own. */
    verification: jsonb().$type<NonNullable<Regulation['verified']>>(),
    /** Other ways people ask for it, for the search. */
    asks: text().array().notNull().default(sql`'{}'::text[]`),
    riskLevel: text().$type<Severity>().notNull(),
    tags: text().array().notNull(),
    relatedCodes: text().array().notNull(),
    source: text().notNull(),
    authority: text(),
    documentType: text(),
    complianceDeadline: date(),
    isActive: boolean().notNull().default(true),
    origin: text().$type<RegulationOrigin>().notNull(),
    /** Where it stands in the built-in library: most cited first. */
    position: integer(),
    /** Where a feed's item came from; an item that was removed keeps them, so that it does not come back. */
    link: text(),
    guid: text(),
    /** What the words mean, as 384 signed bytes; null until a job has computed it. */
    embedding: bytea(),
    /** The same of the ways people ask for it; only the built-in library has them. */
    asksEmbedding: bytea(),
    /** The library's version in which this row last changed: what search indexes read to catch up. */
    changedIn: bigint({ mode: 'number' }).notNull(),
    createdBy: optionalUser(),
    updatedBy: optionalUser(),
    createdAt: timestamptz().notNull(),
    updatedAt: timestamptz().notNull(),
    /** Removed rows stay, out of sight, for the record and for the indexes that still hold them. */
    deletedAt: timestamptz(),
    version: integer().notNull().default(1),
  },
  table => [
    uniqueIndex('regulations_code')
      .on(table.organizationId, table.codeKey)
      .where(sql`organization_id is not null and deleted_at is null`),
    uniqueIndex('regulations_built_in_code').on(table.codeKey).where(sql`organization_id is null`),
    uniqueIndex('regulations_replaced')
      .on(table.organizationId, table.replaces)
      .where(sql`replaces is not null`),
    uniqueIndex('regulations_link').on(table.organizationId, table.link).where(sql`link is not null`),
    index('regulations_changed').on(table.organizationId, table.changedIn),
    // For the dashboard's alerts: few have a date, and most of an organization's come from files.
    index('regulations_deadline').on(table.complianceDeadline).where(sql`compliance_deadline is not null`),
    index('regulations_from_feeds').on(table.organizationId, table.createdAt).where(sql`origin = 'feed'`),
  ],
)

/** How often a library changed. `id` is an organization's, or the nil id for the built-in library. */
export const regulationLibraries = pgTable('regulation_libraries', {
  id: uuid().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
  /** Of the built-in library: what was written into the table last, so that a start without news writes nothing. */
  contentHash: text(),
})

export type RegulationAction = 'created' | 'changed' | 'removed'

/** Who changed what in the library. Never changed, only added to; bulk imports are told by `regulation_imports`. */
export const regulationChanges = pgTable(
  'regulation_changes',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    regulationId: uuid().notNull(),
    userId: optionalUser(),
    action: text().$type<RegulationAction>().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    createdAt: timestamptz().notNull(),
  },
  table => [index('regulation_changes_of').on(table.organizationId, table.regulationId, table.createdAt)],
)

/** One import, from the first row to the last, so that its progress can be followed and its outcome read again. */
export const regulationImports = pgTable(
  'regulation_imports',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    startedBy: optionalUser(),
    format: text().$type<RegulationImport['format']>().notNull(),
    fileName: text(),
    state: text().$type<RegulationImport['status']>().notNull(),
    rowsDone: integer().notNull().default(0),
    rowsTotal: integer().notNull().default(0),
    summary: jsonb().$type<ImportSummary>(),
    errorCode: text().$type<ErrorCode>(),
    createdAt: timestamptz().notNull(),
    updatedAt: timestamptz().notNull(),
    finishedAt: timestamptz(),
  },
  table => [index('regulation_imports_newest').on(table.organizationId, table.createdAt)],
)

/** What was read and waits to be stored: JSON of lists of rows, deleted once the import has ended. */
export const regulationImportBatches = pgTable(
  'regulation_import_batches',
  {
    organizationId: organizationId(),
    importId: uuid()
      .notNull()
      .references(() => regulationImports.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    rows: text().notNull(),
  },
  table => [primaryKey({ columns: [table.importId, table.position] })],
)

/** Where an organization's regulations may also come from, in the order it chose. */
export const feedSources = pgTable(
  'feed_sources',
  {
    organizationId: organizationId(),
    id: text().notNull(),
    name: text().notNull(),
    url: text().notNull(),
    enabled: boolean().notNull(),
    position: integer().notNull(),
    etag: text(),
    lastModified: text(),
    lastFetchedAt: timestamptz(),
    /** When it last answered something we could read. */
    lastReadAt: timestamptz(),
    lastError: text().$type<FeedFaultCode>(),
    /** The HTTP status that came with the error, where there was one. */
    lastStatus: integer(),
    /** Null while nobody of the organization has asked for it: nothing is fetched unasked. */
    nextFetchAt: timestamptz(),
    /** Kept out of sight, so that an emptied list is not taken for one that was never touched. */
    removed: boolean().notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('feed_sources_due').on(table.nextFetchAt).where(sql`enabled`),
  ],
)
