import type { DetailLevel, Framework, Industry, Language, Region } from '@plumbline/contract'
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  email: text().notNull().unique(),
  emailVerifiedAt: timestamptz(),
  passwordHash: text().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull().default(''),
  title: text().notNull().default(''),
  worksite: text().notNull().default(''),
  language: text().$type<Language>().notNull().default('en'),
  region: text().$type<Region>().notNull().default('us'),
  /** Emails that nobody asked for, such as reminders; those with a link that somebody waits for are sent anyway. */
  emailNotifications: boolean().notNull().default(true),
  industry: text().$type<Industry>().notNull().default('construction'),
  framework: text().$type<Framework>().notNull().default('multiple'),
  detailLevel: text().$type<DetailLevel>().notNull().default('standard'),
  /** Whether a hosted model may write the answers, on plans that include it. */
  advancedModels: boolean().notNull().default(true),
  regulatoryFocus: text().array().notNull().default([]),
  marketingSource: text(),
  /** Which of the person's organizations they work in now. */
  currentOrganizationId: uuid(),
  onboardedAt: timestamptz(),
  termsAcceptedAt: timestamptz().notNull(),
  createdAt: timestamptz().notNull(),
  /** Set when the person asked for it; until then it can be canceled. */
  deletesAt: timestamptz(),
})

/** The column that names a person and outlives their account. */
export const optionalUser = () => uuid().references(() => users.id, { onDelete: 'set null' })
