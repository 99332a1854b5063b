import {
  type AnyPgColumn,
  bigint,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { organizationId } from '../../identity/organizations/organizations.tables'
import { optionalUser } from '../../identity/users/users.tables'

/** A file someone uploaded, or a frame taken from one. The bytes lie in the storage below `<organization>/<id>/`. */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    uploadedBy: optionalUser(),
    kind: text().$type<'image' | 'video' | 'audio'>().notNull(),
    contentType: text().notNull(),
    fileName: text().notNull(),
    byteSize: bigint({ mode: 'number' }).notNull(),
    /** What it takes up in the storage with its copies; null until it has been counted. */
    storedBytes: bigint({ mode: 'number' }),
    /** The video that a frame was taken from; null for what somebody uploaded. */
    sourceId: uuid().references((): AnyPgColumn => media.id, { onDelete: 'cascade' }),
    /** Of the bytes as uploaded; how the same file is recognized within an organization. A frame has none. */
    sha256: text(),
    /** What is served: set once the copies without metadata are made. */
    displayType: text(),
    width: integer(),
    height: integer(),
    durationSeconds: doublePrecision(),
    /** By the photo's or video's own clock; null where the file doesn't say. */
    capturedAt: timestamptz(),
    createdAt: timestamptz().notNull(),
  },
  table => [
    index('media_by_content').on(table.organizationId, table.sha256),
    index('media_frames').on(table.sourceId),
    index('media_stored').on(table.organizationId, table.storedBytes, table.byteSize),
  ],
)
