import type { DeliveryEvent, DeliveryFault, Language, WebhookEvent, WebhookKind } from '@plumbline/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { organizationId } from '../../identity/organizations/organizations.tables'

export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    name: text().notNull(),
    kind: text().$type<WebhookKind>().notNull(),
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    language: text().$type<Language>().notNull(),
    enabled: boolean().notNull().default(true),
    /** Sealed. Signs what is sent, so it can't be hashed; null for Slack and Teams. */
    secret: text(),
    /** The secret before the last rotation, which signs too until its time is over. */
    oldSecret: text(),
    oldSecretUntil: timestamptz(),
    failingSince: timestamptz(),
    disabledAt: timestamptz(),
    createdAt: timestamptz().notNull(),
  },
  table => [index('webhooks_by_organization').on(table.organizationId, table.createdAt)],
)

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** Also the `webhook-id` that the receiver sees, the same for every attempt. */
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text().$type<DeliveryEvent>().notNull(),
    body: text().notNull(),
    state: text().$type<'pending' | 'delivered' | 'failed'>().notNull().default('pending'),
    attempts: integer().notNull().default(0),
    responseStatus: integer(),
    fault: text().$type<DeliveryFault>(),
    responseBody: text().notNull().default(''),
    createdAt: timestamptz().notNull(),
    lastAttemptAt: timestamptz(),
    /** Moved ahead while an attempt is being made, so that no other worker makes the same one. */
    nextAttemptAt: timestamptz(),
  },
  table => [
    index('webhook_deliveries_log').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_due').on(table.nextAttemptAt).where(sql`state = 'pending'`),
  ],
)
