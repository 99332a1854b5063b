import type { VisionProvider } from '@plumbline/domain'
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { organizations } from '../../identity/organizations/organizations.tables'
import { optionalUser } from '../../identity/users/users.tables'

/** The vision model that an organization runs or pays for; without a row, the installation's applies. */
export const visionModels = pgTable('vision_models', {
  organizationId: uuid()
    .primaryKey()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  provider: text().$type<VisionProvider>().notNull(),
  model: text().notNull(),
  /** Null where the provider has one address for everybody. */
  baseUrl: text(),
  /** Sealed; null for a server that asks for none. */
  apiKey: text(),
  enabled: boolean().notNull(),
  /** Who agreed that pictures are sent to this host, and when. */
  confirmedBy: optionalUser(),
  confirmedAt: timestamptz(),
  updatedAt: timestamptz().notNull(),
})
