import type { Tier } from '@plumbline/contract'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
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
    startedAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }),
    paymentMethod: text(),
    analysesRemaining: integer(),
    questionsRemaining: integer(),
    onboardingGrantedAt: timestamp({ withTimezone: true }),
  },
  table => [
    check('analyses_not_negative', sql`${table.analysesRemaining} >= 0`),
    check('questions_not_negative', sql`${table.questionsRemaining} >= 0`),
  ],
)
