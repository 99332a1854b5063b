import { notificationChannels, notificationKinds, preferenceKinds, weekdays } from '@plumbline/contract'
import { boolean, date, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { organizationId } from '../../identity/organizations/organizations.tables'
import { users } from '../../identity/users/users.tables'

const recipient = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    userId: recipient(),
    kind: text().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull(),
    href: text().notNull(),
    readAt: timestamptz(),
    createdAt: timestamptz().notNull(),
  },
  table => [index('notifications_inbox').on(table.organizationId, table.userId, table.createdAt)],
)

/** What a person changed; everything else is as in `defaultPreferences`. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: recipient(),
    kind: text({ enum: preferenceKinds }).notNull(),
    channel: text({ enum: notificationChannels }).notNull(),
    enabled: boolean().notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.kind, table.channel] })],
)

/** The rest of what a person decides about notifications; there is a row once it is needed. */
export const notificationSettings = pgTable('notification_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** How often, unless the person turned the summary off. */
  summaryFrequency: text({ enum: ['daily', 'weekly', 'monthly'] })
    .notNull()
    .default('weekly'),
  summaryDay: text({ enum: weekdays }).notNull().default('monday'),
  /** Null: the organization's. */
  timeZone: text(),
  /** The recipient's date, so that one day has one summary. */
  summarySentOn: date(),
  /** Signs the links that turn off one kind of email. */
  unsubscribeKey: text().notNull(),
})

/** Notifications that are to be emailed. They wait a little, so that a burst becomes one email. */
export const waitingEmails = pgTable(
  'waiting_emails',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    userId: recipient(),
    kind: text({ enum: notificationKinds }).notNull(),
    data: jsonb().$type<Record<string, string>>().notNull(),
    href: text().notNull(),
    createdAt: timestamptz().notNull(),
  },
  table => [index('waiting_emails_by_recipient').on(table.organizationId, table.userId, table.kind)],
)
