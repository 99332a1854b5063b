import type { PostureReason } from '@plumbline/contract'
import type { PosePoint, PosePointName, PostureAngles } from '@plumbline/inference'
import type { PostureAnswers } from '@plumbline/knowledge'
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { organizationId } from '../../identity/organizations/organizations.tables'
import { users } from '../../identity/users/users.tables'
import { analyses } from '../analysis/analysis.tables'

/** How somebody in a photo held themselves, and what people said that it doesn't show. Nothing says who they are. */
export const postureChecks = pgTable(
  'posture_checks',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    analysisId: uuid()
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    /** Why it couldn't be told; null where it was measured. */
    reason: text().$type<PostureReason>(),
    points: jsonb().$type<Record<PosePointName, PosePoint>>(),
    angles: jsonb().$type<PostureAngles>(),
    answers: jsonb().$type<PostureAnswers>().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** As they were called then: the check outlives the account. */
    userName: text().notNull(),
    createdAt: timestamptz().notNull(),
  },
  table => [uniqueIndex('posture_checks_of').on(table.organizationId, table.analysisId)],
)
