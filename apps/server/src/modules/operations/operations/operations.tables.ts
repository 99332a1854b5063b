import type { ErrorSource, ProcessFigures } from '@plumbline/contract'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'

/** Every running process, as it last reported itself. */
export const processes = pgTable('processes', {
  id: uuid().primaryKey(),
  host: text().notNull(),
  role: text().$type<ProcessFigures['role']>().notNull(),
  version: text().notNull(),
  doing: jsonb().$type<string[]>().notNull(),
  /** What its self-check found; null until it is done and in processes that analyze nothing. */
  detector: jsonb().$type<ProcessFigures['detector']>(),
  startedAt: timestamptz().notNull(),
  /** By the database's clock, which all processes share. */
  lastSeenAt: timestamptz().notNull(),
})

/** What failed on the server, by place and kind. It holds nothing that people wrote. */
export const serverErrors = pgTable(
  'server_errors',
  {
    id: uuid().primaryKey(),
    source: text().$type<ErrorSource>().notNull(),
    place: text().notNull(),
    code: text().notNull(),
    origin: text().notNull(),
    createdAt: timestamptz().notNull(),
  },
  table => [index('server_errors_by_time').on(table.createdAt)],
)
