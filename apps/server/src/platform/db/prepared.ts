import type { ReadHandle } from './client'

type Executable<Rows> = { execute: (values: Record<string, unknown>) => Promise<Rows> }
type Preparable<Rows> = { prepare: (name: string) => Executable<Rows> }

/** Statements are kept per connection by PostgreSQL as well, so their number has to be bounded. */
const MAX_STATEMENTS = 200

/** PostgreSQL cuts names off behind 63 bytes, and two that begin alike would become one. */
const MAX_NAME_LENGTH = 63

/**
 * Statements that are written once and then only executed: drizzle builds the SQL the first time, and PostgreSQL
 * parses it once per connection. The key names the shape of the statement; values go in by placeholder.
 */
export class PreparedStatements {
  private readonly known = new WeakMap<ReadHandle, Map<string, Executable<unknown>>>()
  private readonly prefix: string
  constructor(prefix: string) {
    this.prefix = prefix
  }

  run<Rows>(
    db: ReadHandle,
    key: string,
    build: (db: ReadHandle) => Preparable<Rows>,
    values: Record<string, unknown>,
  ): Promise<Rows> {
    const statements = this.known.get(db) ?? new Map<string, Executable<unknown>>()
    if (statements.size === 0) this.known.set(db, statements)
    const found = statements.get(key) as Executable<Rows> | undefined
    if (found) return found.execute(values)
    const name = `${this.prefix}:${key}`
    // Without a name the statement is parsed for this call only.
    const isKept = statements.size < MAX_STATEMENTS && name.length <= MAX_NAME_LENGTH
    const made = build(db).prepare(isKept ? name : '')
    if (isKept) statements.set(key, made)
    return made.execute(values)
  }
}

/** One statement whose shape never changes. */
export function prepared<Rows>(name: string, build: (db: ReadHandle) => Preparable<Rows>) {
  const statements = new PreparedStatements(name)
  return (db: ReadHandle, values: Record<string, unknown>): Promise<Rows> =>
    statements.run(db, '', build, values)
}
