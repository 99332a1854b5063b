import { type SQLWrapper, sql } from 'drizzle-orm'
import { customType, timestamp } from 'drizzle-orm/pg-core'

export const timestamptz = () => timestamp({ withTimezone: true })
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * A column of the statement around a subquery. Drizzle writes the columns of a single table without its name, and
 * PostgreSQL would then look for them in the subquery; inside another piece of SQL the name stays.
 */
export const outer = (column: SQLWrapper) => sql`${column}`
