import type { Tier } from '@plumbline/contract'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns'
import { organizations } from './organizations.tables'

/** One per organization: its plan and what is left of the plan's quota. Null is unlimited. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    organizationId: uuid()
      .primaryKey()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    plan: text().$type<Tier>().notNull(),
    status: text().notNull(),
    startedAt: timestamptz().notNull(),
    expiresAt: timestamptz(),
    paymentMethod: text(),
    /** As agreed with sales; null where the plan's own limit holds. */
    siteLimit: integer(),
    analysesRemaining: integer(),
    questionsRemaining: integer(),
    onboardingGrantedAt: timestamptz(),
  },
  table => [
    check('analyses_not_negative', sql`${table.analysesRemaining} >= 0`),
    check('questions_not_negative', sql`${table.questionsRemaining} >= 0`),
  ],
)
