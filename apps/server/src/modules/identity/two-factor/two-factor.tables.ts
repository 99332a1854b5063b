import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, timestamptz } from '../../../platform/db/columns'
import { users } from '../users/users.tables'

const ownedByUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The authenticator app of an account. It counts only once a first code has confirmed it. */
export const authenticators = pgTable('authenticators', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with the installation's key: codes are computed from it, so it can't be hashed. */
  secret: text().notNull(),
  /** The time step of the last accepted code; it and earlier ones are never accepted again. */
  lastStep: integer().notNull().default(0),
  createdAt: timestamptz().notNull(),
  confirmedAt: timestamptz(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: ownedByUser(),
    codeHash: text().notNull(),
    createdAt: timestamptz().notNull(),
    usedAt: timestamptz(),
  },
  table => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId: ownedByUser(),
    name: text().notNull(),
    credentialId: text().notNull().unique(),
    publicKey: bytea().notNull(),
    /** Grows with every use where the device counts; a smaller one means that the passkey was copied. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    createdAt: timestamptz().notNull(),
    lastUsedAt: timestamptz(),
  },
  table => [index('passkeys_user').on(table.userId)],
)

/** A login or a new passkey that waits for its second half. Only the hash of its token is stored. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    tokenHash: text().primaryKey(),
    purpose: text().$type<'second_step' | 'passkey_login' | 'new_passkey'>().notNull(),
    /** Null for a login by passkey, which says itself whose it is. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** What the passkey has to sign. */
    passkeyChallenge: text(),
    failures: integer().notNull().default(0),
    expiresAt: timestamptz().notNull(),
  },
  table => [
    index('login_challenges_expiry').on(table.expiresAt),
    index('login_challenges_user').on(table.userId),
    check('login_challenges_user_known', sql`purpose = 'passkey_login' or user_id is not null`),
  ],
)
