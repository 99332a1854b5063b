import { ledgerReasons, quotaKinds, subscriptionStatuses, type Tier } from '@plumbline/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { organizationId, organizations } from '../../identity/organizations/organizations.tables'
import { users } from '../../identity/users/users.tables'

/** One per organization: its plan and what is left of the plan's quota. Null is unlimited. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    organizationId: uuid()
      .primaryKey()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    plan: text().$type<Tier>().notNull(),
    status: text({ enum: subscriptionStatuses }).notNull(),
    startedAt: timestamptz().notNull(),
    expiresAt: timestamptz(),
    paymentMethod: text(),
    /** As agreed with sales; null where the plan's own limits apply. */
    siteLimit: integer(),
    userLimit: integer(),
    /** What is left of this month: the sum of the ledger's entries. */
    analysesRemaining: integer(),
    questionsRemaining: integer(),
    /** Analyses that were bought on top. They outlast the month and are used after the plan's own. */
    extraAnalyses: integer().notNull().default(0),
    /** What was left of the free plan at the last reset; a paid month includes it on top of its own. */
    freeAnalysesLeft: integer().notNull().default(0),
    freeQuestionsLeft: integer().notNull().default(0),
    /** When the month's quota comes again; null on a plan without one. */
    renewsAt: timestamptz(),
    /** Whose months are counted. */
    timeZone: text().notNull().default('UTC'),
    onboardingGrantedAt: timestamptz(),
  },
  table => [
    check('analyses_not_negative', sql`${table.analysesRemaining} >= 0`),
    check('questions_not_negative', sql`${table.questionsRemaining} >= 0`),
    check('extra_not_negative', sql`${table.extraAnalyses} >= 0`),
  ],
)

/** Every change of a quota. The sum of the amounts is what is left; an unlimited plan's entries are all 0. */
export const usageLedger = pgTable(
  'usage_ledger',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    /** Who used it; null for what the plan itself did, and once the account is gone. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    kind: text({ enum: quotaKinds }).notNull(),
    reason: text({ enum: ledgerReasons }).notNull(),
    amount: integer().notNull(),
    /** Whether it came from, or went to, what was bought on top. */
    isExtra: boolean().notNull().default(false),
    /** The analysis or the answer it was for. */
    reference: uuid(),
    /** A request that is sent twice counts once. */
    requestKey: text(),
    at: timestamptz().notNull(),
  },
  table => [
    index('usage_ledger_by_organization').on(table.organizationId, table.at),
    index('usage_ledger_by_reference').on(table.reference),
    uniqueIndex('usage_ledger_once').on(table.organizationId, table.kind, table.requestKey),
  ],
)
