/** How the rows of a table are known to be an organization's: by a column with its id, or by its members. */
type Owner = 'organization_id' | 'id' | 'user_id'

export type OwnedTable = {
  name: string
  owner: Owner
  /** Columns that stay here: secrets, and what is computed. */
  omitted?: string[]
  /** Rows that others of the same table refer to come first. */
  sort?: string
}

const owned = (name: string, more: Partial<OwnedTable> = {}): OwnedTable => ({
  name,
  owner: 'organization_id',
  ...more,
})

/** Everything an organization owns, in an order in which no row refers to a later one. */
export const ownedTables: readonly OwnedTable[] = [
  owned('organizations', { owner: 'id', omitted: ['deletes_at'] }),
  owned('users', { owner: 'user_id', omitted: ['password_hash', 'current_organization_id', 'deletes_at'] }),
  owned('memberships'),
  owned('notification_preferences', { owner: 'user_id' }),
  owned('notification_settings', { owner: 'user_id', omitted: ['unsubscribe_key'] }),
  owned('invitations', { omitted: ['token_hash'] }),
  owned('subscriptions'),
  owned('retention'),
  owned('usage_ledger'),
  owned('payment_accounts'),
  owned('test_checkouts'),
  owned('test_subscriptions'),
  owned('test_invoices'),
  owned('sites'),
  owned('media', { sort: 'source_id is not null, id' }),
  owned('analyses'),
  owned('regulation_libraries', { owner: 'id' }),
  owned('regulations', { omitted: ['embedding', 'asks_embedding'] }),
  owned('regulation_changes'),
  owned('regulation_imports'),
  owned('feed_sources'),
  owned('violations'),
  owned('violation_feedback'),
  owned('violation_changes'),
  owned('violation_rechecks'),
  owned('violation_regulations'),
  owned('fine_settings'),
  owned('learning_settings'),
  owned('learned_thresholds'),
  owned('question_answers'),
  owned('tasks'),
  owned('task_changes'),
  owned('fixes'),
  owned('task_suggestions'),
  owned('report_links', { omitted: ['token_hash'] }),
  owned('conversations'),
  owned('conversation_messages'),
  owned('answer_feedback'),
  owned('saved_views'),
  owned('notifications'),
  owned('webhooks', { omitted: ['secret', 'old_secret', 'old_secret_until'] }),
  owned('webhook_deliveries'),
  owned('events'),
  owned('access_events'),
]

/** Tables with rows of an organization or its people that are not exported, and why. */
export const tablesLeftOut: Readonly<Record<string, string>> = {
  api_keys: 'Keys of programs, which work with this installation only',
  bearers: 'Sign-in tokens',
  sessions: 'Sign-in tokens',
  sso_connections: 'The secret of an identity provider that sends people back to this installation',
  sso_domains: 'Proved to this installation only',
  sso_identities: 'Names of people at the identity provider',
  sso_attempts: 'Logins that are under way',
  regulation_import_batches: 'Rows of imports that are under way',
  mailed_links: 'Links to confirm an address or to set a password',
  login_challenges: 'Logins that wait for their second step',
  authenticators: 'Secrets of authenticator apps',
  recovery_codes: 'Hashes of codes that open an account',
  passkeys: 'Keys of devices, which work for this installation alone',
  push_devices: 'Keys of browsers, which end with their session',
  waiting_emails: 'Emails that are sent within minutes',
  organization_exports: 'The exports themselves',
  violation_tallies: 'Counted from the violations',
  task_tallies: 'Counted from the tasks',
  day_tallies: 'Counted from the records of each day',
}
