/**
 * What a migration must not do, because processes of the version before it keep running while it is applied: they read
 * and write what they know. A column that nobody uses any more is dropped one release after the last one that used it.
 */
const forbidden = [
  { what: 'drops a table', pattern: /\bdrop\s+table\b/i },
  { what: 'drops a column', pattern: /\bdrop\s+column\b/i },
  { what: 'renames something', pattern: /\brename\s+(column\b|constraint\b|to\b|\S+\s+to\b)/i },
  { what: 'changes the type of a column', pattern: /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i },
  { what: 'forbids null in a column that exists', pattern: /\balter\s+column\s+\S+\s+set\s+not\s+null\b/i },
  { what: 'takes the default of a column away', pattern: /\balter\s+column\s+\S+\s+drop\s+default\b/i },
  { what: 'empties a table', pattern: /\btruncate\b/i },
]

const addedColumn = /\badd\s+column\b(?:\([^)]*\)|[^;,])*/gi

/** The ways in which a migration breaks processes of the version before it. */
export function breakingIn(sql) {
  const statements = withoutComments(sql)
  const found = forbidden.filter(({ pattern }) => pattern.test(statements)).map(({ what }) => what)
  const required = (statements.match(addedColumn) ?? []).filter(
    column => /\bnot\s+null\b/i.test(column) && !/\bdefault\b|\bgenerated\b/i.test(column),
  )
  return required.length > 0 ? [...found, 'adds a column that old processes would have to fill'] : found
}

const withoutComments = sql => sql.replace(/--.*$/gm, '')

/** From before processes of two versions ran side by side, or about what no version in use reads any more. */
export const exempt = new Set([
  '0009_message_columns',
  '0014_violation_tallies_without_details',
  '0045_import_batches',
])
