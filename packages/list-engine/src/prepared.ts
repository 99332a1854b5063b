import { createHash } from 'node:crypto'
import type { ReadHandle } from './read-handle'

type Executable<Rows> = { execute: (values: Record<string, unknown>) => Promise<Rows> }
type Preparable<Rows> = { prepare: (name: string) => Executable<Rows> }
type Values = Record<string, unknown>

/** Every connection keeps the statements it was given a name for, so their number has to be bounded. */
const MAX_STATEMENTS = 200

/**
 * Statements that are written once and then only executed: drizzle builds the SQL the first time. The key names the
 * shape of a statement; values go in by placeholder.
 */
export class PreparedStatements {
  private readonly known = new WeakMap<ReadHandle, Map<string, Executable<unknown>>>()
  private readonly prefix: string
  constructor(prefix: string) {
    this.prefix = prefix
  }

  /**
   * PostgreSQL parses a statement with a name once per connection, and soon plans it once for all values. One whose
   * best plan depends on the values is `planned: 'each time'`.
   */
  run<Rows>(
    db: ReadHandle,
    key: string,
    build: (db: ReadHandle) => Preparable<Rows>,
    values: Values,
    { planned = 'once' }: { planned?: 'once' | 'each time' } = {},
  ): Promise<Rows> {
    const statements = this.known.get(db) ?? new Map<string, Executable<unknown>>()
    if (statements.size === 0) this.known.set(db, statements)
    const found = statements.get(key) as Executable<Rows> | undefined
    if (found) return found.execute(values)
    const isKept = statements.size < MAX_STATEMENTS
    // PostgreSQL truncates names to 63 bytes, so a long key is hashed to keep names different.
    const name = `${this.prefix}_${createHash('sha1').update(key).digest('hex').slice(0, 12)}`
    const statement = build(db).prepare(isKept && planned === 'once' ? name : '')
    if (isKept) statements.set(key, statement)
    return statement.execute(values)
  }
}

/** One statement whose shape never changes. */
export function prepared<Rows>(name: string, build: (db: ReadHandle) => Preparable<Rows>) {
  const statements = new PreparedStatements(name)
  return (db: ReadHandle, values: Values): Promise<Rows> => statements.run(db, '', build, values)
}

/** A statement for this call only, where its shape depends on what is in the database. */
export const runOnce = <Rows>(statement: Preparable<Rows>, values: Values): Promise<Rows> =>
  statement.prepare('').execute(values)
