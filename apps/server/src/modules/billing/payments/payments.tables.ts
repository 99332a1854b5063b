import { planIntervals, type Tier } from '@plumbline/contract'
import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { organizationId } from '../../identity/organizations/organizations.tables'
import { optionalUser } from '../../identity/users/users.tables'

export const providerNames = ['stripe', 'test'] as const

/** What is known of an organization at a payment provider, as of the last sync. */
export const paymentAccounts = pgTable(
  'payment_accounts',
  {
    organizationId: organizationId(),
    provider: text({ enum: providerNames }).notNull(),
    customerId: text().notNull(),
    /** The subscription that goes on, paid or not; null without one. */
    subscriptionId: text(),
    /** The last one that ended, so that its end counts once. */
    endedSubscriptionId: text(),
    interval: text({ enum: planIntervals }),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    pendingPlan: text().$type<Tier>(),
    graceUntil: timestamptz(),
    /** The checkout that may still be paid, and who started it. */
    openCheckoutId: text(),
    openCheckoutBy: optionalUser(),
    /** Counts the syncs, so that a state that was fetched earlier never overwrites a later one. */
    revision: integer().notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.provider] }),
    unique('payment_accounts_customer').on(table.provider, table.customerId),
  ],
)

/** Webhooks that were handled; the provider can deliver one several times. */
export const paymentEvents = pgTable(
  'payment_events',
  { id: text().primaryKey(), type: text().notNull(), receivedAt: timestamptz().notNull() },
  table => [index('payment_events_by_time').on(table.receivedAt)],
)

export const checkoutStates = ['open', 'paid', 'canceled'] as const

/** A checkout where no provider is configured: of a plan's price, or of analyses on top of one. */
export const testCheckouts = pgTable(
  'test_checkouts',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    priceId: text(),
    plan: text().$type<Tier>().notNull(),
    extraAnalyses: integer(),
    amountCents: integer().notNull(),
    successUrl: text().notNull(),
    cancelUrl: text().notNull(),
    state: text({ enum: checkoutStates }).notNull(),
    createdAt: timestamptz().notNull(),
  },
  table => [index('test_checkouts_by_organization').on(table.organizationId, table.createdAt)],
)

export const testSubscriptionStatuses = ['active', 'past_due', 'ended'] as const

export const testSubscriptions = pgTable(
  'test_subscriptions',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    priceId: text().notNull(),
    pendingPriceId: text(),
    status: text({ enum: testSubscriptionStatuses }).notNull(),
    startedAt: timestamptz().notNull(),
    periodStart: timestamptz().notNull(),
    periodEnd: timestamptz().notNull(),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    cardFails: boolean().notNull().default(false),
    pastDueSince: timestamptz(),
  },
  table => [index('test_subscriptions_by_organization').on(table.organizationId, table.startedAt)],
)

export const testInvoices = pgTable(
  'test_invoices',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    number: integer().notNull(),
    amountCents: integer().notNull(),
    status: text({ enum: ['paid', 'open', 'void'] }).notNull(),
    createdAt: timestamptz().notNull(),
  },
  table => [unique('test_invoices_number').on(table.organizationId, table.number)],
)
