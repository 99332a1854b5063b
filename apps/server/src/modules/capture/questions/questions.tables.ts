import type { Answer } from '@plumbline/contract'
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { violations } from '../../findings/violations/violations.tables'
import { organizationId } from '../../identity/organizations/organizations.tables'
import { users } from '../../identity/users/users.tables'
import { analyses } from '../analysis/analysis.tables'

/** What people answered to questions about a result. Never changed, only added to: the last answer counts. */
export const questionAnswers = pgTable(
  'question_answers',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    analysisId: uuid()
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    /** One of the knowledge base. */
    questionId: text().notNull(),
    answer: text().$type<Answer>().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** As they were called then: the answer outlives the account. */
    userName: text().notNull(),
    /** What 'not_ok' became. */
    violationId: uuid().references(() => violations.id, { onDelete: 'set null' }),
    createdAt: timestamptz().notNull(),
    /** Tells apart what was answered in the same moment. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  table => [index('question_answers_of').on(table.organizationId, table.analysisId, table.position)],
)
