import type { PictureTag } from '@plumbline/domain'
import { bigint, boolean, doublePrecision, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { organizationId } from '../../identity/organizations/organizations.tables'
import { users } from '../../identity/users/users.tables'
import { analyses } from '../analysis/analysis.tables'

/** What people said of what photos seem to show. Never changed, only added to: the last review of a tag counts. */
export const tagReviews = pgTable(
  'tag_reviews',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    analysisId: uuid()
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    tag: text().$type<PictureTag>().notNull(),
    isRight: boolean().notNull(),
    /** How likely the tagger of this version took it to be; the site's threshold follows it. */
    chance: doublePrecision().notNull(),
    tagger: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** As they were called then: the review outlives the account. */
    userName: text().notNull(),
    createdAt: timestamptz().notNull(),
    /** Tells apart what was said in the same moment. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  table => [
    index('tag_reviews_of').on(table.organizationId, table.analysisId, table.position),
    index('tag_reviews_newest').on(table.organizationId, table.createdAt),
  ],
)
