import type { BodyOf, startUpload } from '@plumbline/contract'
import { bigint, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { organizationId } from '../../identity/organizations/organizations.tables'
import { users } from '../../identity/users/users.tables'
import { analyses } from '../analysis/analysis.tables'

/** A file on its way in pieces, which lie in the storage below `<organization>/uploads/<id>/`. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    /** Who began it: nobody else can continue it. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The sender's own name for it. */
    key: text().notNull(),
    fileName: text().notNull(),
    byteSize: bigint({ mode: 'number' }).notNull(),
    receivedBytes: bigint({ mode: 'number' }).notNull(),
    /** What was said of the file, as it was sent; checked again when the upload is finished. */
    details: jsonb().$type<UploadDetails>().notNull(),
    /** A process puts the pieces together. If it dies, another one may from then on. */
    finishingUntil: timestamptz(),
    /** Once it is finished. */
    analysisId: uuid().references(() => analyses.id, { onDelete: 'cascade' }),
    createdAt: timestamptz().notNull(),
    expiresAt: timestamptz().notNull(),
  },
  table => [
    unique('uploads_key').on(table.organizationId, table.userId, table.key),
    index('uploads_user').on(table.userId),
    index('uploads_analysis').on(table.analysisId),
    index('uploads_by_expiry').on(table.expiresAt),
  ],
)

export type UploadDetails = Omit<BodyOf<typeof startUpload>, 'key' | 'fileName' | 'byteSize'>
